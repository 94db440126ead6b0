/**
 * One request to one calculation, from raw members to the finished body. It knows nothing of HTTP events, so the in-process
 * runner behind batch gives the same bytes as a single call.
 */
import type { AnyEndpoint } from '../../contract/frame/endpoint.ts';
import { NotSpoken } from '../../words/bank.ts';
import { SOURCE, type Language } from '../../words/languages.ts';
import { isRecord } from './is-record.ts';
import { languageNotHere } from './language.ts';
import { guarded, openCall, type OpenedCall, type Request } from './open-call.ts';
import { included } from './settings.ts';
import { hasTexts } from './speech.ts';
import { writeAnswer, type Written } from './write.ts';

export type { Request } from './open-call.ts';

/** A finished answer. */
export interface Answer extends Written {
  /** Seconds for which it holds; 0 unless the endpoint says so. */
  readonly freshSeconds: number;
  /** Languages that stand in it. */
  readonly languages: readonly Language[];
}

/** Folders of endpoints whose answers are prose: names in another language would stand among its sentences. */
const PROSE = ['horoscope/', 'ai/'];
/** Whether an endpoint answers in prose: it is refused where a language lacks its texts. */
export const isProse = ({ name }: AnyEndpoint): boolean => PROSE.some((folder) => name.startsWith(folder));
/** Answers about the API itself are written in its own language. */
const MANUAL = 'meta';
const isManual = ({ name }: AnyEndpoint): boolean => name.startsWith(`${MANUAL}/`);

/** Puts names of an answer in one language into another. */
const renamer = async (from: Language, to: Language): Promise<(value: unknown) => unknown> => {
  if (from === to) return (value) => value;
  const { renamed } = await import('../../words/renamed.ts');
  return (value) => renamed(value, from, to);
};

/** Whether a call is about a birth that is saved as of a child. */
const isOfChild = (call: object): boolean => 'birth' in call && isRecord(call.birth) && call.birth['mark'] === 'minor';

/** An answer about a child's chart. Few births are marked so: what reads them is loaded for these. */
const childs = async (computed: unknown, language: Language): Promise<unknown> =>
  (await import('../../answers/present/childs.ts')).forChild(computed, language);

type Verbatim = OpenedCall['verbatim'];

/** Members written as text, with the names in it put into another language; other answers stay as they are. */
const renamedParts = (verbatim: Verbatim, rename: (value: unknown) => unknown): Verbatim =>
  new Map(
    [...verbatim].map(([name, text]) => [
      name,
      typeof text === 'string'
        ? text
        : (json: (value: unknown) => string) => [json(rename(JSON.parse(text(json).join(''))))],
    ]),
  );

/** Computes an opened call and writes its answer; names are put into `asked` where the call speaks another language. */
const finished = (endpoint: AnyEndpoint, request: Request, opened: OpenedCall, asked: Language): Promise<Answer> => {
  // `compute` was typed against its own input kind where it was declared; the call has just been opened for exactly that.
  const compute = endpoint.compute as (all: object) => unknown;
  return guarded(async () => {
    const whole = await compute(opened.call);
    const computed = isOfChild(opened.call) ? await childs(whole, opened.call.options.language) : whole;
    if (!isRecord(computed)) throw new Error(`${endpoint.name} did not answer with an object`);
    const { options } = opened.call;
    const spoken = options.language;
    const { time, uncertain, warnings, shared } = opened;
    const chosen = included(endpoint, computed, options.include);
    const rename = await renamer(spoken, asked);
    const named = rename(chosen);
    if (!isRecord(named)) throw new Error(`${endpoint.name} lost its answer`);
    const settings = opened.settings();
    const place = opened.place();
    const { lasting } = opened;
    const verbatim = spoken === asked ? opened.verbatim : renamedParts(opened.verbatim, rename);
    const own = isManual(endpoint) && hasTexts(named) ? SOURCE : spoken;
    if (own !== spoken && options.language_fallback === 'none') throw new NotSpoken(spoken, MANUAL);
    const outcome = {
      data: named,
      settings,
      asked,
      texts: opened.texts() ?? own,
      time,
      place,
      uncertain,
      warnings,
      verbatim,
      lasting,
      precision: options.precision,
    };
    const written = writeAnswer(endpoint, request, shared.meta, outcome);
    const { names, texts } = written.language;
    return { ...written, freshSeconds: opened.freshSeconds(), languages: [...new Set([names, texts ?? names])] };
  });
};

/** Answers in the first of some languages that has all the texts; the last of them is the source, which has. */
const spokenIn = async (
  endpoint: AnyEndpoint,
  body: unknown,
  request: Request,
  asked: Language,
  [language = SOURCE, ...others]: readonly Language[],
): Promise<Answer> => {
  const opened = await openCall(endpoint, body, request, language);
  try {
    const answered = await finished(endpoint, request, opened, asked);
    return answered;
  } catch (error) {
    if (!(error instanceof NotSpoken) || language === SOURCE) throw error;
    return spokenIn(endpoint, body, request, asked, others);
  }
};

/**
 * Computes an endpoint. Where the language asked for lacks texts that the answer needs, sentences come in the next language
 * of the request, else in English. Throws `AppError` for everything that is the caller's fault.
 */
export const answer = async (endpoint: AnyEndpoint, body: unknown, request: Request): Promise<Answer> => {
  const opened = await openCall(endpoint, body, request);
  const { language: asked, language_fallback: fallback } = opened.call.options;
  try {
    const answered = await finished(endpoint, request, opened, asked);
    return answered;
  } catch (error) {
    if (!(error instanceof NotSpoken)) throw error;
    if (fallback === 'none' || isProse(endpoint)) throw languageNotHere(error);
    const others = (request.accepted ?? []).filter((one) => one !== asked);
    const warned = {
      ...request,
      warnings: [...request.warnings, { code: 'LANGUAGE_FALLBACK', message: FALLBACK } as const],
    };
    return spokenIn(endpoint, body, warned, asked, [...others, SOURCE]);
  }
};

const FALLBACK = 'The language asked for has only names here; sentences come in the language of meta.language.texts.';
