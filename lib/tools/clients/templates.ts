/** The languages there are libraries in. A new one is a row here and in `phrases.ts`. */
import { go } from './go/template.ts';
import { java } from './java/template.ts';
import type { Template } from './language.ts';
import { php } from './php/template.ts';
import { python } from './python/template.ts';
import { ruby } from './ruby/template.ts';
import { typescript } from './typescript/template.ts';

export const TEMPLATES: readonly Template[] = [typescript, python, php, ruby, go, java];
