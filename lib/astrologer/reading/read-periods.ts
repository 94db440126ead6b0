/** Dashas in a clause: whose, at which level, and when. */
import type { Clause, Row } from './clause.ts';

const LEVELS = { M: 1, U: 2, Q: 3 } as const;
const levelOf = (clause: Clause, index: number): number => LEVELS[clause.symbols[index] as keyof typeof LEVELS];

/** "Rahu's period gives way to Jupiter's in 2028": one ends and the next begins at the one time that is told. */
const successions = (clause: Clause, lords: Map<number, number>): void => {
  // The time after what begins, else the one before it
  const after = /I_?(?:B\/)*B[k_]*[MUQ]?[qio_,]*(?=T)/.exec(clause.symbols);
  const turn = after ? after.index + after[0].length : clause.symbols.search(/T,?I/);
  const [time, ...others] = turn < 0 ? clause.within(0, clause.symbols.length, 'T') : [turn];
  if (time === undefined || others.length > 0) return;
  const deepest = Math.max(...lords.keys());
  const add = (planet: number, edge: 'start' | 'end'): void => {
    const lord = clause.token(planet).planet;
    const span = clause.token(time).time;
    if (lord !== undefined && span !== undefined)
      clause.add({ kind: 'period', lords: [{ level: deepest, lord }], edge, time: span }, planet, [planet, time]);
  };
  // May 2027 में राहु की महादशा समाप्त होकर गुरु की महादशा आरंभ होगी
  clause.each(
    '(?:[MUQ]k(?=B))?(B)(?:(?<=[MUQ]kB)|k?[MUQ]|(?=_?e))[^B]*e[^B]*(B)k?[MUQ]?[^B]*q',
    ([[start, length] = [0, 0], [last] = [0, 0], [next] = [0, 0]]) => {
      add(last, 'end');
      add(next, 'start');
      for (const at of clause.within(start, length, 'BMUQqe')) clause.blank(at, 1);
      lords.clear();
    },
  );
  // शनि के बाद मई 2040 में बुध की महादशा शुरू होगी
  clause.each(
    '(B)(?:k?_?[MUQ])?(f)_?(?:Ti?)?_?(B)k?_?[MUQ]?[^BT]*[q_W]',
    ([[start, length] = [0, 0], [last] = [0, 0], [after] = [0, 0], [next] = [0, 0]]) => {
      if (!/^(?:के बाद|उपरांत|ke baad|ke bad)$/.test(clause.token(after).text)) return;
      add(last, 'end');
      add(next, 'start');
      for (const at of clause.within(start, length, 'BMUQqe')) clause.blank(at, 1);
      lords.clear();
    },
  );
  // नवंबर 2028 में शुक्र का साथ छूटेगा और सूर्य की महादशा लगेगी; पहले बुध की दशा थी, फिर 2024 में केतु की आई
  const handover = /^[^BT]*T?i?_?(B)k?[MUQ]?([^BTSHN]*)[,&][&I_]*T?i?(B)k?_{0,2}[MUQ]([^BTSHN]*)$/d.exec(
    clause.symbols,
  );
  const [, last, left = [0, 0], next, came = [0, 0]] = handover?.indices ?? [];
  if (last && next && (left[1] > left[0] || clause.symbols.slice(left[1]).startsWith(','))) {
    const isTurned = clause.symbols.slice(...left).includes('q') && clause.symbols.slice(...came).includes('e');
    add(last[0], isTurned ? 'start' : 'end');
    add(next[0], isTurned ? 'end' : 'start');
    for (const at of clause.within(0, clause.symbols.length, 'BMUQqe')) clause.blank(at, 1);
    lords.clear();
  }
  // Jupiter's begins in 2028, when Rahu's mahadasha finishes
  clause.each('q[^BMUQ]*T,_?(B)k?[MUQ]_{0,2}e', ([, [last] = [0, 0]]) => {
    add(last, 'end');
    clause.blank(last, 1);
  });
  clause.each('I[_To]{0,3}(?:B/)*(B)k?[MUQ]?', ([, [next] = [0, 0]]) => {
    add(next, 'start');
    clause.blank(next, 1);
  });
};

/** The sub-period changes from Mercury to Ketu in 2027. */
const changes = (clause: Clause): void => {
  const [time, ...others] = clause.within(0, clause.symbols.length, 'T');
  const span = time === undefined || others.length > 0 ? undefined : clause.token(time).time;
  clause.each('([MUQ])[_,]{0,3}f(B)o(B)', ([[start, length] = [0, 0], [word] = [0, 0], ...lords]) => {
    for (const [i, [at] = [0, 0]] of lords.entries()) {
      const lord = clause.token(at).planet;
      if (lord === undefined || time === undefined || span === undefined) continue;
      const named = [{ level: levelOf(clause, word), lord }];
      clause.add({ kind: 'period', lords: named, edge: i === 0 ? 'end' : 'start', time: span }, at, [word, at, time]);
    }
    clause.blank(start, length);
  });
  // 2031 brings the change from Ketu to Venus in your mahadasha; 2031 में केतु से शुक्र की महादशा में
  clause.each(
    'fB_?oB_?[ik]([MUQ])|BfBk([MUQ])i',
    ([[start, length] = [0, 0], [english] = [0, 0], [hindi] = [0, 0]]) => {
      const named = levelOf(clause, english || hindi);
      for (const [i, at] of clause.within(start, length, 'B').entries()) {
        const lord = clause.token(at).planet;
        if (lord === undefined || time === undefined || span === undefined) continue;
        const lords = [{ level: named, lord }];
        clause.add({ kind: 'period', lords, edge: i === 0 ? 'end' : 'start', time: span }, at, [at, time]);
      }
      if (span !== undefined) clause.blank(start, length);
    },
  );
};

/** Dashas: lords with their levels, and the times beside them. */
export const periods: Row = (clause) => {
  const lords = new Map<number, number>();
  const level = (index: number): number => levelOf(clause, index);
  const read: number[] = [];
  const take = (atLevel: number, lord: number, ...others: number[]): void => {
    if (lords.has(atLevel)) return;
    lords.set(atLevel, lord);
    read.push(lord, ...others);
  };
  changes(clause);
  // Venus–Saturn period, Venus/Saturn/Mercury
  clause.each('(?<!B.*I_?)B/B(?:/B)?(?!k?_?[wvYO])k?[MUQ]?', ([[start, length] = [0, 0]]) => {
    const isDated = /[TW]/.test(clause.symbols) && /[qeufW]/.test(clause.symbols) && !/[SHN]/.test(clause.symbols);
    if (!isDated && !/[MUQ]/.test(clause.symbols)) return;
    for (const [i, at] of clause.within(start, length, 'B').entries()) take(i + 1, at);
    clause.blank(start, length);
  });
  clause.each('(B)(?:k?(?:r|_{0,2})|W_?)([MUQ])', ([, [lord] = [0, 0], [word] = [0, 0]]) =>
    take(level(word), lord, word),
  );
  // The Moon antardasha of Ketu
  clause.each('B[k_]{0,2}([UQ])k(B)(?!k?[MUQ])', ([, [word] = [0, 0], [outer] = [0, 0]]) =>
    take(level(word) - 1, outer),
  );
  // राहु में चंद्र का अंतर
  clause.each('(B)i(B)k?([UQ])', ([, [outer] = [0, 0], , [word] = [0, 0]]) => take(level(word) - 1, outer));
  clause.each('([MUQ])k(B)', ([, [word] = [0, 0], [lord] = [0, 0]]) => take(level(word), lord, word));
  // the Moon sub-period within Ketu
  clause.each('(U)(i)(B)', ([, [word] = [0, 0], [at] = [0, 0], [lord] = [0, 0]]) =>
    // अंतर्दशा में चंद्रमा: the Moon's own
    /^(?:में|मे|me|mein)$/.test(clause.token(at).text) ? take(level(word), lord, word) : take(1, lord),
  );
  // mahadasha: Ketu; महादशा शुक्र की है
  clause.each('([MUQ])(?:[,_W]|i_){0,3}(B)(?!k?[MUQv])', ([, [word] = [0, 0], [lord] = [0, 0]]) => {
    if (!read.includes(word)) take(level(word), lord, word);
  });
  // From 2027 until 2043 you will run Jupiter
  if (lords.size === 0 && /T/.test(clause.symbols) && !/[SHN]/.test(clause.symbols))
    clause.each('(W)(B)(?!k)', ([, [word] = [0, 0], [lord] = [0, 0]]) => {
      if (/run/.test(clause.token(word).text)) take(1, lord, word);
    });
  // Venus will govern your life from 2031 to 2051
  if (lords.size === 0 && !/[SHNqe]/.test(clause.symbols))
    clause.each('^[^B]*(B)[r_W]{1,4}fT[ou]T[^B]*$', ([, [lord] = [0, 0]]) => take(1, lord));
  // Rahu took over from Mars in 2010; in 2028 Rahu hands over to Jupiter
  const [at, ...more] = clause.within(0, clause.symbols.length, 'T');
  const time = at === undefined ? undefined : clause.token(at).time;
  if (lords.size === 0 && at !== undefined && time !== undefined && more.length === 0 && !/[SHN]/.test(clause.symbols))
    clause.each(
      '(B)k?_?(q_{0,2}f|I_?)(B)',
      ([[start, length] = [0, 0], [one] = [0, 0], [verb] = [0, 0], [other] = [0, 0]]) => {
        const isOver = clause.symbols[verb] === 'I';
        for (const [index, edge] of [
          [one, isOver ? 'end' : 'start'],
          [other, isOver ? 'start' : 'end'],
        ] as const) {
          const lord = clause.token(index).planet;
          if (lord) clause.add({ kind: 'period', lords: [{ level: 1, lord }], edge, time }, index, [index, at]);
        }
        clause.blank(start, length);
      },
    );
  // In 2028 you exit Rahu and enter Jupiter
  if (lords.size === 0 && at !== undefined && time !== undefined && more.length === 0)
    clause.each('e_?(B)[&,_]{1,3}q_?(B)', ([[start, length] = [0, 0], ...two]) => {
      for (const [i, [index] = [0, 0]] of two.entries()) {
        const lord = clause.token(index).planet;
        const edge = i === 0 ? 'end' : 'start';
        if (lord) clause.add({ kind: 'period', lords: [{ level: 1, lord }], edge, time }, index, [index, at]);
      }
      clause.blank(start, length);
    });
  if (lords.size === 0) return;
  successions(clause, lords);
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
  // "The years of Saturn bring this out" are not said to run.
  const areYears = read.some((at) => /(?:years|yrs)$/.test(clause.token(at).text));
  if (times.length === 0 && !areYears && !/[qeI]/.test(clause.symbols))
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
  // gives way in 2027
  if (
    /^,?I(?!_?(?:B\/)*[B_][k_]*[MUQ]?[qio_,]*T)/.test(symbols.slice(at + 1)) ||
    /I_?(?:B\/)*[B_]k?_?[MUQ]?[qio_,]*$/.test(symbols.slice(0, at))
  )
    return 'end';
  // मई 2014 से मई 2034
  if (/Tf$/.test(symbols.slice(0, at)) && !/^[io]?[fuqe]/.test(symbols.slice(at + 1))) return 'end';
  // 3 July 2024 to 4 March 2027
  if (/T_?o$/.test(symbols.slice(0, at))) return 'end';
  if (/^_?oT/.test(symbols.slice(at + 1))) return 'start';
  // 2024 में शुरू होकर 2031 तक
  if (/^[io]?q[_&]?T[io]?u/.test(symbols.slice(at + 1))) return 'start';
  const before = /([fuqe])[io_]{0,2}$/.exec(symbols.slice(0, at)) ?? /(o)[i_]?$/.exec(symbols.slice(0, at));
  const after = /^[io]?([fuqe])(.?)/.exec(symbols.slice(at + 1));
  // In "2019 से 2035 तक" the word before the second time belongs to the first; in "from 2019 until 2035" to the second.
  const ofEarlierTime = before !== null && /T[io]?f?$/.test(symbols.slice(0, before.index)) && after !== null;
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
