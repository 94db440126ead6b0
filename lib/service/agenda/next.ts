/** The next event of a subscription, asked of the calculations that find it. */
import { fromUnixMs } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Caller } from '../../contract/frame/caller.ts';
import type { CelestialType } from '../../contract/suites/celestial-events.ts';
import type { EventFilter } from '../../contract/suites/webhook.ts';
import { findEndpoint, runEndpoint } from '../catalogue/run.ts';
import { FREE_CALLER } from '../http/spending.ts';
import { KINDS, type Asked, type Call, type Found } from './kinds.ts';

const DAY_MS = 86_400_000;
/** Windows that are searched before it is given up until later. */
const WINDOWS = 3;

/** What is subscribed to. */
export interface Subscription {
  readonly kind: CelestialType;
  readonly filter: EventFilter;
  readonly language: string;
  /** Saved birth, or null for the sky. */
  readonly profile: string | null;
  readonly births: Caller['profile'];
}

/** What comes next. */
export interface Next {
  /** Epoch milliseconds, whole seconds. */
  readonly at: number;
  /** The events of that instant; none where it is only searched again from then on. */
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const answered = async ({ endpoint, body, events }: Call, { language, births }: Subscription, now: number) => {
  const found = await findEndpoint(endpoint);
  if (!found) throw new Error(`there is no ${endpoint}`);
  const { body: text } = await runEndpoint(
    found,
    { ...body, language },
    {
      requestId: 'agenda',
      language,
      accepted: [language],
      warnings: [],
      now: fromUnixMs(now),
      caller: { ...FREE_CALLER, profile: births },
      credits: () => ({ charged: 0, remaining: null }),
    },
  );
  const answer: { readonly data: unknown } = JSON.parse(text);
  return events(answer.data);
};

/** The events after one instant and up to another (epoch ms), in order of time. */
export const eventsBetween = async (one: Subscription, after: number, until: number): Promise<readonly Found[]> => {
  const { kind, filter, profile } = one;
  // A day on either side: dates are those of a place, instants are not.
  const asked: Asked = { from: dateOf(after - DAY_MS), to: dateOf(until + DAY_MS), filter, profile };
  const lists = await Promise.all(KINDS[kind].calls(asked).map((call) => answered(call, one, after)));
  return lists
    .flat()
    .filter(({ at }) => Date.parse(at) > after && Date.parse(at) <= until)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
};

/** What comes after an instant (epoch ms): all events of the first instant that has any. */
export const nextAfter = async (one: Subscription, after: number): Promise<Next> => {
  const span = KINDS[one.kind].days * DAY_MS;
  for (let n = 0; n < WINDOWS; n++) {
    const found = await eventsBetween(one, after + n * span, after + (n + 1) * span);
    const [first] = found;
    if (!first) continue;
    const at = Date.parse(first.at);
    const together = found.filter((event) => Date.parse(event.at) === at);
    return {
      at,
      events: together.map((event) => (one.profile === null ? event : { profile_id: one.profile, ...event })),
    };
  }
  return { at: after + WINDOWS * span, events: [] };
};
