/**
 * `npm run words`: writes the banks that are made of entries (`lib/words/entries`) and of the English words of errors, then
 * the types of the banks (`lib/words/words.gen.ts`) and who has read which text (`lib/words/state.json`). Then it checks the voice of the rows of
 * the feed and of readings and fails where one breaks it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '../../contract/frame/errors.ts';
import { ROOT } from '../../service/catalogue/registry.ts';
import { banksOfEntries } from './entries.ts';
import { horoscopeBank } from '../../words/horoscope/bank.ts';
import { languagesWith, READING_LANGUAGES } from '../../words/languages.ts';
import { readingVoice } from '../local/feed/reading-voice.ts';
import { bankVoice, VOICE_SHARES } from '../local/feed/voice.ts';
import { BANKS, type Texts } from './files.ts';
import { STATE_FILE, statesText } from './state.ts';
import { bankTypes } from './types.ts';

const errors = Object.fromEntries(Object.entries(ERRORS).map(([code, { title, fix }]) => [code, { title, fix }]));
const writeBank = (language: string, family: string, texts: Texts): void =>
  writeFileSync(join(BANKS, language, `${family}.json`), `${JSON.stringify(texts, null, 2)}\n`);

for (const { language, family, texts } of banksOfEntries()) writeBank(language, family, texts);
writeBank('en', 'errors', errors);
writeFileSync(join(ROOT, 'lib/words/words.gen.ts'), bankTypes());
writeFileSync(STATE_FILE, statesText());

for (const language of languagesWith('horoscope/*')) {
  const { rows, faults, unfit, gradeShare } = bankVoice(language, horoscopeBank(language));
  process.stdout.write(
    `${language}: ${rows} rows of the feed, ${faults.length} break the voice, ${(100 * gradeShare).toFixed(1)} % fit their grade (at least ${100 * VOICE_SHARES.grade} %)\n`,
  );
  for (const { rule, place, text } of faults) process.stdout.write(`  ${rule}  ${place}  ${text}\n`);
  if (faults.length > 0 || gradeShare < VOICE_SHARES.grade) {
    process.exitCode = 1;
    for (const { place, text } of unfit) process.stdout.write(`  grade  ${place}  ${text}\n`);
  }
}
for (const language of READING_LANGUAGES) {
  const readings = readingVoice(language);
  process.stdout.write(`${language}: ${readings.rows} rows of readings, ${readings.faults.length} break the voice\n`);
  for (const { rule, place, text } of readings.faults) process.stdout.write(`  ${rule}  ${place}  ${text}\n`);
  if (readings.faults.length > 0) process.exitCode = 1;
}
