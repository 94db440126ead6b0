/** What planets have to do with houses and with each other: lordship, aspect. */
import { GAP, isLatin, isNatal, LIST, place, type Row } from './clause.ts';
import { noneLooks } from './read-none.ts';

/** Each of these has its own word for lord: सप्तमेश, ninth lord. */
const NAMED_LORD = /(?:lord|ruler|owner|adhipati|अधिपति|धिपति|e?sh|ेश)$/u;

export const lordships: Row = (clause) => {
  const claim = (house: number, planet: number, ...words: readonly number[]): void => {
    const { planet: lord } = clause.token(planet);
    const used = [house, planet, ...words];
    if (lord) clause.add({ kind: 'lord', house: clause.number(house) || 1, planet: lord }, house, used);
  };
  // The fourth house has Jupiter for its lord; with Venus for its lord, the ascendant …
  clause.each(`(${LIST('[HA]')})(?:,[_&k]{1,6},)?[W_&]{0,3}(B)_?[pL]|w(B)_?[pL],([HA])`, (spans) => {
    const [[start, length] = [0, 0], [first, count] = [0, 0], [lord] = [0, 0], [other] = [0, 0], [own] = [0, 0]] =
      spans;
    const planet = lord || other;
    const at = clause.symbols.slice(0, start + length).search(/[pL](?:,[HA])?$/);
    if (!/^(?:its|their|his|her|whose) |^(?:lord|ruler|owner)$/.test(clause.token(at).text)) return;
    for (const house of count > 0 ? clause.within(first, count, 'HA') : [own]) claim(house, planet, at);
    clause.blank(start, planet - start);
    clause.blank(planet + 1, start + length - planet - 1);
  });
  // Ruled by Saturn, who stands in the 1st, the 10th house …
  clause.each('^[_,&]*y(B)(?:,|[^yLM]*,)(H)(?=[WV])', ([, [planet] = [0, 0], [house] = [0, 0]]) =>
    claim(house, planet),
  );
  // Ruling the fifth and the eighth, Jupiter …
  clause.each(
    `^[_&,]{0,2}r_?(${LIST('[HA]')})[^BALS]{0,4},_?(B)`,
    ([, [start, length] = [0, 0], [planet] = [0, 0]]) => {
      for (const house of clause.within(start, length, 'HA')) claim(house, planet);
      clause.blank(start, length);
    },
  );
  // Venus rules the 7th (and the 12th)
  clause.each(
    `(B)(?:,?${GAP}|[^BLcTMUQ]{0,8}[,&]_?)r(?:[_k]{0,4},|_)?(${LIST('[HA]')})`,
    ([, [planet] = [0, 0], [start, length] = [0, 0]]) => {
      for (const house of clause.within(start, length, 'HA')) claim(house, planet);
      clause.blank(start, length);
      // Saturn rules the tenth, the Sun the fourth, Mars the seventh
      for (let next = start + length; /^,&?BH/.test(clause.symbols.slice(next));) {
        const other = clause.symbols.indexOf('B', next);
        claim(other + 1, other);
        clause.blank(next, other + 2 - next);
        next = other + 2;
      }
    },
  );
  // The seventh house is Taurus, and its lord Venus is exalted: the house names its sign, and is the place of nobody.
  clause.each('(H)[,_W]{0,2}(S)[,&_W]{1,3}[pL],?B', ([, [house] = [0, 0], [sign] = [0, 0]]) => {
    clause.add({ kind: 'house_sign', house: clause.number(house), sign: clause.number(sign) }, house, [house, sign]);
    clause.blank(sign, 1);
    const lord = clause.symbols.indexOf('p', sign);
    if (lord > 0) claim(house, lord + 1 + Number(clause.symbols[lord + 1] === ','));
    clause.blank(house, 1);
  });
  // the eighth is occupied by its own lord, Jupiter
  clause.each('([HA])([_WibvVw]{0,4})p,?(B)', ([, [house] = [0, 0], [start, length] = [0, 0], [planet] = [0, 0]]) => {
    claim(house, planet);
    if (/[Wib]/.test(clause.symbols.slice(start, start + length)))
      place(clause, { chart: 'D1', from: 'lagna', time: null }, planet, house);
    clause.blank(house, 1);
  });
  clause.each(
    `(${LIST('[HA]')})(?:,[_cRCEXn]+,|,?${GAP})y(B)`,
    ([[start, length] = [0, 0], houses = [0, 0], [planet] = [0, 0]]) => {
      for (const house of clause.within(...houses, 'HA')) claim(house, planet);
      // Rahu is in the third, which is ruled by Mars: the third is the place of Rahu.
      const isPlace = /[BL][^BL]*i_?$/.test(clause.symbols.slice(0, start));
      if (isPlace) clause.blank(start + houses[1], length - houses[1]);
      else clause.blank(start, length - 1);
    },
  );
  // The Aquarius lagna's lord
  clause.each('(S)(L)', ([, [sign] = [0, 0], [lord] = [0, 0]]) => {
    if (clause.number(lord) !== 1 || clause.symbols[sign - 1] === 'i') return;
    clause.add({ kind: 'sign', of: 'ascendant', sign: clause.number(sign), chart: 'D1', time: null }, sign, [sign]);
    clause.blank(sign, 1);
  });
  // The fourth house holds Mars and is ruled by Saturn
  clause.each('(H)[^HBLS]*B(?:&B)*,?&_?y(B)', ([, [house] = [0, 0], [planet] = [0, 0]]) => {
    claim(house, planet);
    clause.blank(planet, 1);
  });
  // Lordship of the ninth belongs to the Moon
  clause.each('(L)y(B)', ([, [house] = [0, 0], [planet] = [0, 0]]) => claim(house, planet));
  // Pushya, ruled by Saturn
  clause.each('N[_,]{0,6}y(B)', ([, span = [0, 0]]) => clause.blank(...span));
  // Saturn rules Capricorn: a rule of astrology, which says nothing of this chart
  clause.each(`B${GAP}r_?${LIST('S')}|${LIST('S')}${GAP}yB`, ([span = [0, 0]]) => clause.blank(...span));
  // Venus, lord of the 7th, …; the 7th lord is Venus; सप्तमेश शुक्र
  clause.each(`(B),?(${LIST('L')})(?![BL]?k?w|o_?[BL]?k?v|k)`, ([, [planet] = [0, 0], [start, length] = [0, 0]]) => {
    for (const house of clause.within(start, length, 'L')) claim(house, planet);
    // What stands between commas is read: the planet goes on after it
    if (clause.symbols[planet + 1] === ',' && clause.symbols[start + length] === ',') clause.blank(start, length, ',');
  });
  // Mars, exalted in Capricorn, third and eighth lord, …
  clause.each(
    `(B),?[RFCEXZ]?(?:i[SH])*,(${LIST('L')}),(?=[wivV])`,
    ([, [planet] = [0, 0], [start, length] = [0, 0]]) => {
      for (const house of clause.within(start, length, 'L')) claim(house, planet);
      clause.blank(start, length, ',');
    },
  );
  // Venus is in the fifth and also lord of the seventh
  clause.each('(B)[^BALMUQ]*&(L)(?=_*$|_*[,|](?!B))', ([, [planet] = [0, 0], [house] = [0, 0]]) =>
    claim(house, planet),
  );
  clause.each(
    '((?:L[,&]+)*)(L),?(B)(?!o)([BL]?k?w|k(?![EXCRZ]))?',
    ([, [start, others] = [0, 0], [house] = [0, 0], [planet] = [0, 0], [joint, length] = [0, 0]]) => {
      // The eleventh lord Moon joins …; सप्तमेश शुक्र के साथ may be the lord of the seventh with Venus
      const joins =
        length === 1 && isLatin(clause.token(joint).text) && !/^(?:sa+th|sang|yu[kt])/.test(clause.token(joint).text);
      // पंचमेश गुरु का अष्टम में जाना
      const owns = length === 1 && /^(?:का|की|के|ka|ki|ke)$/.test(clause.token(joint).text);
      if (length > 0 && !owns && !(joins && clause.symbols[joint] === 'w')) return;
      if (/B,?$/.test(clause.symbols.slice(0, start))) return;
      claim(house, planet);
      // तीसरे और चौथे का स्वामी शनि: of both, where "lord" is said once
      const those = clause.within(start, others, 'L');
      if (those.every((at) => !NAMED_LORD.test(clause.token(at).text))) for (const at of those) claim(at, planet);
    },
  );
};

/** What is aspected, after the verb: the tenth, the fourth and at the ascendant. */
const TARGETS = '[HBLA](?:,?&[io]?(?!BH)[HBLA]|,(?!BH)[HBLA])*';

export const aspects: Row = (clause, frame) => {
  if (!isNatal(frame)) return;
  const on = (by: readonly number[], target: readonly number[], span: readonly [number, number]): void => {
    for (const subject of by)
      for (const to of target) {
        const symbol = clause.symbols[to];
        const claimed = symbol === 'H' ? { house: clause.number(to) || 1 } : clause.point(to);
        const [verb] = clause.within(...span, 'v').filter((at) => clause.token(at).number !== undefined);
        const nth = verb === undefined ? {} : { nth: clause.number(verb) };
        clause.add({ kind: 'aspect', of: clause.point(subject), on: claimed, ...nth }, subject, [subject, to]);
      }
    // Ketu faces Saturn and Rahu in the third: they are there
    const [there, where] = /^i([HSN])/d.exec(clause.symbols.slice(span[0] + span[1]))?.indices ?? [];
    if (there && where && target.length > 0 && target.every((to) => clause.symbols[to] === 'B')) {
      const at = span[0] + span[1] + where[0];
      for (const to of target) place(clause, frame, to, at);
      clause.blank(at, 1);
    }
    // Mars aspects the second house, and Jupiter the tenth
    // His third aspect goes to the eighth house, his seventh to the twelfth
    for (let next = span[0] + span[1]; ;) {
      const found = /^[,&]+(v)[oi_]{0,2}(H)/d.exec(clause.symbols.slice(next));
      const [, word, house] = found?.indices ?? [];
      if (!found || !word || !house) break;
      const { number: nth } = clause.token(next + word[0]);
      for (const subject of by)
        clause.add(
          {
            kind: 'aspect',
            of: clause.point(subject),
            on: { house: clause.number(next + house[0]) },
            ...(nth === undefined ? {} : { nth }),
          },
          subject,
          [subject, next + house[0]],
        );
      clause.blank(next, found[0].length);
      next += found[0].length;
    }
    const gap = new RegExp(`^,&?(B)((?:&[BL])*)(${LIST('H')})(?=[,&]|$)`, 'd');
    for (let next = span[0] + span[1]; ;) {
      const found = gap.exec(clause.symbols.slice(next));
      const [, one, , houses] = found?.indices ?? [];
      if (!found || !one || !houses) break;
      for (const to of clause.within(next + houses[0], houses[1] - houses[0], 'H'))
        clause.add({ kind: 'aspect', of: clause.point(next + one[0]), on: { house: clause.number(to) } }, to, [
          next + one[0],
          to,
        ]);
      clause.blank(next, found[0].length);
      next += found[0].length;
    }
    const read = [
      ...target.filter((to) => clause.symbols[to] === 'H' || clause.symbols[to] === 'A'),
      ...clause.within(...span, 'vV'),
    ];
    for (const at of read) clause.blank(at, 1);
    // … on the tenth house, its own sign Aquarius
    const last = target.at(-1) ?? 0;
    const [named] = /^,[Z_]{0,2}S/.exec(clause.symbols.slice(span[0] + span[1])) ?? [];
    const sign = span[0] + span[1] + (named?.length ?? 0) - 1;
    if (named === undefined || clause.token(last).symbol !== 'H') return;
    clause.add({ kind: 'house_sign', house: clause.number(last), sign: clause.number(sign) }, last, [last, sign]);
    clause.blank(sign, 1);
  };
  /** Where the looking planet stands itself, said between it and the verb. */
  const standing = '(?:[in_,]{0,4}[SHN]i?)*';
  const rows: readonly (readonly [pattern: string, by: number, target: number])[] = [
    // मंगल गुरु की दृष्टि से दृष्ट है; गुरु से दृष्ट मंगल
    [`(${LIST('[HBLA]')})_?(${LIST('[BL]')})(?:k_?v)?fV`, 2, 1],
    [`(${LIST('[BL]')})(?:k_?v)?fV(${LIST('[HBL]')})`, 1, 2],
    // सप्तम भाव पर शनि की दृष्टि
    [`(${LIST('[HBLA]')})o_?(?:Hf_?)?(${LIST('[BL]')})_?k?_?v`, 2, 1],
    // Mars, whose sight from the sixth reaches the ninth and the twelfth
    [`([BL])[,_]{0,3}vfH_{1,2}o?(${LIST('H')})`, 1, 2],
    // गुरु अष्टम भाव से दूसरे भाव को देख रहे हैं
    [`(${LIST('[BL]')})_?[HS]f_?(${LIST('[HBLA]')})o_{0,2}v`, 1, 2],
    // शनि की दृष्टि सप्तम भाव पर; Saturn's aspect on the 7th; Saturn in Aries aspects the 7th
    [`(${LIST('[BL]')})${standing}${GAP}k?_?v[no_kb]{0,3}(${TARGETS})`, 1, 2],
    // शनि सप्तम भाव को देखते हैं
    [`(${LIST('[BL]')})_?(${LIST('[HBLA]')})o_{0,2}v`, 1, 2],
    // the 7th house is aspected by Saturn; the 7th receives Saturn's aspect
    [`(${LIST('[HBLA]')})${GAP}[Vv]b(${LIST('[BL]')})`, 2, 1],
    [`(${LIST('[HBLA]')})${GAP}V(${LIST('[BL]')})`, 2, 1],
    [`(${LIST('[HBLA]')})_{1,2}(${LIST('[BL]')})kv`, 2, 1],
    // the tenth is tenanted by the Sun and receives the aspects of Mars and Saturn
    [`^[i_]*([HA])[^HAV]*&_?Vb?(${LIST('[BL]')})`, 2, 1],
    // By its drishti Mars influences the second
    [`b_?v,?(${LIST('B')})_{1,2}(${TARGETS})`, 1, 2],
    // The aspect of Jupiter touches the fifth house
    [`v[kb](${LIST('[BL]')})_{1,2}(${TARGETS})`, 1, 2],
    // Saturn's third aspect goes to the third house
    [`(${LIST('[BL]')})k_?v_?[io]{1,2}_?(${TARGETS})`, 1, 2],
    // Mars has the second and the fifth in its sight
    [`(${LIST('[BL]')})W(${TARGETS})[i_]{1,2}v`, 1, 2],
    // The Moon falls under Saturn's seventh aspect
    [`(${LIST('[HBLA]')})[i_]{1,2}(${LIST('[BL]')})kv`, 2, 1],
    // The ascendant receives no aspect from Saturn
    [`(${LIST('[HBLA]')})[_W][_n]{0,2}v{1,2}[fkb](${LIST('[BL]')})`, 2, 1],
    // on the seventh falls the aspect of Saturn
    [`o(${LIST('[HBLA]')})_{0,2}v[kb](${LIST('[BL]')})`, 2, 1],
    // the aspect of Saturn falls on the 7th
    [`v[kb](${LIST('[BL]')})${GAP}[oi](${LIST('[HBLA]')})`, 1, 2],
    // Jupiter blesses your second house by aspect
    [`(${LIST('[BL]')})_{1,2}(${LIST('H')})[bw]v`, 1, 2],
    // Rahu draws heat from an aspect of Mars
    [`(${LIST('[HBLA]')})[^HBLAvV]*v[kb](${LIST('[BL]')})(?![^BL]*[oi][HBLA])`, 2, 1],
    // शुक्र उच्च के हैं और ग्यारहवें घर को देखते हैं; Jupiter is in the eighth and aspects the second
    [`([BL])[^BALv]*?(${LIST('[HA]')})o_{0,2}v`, 1, 2],
    [`([BL])[^BALvV|]*?v[o_]{0,2}(${TARGETS})`, 1, 2],
  ];
  // Mars, whose sight from the sixth …; जिन पर तीसरे भाव से शनि की दृष्टि है
  clause.each('([BL])[,_]{0,3}vf(H)(?=_{1,2}o?H)|(?<=o_?)(H)f_?([BL])(?=k?_?v)', ([, ...spans]) => {
    const [[a] = [0, 0], [b] = [0, 0], [c] = [0, 0], [d] = [0, 0]] = spans;
    place(clause, frame, b > 0 ? a : d, b > 0 ? b : c);
  });
  // Ketu and Rahu face each other across the ninth and third houses: each from his own
  clause.each('(B)&(B)v[_i]{1,2}(H)&(H)$', ([, [a] = [0, 0], [b] = [0, 0], [c] = [0, 0], [d] = [0, 0]]) => {
    place(clause, frame, a, c);
    place(clause, frame, b, d);
    clause.add({ kind: 'aspect', of: clause.point(a), on: clause.point(b) }, a, [a, b]);
    clause.blank(a, d + 1 - a);
  });
  // Jupiter aspects the tenth from the eighth
  clause.each(`(B)${GAP}v(?:[^fB]*|o?B)f(H)`, ([, [of] = [0, 0], [at] = [0, 0]]) => {
    place(clause, frame, of, at);
    clause.blank(at, 1);
  });
  // aspected by Jupiter from the tenth
  clause.each(`[vV]k?b?(${LIST('B')})f(H)`, ([, [start, length] = [0, 0], [at] = [0, 0]]) => {
    for (const of of clause.within(start, length, 'B')) place(clause, frame, of, at);
    clause.blank(at, 1);
  });
  // गुरु दशम भाव से सूर्य को देख रहे हैं: from where it stands
  clause.each('([BL])_?([H])f(?=_?[HBLA][^fBL]*o_{0,2}v)', ([, [of] = [0, 0], [at] = [0, 0]]) => {
    place(clause, frame, of, at);
  });
  noneLooks(clause);
  // Mars, in Virgo with Rahu, aspects the fifth: Mars does
  const companions = [...clause.symbols.matchAll(/(?<=[BL][^|]*)\^[BL](?:&[BL])*(?=,_?v)/g)];
  for (const { index, 0: words } of companions) clause.blank(index, words.length);
  // Jupiter and the Moon face each other
  clause.each('^[^B]*(B)[,&]+(B)[_W]{0,2}v', ([[start, length] = [0, 0], [one] = [0, 0], [other] = [0, 0]]) => {
    const at = start + length - 1;
    if (!/each other|one another|mutual|exchange/.test(clause.token(at).text)) return;
    on([one], [other], [at, 1]);
    on([other], [one], [at, 1]);
  });
  for (const [pattern, by, target] of rows)
    clause.each(pattern, (spans) => {
      const [whole = [0, 0], ...groups] = spans;
      const [byStart, byLength] = groups[by - 1] ?? [0, 0];
      const [start, length] = groups[target - 1] ?? [0, 0];
      on(clause.within(byStart, byLength, 'BL'), clause.within(start, length, 'HBLA'), whole);
    });
  for (const { index, 0: words } of companions)
    clause.symbols = clause.symbols.slice(0, index) + words + clause.symbols.slice(index + words.length);
};
