/**
 * `npm run words:read -- ta native matching horoscope/lead`: notes in `lib/words/state.json` that the texts of these families were
 * read in a language and compared with the English of today: `read` by one reader who wrote none of them, `read2` by two, `native`
 * by someone who grew up with the language. Without a family it prints how much of each has been read.
 */
import { writeFileSync } from 'node:fs';
import { SOURCE } from '../../words/languages.ts';
import { familiesOf } from './files.ts';
import { isReading, markedStates, readStates, STATE_FILE, stateOf, statesText, textsIn } from './state.ts';

const [language = '', reading, ...families] = process.argv.slice(2);
const states = readStates();
const own = new Set(familiesOf(language).map((file) => file.replace(/\.names$/, '')));

const fail = (why: string): never => {
  process.stderr.write(`${why}\n`);
  process.exit(2);
};

if (stateOf(language, states) === null)
  fail(`no texts of ${language || 'a language without a name'} are noted in state.json`);
if (reading === undefined) {
  const rows = Object.entries(stateOf(language, states) ?? {});
  const lines = [...own].map((family) => {
    const count: Record<string, number> = {};
    for (const [path, [, how]] of rows) if (path.startsWith(`${family}/`)) count[how] = (count[how] ?? 0) + 1;
    return `${family}: ${Object.entries(count)
      .map(([how, n]) => `${n} ${how}`)
      .join(', ')}`;
  });
  process.stdout.write(`${lines.join('\n')}\n`);
} else if (!isReading(reading)) {
  fail(`"${reading}" is no way of reading: draft, read, read2, native`);
} else {
  const unknown = families.filter((family) => !own.has(family));
  if (families.length === 0 || unknown.length > 0)
    fail(`${language} has no family ${unknown.join(', ') || 'without a name'}`);
  writeFileSync(STATE_FILE, statesText(markedStates(states, textsIn(SOURCE), { language, reading, families })));
}
