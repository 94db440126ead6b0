/** The Lambda handler of a calculation. `answer` does the work and knows nothing about HTTP. */
import type { AnyEndpoint } from '../../contract/frame/endpoint.ts';
import { answer } from './answer.ts';
import { answerHeaders, documentHeaders } from './headers.ts';
import { fromUnixMs, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import { acceptedLanguages, headerOf, type Event, type Incoming } from './incoming.ts';
import { membersOfQuery } from './query.ts';
import { fromOwnPage } from './own-address.ts';
import { takesBody, wrap, type Handler, type Outgoing, type Wrapped } from './wrap.ts';
import type { Warning } from '../../contract/frame/warnings.ts';
import { utcOfMs } from '../../contract/values/utc.ts';

export type { Handler } from './wrap.ts';

const KEY_IN_URL: Warning = {
  code: 'KEY_IN_URL',
  message: 'The key was sent in the URL, where logs and histories keep it; prefer the X-Api-Key header.',
};

const KEY_IN_PAGE: Warning = {
  code: 'KEY_IN_PAGE',
  message:
    'A page of another site sent this secret key, so whoever opens the page can read it. Replace the key, and put a publishable one (ud_pub_) into the page.',
};

/** Whether a secret key stands in a page of another site: browsers alone send Origin. A key bound to domains is meant for pages. */
const isSecretInPage = (event: Incoming): boolean => {
  const { verdict } = event;
  const isSecret = verdict?.kind === 'live' || verdict?.kind === 'sandbox';
  return isSecret && !verdict.in_pages && headerOf(event, 'origin') !== undefined && !fromOwnPage(event);
};

/** Says what the clock of the sandbox shows. */
const movedClock = (now: number): Warning => ({
  code: 'SANDBOX_CLOCK',
  message: `Now is ${utcOfMs(now)}, as the clock of your sandbox shows.`,
});

/** The instant of a call by the clock of the sandbox, where that was moved. */
export const nowOf = ({ verdict }: Incoming): { readonly now?: JulianDay } =>
  verdict && verdict.now !== 0 ? { now: fromUnixMs(Math.floor(verdict.now / 1000) * 1000) } : {};

/** Characters of a member's name that a warning repeats. */
const SHOWN = 40;

/** What is known to be odd about a request before it is computed. */
export const warningsOf = (event: Incoming): readonly Warning[] => {
  const { verdict, twice } = event;
  return [
    ...(verdict && verdict.now !== 0 ? [movedClock(verdict.now)] : []),
    ...(verdict?.key_in_url ? [KEY_IN_URL] : []),
    ...(isSecretInPage(event) ? [KEY_IN_PAGE] : []),
    ...(typeof twice === 'string'
      ? [
          {
            code: 'DUPLICATE_MEMBER' as const,
            message: `${twice.slice(0, SHOWN)} stands twice in the body; the last one was taken.`,
          },
        ]
      : []),
  ];
};

/** The members of a request: the parsed body, or the query. */
export const requestMembers = (
  endpoint: Pick<AnyEndpoint, 'method' | 'input'> & Pick<Wrapped, 'bodyIgnored'>,
  event: Event,
): unknown => (takesBody(endpoint) ? event.body : membersOfQuery(endpoint.input, event));

/**
 * The Lambda handler of a calculation.
 * @example
 * typeof serve(endpoint) // → 'function'
 */
export const serve = (endpoint: AnyEndpoint): Handler => {
  const isDocument = endpoint.method === 'GET';
  const revalidates = endpoint.revalidates === true;
  const work = async (event: Incoming): Promise<Outgoing> => {
    const { verdict, requestId, spending } = event;
    const accepted = acceptedLanguages(event);
    const result = await answer(endpoint, requestMembers(endpoint, event), {
      ...nowOf(event),
      requestId,
      variables: event.pathParameters ?? {},
      language: accepted[0],
      accepted,
      caller: spending.caller,
      credits: () => spending.credits(),
      warnings: warningsOf(event),
    });
    const headers = answerHeaders(requestId, verdict, spending.credits());
    headers['X-Result-Hash'] = result.resultHash;
    headers['Content-Language'] = result.languages.join(', ');
    if (revalidates) Object.assign(headers, documentHeaders(result.resultHash, result.freshSeconds, false));
    else if (isDocument)
      Object.assign(headers, documentHeaders(result.resultHash, endpoint.cacheSeconds ?? 0, !verdict));
    return { status: 200, headers, body: result.body, ...(revalidates ? { revalidates } : {}) };
  };
  return wrap(endpoint, { answer: work });
};
