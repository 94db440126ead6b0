/** What a language must bring: its words for people (`Phrases`), and the files of its library (`Template`). */
import type { PageWords } from '../../words/page-words.ts';
import type { Access, Model } from './model.ts';

/** How a value of an example is typed, for languages that name types in a call: the schema of the contract, made short. */
export type ExampleType =
  | 'text'
  | 'whole'
  | 'number'
  | 'flag'
  /** One of several types, null, or anything. */
  | 'any'
  | { readonly list: ExampleType }
  | { readonly map: ExampleType }
  | { readonly shape: ExampleShape };

/** An object of an example. */
export interface ExampleShape {
  /** Name of its shape in the model. */
  readonly name: string;
  /** Types of the members that it has in the example; those that are left out are texts. */
  readonly types: Readonly<Record<string, ExampleType>>;
  /** Members of the example that are always sent. */
  readonly required: readonly string[];
  /** Members of the example that it has from other shapes, by the name of the shape: `{ Birth: ['date', 'time'] }`. */
  readonly from: Readonly<Record<string, readonly string[]>>;
}

/** One call of the API, as examples show it. */
export interface SnippetCall {
  readonly verb: string;
  readonly path: string;
  /** Tag of the operation: `lal-kitab`. */
  readonly suite: string;
  /** The input: path variables, query and body in one. */
  readonly input: Readonly<Record<string, unknown>>;
  /** How the input is typed; null where nothing can be sent. */
  readonly shape: ExampleShape | null;
  readonly access: Access;
  /** Address of the service, which only curl names. */
  readonly base: string;
  /** What comes back: `data` of the envelope, the bytes of a file, or nothing. */
  readonly answers: 'data' | 'file' | 'nothing';
}

/** The chapters of the guide of a language, of which the README and the page /docs/start/{language} are made. */
export type Topic = keyof PageWords['docs']['library']['topics'];
export const TOPICS: readonly Topic[] = ['install', 'call', 'errors', 'retries', 'list', 'report', 'image', 'webhook'];

/** A form in which a call is shown. */
export interface Snippets {
  /** Name in addresses and folders: `typescript`. */
  readonly name: string;
  /** Name for people: `TypeScript`. */
  readonly title: string;
  readonly snippet: (call: SnippetCall) => string;
}

export interface Phrases extends Snippets {
  /** What it runs on: `Python 3.9 or later`. */
  readonly runtime: string;
  /** Code of each chapter. */
  readonly guide: Readonly<Record<Topic, string>>;
}

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
