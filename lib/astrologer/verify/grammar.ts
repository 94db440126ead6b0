/**
 * From the tokens of a clause to claims: one row a way of saying something. Rows are tried in order; what a row has read is
 * blanked for the rows after it where the row says so.
 */
import type { Claim, ClaimChart, CountedFrom, DateSpan, NamedDignity, Point } from '../claim.ts';
import type { Token } from './symbols.ts';

/** The frame that a clause speaks in. */
export interface Frame {
  readonly chart: ClaimChart;
  readonly from: CountedFrom;
  /** When the sky is meant; null is now. */
  readonly time: DateSpan | null;
}

/** A claim as it was read: where in the clause it is made, and which tokens it accounts for. */
export interface ReadClaim {
  readonly claim: Claim;
  readonly negated: boolean;
  /** Index of the token that states it. */
  readonly at: number;
  readonly used: readonly number[];
}

/** Up to three words that are not known, or a "not". */
const GAP = '[_n]{0,3}';
const LIST = (of: string): string => `${of}(?:[,&]+${of})*`;
const SUBJECTS = LIST('[BAL]');
const STATES = 'RFCEXZ+-';

class Clause {
  readonly tokens: readonly Token[];
  symbols: string;
  readonly claims: ReadClaim[] = [];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    this.symbols = tokens.map(({ symbol }) => symbol).join('');
  }

  token(index: number): Token {
    const found = this.tokens[index];
    if (found === undefined) throw new Error(`no token ${index}`);
    return found;
  }

  /** Indices in a match of tokens of these kinds. */
  within(start: number, length: number, kinds: string): readonly number[] {
    return Array.from({ length }, (_, i) => start + i).filter((i) => kinds.includes(this.symbols[i] ?? ' '));
  }

  point(index: number): Point {
    const { symbol, planet, number = 0 } = this.token(index);
    return symbol === 'L' ? { lordOf: number } : (planet ?? 'ascendant');
  }

  number(index: number): number {
    return this.token(index).number ?? NaN;
  }

  add(claim: Claim, at: number, used: readonly number[]): void {
    this.claims.push({ claim, negated: false, at, used });
  }

  /** Blanks what has been read, so that later rows do not read it again. */
  blank(from: number, length: number, by = '_'): void {
    this.symbols = this.symbols.slice(0, from) + by.repeat(length) + this.symbols.slice(from + length);
  }

  /** Calls `read` for each match of a pattern with the spans of its groups. */
  each(pattern: string, read: (spans: readonly (readonly [number, number])[]) => void): void {
    for (const match of this.symbols.matchAll(new RegExp(pattern, 'gd')))
      read(Array.from(match.indices ?? [], (span) => (span ? [span[0], span[1] - span[0]] : [0, 0])));
  }
}

type Row = (clause: Clause, frame: Frame) => void;

const natalChart = ({ chart }: Frame): 'D1' | 'D9' => (chart === 'D9' ? 'D9' : 'D1');
const isNatal = ({ chart }: Frame): boolean => chart !== 'transit';

/** Dashas: lords with their levels, and the times beside them. */
const periods: Row = (clause) => {
  const lords = new Map<number, number>();
  const LEVELS = { M: 1, U: 2, Q: 3 } as const;
  const level = (index: number): number => LEVELS[clause.symbols[index] as keyof typeof LEVELS];
  const read: number[] = [];
  const take = (atLevel: number, lord: number, ...others: number[]): void => {
    if (lords.has(atLevel)) return;
    lords.set(atLevel, lord);
    read.push(lord, ...others);
  };
  // Venus–Saturn period, Venus/Saturn/Mercury
  clause.each('B/B(?:/B)?k?[MUQ]?', ([[start, length] = [0, 0]]) => {
    const ends = 'MUQ'.includes(clause.symbols[start + length - 1] ?? ' ');
    if (!ends && !/[MUQ]/.test(clause.symbols)) return;
    for (const [i, at] of clause.within(start, length, 'B').entries()) take(i + 1, at);
    clause.blank(start, length);
  });
  clause.each('(B)k?([MUQ])', ([, [lord] = [0, 0], [word] = [0, 0]]) => take(level(word), lord, word));
  clause.each('([MUQ])k(B)', ([, [word] = [0, 0], [lord] = [0, 0]]) => take(level(word), lord, word));
  if (lords.size === 0) return;
  // "In the dasha of Venus this shows", गुरु की दशा में यह उभरता है: said of the period, not that it runs.
  const isSetting = /^i(?:B|B_?k?)?[MUQ]/.test(clause.symbols) || /^[^T]*M_?i(?!.*[UQTWqe])/.test(clause.symbols);
  if (isSetting && !clause.symbols.includes('T') && !clause.symbols.includes('W')) {
    for (const at of read) clause.blank(at, 1);
    return;
  }
  const named = [...lords]
    .map(([at, lord]) => ({ level: at, lord: clause.token(lord).planet }))
    .sort((a, b) => a.level - b.level);
  const known = named.flatMap(({ level: at, lord }) => (lord === undefined ? [] : [{ level: at, lord }]));
  const times = clause.within(0, clause.symbols.length, 'T');
  const anchor = Math.min(...read);
  for (const at of read) clause.blank(at, 1);
  if (times.length === 0) clause.add({ kind: 'period', lords: known, edge: 'running', time: null }, anchor, read);
  for (const at of times) {
    const edge = edgeOf(clause.symbols, at);
    clause.add({ kind: 'period', lords: known, edge, time: clause.token(at).time ?? null }, anchor, [...read, at]);
  }
  for (const at of times) clause.blank(at, 1);
};

/** Whether a time is when something begins, ends, or runs: by the words before it (English) and after it (Hindi). */
const edgeOf = (symbols: string, at: number): 'running' | 'start' | 'end' => {
  const before = /([fuqeo])[i_]?$/.exec(symbols.slice(0, at));
  const after = /^[io]?([fuqe])(.?)/.exec(symbols.slice(at + 1));
  // In "2019 से 2035 तक" the word before the second time belongs to the first; in "from 2019 until 2035" to the second.
  const ofEarlierTime = before !== null && symbols[before.index - 1] === 'T' && after !== null;
  if (before !== null && !ofEarlierTime) {
    if ('fq'.includes(before[1] ?? ' ')) return 'start';
    if ('ue'.includes(before[1] ?? ' ')) return 'end';
    // from 2019 to 2035
    if (before[1] === 'o' && /f[i_]?T_?o$/.test(symbols.slice(0, at))) return 'end';
  }
  if (after !== null && after[2] !== 'T') {
    if (after[1] === 'f' && /^[io]?f_{0,2}e/.test(symbols.slice(at + 1))) return 'end';
    if ('fq'.includes(after[1] ?? ' ')) return 'start';
    return 'end';
  }
  if (after !== null && after[1] === 'f') return 'start';
  return 'running';
};

const lordships: Row = (clause) => {
  const claim = (house: number, planet: number): void => {
    const { planet: lord } = clause.token(planet);
    if (lord) clause.add({ kind: 'lord', house: clause.number(house), planet: lord }, house, [house, planet]);
  };
  // Venus rules the 7th (and the 12th)
  clause.each(`(B)${GAP}r_?(${LIST('H')})`, ([, [planet] = [0, 0], [start, length] = [0, 0]]) => {
    for (const house of clause.within(start, length, 'H')) claim(house, planet);
    clause.blank(start, length);
  });
  clause.each(`(H)${GAP}y(B)`, ([[start, length] = [0, 0], [house] = [0, 0], [planet] = [0, 0]]) => {
    claim(house, planet);
    clause.blank(start, length);
  });
  // Venus, lord of the 7th, …; the 7th lord is Venus; सप्तमेश शुक्र
  clause.each(`(B),?(${LIST('L')})(?![BL]?k?w|o_?[BL]?k?v|k)`, ([, [planet] = [0, 0], [start, length] = [0, 0]]) => {
    for (const house of clause.within(start, length, 'L')) claim(house, planet);
  });
  clause.each('(L),?(B)(?!k?w|[BL]k?w|o|k)', ([, [house] = [0, 0], [planet] = [0, 0]]) => {
    if (clause.symbols[house - 1] !== 'B' && !clause.symbols.slice(0, house).endsWith('B,')) claim(house, planet);
  });
};

/** Planets that stand together. Afterwards the word is read as "and", so that a place counts for both. */
const conjunctions: Row = (clause, frame) => {
  const chart = natalChart(frame);
  const pair = (a: number, b: number): void => {
    if (isNatal(frame))
      clause.add({ kind: 'conjunction', of: clause.point(a), other: clause.point(b), chart }, a, [a, b]);
  };
  const together = (start: number, length: number): void => {
    const [first, ...others] = clause.within(start, length, 'BAL');
    if (first !== undefined) for (const other of others) pair(first, other);
  };
  // Saturn and Mars are together; conjunction of Sun and Mercury
  clause.each(`([BL](?:[,&]+[BL])+)(k?_?n?_?w)`, ([, [start, length] = [0, 0], word = [0, 0]]) => {
    together(start, length);
    clause.blank(...word);
  });
  clause.each('(w)k(B(?:[,&]+B)+)', ([, [word] = [0, 0], [start, length] = [0, 0]]) => {
    together(start, length);
    clause.blank(word, 1);
  });
  // Saturn is with Mars; शनि के साथ मंगल; शनि मंगल के साथ; Saturn in Aries with Mars
  clause.each(
    `([BL])(?:${GAP}(?:[iHSNP,]*))k?(w)[k_]?(${LIST('[BL]')})`,
    ([, [a] = [0, 0], [word] = [0, 0], [start, length] = [0, 0]]) => {
      for (const b of clause.within(start, length, 'BL')) pair(a, b);
      clause.blank(word, 1, '&');
    },
  );
  clause.each(`([BL])[HSNi_,]*([BL]k?w)`, ([, [a] = [0, 0], [b, length] = [0, 0]]) => {
    pair(a, b);
    clause.blank(b, length);
  });
};

const aspects: Row = (clause, frame) => {
  if (!isNatal(frame)) return;
  const on = (by: readonly number[], target: readonly number[], span: readonly [number, number]): void => {
    for (const subject of by)
      for (const to of target) {
        const symbol = clause.symbols[to];
        const claimed = symbol === 'H' ? { house: clause.number(to) } : clause.point(to);
        clause.add({ kind: 'aspect', of: clause.point(subject), on: claimed }, subject, [subject, to]);
      }
    for (const read of [...target, ...clause.within(...span, 'vV')]) clause.blank(read, 1);
  };
  /** Where the looking planet stands itself, said between it and the verb. */
  const standing = '(?:[in_,]{0,4}[SHN]i?)*';
  const rows: readonly (readonly [pattern: string, by: number, target: number])[] = [
    // सप्तम भाव पर शनि की दृष्टि
    [`(${LIST('[HBLA]')})o_?(${LIST('[BL]')})_?k?_?v`, 2, 1],
    // गुरु अष्टम भाव से दूसरे भाव को देख रहे हैं
    [`(${LIST('[BL]')})_?[HS]f_?(${LIST('[HBLA]')})o_{0,2}v`, 1, 2],
    // शनि की दृष्टि सप्तम भाव पर; Saturn's aspect on the 7th; Saturn in Aries aspects the 7th
    [`(${LIST('[BL]')})${standing}${GAP}k?_?v[o_kb]{0,2}(${LIST('[HBLA]')})`, 1, 2],
    // शनि सप्तम भाव को देखते हैं
    [`(${LIST('[BL]')})_?(${LIST('[HBLA]')})o_{0,2}v`, 1, 2],
    // the 7th house is aspected by Saturn; the 7th receives Saturn's aspect
    [`(${LIST('[HBLA]')})${GAP}[Vv]b(${LIST('[BL]')})`, 2, 1],
    [`(${LIST('[HBLA]')})${GAP}V(${LIST('[BL]')})`, 2, 1],
    [`(${LIST('[HBLA]')})_{1,2}(${LIST('[BL]')})kv`, 2, 1],
    // the aspect of Saturn falls on the 7th
    [`v[kb](${LIST('[BL]')})${GAP}[oi](${LIST('[HBLA]')})`, 1, 2],
  ];
  // Jupiter aspects the tenth from the eighth
  clause.each(`(B)${GAP}v[^fB]*f(H)`, ([, [of] = [0, 0], [at] = [0, 0]]) => {
    place(clause, frame, of, at);
    clause.blank(at, 1);
  });
  for (const [pattern, by, target] of rows)
    clause.each(pattern, (spans) => {
      const [whole = [0, 0], ...groups] = spans;
      const [byStart, byLength] = groups[by - 1] ?? [0, 0];
      const [start, length] = groups[target - 1] ?? [0, 0];
      on(clause.within(byStart, byLength, 'BL'), clause.within(start, length, 'HBLA'), whole);
    });
};

const DIGNITIES: Readonly<Record<string, NamedDignity>> = { E: 'exalted', X: 'debilitated', Z: 'own' };

/** A state belongs to the planet right after it where it stands before one (retrograde Saturn), else to those before it. */
const states: Row = (clause, frame) => {
  if (!isNatal(frame)) return;
  for (const at of clause.within(0, clause.symbols.length, STATES)) {
    const before = new RegExp(`(${SUBJECTS})[^BALMUQ]*$`, 'd').exec(clause.symbols.slice(0, at));
    const leads =
      /^(?:[&,]?[RFCEXZ+-])*k?[BL]/.test(clause.symbols.slice(at + 1)) &&
      (before === null || /[,&;_i]$/.test(clause.symbols.slice(0, at)));
    const [start, end] = leads
      ? [at, clause.symbols.slice(at).search(/[BL]/) + at + 1]
      : (before?.indices?.[1] ?? [0, 0]);
    const symbol = clause.symbols[at] ?? ' ';
    for (const subject of clause.within(start, end - start, 'BL')) {
      const point = clause.point(subject);
      const dignity = DIGNITIES[symbol];
      const used = [subject, at];
      if (dignity) clause.add({ kind: 'dignity', of: point, dignity, chart: natalChart(frame) }, at, used);
      else if (symbol === '+' || symbol === '-')
        clause.add({ kind: 'strength', of: point, strong: symbol === '+' }, at, used);
      else if (symbol === 'C') clause.add({ kind: 'combust', of: point }, at, used);
      else clause.add({ kind: 'motion', of: point, retrograde: symbol === 'R' }, at, used);
    }
  }
  // What follows reads past them.
  clause.symbols = clause.symbols.replace(/[RFCEXZ+-]/g, '_');
};

const counts: Row = (clause, frame) => {
  if (frame.chart !== 'D1') return;
  const claim = (count: number, place: number): void => {
    const number = clause.number(place);
    clause.add(
      {
        kind: 'count',
        count: clause.number(count),
        place: clause.symbols[place] === 'H' ? { house: number } : { sign: number },
      },
      place,
      [count, place],
    );
    clause.blank(place, 1);
  };
  clause.each(`(c)${GAP}i?([HS])`, ([, [count] = [0, 0], [place] = [0, 0]]) => {
    if (Number.isFinite(clause.number(count))) claim(count, place);
  });
  clause.each(`([HS])${GAP}[iW]?_?(c)`, ([, [place] = [0, 0], [count] = [0, 0]]) => {
    if (Number.isFinite(clause.number(count))) claim(count, place);
  });
};

const place = (clause: Clause, { chart, from, time }: Frame, of: number, at: number): void => {
  const point = clause.point(of);
  const number = clause.number(at);
  const used = [of, at];
  switch (clause.symbols[at]) {
    case 'S':
      return clause.add({ kind: 'sign', of: point, sign: number, chart, time }, at, used);
    case 'H':
      return point === 'ascendant'
        ? undefined
        : clause.add({ kind: 'house', of: point, house: number, from, chart, time }, at, used);
    case 'D':
      return chart === 'D1' ? clause.add({ kind: 'degree', of: point, degree: number }, at, used) : undefined;
    case 'N': {
      const pada = clause.within(at + 1, 3, 'P')[0];
      if (chart === 'D1')
        clause.add(
          { kind: 'star', of: point, star: number, pada: pada === undefined ? null : clause.number(pada) },
          at,
          pada === undefined ? used : [...used, pada],
        );
    }
  }
};

const PLACES = 'SHND';
const placements: Row = (clause, frame) => {
  // Saturn is eleventh from Venus, शुक्र से ग्यारहवें भाव में: counted from a planet, which no frame here knows.
  clause.each('Hf(?=B)|(?<=B)fH', ([[start, length] = [0, 0]]) => clause.blank(start, length));
  // Leo ascendant, सिंह लग्न
  clause.each('(S)_?(A)', ([[start, length] = [0, 0], [sign] = [0, 0], [of] = [0, 0]]) => {
    place(clause, frame, of, sign);
    clause.blank(start, length);
  });
  // Saturn is in Capricorn in the tenth house, in Shravana; शनि मकर राशि में, दशम भाव में
  clause.each(
    `(${SUBJECTS})k?((?:(?:,?${GAP}[iW]{1,2}[_,]{0,2}|[,&n]{0,2}i?_?)[SHNDP]i?|_{1,3}[SHNDP]i)+)`,
    ([[start, length] = [0, 0], subjects = [0, 0], places = [0, 0]]) => {
      for (const subject of clause.within(...subjects, 'BAL'))
        for (const at of clause.within(...places, PLACES)) place(clause, frame, subject, at);
      clause.blank(start, length);
    },
  );
  // In the tenth house stands Saturn; दशम भाव में शनि; the tenth house has Saturn
  clause.each(
    `i?([SHN])(?:[iWk_]{0,4})(${LIST('[BL]')})`,
    ([[start, length] = [0, 0], [at] = [0, 0], subjects = [0, 0]]) => {
      for (const subject of clause.within(...subjects, 'BL')) place(clause, frame, subject, at);
      clause.blank(start, length);
    },
  );
  // The seventh house is Leo
  if (frame.chart === 'D1' && frame.from === 'lagna')
    clause.each('(H)[iWk_]{0,2}(S)', ([[start, length] = [0, 0], [house] = [0, 0], [sign] = [0, 0]]) => {
      clause.add({ kind: 'house_sign', house: clause.number(house), sign: clause.number(sign) }, house, [house, sign]);
      clause.blank(start, length);
    });
};

const yogasAndDoshas: Row = (clause) => {
  for (const at of clause.within(0, clause.symbols.length, 'YO')) {
    const { yoga, dosha } = clause.token(at);
    if (yoga) clause.add({ kind: 'yoga', id: yoga }, at, [at]);
    if (dosha) clause.add({ kind: 'dosha', id: dosha }, at, [at]);
  }
};

const ROWS: readonly Row[] = [periods, lordships, conjunctions, aspects, counts, states, placements, yogasAndDoshas];

const isLatin = (text: string): boolean => /^[a-z']/.test(text);

/** Marks the claims that a "not" of the clause denies: the one it stands before in English, the one it follows in Hindi. */
const denied = (tokens: readonly Token[], claims: readonly ReadClaim[]): readonly ReadClaim[] => {
  const negated = new Set<ReadClaim>();
  for (const [at, { symbol, text }] of tokens.entries()) {
    if (symbol !== 'n') continue;
    const last = (claim: ReadClaim): number => Math.max(...claim.used);
    const earlier = claims.filter((claim) => last(claim) < at).sort((a, b) => last(b) - last(a));
    const later = claims.filter((claim) => last(claim) > at).sort((a, b) => last(a) - last(b));
    const follows = !isLatin(text) || /^(nahi|nahin)/.test(text) || text === 'absent';
    const [nearest] = follows ? (earlier.length > 0 ? earlier : later) : later.length > 0 ? later : earlier;
    if (nearest === undefined) continue;
    const end = last(nearest);
    for (const claim of claims) if (last(claim) === end && claim.claim.kind === nearest.claim.kind) negated.add(claim);
  }
  return claims.map((claim) => (negated.has(claim) ? { ...claim, negated: true } : claim));
};

const FRAMES = '9mstg';

/** The frame of a clause: of the words in it, else that of its sentence so far. */
export const frameOf = (tokens: readonly Token[], inherited: Frame): Frame => {
  const symbols = tokens.map(({ symbol }) => symbol).join('');
  const time = tokens.find(({ symbol }) => symbol === 'T')?.time ?? null;
  const from: CountedFrom = symbols.includes('m')
    ? 'moon'
    : symbols.includes('s')
      ? 'sun'
      : symbols.includes('t')
        ? 'lagna'
        : inherited.from;
  // A date beside a place, and no dasha: the sky of that date.
  const dated = time !== null && !/[MUQ]/.test(symbols);
  const chart: ClaimChart = symbols.includes('9') ? 'D9' : symbols.includes('g') || dated ? 'transit' : inherited.chart;
  return { chart, from, time: chart === 'transit' ? time : null };
};

/** The claims of one clause, and what in it belongs to no claim. */
export const claimsOf = (tokens: readonly Token[], inherited: Frame): readonly ReadClaim[] => {
  const frame = frameOf(tokens, inherited);
  const clause = new Clause(tokens.filter(({ symbol }) => !FRAMES.includes(symbol)));
  const kept = tokens.flatMap(({ symbol }, i) => (FRAMES.includes(symbol) ? [] : [i]));
  for (const row of ROWS) row(clause, frame);
  const original = (i: number): number => kept[i] ?? i;
  const times = frame.chart === 'transit' ? tokens.flatMap(({ symbol }, i) => (symbol === 'T' ? [i] : [])) : [];
  const claims = clause.claims.map((read) => ({
    ...read,
    at: original(read.at),
    used: [...read.used.map(original), ...('time' in read.claim && read.claim.kind !== 'period' ? times : [])],
  }));
  return denied(tokens, claims);
};
