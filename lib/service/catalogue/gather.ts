/** Answers of several endpoints to one birth, computed in process: what a report is written from. */
import { AppError } from '../../contract/frame/app-error.ts';
import type { Warn } from '../../contract/frame/warnings.ts';
import type { JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Language } from '../../words/languages.ts';
import { findEndpoint, runEndpoint } from './run.ts';

/** One call: the endpoint below /v1, and what is sent besides the shared members. */
interface Question {
  readonly endpoint: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Shared members that it takes; all when left out. */
  readonly only?: readonly string[];
  /** Whether its names too are in the language of sentences. */
  readonly whole?: boolean;
}

/** Whose calls they are. */
export interface Asker {
  readonly requestId: string;
  readonly language: Language;
  /** Language of sentences that `language` lacks; such answers are refused when left out. */
  readonly prose?: Language;
  readonly now: JulianDay;
  readonly warn: Warn;
  /** Is told each answer with its settings: for checks that compare what is printed. */
  readonly heard?: (answer: unknown) => void;
}

/** What the calls answered. */
export interface Gathered {
  /** `data` of each, by the name of the question. */
  readonly answers: ReadonlyMap<string, unknown>;
  /** Settings of all; where two differ, the first. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The ephemeris that the engine used. */
  readonly ephemeris: string;
  /** Whether some answers have their sentences in `prose`. */
  readonly borrowed: boolean;
}

interface Body {
  readonly data: unknown;
  readonly meta: {
    readonly engine: { readonly ephemeris: string };
    readonly language: { readonly texts: Language | null };
    readonly settings: Readonly<Record<string, unknown>>;
    readonly warnings: readonly { readonly code: Parameters<Warn>[0]; readonly message: string }[];
  };
}

/** Asks every question with the shared members. Throws the first refusal, as the endpoint itself would. */
export const gather = async (
  questions: ReadonlyMap<string, Question>,
  shared: Readonly<Record<string, unknown>>,
  { requestId, language, prose = language, now, warn, heard }: Asker,
): Promise<Gathered> => {
  const answers = new Map<string, unknown>();
  const settings: Record<string, unknown> = {};
  let ephemeris = '';
  let borrowed = false;
  for (const [name, { endpoint, body = {}, only, whole = false }] of questions) {
    const given = only === undefined ? shared : Object.fromEntries(only.map((member) => [member, shared[member]]));
    const found = await findEndpoint(endpoint);
    if (!found) throw new Error(`a report asks ${endpoint}, which does not exist`);
    const answered = await runEndpoint(
      found,
      // What has no texts in the languages of the report is refused, not printed in English.
      { ...given, ...body, language_fallback: prose === language ? 'none' : 'auto' },
      {
        requestId,
        language: whole ? prose : language,
        accepted: [prose],
        credits: () => ({ charged: 0, remaining: null }),
        warnings: [],
        now,
      },
    ).catch((error: unknown) => {
      if (error instanceof AppError)
        throw new AppError(error.code, { message: error.message, details: error.details, cause: error });
      throw error;
    });
    const { data, meta }: Body = JSON.parse(answered.body);
    answers.set(name, data);
    heard?.({ data, meta });
    const texts = meta.language.texts ?? language;
    if (texts !== language && texts !== prose) throw new Error(`a report asks ${endpoint}, which speaks ${texts}`);
    borrowed ||= texts !== language;
    for (const { code, message } of meta.warnings) if (code !== 'LANGUAGE_FALLBACK') warn(code, message);
    for (const [key, value] of Object.entries(meta.settings)) settings[key] ??= value;
    ephemeris = meta.engine.ephemeris;
  }
  return { answers, settings, ephemeris, borrowed };
};
