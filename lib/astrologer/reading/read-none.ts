/** What no planet does: look at a house. Said of none, it is denied of each of them. */
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Claim } from './claim.ts';
import { LIST, type Clause } from './clause.ts';

/** Which planets are meant: no malefic, किसी शुभ ग्रह, or no planet at all. */
const kindIn = (text: string): readonly Graha[] =>
  /पाप|क्रूर|अशुभ|paap|krur|malefic/.test(text)
    ? ['sun', 'mars', 'saturn', 'rahu', 'ketu']
    : /शुभ|सौम्य|shubh|saumya|benefic/.test(text)
      ? ['mercury', 'jupiter', 'venus']
      : GRAHAS;

/** The sixth is looked at by no planet, छठे भाव पर किसी ग्रह की दृष्टि नहीं: denied of each of them. */
export const noneLooks = (clause: Clause): void =>
  clause.each(
    `(${LIST('[HBLA]')})o_?(c)k?_{0,2}(n?_?v_?n?)|(c)(${LIST('[HBLA]')})o_?(n?v_?n?)|(c)(v)o?(${LIST('[HBLA]')})`,
    ([whole = [0, 0], a, b, c, d, e, f, g, h, i]) => {
      const [[at], target, verb] =
        (b?.[1] ?? 0) > 0
          ? [b ?? whole, a ?? whole, c ?? whole]
          : (d?.[1] ?? 0) > 0
            ? [d ?? whole, e ?? whole, f ?? whole]
            : [g ?? whole, i ?? whole, h ?? whole];
      const isNone = clause.token(at).number === 0 || clause.within(...verb, 'n').length > 0;
      if (!isNone) return;
      for (const to of clause.within(...target, 'HBLA'))
        for (const of of kindIn(clause.token(at).text)) {
          const on = clause.symbols[to] === 'H' ? { house: clause.number(to) || 1 } : clause.point(to);
          if (of === on) continue;
          const claim: Claim = { kind: 'aspect', of, on };
          clause.claims.push({ claim, negated: true, at: to, used: [at, to], unclear: false });
        }
      for (const to of clause.within(...whole, 'HBLAvcn')) clause.blank(to, 1);
    },
  );
