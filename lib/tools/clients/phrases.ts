/** What people read of each library: snippets and guides. Pure, so that pages can show them in a browser too. */
import { CURL } from './curl.ts';
import { GO } from './go/phrases.ts';
import { JAVA } from './java/phrases.ts';
import type { Phrases, Snippets } from './language.ts';
import { PHP } from './php/phrases.ts';
import { PYTHON } from './python/phrases.ts';
import { RUBY } from './ruby/phrases.ts';
import { TYPESCRIPT } from './typescript/phrases.ts';

export const PHRASES: readonly Phrases[] = [TYPESCRIPT, PYTHON, PHP, RUBY, GO, JAVA];

/** Every form in which a call is shown: without a library first. */
export const SNIPPETS: readonly Snippets[] = [CURL, ...PHRASES];
