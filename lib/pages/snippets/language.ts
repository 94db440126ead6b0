/** What people read of a client library: a snippet for a call, and the code of its guide. */
import type { ExampleShape } from '../../service/catalogue/client-model/example-types.ts';
import type { Access } from '../../service/catalogue/client-model/model.ts';
import type { Banks } from '../../words/words.gen.ts';

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
export type Topic = keyof Banks['pages/docs']['library']['topics'];
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
  /** Installs the library from the folder in which `npm run clients` wrote it, `udaya/.clients/<name>`. */
  readonly local: string;
  /** Code of each chapter. */
  readonly guide: Readonly<Record<Topic, string>>;
}
