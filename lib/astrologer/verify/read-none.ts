/** What no planet does: look at a house, stand with another. Said of none, it is denied of each of them. */
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Claim } from '../claim.ts';
import { isNatal, LIST, natalChart, type Clause, type Row } from './clause.ts';

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

const ALONE = /^(?:अकेला|अकेले|अकेली|एकाकी|तन्हा|akela|akele|akeli|ekaki|tanha)$/;

/** शुक्र पंचम में अकेला है, उसके साथ कोई ग्रह नहीं: no other planet is with it. */
export const alone: Row = (clause, frame) => {
  if (!isNatal(frame)) return;
  const withNone = (of: number, word: number): void => {
    for (const other of GRAHAS) {
      if (other === clause.token(of).planet) continue;
      const claim: Claim = { kind: 'conjunction', of: clause.point(of), other, chart: natalChart(frame) };
      clause.claims.push({ claim, negated: true, at: of, used: [of, word], unclear: false });
    }
  };
  clause.each(
    '([BL])?k?([^BLvV]*)(w)[k_]?([BL])?[^BLvVn]*(c)',
    ([, before, [start, length] = [0, 0], [word] = [0, 0], after, [none] = [0, 0]]) => {
      if (
        clause.token(none).number !== 0 ||
        !/^(?:(?:और|aur) )?(?:कोई|koi|एक भी|ek bhi|दूसरा|doosra|dusra) /.test(clause.token(none).text)
      )
        return;
      const nearest = after ?? before ?? [0, 0];
      const of = nearest[1] > 0 ? nearest[0] : (before?.[0] ?? 0);
      if (!'BL'.includes(clause.symbols[of] ?? ' ') || start + length > word) return;
      withNone(of, none);
      clause.blank(word, 1);
      clause.blank(none, 1);
    },
  );
  const subjects = clause.within(0, clause.symbols.length, 'BL');
  const [of] = subjects;
  const word = clause.tokens.findIndex(({ text }) => ALONE.test(text));
  if (
    of !== undefined &&
    subjects.length === 1 &&
    word >= 0 &&
    !/[vVMUQ]|^.{0,1}n/.test(clause.symbols.replace(/^.*/, (all) => all.slice(word + 1)))
  )
    withNone(of, word);
};
