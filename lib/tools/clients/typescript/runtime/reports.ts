/** Waiting for what takes a while, and walking through lists. */
import type { Answer, FileAnswer } from './answer.js';
import { NotFoundError, ServerError, TimeoutError } from './errors.js';
import type { CallOptions } from './options.js';
import { PROTOCOL } from './protocol.js';
import type { Transport } from './transport.js';

/** What is read of a report; the rest is kept. */
interface ReportState {
  readonly report_id: string;
  readonly status: string;
}

export interface WaitOptions extends CallOptions {
  /** Milliseconds after which waiting ends with TimeoutError: 300,000. */
  readonly waitMs?: number;
  /** Milliseconds of the first pause: 1,000. Later ones are half as long again each, at most 5,000. */
  readonly pollMs?: number;
}

const failure = (code: string, message: string, requestId: string) => ({
  status: 0,
  code,
  message,
  details: [],
  requestId,
  retryAfter: null,
});

/**
 * Asks for the state of a report until it is ready.
 * @throws NotFoundError REPORT_EXPIRED, ServerError REPORT_FAILED, TimeoutError TIMED_OUT.
 */
export const waitUntilReady = async <Report extends ReportState, Meta>(
  transport: Transport,
  reportId: string,
  options: WaitOptions,
): Promise<Answer<Report, Meta>> => {
  const ends = Date.now() + (options.waitMs ?? PROTOCOL.pollTimeoutMs);
  let wait = options.pollMs ?? PROTOCOL.pollFirstMs;
  for (;;) {
    const route = { verb: 'GET', path: '/v1/reports/{id}', access: 'either' } as const;
    const answer = await transport.json<Report, Meta>(route, { id: reportId }, options);
    const { status } = answer.data;
    const { requestId } = answer.receipt;
    if (status === 'ready') return answer;
    if (status === 'expired') throw new NotFoundError(failure('REPORT_EXPIRED', 'The report has expired.', requestId));
    if (status === 'failed')
      throw new ServerError(failure('REPORT_FAILED', 'The report could not be made.', requestId));
    if (Date.now() + wait > ends)
      throw new TimeoutError(failure('TIMED_OUT', 'The report was not ready in time.', requestId));
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = Math.min(PROTOCOL.pollCapMs, wait * PROTOCOL.pollGrowth);
  }
};

/** The file of a report: waits until it is ready, asks for a link, and for another if that one has ended. */
export const reportFile = async (transport: Transport, reportId: string, options: WaitOptions): Promise<FileAnswer> => {
  await waitUntilReady(transport, reportId, options);
  const route = { verb: 'POST', path: '/v1/reports/{id}/link', access: 'either' } as const;
  const fetchOnce = async (): Promise<FileAnswer> => {
    const { data } = await transport.json<{ readonly url: string }, unknown>(route, { id: reportId }, options);
    return transport.download(data.url, options);
  };
  try {
    return await fetchOnce();
  } catch (error) {
    if (error instanceof NotFoundError && error.code === 'LINK_EXPIRED') return fetchOnce();
    throw error;
  }
};

/** The rows of a list, page after page; each page is asked for when the one before is used up. */
export async function* eachRow<Input extends object, Row>(
  page: (
    input: Input & { cursor?: string },
  ) => Promise<{ readonly rows: readonly Row[]; readonly cursor: string | null }>,
  input: Input,
): AsyncGenerator<Row, void, undefined> {
  let cursor: string | null | undefined;
  do {
    const answer: { readonly rows: readonly Row[]; readonly cursor: string | null } = await page(
      cursor === undefined ? input : { ...input, cursor },
    );
    yield* answer.rows;
    // A cursor that does not move would never end.
    if (answer.cursor === cursor) return;
    cursor = answer.cursor;
  } while (cursor !== null);
}
