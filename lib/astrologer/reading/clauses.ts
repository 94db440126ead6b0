/** A text split into sentences, and a sentence into clauses. */
import { symbolsOf, type Token } from './symbols.ts';

const SENTENCE_END =
  /(?<=[.!?।;\n])(?<!\d\.(?=\d))(?<!(?:^|\n) ?\d{1,2}\.)(?<!\b(?:[Cc]onj|[Aa]sc|[Rr]etro|[Ee]xalt?|[Dd]ebil?|[Nn]ak|[Dd]eg|[Ii]ncl|[Ee]sp|[Rr]esp|Jup|Sat|Merc?|Ven|viz|i\.e|i\.(?=e)|e\.g|e\.(?=g)|cf|vs|approx)\.)\s*/u;

/** No sentence has more characters: what a writer joins beyond that is read in parts. */
const LONGEST = 1000;
const PARTS = new RegExp(`\\S[\\s\\S]{0,${LONGEST - 1}}(?=\\s|$)|\\S{${LONGEST}}`, 'gu');

/** Sentences of a text, as they were written. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .flatMap((sentence) => (sentence.length > LONGEST ? (sentence.match(PARTS) ?? []) : [sentence]));

const THEN = /^(?:then|after that)$/;
const PICTURE = /^(?:like an?|as if)$/;

/** A second statement after ", and" is a clause of its own: "since 2024 Ketu runs, and Ketu sits in the ninth". */
const byStatements = (clause: readonly Token[]): readonly (readonly Token[])[] => {
  const symbols = symbolsOf(clause);
  // "The tenth house is Taurus and its lord Venus is in the third", "no planet is retrograde, and Mercury …"
  const [aside = ''] =
    /^(?:[^BL]*(?:[HA][^BL]*S|S[^BL]*[HA])[^BL]*?(?=[,&]+p|,&[BL])|[^BL]*[HA][^BL]*c[^BL]*?(?=[,&]+p)|[_,]*n?c[RCEX](?=,&))/.exec(
      symbols,
    ) ?? [];
  if (aside !== '') {
    const since = aside.length + (/^[,&]+/.exec(symbols.slice(aside.length))?.[0].length ?? 0);
    return [clause.slice(0, aside.length), ...byStatements(clause.slice(since))];
  }
  // "Saturn is in Libra in D1, D9 shows it in Capricorn"; "exalted in the birth chart, it moves to Scorpio in the navamsa"
  const charts =
    /(?<=^[^9]*)(?:0[^BSH9]*,&?(?=9)|(?<=^[^9BL]*A[^9BL]*S),&?(?=9A)|(?<=B[^9]*0[^9]*|0[^9]*B[^9]*),(?=[^,9]*9[^,]*$))/.exec(
      symbols,
    );
  if (charts) {
    const since = charts.index + charts[0].length;
    return [clause.slice(0, since - 1), ...byStatements(clause.slice(since))];
  }
  // "House 8 has Rahu, house 11 has Mars and Venus"
  const seat = /^[^BLS]*H[Wi6]{1,2}[BL][^HS]*?(?=[,&]+H(?:[Wi6]{1,2}B))/.exec(symbols);
  if (seat) {
    const since = seat[0].length + (/^[,&]+/.exec(symbols.slice(seat[0].length))?.[0].length ?? 0);
    return [clause.slice(0, seat[0].length), ...byStatements(clause.slice(since))];
  }
  const comma = symbols.search(/,&[BLap]/);
  const [first, second] = [symbols.slice(0, comma), symbols.slice(comma + 2)];
  const isHeld = /[HS]W.*B/.test(first) && /^(?:[pL]|B_?i)/.test(second);
  // राहु आठवें घर में है और दूसरे घर में केतु
  const second2 = symbols.search(/&_{0,2}[HS]i_?B/);
  const word = clause[second2 + symbols.slice(second2).indexOf('i')]?.text ?? '';
  if (second2 > 0 && /[BL].*[HSN]i/.test(symbols.slice(0, second2)) && /^(?:में|मे|me|mein|mei)$/.test(word))
    return [clause.slice(0, second2), ...byStatements(clause.slice(second2 + 1))];
  // "Mercury is combust, Venus is not"
  const other = /,(?=B(?:[,&]+B)*n$)/.exec(symbols);
  if (other && /B[^B]*[RCEXZ]$/.test(symbols.slice(0, other.index)))
    return [clause.slice(0, other.index), clause.slice(other.index + 1)];
  // "From the Moon it falls in the third, and from the lagna in the fourth"
  const frame = /,?&(?=[mst]i?H(?:[,_]|$))/.exec(symbols);
  if (frame && /B.*H/.test(symbols.slice(0, frame.index)))
    return [clause.slice(0, frame.index), ...byStatements(clause.slice(frame.index + frame[0].length))];
  // "Mars aspects the second, and Jupiter the tenth": the verb holds for both
  const isGap = /[vr][^BL]*H$/.test(first) && /^BH(?:[,&]+H)*(?:[,&]|$)/.test(second);
  return comma > 0 && !isGap && (isHeld || /[BL].*[SHNTvVRCEXZMrw]|T.*[BL]/.test(first))
    ? [clause.slice(0, comma), ...byStatements(clause.slice(comma + 2))]
    : [clause];
};

/**
 * Two periods in one clause are two clauses: "you run Venus–Jupiter, and in March Venus–Saturn begins", "Ketu mahadasha
 * (2024–2031), with the Moon antardasha until 2027".
 */
const byPeriods = (clause: readonly Token[]): readonly (readonly Token[])[] => {
  const symbols = symbolsOf(clause);
  const parted = [...symbols.matchAll(/,(?=[,&wIgT]|_?B)|&(?=6?g?[BT])/g)].find(({ index, 0: mark }) => {
    const [first, second] = [symbols.slice(0, index), symbols.slice(index)];
    const both = (period: RegExp): boolean => period.test(first) && period.test(second);
    const isTimed = /[MUQ].*T/.test(first) && both(/[MUQ]/);
    // Born in Saturn's period, and since 2007 in Mercury's
    if (/[MUQ].*5|5.*[MUQ]/.test(first) && /^[,&I]+T.*[MUQ]/.test(second)) return true;
    // अंतर्दशा में चंद्रमा है और फ़रवरी 2027 से मंगल आएगा
    if (/^[MUQ]i.*B/.test(first) && /^&T[fi]_?B[^BT]*$/.test(second)) return true;
    if (mark === '&') return isTimed && second[1] !== 'T' && (!second.includes('q') || second.includes('T'));
    if (/^,T/.test(second)) return isTimed && /^,T[^BT]*Bk?[MUQ]/.test(second);
    if (/^,_?Bk?[MUQ]T/.test(second) && !first.includes('T')) return /[MUQ]/.test(first);
    if (/^,_?B/.test(second)) return isTimed && /^,_?Bk?[MUQ]/.test(second) && !second.includes('T');
    const isNext = symbols[index + 1] === 'I';
    // Rahu's mahadasha ends in 2028 and Jupiter's opens
    if (mark === '&' && /^&Bk?[_W]*q[_W]*$/.test(second) && /e.*T/.test(first)) return true;
    // Moon bhukti now, with Mars bhukti starting in 2027; Venus's ends in 2028, then you enter the Sun's
    const begins = /^,[w&]?Bk?([MUQ]).*q.*T/.exec(second);
    if (begins && first.includes(begins[1] ?? ' ') && !first.includes('T')) return true;
    return (symbols[index + 1] === '&' && both(/B\/B|M/)) || (isNext ? both(/T/) && both(/B\/B|[MUQ]/) : isTimed);
  });
  return parted ? [clause.slice(0, parted.index), clause.slice(parted.index + 1)] : [clause];
};

const HINDI_IN = /^(?:में|मे|me|mein|mei|में ही)$/;
/** What is said of a planet besides where the words before it seat it. */
const GOES_ON = /^(?:k_{0,2}v|[ofb]|[BL]o_{0,2}v|_?[HSA](?:[,&]+[HSA])*o)/;
const GOES_ON_ALONE = /^(?:k?_?w|k)/;

/**
 * मकर में बैठे शनि की नज़र पाँचवें घर में बैठे शुक्र पर है: where a planet is seated by a phrase before it, that is a clause of
 * its own, and the planet takes its part in the other one.
 */
const bySeats = (clause: readonly Token[]): readonly (readonly Token[])[] => {
  const symbols = symbolsOf(clause);
  if (/[09mstgTMUQnx]/.test(symbols.slice(0, -1).replace(/n$/, ''))) return [clause];
  for (const { index, 0: found } of symbols.matchAll(/[HSA](?:i?[HS])?i[W_]?(?=[BL])/g)) {
    const seat = clause.slice(index, index + found.length);
    const word = seat.findLast(({ symbol }) => symbol === 'i')?.text ?? '';
    const after = symbols.slice(index + found.length);
    const [planets = ''] = /^[BL](?:&[BL](?![^BL]*[SH]i))*/.exec(after) ?? [];
    const rest = after.slice(planets.length);
    const isFirst = !/[BAL]/.test(symbols.slice(0, index));
    if (!HINDI_IN.test(word) || !(GOES_ON.test(rest) || (isFirst && GOES_ON_ALONE.test(rest)))) continue;
    const start = index + found.length;
    const seated = clause.slice(start, start + planets.length);
    const implied = seated.map((token) => ({ ...token, implied: true as const, origin: token.origin ?? token }));
    return [[...seat, ...implied], ...bySeats([...clause.slice(0, index), ...clause.slice(start)])];
  }
  return [clause];
};

/** "Moon mahadasha was from 1993 to 2003, Mars from 2003 to 2010": the second is a mahadasha too. */
const byLords = (clause: readonly Token[]): readonly (readonly Token[])[] => {
  const symbols = symbolsOf(clause);
  const found = /^[^B]*Bk?([MUQ])[^B]*T[^B]*?(?=[,&]+Bk?[,_W]{0,2}[fqueio]{0,2}T)/d.exec(symbols);
  const [level] = found?.indices?.[1] ?? [];
  if (!found || level === undefined || /[MUQSHN]/.test(symbols.slice(found[0].length))) return [clause];
  const rest = clause.slice(found[0].length + (/^[,&]+/.exec(symbols.slice(found[0].length))?.[0].length ?? 0));
  const word = clause[level];
  return [
    clause.slice(0, found[0].length),
    ...byLords(word ? [...rest.slice(0, 1), { ...word, implied: true, origin: word }, ...rest.slice(1)] : rest),
  ];
};

/** जन्मकुंडली में शनि मकर का है और गोचर में मीन का: another sky is another clause. */
const bySkies = (clause: readonly Token[]): readonly (readonly Token[])[] => {
  const symbols = symbolsOf(clause);
  const other = /(?<=[09g].*[BL].*[SHN].*),?&(?=[09g]i?[SHN]i?k?[_W]*$)/.exec(symbols);
  return other ? [clause.slice(0, other.index), clause.slice(other.index + other[0].length)] : [clause];
};

/** "The 7th house, occupied by the Moon and ruled by Mars, receives the aspects of …": each is said of the house. */
const byPredicates = (clause: readonly Token[]): readonly (readonly Token[])[] => {
  const symbols = symbolsOf(clause);
  const head = /^[_,&]*([HA])(,S(?=,))?(?=,?_?[WyV]_?b?[BL])/d.exec(symbols);
  const [at] = head?.indices?.[1] ?? [];
  const subject = clause[at ?? -1];
  const cuts = [...symbols.matchAll(/[,&]+_?(?=[WyV]_?b?[BL])/g)].filter(
    ({ index }) => index >= (head?.[0].length ?? 0),
  );
  if (
    !head ||
    !subject ||
    (cuts.length < 2 && (cuts[0]?.index ?? 0) === head[0].length && !head[2]) ||
    cuts.length === 0
  )
    return [clause];
  const house: Token = { ...subject, symbol: 'H', number: subject.number ?? 1, implied: true, origin: subject };
  const ends = cuts.map(({ index, 0: mark }) => [index, index + mark.length] as const);
  const first = clause.slice(0, ends[0]?.[0]).filter(({ symbol }) => !head[2] || symbol !== ',');
  const rest = ends.map(([, since], i) => [house, ...clause.slice(since, ends[i + 1]?.[0])]);
  return first.length === head[0].length && !head[2] ? rest : [first, ...rest];
};

/** Clauses of a sentence: it is split where it turns to something else. What follows a "like a" is a picture. */
export const clausesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (PICTURE.test(token.text)) break;
    // "Then" is after what came before: no period that follows it runs now.
    if (token.symbol === '|')
      clauses.push(THEN.test(token.text) ? [{ symbol: 'I', text: token.text, implied: true }] : []);
    else clauses.at(-1)?.push(token);
  }
  return clauses
    .filter((clause) => clause.some(({ implied }) => !implied))
    .flatMap(byStatements)
    .flatMap(byPredicates)
    .flatMap(byPeriods)
    .flatMap(byLords)
    .flatMap(bySeats)
    .flatMap(bySkies);
};
