/** What a language must bring to have a library: the files it is made of (`Template`), beside its words (`Phrases`). */
import type { Model } from '../../service/catalogue/client-model/model.ts';
import type { Phrases } from '../../pages/snippets/language.ts';

/** The programs that every library brings: they run as they are, with UDAYA_API_KEY in the environment. */
export const EXAMPLES = ['kundli', 'match', 'panchang', 'wedding', 'dasha', 'batch'] as const;
export type Example = (typeof EXAMPLES)[number];

/** Text files by their path in the library's folder. */
export type Files = ReadonlyMap<string, string>;

/** A program that completes or checks what was written, run in the library's folder. */
export interface Step {
  readonly command: string;
  readonly args: readonly string[];
}

export interface Template {
  readonly phrases: Phrases;
  readonly files: (model: Model) => Files;
  /** What a program is called: `kundli.ts`, with `examples/` before it in the library. */
  readonly example: (name: string) => string;
  /** A snippet, or code of the guide, as a file that the compiler takes; left out where a snippet is one as it is. */
  readonly program?: (snippet: string, name: string) => string;
  /** Formats the sources; left out where neither Debian nor npm has a formatter, or the template writes the form itself. */
  readonly format?: Step;
  /** What makes a package of the sources, in order. */
  readonly steps?: readonly Step[];
  /** Where the tools of format and steps come from, when they are not there. */
  readonly tools: string;
}
