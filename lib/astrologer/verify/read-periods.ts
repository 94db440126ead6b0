/** Dashas in a clause: whose, at which level, and when. */
import type { Row } from './clause.ts';

/** Dashas: lords with their levels, and the times beside them. */
export const periods: Row = (clause) => {
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
    const isDated = /[TW]/.test(clause.symbols) && /[qeufW]/.test(clause.symbols) && !/[SHN]/.test(clause.symbols);
    if (!isDated && !/[MUQ]/.test(clause.symbols)) return;
    for (const [i, at] of clause.within(start, length, 'B').entries()) take(i + 1, at);
    clause.blank(start, length);
  });
  clause.each('(B)k?([MUQ])', ([, [lord] = [0, 0], [word] = [0, 0]]) => take(level(word), lord, word));
  clause.each('([MUQ])k(B)', ([, [word] = [0, 0], [lord] = [0, 0]]) => take(level(word), lord, word));
  // the Moon sub-period within Ketu
  clause.each('Ui(B)', ([, [lord] = [0, 0]]) => take(1, lord));
  if (lords.size === 0) return;
  // "In the dasha of Venus this shows", गुरु की दशा में यह उभरता है: said of the period, not that it runs.
  const isSetting = /^i(?:B|B_?k?)?[MUQ]/.test(clause.symbols) || /^[^T]*M_?i(?!.*[UQTWqe])/.test(clause.symbols);
  if (isSetting && !/[T5]/.test(clause.symbols) && !clause.symbols.includes('W')) {
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
  // "Then Jupiter begins" tells no time; what is said to begin does not run.
  const edge = clause.symbols.includes('5') ? 'birth' : 'running';
  if (times.length === 0 && !/[qe]/.test(clause.symbols))
    clause.add({ kind: 'period', lords: known, edge, time: null }, anchor, read);
  for (const at of times) {
    clause.add(
      { kind: 'period', lords: known, edge: edgeOf(clause.symbols, at), time: clause.token(at).time ?? null },
      anchor,
      [...read, at],
    );
  }
  for (const at of times) clause.blank(at, 1);
};

/** Whether a time is when something begins, ends, or runs: by the words before it (English) and after it (Hindi). */
const edgeOf = (symbols: string, at: number): 'running' | 'start' | 'end' => {
  // 2008–2028, between 2008 and 2028
  if (/T\/$|fT&$/.test(symbols.slice(0, at))) return 'end';
  if (/^\/T/.test(symbols.slice(at + 1)) || /^&T/.test(symbols.slice(at + 1))) return 'start';
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
  // अगस्त 2031 में केतु की दशा पूरी होगी: the only time, and the only word about it.
  const said = symbols.replace(/[^qe]/g, '');
  if (said.length === 1 && !symbols.replace(/T/, '').includes('T')) return said === 'q' ? 'start' : 'end';
  return 'running';
};
