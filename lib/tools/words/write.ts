/**
 * `npm run words`: writes the banks that are made of entries (`lib/words/entries`) and of the English words of errors, then
 * the types of the banks (`lib/words/words.gen.ts`).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '../../contract/frame/errors.ts';
import { ROOT } from '../../service/catalogue/registry.ts';
import { banksOfEntries } from './entries.ts';
import { BANKS, type Texts } from './files.ts';
import { bankTypes } from './types.ts';

const errors = Object.fromEntries(Object.entries(ERRORS).map(([code, { title, fix }]) => [code, { title, fix }]));
const writeBank = (language: string, family: string, texts: Texts): void =>
  writeFileSync(join(BANKS, language, `${family}.json`), `${JSON.stringify(texts, null, 2)}\n`);

for (const { language, family, texts } of banksOfEntries()) writeBank(language, family, texts);
writeBank('en', 'errors', errors);
writeFileSync(join(ROOT, 'lib/words/words.gen.ts'), bankTypes());
