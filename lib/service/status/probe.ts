/**
 * One probe of the service: it asks itself through its public address, as a caller would, and looks how late settlement is. The key
 * is the one that the reference hands to everyone, which is never charged; nothing of a person is sent.
 */
import { demoKey } from '../../accounts/demo-key.ts';
import { LATE } from '../../accounts/jobs/late.ts';
import { SWEEP_STATE } from '../../accounts/jobs/sweep-state.ts';
import { PROBE_CHECKS, type ProbeCheck } from '../../contract/suites/status.ts';
import { itemNumber, type Table } from '../../contract/ports/table.ts';

/** A call that takes longer has failed. */
const PATIENCE_MS = 10_000;
const TOO_MANY = 429;

/** What a probe works with. `now` in epoch ms. */
export interface ProbePorts {
  readonly table: Table;
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'text'>>;
  readonly now: number;
}

/** Asks; true where the answer is as it should be. Never throws. */
const asked = async (
  { fetch }: ProbePorts,
  url: string,
  init: RequestInit,
  isRight: (status: number, text: string) => boolean,
): Promise<boolean> => {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), ...init });
    return isRight(answer.status, await answer.text());
  } catch {
    return false;
  }
};

const calculates = async (ports: ProbePorts, base: string): Promise<boolean> => {
  const key = await demoKey(ports.table).catch(() => null);
  // A stage has none in its first hour.
  if (key === null) return true;
  return asked(
    ports,
    `${base}/v1/ephemeris/positions`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Api-Key': key },
      body: JSON.stringify({
        date: new Date(ports.now).toISOString().slice(0, 10),
        time: '12:00',
        lat: 28.6139,
        lon: 77.209,
        tz: 0,
      }),
    },
    // Many people may be trying the reference in this minute: then it was the service that said so.
    (status, text) => status === TOO_MANY || (status === 200 && text.includes('"longitude"')),
  );
};

const settles = async ({ table, now }: ProbePorts): Promise<boolean> => {
  try {
    const state = await table.get(SWEEP_STATE);
    return state === undefined || now - itemNumber(state, 'horizon', now) <= LATE.sweep * 1000;
  } catch {
    return false;
  }
};

/** The checks that fail now at an address, `https://api.example.com`. Never throws. */
export const probe = async (ports: ProbePorts, base: string): Promise<readonly ProbeCheck[]> => {
  const passed: Readonly<Record<ProbeCheck, Promise<boolean>>> = {
    health: asked(ports, `${base}/v1/health`, {}, (status, text) => status === 200 && text.includes('"ok":true')),
    calculation: calculates(ports, base),
    sign_in: asked(ports, `${base}/login`, {}, (status, text) => status === 200 && text.includes('<html')),
    settlement: settles(ports),
  };
  const found = await Promise.all(
    Object.entries(passed).map(async ([check, works]): Promise<[string, boolean]> => [check, await works]),
  );
  return PROBE_CHECKS.filter((check) => found.some(([name, works]) => name === check && !works));
};
