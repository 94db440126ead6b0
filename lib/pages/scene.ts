/** From a call of a page to its scene, and from HTML to its reply. */
import * as z from 'zod/mini';
import { LANGUAGE_COOKIE } from '../words/language-tag.ts';
import { isLanguage, SOURCE, type Language } from '../words/languages.ts';
import { SPACES_SHOWN, SHOWN_COOKIE, SHOWN_FIELD } from '../accounts/sandbox/space.ts';
import { SESSION_COOKIE, SESSION_SECONDS } from '../accounts/session.ts';
import type { Cookie } from '../contract/frame/reply.ts';
import type { Visitor, Web } from '../contract/frame/resource.ts';
import type { Scene } from './layout.ts';
import { languagesOfPage } from './written.ts';

const YEAR_SECONDS = 31_536_000;

/** Of a page of what keys store: whose it shows; left out, as last chosen. */
export const shownField = {
  [SHOWN_FIELD]: z.optional(z.enum(SPACES_SHOWN).check(z.describe('Whose data the page shows'))),
};

/** What of a call decides how a page is written. */
export interface PageCall {
  readonly options: { readonly language: Language };
  readonly request: { readonly members: Readonly<Record<string, unknown>>; readonly accepted: readonly Language[] };
  readonly web: Web;
  readonly visitor: Pick<Visitor, 'sandbox'>;
}

/** The languages of a call: asked for, as last chosen, as the browser prefers. */
const wished = ({ request, options, web }: PageCall): readonly unknown[] => [
  request.members['language'],
  web.cookie(LANGUAGE_COOKIE),
  options.language,
  ...request.accepted,
];

/** Where the operator says the source of the running version is (`UDAYA_SOURCE_URL`); else our own archive. */
const sourceAddress = (root: string): string => process.env['UDAYA_SOURCE_URL'] || `${root}/source`;

/**
 * The scene of a page at `path`. The language: asked for by `?lang=`, else as last chosen, else what the browser prefers; of
 * those in which the page is written.
 * @example
 * sceneOf(call, '/signup').path // → '/signup'
 */
export const sceneOf = (call: PageCall, path: string): Scene => {
  const { origin, pathname } = new URL(call.web.base);
  const root = pathname.replace(/\/$/, '');
  const languages = languagesOfPage(path);
  const language =
    wished(call)
      .map((code) => languages.find((one) => one === code))
      .find((one) => one !== undefined) ?? SOURCE;
  const signedIn = call.web.cookie(SESSION_COOKIE) !== undefined;
  const { sandbox } = call.visitor;
  return { language, root, path, origin, source: sourceAddress(root), signedIn, sandbox };
};

/**
 * The reply with a page. A language that was asked for is kept in a cookie, and so is whose data a dashboard shows.
 * @example
 * replyWith(call, '<p>').type // → 'text/html'
 */
export const replyWith = (call: PageCall, body: string) => {
  const language = [call.request.members['language']].find(isLanguage);
  const shown = SPACES_SHOWN.find((one) => one === call.request.members[SHOWN_FIELD]);
  const cookies: readonly Cookie[] = [
    ...(language ? [{ name: LANGUAGE_COOKIE, value: language, maxAgeSeconds: YEAR_SECONDS }] : []),
    ...(shown ? [{ name: SHOWN_COOKIE, value: shown, maxAgeSeconds: SESSION_SECONDS }] : []),
  ];
  return { status: 200 as const, type: 'text/html' as const, body, cookies };
};
