/** How long the rising sign of a birth lasts around its time: how sure a time must be before it is ordered by. */
import * as z from 'zod/mini';
import { AppError } from '../../contract/frame/app-error.ts';
import { gather, type Asker } from '../catalogue/gather.ts';

/** What of a request is the birth; how sure its time is plays no part. */
const BIRTH = ['date', 'time', 'place', 'lat', 'lon', 'tz'] as const;
const MINUTE_MS = 60_000;

const members = z.record(z.string(), z.unknown());
const born = z.looseObject({ date: z.string(), time: z.string() });
const answer = z.looseObject({
  sign: z.looseObject({ name: z.string() }),
  boundaries: z.array(
    z.looseObject({ division: z.string(), previous: z.nullable(z.string()), next: z.nullable(z.string()) }),
  ),
});

/** The rising sign of a birth. */
export interface Rising {
  readonly sign: string;
  /** Clock times at which it begins and ceases to rise, `19:33`. */
  readonly from: string;
  readonly to: string;
  /** Minutes from the time given to the nearer of them. */
  readonly minutes: number;
}

const risingOf = async (birth: unknown, asker: Asker): Promise<Rising | null> => {
  const given = born.safeParse(birth);
  if (!given.success) return null;
  const { answers } = await gather(
    new Map([['ascendant', { endpoint: 'kundli/ascendant' }]]),
    Object.fromEntries(BIRTH.flatMap((name) => (given.data[name] === undefined ? [] : [[name, given.data[name]]]))),
    asker,
  );
  const { sign, boundaries } = answer.parse(answers.get('ascendant'));
  const edges = boundaries.find(({ division }) => division === 'sign');
  if (!edges?.previous || !edges.next) return null;
  const { previous, next } = edges;
  const at = Date.parse(`${given.data.date}T${given.data.time}${previous.slice('1990-05-10T19:55:00'.length)}`);
  const away = Math.min(at - Date.parse(previous), Date.parse(next) - at);
  return {
    sign: sign.name,
    from: previous.slice(11, 16),
    to: next.slice(11, 16),
    minutes: Math.floor(Math.max(0, away) / MINUTE_MS),
  };
};

/**
 * The rising signs of the births in a request by the member that holds each, '' for its own; none for a birth that is not
 * whole or not valid, whose time is not known, or near the poles, where a sign may not cease to rise.
 */
export const risingIn = async (body: unknown, asker: Asker): Promise<ReadonlyMap<string, Rising>> => {
  const request = members.safeParse(body);
  const found = new Map<string, Rising>();
  if (!request.success) return found;
  const { groom, bride, ...own } = request.data;
  for (const [of, birth] of [['', own] as const, ['groom.', groom] as const, ['bride.', bride] as const]) {
    const rising = await risingOf(birth, asker).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    if (rising !== null) found.set(of, rising);
  }
  return found;
};
