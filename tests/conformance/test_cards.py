from __future__ import annotations
import re
from itertools import islice
from collections import Counter
import pytest
from rules.game import copy_state
from tests.conformance.case import Case
from tests.conformance.found import numbered
from tests.conformance.play import played, NoDice
from tests.conformance.walking import Walk

ARROW=re.compile(r"(-?\$[\d,]+)\**(?: a share)? → \**(-?\$[\d,]+)")

@numbered(lambda case: 3)
def test_x(case: Case, number: int) -> None:
    import time
    n=0; c=Counter(); ex={}
    t=time.process_time()
    for made in islice(played(case, number), 0, None, case.every):
        if case.game.over(made.state): continue
        for seat in case.game.to_move(made.state):
            w=Walk(case, made, seat, "en", number)
            before=w.chat.text(w.at)
            for pv,a in w.previews:
                if a.sealed: c["sealed"]+=1; continue
                other=copy_state(case.game, made.state)
                try: ev=case.game.apply(other, seat, a, NoDice())
                except AssertionError: c["drawn"]+=1; continue
                except Exception: c["refused"]+=1; continue
                here=w.scene(other)
                after="\n".join([w.chat.text(here), *w.chat.story(here, ev)])
                pairs=ARROW.findall(pv.text)
                c["prev"]+=1; c["pairs"]+=len(pairs)
                if not pairs: c["nopairs "+type(a).__name__]+=1
                for x,y in pairs:
                    if y not in after: c["wrong"]+=1; ex.setdefault("y"+type(a).__name__,(x,y,pv.text, after))
                    if x not in before: c["wrongbefore"]+=1; ex.setdefault("x"+type(a).__name__,(x,y,pv.text,before))
    print("@@",case.key, n, dict(c), time.process_time()-t)
    for k,v in ex.items(): print("@@   ",k,v[0],v[1],"||",v[2].replace("\n"," / "),"||", v[3].replace("\n"," / ")[:1500])
