/** What people read of each library: snippets and guides. Pure, so that pages can show them in a browser too. */
import { CURL } from './curl.ts';
import { GO } from './go.ts';
import { JAVA } from './java.ts';
import type { Phrases, Snippets } from './language.ts';
import { PHP } from './php.ts';
import { PYTHON } from './python.ts';
import { RUBY } from './ruby.ts';
import { TYPESCRIPT } from './typescript.ts';

export const PHRASES: readonly Phrases[] = [TYPESCRIPT, PYTHON, PHP, RUBY, GO, JAVA];

/** Every form in which a call is shown: without a library first. */
export const SNIPPETS: readonly Snippets[] = [CURL, ...PHRASES];
