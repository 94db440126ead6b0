/**
 * P2: a whole birth chart request in the built handler, from event to answer, against the bare calls of a chart with what
 * the platform itself takes to parse the same body, write the same data and hash it.
 */
import { hash } from 'node:crypto';
import { plusDays, julian } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Engine } from '../../../../layers/jyotish/ephemeris/swisseph-engine.ts';
import { LAYER } from '../../deploy/plugins.ts';
import { birthOf, builtCall, fromBuild, requestEvent } from './event.ts';
import { bestPrepared, chartFloor, dataOf, type Part, row, us } from './part.ts';

/** V8 settles on the code of a whole request only after some 20 000 of them. */
const ROUNDS = 60;
const CALLS = 400;
const STEP_DAYS = 3.37;
const START = julian(2447893);

/** The ephemeris of what was built. */
export const builtEphemeris = (): Promise<Engine> => {
  const { loadEphemeris } = fromBuild(`${LAYER}/dist/core.cjs`) as { loadEphemeris: () => Promise<Engine> };
  return loadEphemeris();
};

/** Runs P2 on what was built: CPU microseconds of a request and of what nothing can spare. */
export const measureRequest = async () => {
  const call = builtCall('core-birthchart');
  const engine = await builtEphemeris();
  // A birth a few days after the last one, so that nothing is remembered.
  const bodyOf = (n: number): string =>
    JSON.stringify({ name: 'Asha', ...birthOf(1990, n * STEP_DAYS, 0), house_system: 'placidus' });
  // What a work leaves to those after it.
  const answers: string[] = [];
  const texts: string[] = [];
  return bestPrepared(ROUNDS, CALLS, {
    floor: (n) => () => chartFloor(engine, plusDays(START, n * STEP_DAYS)),
    request: (n) => {
      const event = requestEvent('/v1/birthchart', bodyOf(n));
      return async () => {
        answers[n % CALLS] = await call(event);
      };
    },
    parse: (n) => {
      const body = bodyOf(n);
      return () => JSON.parse(body);
    },
    stringify: (n) => {
      const data = dataOf(answers[n % CALLS] ?? '');
      return () => (texts[n % CALLS] = JSON.stringify(data));
    },
    hash: (n) => {
      const text = texts[n % CALLS] ?? '';
      return () => hash('sha256', text);
    },
  });
};

export const requestPart: Part = {
  processes: 3,
  rows: async () => {
    const f = await measureRequest();
    return [
      row(
        'P2',
        'natal chart, whole request / F(W1), its JSON and digest',
        f.request / (f.floor + f.parse + f.stringify + f.hash),
        1.6,
        `${us(f.request)} over ${us(f.floor)}, JSON.parse ${us(f.parse)}, JSON.stringify ${us(f.stringify)}, SHA-256 ${us(f.hash)}`,
      ),
    ];
  },
};
