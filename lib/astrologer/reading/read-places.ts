/** Where planets stand, how many are in a place, and the ascendant. */
import { GAP, GROUP, isLatin, LIST, natalChart, place, type Clause, type Frame, type Row } from './clause.ts';
import { ONLY_WORDS } from './joinings.ts';

export const counts: Row = (clause, frame) => {
  if (frame.chart !== 'D1') return;
  // Your second house, Sagittarius, is empty; Gemini falls on the eighth house, and Jupiter is there
  if (frame.from === 'lagna')
    clause.each(
      '^[,_]*(H),(S),(?=[W_]{0,2}c)|^[,_]*(S)[_W]{0,2}o(H)(?=,|$)',
      ([, [a] = [0, 0], [b] = [0, 0], [c] = [0, 0], [d] = [0, 0]]) => {
        const [house, sign] = b > 0 ? [a, b] : [d, c];
        clause.add({ kind: 'house_sign', house: clause.number(house), sign: clause.number(sign) }, house, [
          house,
          sign,
        ]);
        clause.blank(sign, 1);
        if (b === 0) clause.blank(house, 1);
      },
    );
  const claim = (count: number, place: number): void => {
    const number = clause.number(place) || 1;
    clause.add(
      {
        kind: 'count',
        count: clause.number(count),
        place: clause.symbols[place] === 'H' ? { house: number } : { sign: number },
      },
      place,
      [count, place],
    );
    // Three planets are in the second: the Sun, Mars and Venus
    if (
      !/^[icwW]*_?(?:,|c)[BL]/.test(clause.symbols.slice(place + 1)) &&
      !/^,?[BL]/.test(clause.symbols.slice(count + 1))
    )
      clause.blank(place, 1);
    clause.blank(count, 1, 'c');
  };
  // Empty houses: the third, the fourth and the ninth
  clause.each(`(c)[_W]{0,2},?(${LIST('[HS]')})`, ([, [count] = [0, 0], [start, length] = [0, 0]]) => {
    if (clause.number(count) === 0) for (const at of clause.within(start, length, 'HS')) claim(count, at);
  });
  // Three planets in Capricorn in the fifth house
  clause.each(
    `(c)[_GnWw]{0,3}[iW]{0,2}([HS])(?:[i,_]{0,2}([HS]))?`,
    ([, [count] = [0, 0], [first] = [0, 0], [second] = [0, 0]]) => {
      if (!Number.isFinite(clause.number(count))) return;
      claim(count, first);
      if (second > first && clause.symbols[first] !== clause.symbols[second]) claim(count, second);
    },
  );
  clause.each(`(${LIST('[HS]')})(?:${GAP}[iW,]?_?|[_,]{0,8}W)(c)`, ([, [start, length] = [0, 0], [count] = [0, 0]]) => {
    const places = clause.within(start, length, 'HS');
    // The fourth, the fifth and the sixth are empty: each of them
    const isEach = clause.number(count) === 0 && clause.symbols[start - 1] !== 'i';
    const those = isEach ? places.filter((at) => clause.token(at).symbol !== 'A') : places.slice(-1);
    if (Number.isFinite(clause.number(count))) for (const at of those) claim(count, at);
  });
  // Only the Sun and Mars are in the sixth: two planets are
  clause.each('(_)(B(?:[,&]+B)*)[iW]{0,2}([HS])', ([, [only] = [0, 0], [start, length] = [0, 0], [at] = [0, 0]]) => {
    if (!ONLY_WORDS.has(clause.token(only).text) || frame.from !== 'lagna') return;
    const number = clause.number(at);
    const where = clause.symbols[at] === 'H' ? { house: number } : { sign: number };
    clause.add({ kind: 'count', count: clause.within(start, length, 'B').length, place: where }, at, [at]);
  });
};

/** The ascendant and its sign; where it names the place of a planet, it is read as the first house. */
export const ascendants: Row = (clause, frame) => {
  const natal: Frame = { ...frame, chart: natalChart(frame), time: null };
  const hasPlanet = /[BLc]/.test(clause.symbols);
  const read = (sign: number, of: number): void => {
    place(clause, natal, of, sign);
    // Lagna: Virgo 10°, Hasta 1
    const [more = ''] = /^[,i_]{0,3}(?:D[,i_]{0,3})?N?/.exec(clause.symbols.slice(Math.max(sign, of) + 1)) ?? [];
    for (const at of clause.within(Math.max(sign, of) + 1, more.length, 'DN')) {
      const isAt = /i_?$/.test(clause.symbols.slice(0, at));
      // Lagna Scorpio 8°, Moon …
      const ends = clause.symbols[at] === 'D' && /^[SA_],$/.test(`${clause.symbols[at - 1]}${clause.symbols[at + 1]}`);
      if (!isAt && !ends && /^(?:P?[,i_]{0,2})[BL]/.test(clause.symbols.slice(at + 1))) continue;
      place(clause, natal, of, at);
      clause.blank(at, 1);
    }
    const isPlace =
      hasPlanet &&
      (sign < of
        ? clause.symbols[of + 1] === 'i' ||
          (/[iw]/.test(clause.symbols[sign - 1] ?? ' ') && !/[,&]/.test(clause.symbols[of + 1] ?? ' '))
        : clause.symbols[of + 1] === 'i' && /[BL][_W]?$/.test(clause.symbols.slice(0, of)));
    clause.blank(sign, 1);
    clause.blank(of, 1, isPlace ? 'H' : '_');
  };
  // Scorpio is your rising sign and your Moon sign; आपकी राशि वृश्चिक है और लग्न भी
  clause.each('(S)_?A&(B)_?$', ([, [sign] = [0, 0], [of] = [0, 0]]) => place(clause, natal, of, sign));
  clause.each('B,?(S),?&?(A)_?$', ([, [sign] = [0, 0], [of] = [0, 0]]) => place(clause, natal, of, sign));
  // Leo ascendant, सिंह लग्न, Leo in the ascendant; the ascendant is Leo
  clause.each('(S)_?(A)|(?<!i)(S)[io](A)', ([, [a] = [0, 0], [b] = [0, 0], [c] = [0, 0], [d] = [0, 0]]) =>
    read(a || c, b || d),
  );
  clause.each('(A)[iWk_,/]{0,3}(S)', ([, [of] = [0, 0], [sign] = [0, 0]]) => read(sign, of));
  if (!hasPlanet) return;
  clause.each(
    '[iw]_?(A)|(A)i|(?<=[BL])(A)|(?<=[BLc].*W)(A)(?![iWk_,/]{0,3}S)',
    ([, [a] = [0, 0], [b] = [0, 0], [c] = [0, 0], [d] = [0, 0]]) => {
      const at = a || b || c || d;
      if (c > 0 && !/^(?:rising|rises)$/.test(clause.token(c).text)) return;
      if (clause.symbols[at] === 'A') clause.blank(at, 1, 'H');
    },
  );
};

const PLACES = 'SHND';
/** आप पाएंगे, paoge: that a planet is found in a place. */
const FOUND =
  /^(?:पाएंगे|पाएंगी|पाएँगे|पाते|पाओगे|पाया|देखेंगे|देखते|देखोगे|paoge|payenge|paayenge|paaoge|paate|dekhoge|dekhenge|dekhte)$/;

/** Whether what stands between a planet and a place after it says that it is there. */
const isStated = (clause: Clause, subject: number, since: number, at: number): boolean => {
  const between = clause.symbols.slice(since, at);
  if (/[iw]_{0,2}k?$/.test(between)) return true;
  // In its own Aquarius; eighth from the Moon; छठे स्थान पर
  if (/Z[k_]?$/.test(clause.written.slice(0, at))) return true;
  if (clause.token(at).from !== undefined) return true;
  if (
    clause.symbols[at + 1] === 'o' &&
    !/[vV]/.test(clause.written) &&
    /^(?:पर|par|pe)$/.test(clause.token(at + 1).text)
  )
    return true;
  // Jupiter has to work from the eighth
  if (/f$/.test(between) && clause.symbols[at] === 'H' && isLatin(clause.token(at - 1).text)) return true;
  // गुरु को आप आठवें घर में पाएंगे
  if (between === 'o' && FOUND.test(clause.tokens.slice(at + 1, at + 3).at(-1)?.text ?? '')) return true;
  // पर बारहवें घर में
  const postposed = /^i/.test(clause.symbols.slice(at + 1)) && !/^in|^at|^to|^on/.test(clause.token(at + 1).text);
  if (/^(?:_?[&,]+)?$/.test(between) && postposed) return true;
  // at nine degrees of Sagittarius
  if (/D$/.test(clause.written.slice(0, since)) && between === '' && clause.symbols[at] === 'S') return true;
  // … और गोचर में मीन का
  if (
    between === '' &&
    /^k[_W]*$/.test(clause.symbols.slice(at + 1)) &&
    /^(?:का|के|की|ka|ke|ki)$/.test(clause.token(at + 1).text)
  )
    return true;
  if (clause.token(subject).implied) return false;
  if (clause.symbols[at + 1] === 'o') return false;
  if (/^(?:k?P)?i/.test(clause.symbols.slice(at + 1))) return true;
  // "Saturn has the fifth under its rule"
  const has = clause.within(since, at - since, 'W')[0];
  if (has !== undefined && clause.symbols[at] === 'H' && /^(?:has|have)$/.test(clause.token(has).text)) return false;
  if (/^k?$/.test(between) && (clause.symbols[at] === 'S' || clause.symbols[at] === 'N')) return true;
  const unknown = clause.within(since, at - since, '_').filter((i) => clause.token(i).symbol === '_');
  const isList =
    /^[,&n/Wi_]*$/.test(between.replace(/[oi]?T(?=,)/g, '')) ||
    (between === 'k' && 'DH'.includes(clause.token(since - 1).symbol));
  return (
    isList && (unknown.length === 0 || (unknown.length === 1 && unknown.every((i) => !isLatin(clause.token(i).text))))
  );
};

/** Whether a place that stands before a planet is said to be its place: दशम भाव में शनि, in the tenth house stands Saturn. */
const isStatedBefore = (clause: Clause, at: number, subject: number): boolean => {
  const between = clause.symbols.slice(at + 1, subject);
  // "The house in Saturn's keeping": the English "in" is no postposition.
  if (between.endsWith('i') && /^(?:in|within|into|at|to)/.test(clause.token(subject - 1).text)) return false;
  const isShort = between.length <= 4 && (clause.symbols[at - 1] === 'i' || between.startsWith('i'));
  const heads =
    /^[^,]*$/.test(between) || /^[_:]*$|[,i]$|c[_W]*$/.test(clause.symbols.slice(0, at).replace(/[SHND][,&]*$/, ''));
  return (heads && /^[,/ik&cSHNDP]*$/.test(between)) || /W/.test(between) || isShort;
};

/** Reads a clause from left to right: a place belongs to the planets before it, or, where there are none, to the next. */
export const placements: Row = (clause, frame) => {
  // Saturn is eleventh from Venus, शुक्र से ग्यारहवें भाव में: counted from a planet, which no frame here knows.
  clause.each('Hf(?=B)|(?<=B)fH', ([[start, length] = [0, 0]]) => clause.blank(start, length));
  // The seventh house is Aquarius, and its lord Saturn …
  if (frame.chart === 'D1' && frame.from === 'lagna')
    clause.each('^[,_]*(H)[W,]?(S)(?=,[^S]*[BL])', ([, [house] = [0, 0], [sign] = [0, 0]]) => {
      clause.add({ kind: 'house_sign', house: clause.number(house), sign: clause.number(sign) }, house, [house, sign]);
      // The fourth house, Aquarius, is occupied by Mars: the fourth is the place of Mars.
      if (!/^,W[_b]?B/.test(clause.symbols.slice(sign + 1))) clause.blank(house, 1);
      clause.blank(sign, 1);
    });
  // Seventh house: Aries, Moon
  clause.each('^[,_]*(H)[,W]?S?,(B(?:[,&]+B)*)$', ([, [house] = [0, 0], [start, length] = [0, 0]]) => {
    for (const of of clause.within(start, length, 'B')) place(clause, frame, of, house);
    clause.blank(start, length);
  });
  const { symbols } = clause;
  const group = new RegExp(GROUP('[BAL]'), 'y');
  let subjects: readonly number[] = [];
  let waiting: number[] = [];
  let since = 0;
  let isFronted = false;
  let wasStated = true;
  const belongsToNext = (at: number): boolean => {
    if (subjects.length === 0) return true;
    const after = symbols.slice(at + 1);
    const isAfterPause = /(?:^|[,&])_?i$/.test(symbols.slice(0, at));
    return (isAfterPause && /^[,W_]{0,2}[BL]/.test(after)) || (isFronted && /^(?:,|[W_])?i?[BL]/.test(after));
  };
  for (let at = 0; at < symbols.length;) {
    group.lastIndex = at;
    const [found = ''] = group.exec(symbols) ?? [];
    const end = at + found.length;
    const isObject =
      symbols[end] === 'o' && !/^(?:to|on|on the|onto|upon|toward|towards)$/.test(clause.token(end).text);
    // Saturn stands in the third with Rahu: what is with it has its place already.
    const isAdded =
      symbols[at - 1] === '^' && since > 0 && subjects.length > 0 && clause.token(since - 1).symbol !== 'B';
    // Mars takes care of the ascendant from the fourth: it is Mars that is there.
    const isOfAscendant =
      found === 'A' && subjects.length > 0 && /[ko]$/.test(symbols.slice(0, at)) && !/^i/.test(symbols.slice(end));
    if (isOfAscendant) {
      at = end;
      continue;
    }
    if (isAdded && found !== '') {
      at += /^[BAL](?:&[BAL])*/.exec(found)?.[0].length ?? 1;
      continue;
    }
    if (found !== '' && !isObject) {
      subjects = clause.subjects(at, found.length);
      // What stands before a planet that is given a place of its own, is not one more: "the third and ninth: Rahu in the third".
      const hasOwn = /^[,W]*i?[SHND](?!i?[BL])/.test(symbols.slice(end));
      const statedBefore = waiting.filter((before) => isStatedBefore(clause, before, at));
      for (const before of waiting) {
        const stated = statedBefore.includes(before);
        // "Let us start with the first house, where we find …": named twice
        const isAgain = statedBefore.some(
          (other) => clause.number(other) === clause.number(before) && symbols[other] === symbols[before],
        );
        if (!stated && isAgain) continue;
        if (stated || !hasOwn) for (const of of subjects) place(clause, frame, of, before, !stated);
      }
      isFronted = waiting.length > 0 && !hasOwn;
      waiting = [];
      since = end;
    } else if (symbols[at] === 'S' && clause.tokens[at - 1]?.text === 'for') {
      // A yogakaraka for Leo: what it is to an ascendant.
    } else if (PLACES.includes(symbols[at] ?? ' ')) {
      if (belongsToNext(at)) waiting.push(at);
      else {
        const [first = 0] = subjects;
        // What is joined to a place that was not stated is not stated either.
        const joins = /^[,&]+$/.test(symbols.slice(since, at)) && PLACES.includes(symbols[since - 1] ?? ' ');
        const stated: boolean = isStated(clause, first, since, at) && (wasStated || !joins);
        wasStated = stated;
        if (stated || !clause.token(first).implied) for (const of of subjects) place(clause, frame, of, at, !stated);
        since = symbols[at + 1] === 'P' ? at + 2 : at + 1;
        clause.blank(at, 1);
      }
    }
    at = found === '' ? at + 1 : end;
  }
  // You were born in Anuradha: the star of the Moon
  const isOfBirth = clause.tokens.some(({ text }) =>
    /^(?:(?:you |i )?(?:were |was )?born|जन्मे|जन्मी|पैदा|janme|paida)/.test(text),
  );
  const [star] = clause.within(0, symbols.length, 'N');
  const pada = clause.within(0, symbols.length, 'P')[0];
  if (subjects.length === 0 && isOfBirth && star !== undefined && frame.chart === 'D1')
    clause.add(
      { kind: 'star', of: 'moon', star: clause.number(star), pada: pada === undefined ? null : clause.number(pada) },
      star,
      pada === undefined ? [star] : [star, pada],
    );
  // The seventh house is Leo
  if (frame.chart === 'D1' && frame.from === 'lagna' && subjects.length === 0)
    clause.each('(H)[iWk_]{0,2}(S)|(S)[iWo]{1,2}(H)', ([, [a] = [0, 0], [b] = [0, 0], [c] = [0, 0], [d] = [0, 0]]) => {
      const [house, sign] = a === b ? [d, c] : [a, b];
      clause.add({ kind: 'house_sign', house: clause.number(house), sign: clause.number(sign) }, house, [house, sign]);
    });
};
