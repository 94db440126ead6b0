/** An API Gateway event, and what is known about the call before the body is read. */
import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Verdict } from '../../contract/frame/verdict.ts';
import { codeOfTag } from '../../words/language-tag.ts';
import { isLanguage, SOURCE, type Language } from '../../words/languages.ts';
import type { Headers } from './headers.ts';
import type { Spending } from './spending.ts';

/** An event of which the body may have been parsed; `twice` is then a member that stands twice in it. */
export type Event = Omit<APIGatewayProxyEvent, 'body'> & { body: unknown; twice?: string | null };

/** An event with what is known about its call. The event itself is not modified. */
export type Incoming = APIGatewayProxyEvent & {
  /** The gateway's id of the call, never chosen by the caller. */
  readonly requestId: string;
  /** Headers of whatever the call is answered with. */
  readonly extra: Headers;
  readonly verdict: Verdict | null;
  readonly spending: Spending;
  /** A member that stands twice in the body, once that has been parsed. */
  readonly twice?: string | null;
};

/** A header by its lower-case name. */
export const headerOf = ({ headers }: Pick<Event, 'headers'>, name: string): string | undefined => {
  for (const key in headers) if (key.length === name.length && key.toLowerCase() === name) return headers[key];
  return undefined;
};

const REQUEST_ID = /^[\w.:+=-]{1,128}$/;

/** The gateway's id of a call. */
export const requestIdOf = (event: Event): string => event.requestContext?.requestId ?? randomUUID();

/** The caller's own name for a call, from X-Request-Id: 1 to 128 letters, digits and `_ - . : + =`; undefined for anything else. */
export const clientRequestId = (event: Event): string | undefined => {
  const given = headerOf(event, 'x-request-id');
  return given !== undefined && REQUEST_ID.test(given) ? given : undefined;
};

/** Characters of Accept-Language that are looked at. */
const MAX_ACCEPT_LANGUAGE = 200;

/** The supported languages of Accept-Language, by weight. */
export const acceptedLanguages = (event: Event): readonly Language[] => {
  const header = headerOf(event, 'accept-language') ?? '';
  return header === '' ? [] : languagesByWeight(header.slice(0, MAX_ACCEPT_LANGUAGE));
};

const languagesByWeight = (header: string): readonly Language[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find((q) => q !== undefined);
      return { tag: codeOfTag(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
    .filter(isLanguage);

/** Languages other than English that a call asks for: the member `language` of its body, else Accept-Language. */
export const languagesAsked = (event: Event): readonly Language[] => {
  const { body } = event;
  const member: unknown = typeof body === 'object' && body !== null && 'language' in body ? body.language : undefined;
  const asked = isLanguage(member) ? [member] : acceptedLanguages(event);
  const source = asked.indexOf(SOURCE);
  return source < 0 ? asked : asked.slice(0, source);
};

/** Bytes of the body as it was sent. */
export const bodyBytes = ({ body, isBase64Encoded }: APIGatewayProxyEvent): number => {
  if (body === null || body === undefined) return 0;
  if (isBase64Encoded) return Math.ceil((body.length * 3) / 4);
  return Buffer.byteLength(body);
};

/** The path of a template as it was called, variables filled in. */
export const pathCalled = ({ pathParameters }: Pick<Event, 'pathParameters'>, template: string): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathParameters?.[name] ?? '');
