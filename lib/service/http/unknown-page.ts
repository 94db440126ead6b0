/**
 * What a browser is answered where there is no page: a page, with the way back. The function that sends it has no layer, so
 * its words come with it.
 */
import { codeOfTag, LANGUAGE_COOKIE } from '../../words/language-tag.ts';
import { FAILURE_HEADERS, failurePage } from './resource/failure-page.ts';
import { UNKNOWN_WORDS } from './unknown-words.source.ts';
import type { MethodAnswer } from './methods.ts';

/** A call of a path that does not exist. */
export interface UnknownCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** `lang` of the query. */
  readonly lang: string | undefined;
  /** What stands before every path of ours: empty, or the stage (`/prod`). */
  readonly root: string;
  readonly requestId: string;
}

const [FIRST = ''] = Object.keys(UNKNOWN_WORDS);

/** Characters of Accept-Language that are looked at. */
const MAX_ACCEPT_LANGUAGE = 200;

/** The language that was asked for, last chosen, or first in the browser's list of those there are. */
const languageOf = ({ lang, headers }: UnknownCall): string => {
  const cookie = (headers['cookie'] ?? '')
    .split(/;\s*/)
    .find((one) => one.replace('__Host-', '').startsWith(LANGUAGE_COOKIE));
  const accepted = (headers['accept-language'] ?? '')
    .slice(0, MAX_ACCEPT_LANGUAGE)
    .split(',')
    .map((tag) => codeOfTag(tag.split(';', 1)[0] ?? ''));
  return (
    [lang, cookie?.split('=')[1], ...accepted].find((one) => one !== undefined && Object.hasOwn(UNKNOWN_WORDS, one)) ??
    FIRST
  );
};

/** Whether a browser opens a page: below `/v1/` there is none, and whoever takes JSON does not ask for HTML. */
export const wantsPage = ({ method, path, headers }: UnknownCall): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/v1(?:\/|$)/i.test(path) &&
  /\btext\/html\b/.test(headers['accept'] ?? '');

/** The page for a path that does not exist. The path itself is not told back. */
export const unknownPage = (call: UnknownCall): MethodAnswer => {
  const language = languageOf(call);
  const words = UNKNOWN_WORDS[language];
  if (words === undefined) throw new Error(`no words of failed pages in ${language}`);
  const { title, fix } = words;
  const { requestId, root } = call;
  return {
    statusCode: 404,
    headers: { ...FAILURE_HEADERS, 'X-Request-Id': requestId },
    body: failurePage({ language, words, title, text: fix, requestId, root }),
  };
};
