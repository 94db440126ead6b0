/** `npm run words`: writes the types of the banks (`lib/words/words.gen.ts`) and the English words of errors as a bank. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '../../contract/frame/errors.ts';
import { ROOT } from '../../service/catalogue/registry.ts';
import { BANKS } from './files.ts';
import { bankTypes } from './types.ts';

const errors = Object.fromEntries(Object.entries(ERRORS).map(([code, { title, fix }]) => [code, { title, fix }]));
writeFileSync(join(BANKS, 'en/errors.json'), `${JSON.stringify(errors, null, 2)}\n`);
writeFileSync(join(ROOT, 'lib/words/words.gen.ts'), bankTypes());
