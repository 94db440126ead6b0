/** Planets that stand together, and those with which none does. */
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Claim } from './claim.ts';
import { isNatal, natalChart, type Row } from './clause.ts';

/** Planets that stand together. Afterwards the word is read as "and", so that a place counts for both. */
export const conjunctions: Row = (clause, frame) => {
  const chart = natalChart(frame);
  const pair = (a: number, b: number): void => {
    if (isNatal(frame) && clause.point(a) !== clause.point(b))
      clause.add({ kind: 'conjunction', of: clause.point(a), other: clause.point(b), chart }, a, [a, b]);
  };
  const together = (start: number, length: number): void => {
    const [first, ...others] = clause.within(start, length, 'BAL');
    if (first !== undefined) for (const other of others) pair(first, other);
  };
  // शनि लग्न में सूर्य और चंद्र के साथ
  clause.each(
    '([BL])[HS]i[_W]?([BL](?:[,&]+[BL])+)(k_?w)',
    ([, [a] = [0, 0], [start, length] = [0, 0], word = [0, 0]]) => {
      for (const b of clause.within(start, length, 'BL')) pair(a, b);
      clause.blank(start, length);
      clause.blank(...word);
    },
  );
  // चंद्र और मंगल के साथ शुक्र: Venus with both
  clause.each(
    '([BL](?:[,&]+[BL])+)k_?(w)_?([BL])(?![BL]*k?w)',
    ([, [start, length] = [0, 0], [word] = [0, 0], [other] = [0, 0]]) => {
      for (const one of clause.within(start, length, 'BL')) pair(one, other);
      clause.blank(word, 1, '^');
    },
  );
  // Saturn and Mars are together; conjunction of Sun and Mercury
  clause.each(`([BL](?:[,&]+[BL])+)([,_c]{0,3}k?_?n?_?w)`, ([, [start, length] = [0, 0], word = [0, 0]]) => {
    together(start, length);
    clause.blank(...word);
  });
  clause.each('(w)k(B(?:[,&]+B)+)', ([, [word] = [0, 0], [start, length] = [0, 0]]) => {
    together(start, length);
    clause.blank(word, 1);
  });
  // Saturn is with Mars; शनि के साथ मंगल; शनि मंगल के साथ; Saturn in Aries with Mars
  clause.each(
    `([BL])(?:[_GnW&]{0,4}(?:[iHSNDPRFCEXZ+,&r-]*)|,(?:L&?)+,[_S]{0,3},[iHSNP]+)[kf]?(w)[bk_]?[RFCEXZ+-]?([BL](?:&[RFCEXZ]?[BL]|,[BL](?![iW_]?[SHND]))*)`,
    ([, [a] = [0, 0], [word] = [0, 0], [start, length] = [0, 0]]) => {
      for (const b of clause.within(start, length, 'BL')) pair(a, b);
      clause.blank(word, 1, '^');
    },
  );
  clause.each(`([BL])[HSNio_,WRFCEXZ+-]*L?([BL][kf]?w)`, ([, [a] = [0, 0], [b, length] = [0, 0]]) => {
    pair(a, b);
    clause.blank(b, length);
  });
};

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
