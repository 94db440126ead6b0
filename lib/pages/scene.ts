/** From a call of a page to its scene, and from HTML to its reply. */
import { LANGUAGE_COOKIE } from '../words/language-tag.ts';
import { languagesWith, SOURCE, type Language } from '../words/languages.ts';
import { SESSION_COOKIE } from '../accounts/session.ts';
import type { Cookie } from '../contract/frame/reply.ts';
import type { Web } from '../contract/frame/resource.ts';
import type { Scene } from './layout.ts';

const YEAR_SECONDS = 31_536_000;

/** What of a call decides how a page is written. */
export interface PageCall {
  readonly options: { readonly language: Language };
  readonly request: { readonly members: Readonly<Record<string, unknown>> };
  readonly web: Web;
}

const PAGE_LANGUAGES = languagesWith('pages');
const isWritten = (code: unknown): code is Language => PAGE_LANGUAGES.some((one) => one === code);

const asked = ({ request }: PageCall): Language | undefined => [request.members['language']].find(isWritten);

/** Where the operator says the source of the running version is (`UDAYA_SOURCE_URL`); else our own archive. */
const sourceAddress = (root: string): string => process.env['UDAYA_SOURCE_URL'] || `${root}/source`;

/**
 * The scene of a page at `path`. The language: asked for by `?lang=`, else as last chosen, else what the browser prefers.
 * @example
 * sceneOf(call, '/signup').path // → '/signup'
 */
export const sceneOf = (call: PageCall, path: string): Scene => {
  const { origin, pathname } = new URL(call.web.base);
  const root = pathname.replace(/\/$/, '');
  const kept = call.web.cookie(LANGUAGE_COOKIE);
  const language = asked(call) ?? [kept, call.options.language].find(isWritten) ?? SOURCE;
  const signedIn = call.web.cookie(SESSION_COOKIE) !== undefined;
  return { language, root, path, origin, source: sourceAddress(root), signedIn };
};

/**
 * The reply with a page. A language that was asked for is kept in a cookie.
 * @example
 * replyWith(call, '<p>').type // → 'text/html'
 */
export const replyWith = (call: PageCall, body: string) => {
  const language = asked(call);
  const cookies: readonly Cookie[] = language
    ? [{ name: LANGUAGE_COOKIE, value: language, maxAgeSeconds: YEAR_SECONDS }]
    : [];
  return { status: 200 as const, type: 'text/html' as const, body, cookies };
};
