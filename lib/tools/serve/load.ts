/** Calls of many sorts, each of another birth and day, and a caller that keeps its connections: for `measure.ts`. */
import { Agent, request } from 'node:http';

/** One call. */
export interface LoadCall {
  readonly what: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

export interface Answered {
  readonly what: string;
  readonly status: number;
  readonly ms: number;
}

/** Sorts of calls: one of each is a round. */
const SORTS = 12;
/** One report in so many rounds: a machine is asked for one every few seconds. */
const REPORT_EVERY = 12;

const two = (n: number): string => String(n).padStart(2, '0');

/** The calls of a number: charts, days, matches, texts, pages, and now and then a report. The first is a charged chart. */
export const callsOf = (n: number): readonly [LoadCall, ...LoadCall[]] => {
  const birth = (k: number) => ({
    name: 'Asha',
    date: `${1950 + ((n + k) % 60)}-${two(1 + ((n + 3 * k) % 12))}-${two(1 + ((n * 7 + k) % 28))}`,
    time: `${two((n + k) % 24)}:${two((n * 13 + k) % 60)}`,
    lat: 8 + ((n * 17 + k) % 25),
    lon: 70 + ((n * 11 + k) % 20),
    tz: 5.5,
  });
  const day = { date: `2026-${two(1 + (n % 12))}-${two(1 + (n % 28))}`, lat: 28.6139, lon: 77.209, tz: 5.5 };
  const post = (path: string, body: object): LoadCall => ({ what: path, method: 'POST', path: `/v1/${path}`, body });
  const get = (path: string): LoadCall => ({ what: path, method: 'GET', path });
  return [
    post('birthchart', birth(0)),
    post('kundli/planets', birth(1)),
    post('panchang/daily', day),
    post('matching/ashtakoot', { groom: birth(2), bride: birth(3) }),
    post('dasha/vimshottari', birth(4)),
    post('horoscope/daily', { sign: 'leo', date: day.date }),
    post('charts/render', birth(5)),
    post('yoga/detect', birth(6)),
    get('/'),
    get('/docs'),
    post('interpret/planets', birth(7)),
    Math.floor(n / SORTS) % REPORT_EVERY === 0
      ? post('pdf/kundli', { ...birth(8), template: 'mini' })
      : get('/v1/meta/endpoints'),
  ];
};

export interface Caller {
  /** Never rejects: what is not answered has status 599. */
  send(call: LoadCall): Promise<Answered>;
  /** Every sort of call but a report once: functions are loaded on first use. */
  warm(): Promise<void>;
  close(): void;
}

const NOT_ANSWERED = 599;

/** A caller of a service at a local address, with a key. */
export const openCaller = (url: string, key: string): Caller => {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const { hostname, port } = new URL(url);
  const send = ({ what, method, path, body }: LoadCall): Promise<Answered> =>
    new Promise((resolve) => {
      const began = performance.now();
      const done = (status: number): void => resolve({ what, status, ms: performance.now() - began });
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = { 'X-Api-Key': key, ...(text === undefined ? {} : { 'Content-Type': 'application/json' }) };
      const sent = request({ agent, hostname, port, method, path, headers }, (response) => {
        response.resume();
        response.once('end', () => done(response.statusCode ?? NOT_ANSWERED));
        response.once('error', () => done(NOT_ANSWERED));
      });
      sent.once('error', () => done(NOT_ANSWERED));
      sent.end(text);
    });
  return {
    send,
    warm: async () => {
      // Without a report: it would still be drawn while the first load is measured.
      for (const call of callsOf(SORTS)) await send(call);
    },
    close: () => agent.destroy(),
  };
};
