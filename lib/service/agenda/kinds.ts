/**
 * Events of the sky and of saved births, one row a type: which calculation finds them, over which window, and what its answer says
 * of them. Nothing is reckoned here, so an event is told at the instant that the calculation answers.
 */
import * as z from 'zod/mini';
import type { CelestialType } from '../../contract/suites/celestial-events.ts';
import type { EventFilter } from '../../contract/suites/webhook.ts';

/** What events are looked for: the dates of a window, what narrows them, and a saved birth where they are about one. */
export interface Asked {
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly filter: EventFilter;
  readonly profile: string | null;
}

/** An event: its instant is in `data.at`. */
export type Found = Readonly<Record<string, unknown>> & { readonly at: string };

/** A calculation to be asked. */
export interface Call {
  readonly endpoint: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly events: (data: unknown) => readonly Found[];
}

/** A type of event. */
export interface Kind {
  /** Days of a window in which some event is likely to be. */
  readonly days: number;
  readonly calls: (asked: Asked) => readonly Call[];
}

const SLOW = ['sun', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const;
const dt = z.string();
const span = z.object({ start: dt, end: dt });
const sign = z.object({ id: z.number(), key: z.string(), name: z.string() });

const birthOf = ({ profile }: Asked): Readonly<Record<string, unknown>> => ({ profile_id: profile });
const placeOf = ({ filter }: Asked): Readonly<Record<string, unknown>> => ({
  lat: filter.place?.lat,
  lon: filter.place?.lon,
});
const bodiesOf = ({ filter }: Asked): readonly string[] => filter.bodies ?? SLOW;

/** Midnight that begins a date, at the offset of an instant of that day. */
const midnight = (date: string, instant: string): string => `${date}T00:00:00${instant.slice(19)}`;

const ingresses = z.object({
  ingresses: z.array(
    z.object({ at: dt, body: z.string(), name: z.string(), from: sign, to: sign, retrograde: z.boolean() }),
  ),
});
const stations = z.object({
  periods: z.array(
    z.object({
      body: z.string(),
      name: z.string(),
      station_r: dt,
      station_d: dt,
      from: z.object({ sign }),
      to: z.object({ sign }),
    }),
  ),
});
const phases = z.object({ phases: z.array(z.object({ at: dt, phase: z.string(), phase_name: z.string(), sign })) });
const eclipse = { kind: z.string(), type: z.string(), name: z.string() };
const solar = z.object({
  eclipses: z.array(z.object({ ...eclipse, maximum: dt, local: z.object({ visible: z.boolean() }) })),
});
const lunar = z.object({
  eclipses: z.array(z.object({ ...eclipse, contacts: z.object({ maximum: dt }), visible: z.boolean() })),
});
const festivals = z.object({
  festivals: z.array(z.object({ key: z.string(), name: z.string(), date: dt, span: z.nullable(span) })),
});
const lords = z.array(z.object({ key: z.string(), name: z.string() }));
const changes = z.object({
  events: z.array(z.object({ at: dt, level: z.number(), from: lords, to: lords })),
});
const hits = z.object({
  hits: z.array(
    z.object({
      at: dt,
      body: z.string(),
      name: z.string(),
      point: z.string(),
      point_name: z.string(),
      angle: z.number(),
      pass: z.number(),
      retrograde: z.boolean(),
    }),
  ),
});
const sadeSati = z.object({
  periods: z.array(z.object({ phase: z.string(), phase_name: z.string(), span })),
});
const stays = z.object({ periods: z.array(z.object({ span })) });
const birthdays = z.object({ birthdays: z.array(z.object({ date: dt, deciding_time: dt })) });

const LEVEL = 2;
const years = ({ from, to }: Asked): readonly number[] => [
  ...new Set([Number(from.slice(0, 4)), Number(to.slice(0, 4))]),
];

/** A call whose answer is read by a schema. */
const call = <T>(
  endpoint: string,
  body: Call['body'],
  schema: z.ZodMiniType<T>,
  found: (data: T) => readonly Found[],
): Call => ({ endpoint, body, events: (data) => found(schema.parse(data)) });

/** The types. */
export const KINDS: Readonly<Record<CelestialType, Kind>> = {
  'sky.ingress': {
    days: 40,
    calls: (asked) => [
      call(
        'ephemeris/ingress',
        { from: asked.from, to: asked.to, bodies: bodiesOf(asked) },
        ingresses,
        ({ ingresses: found }) => found,
      ),
    ],
  },
  'sky.station': {
    days: 150,
    calls: ({ from, to }) => [
      call('ephemeris/retrograde', { from, to }, stations, ({ periods }) =>
        periods.flatMap(({ body, name, station_r, station_d, from: back, to: on }) => [
          { at: station_r, body, name, direct: false, sign: back.sign },
          { at: station_d, body, name, direct: true, sign: on.sign },
        ]),
      ),
    ],
  },
  'sky.phase': {
    days: 10,
    calls: ({ from, to }) => [call('ephemeris/moon-phases', { from, to }, phases, ({ phases: found }) => found)],
  },
  'sky.eclipse': {
    days: 200,
    calls: (asked) => {
      const body = { ...placeOf(asked), from: asked.from, to: asked.to };
      return [
        call('ephemeris/solar-eclipses', body, solar, ({ eclipses }) =>
          eclipses.map(({ maximum: at, local, ...rest }) => ({ at, ...rest, visible: local.visible })),
        ),
        call('ephemeris/lunar-eclipses', body, lunar, ({ eclipses }) =>
          eclipses.map(({ contacts, ...rest }) => ({ at: contacts.maximum, ...rest })),
        ),
      ];
    },
  },
  'sky.festival': {
    days: 20,
    calls: (asked) => [
      call(
        'calendar/festivals',
        { ...placeOf(asked), from: asked.from, to: asked.to },
        festivals,
        ({ festivals: found }) =>
          found.flatMap(({ key, name, date, span: held }) =>
            held === null ? [] : [{ at: midnight(date, held.start), date, key, name }],
          ),
      ),
    ],
  },
  'natal.dasha': {
    days: 1200,
    calls: (asked) => {
      const levels = Array.from({ length: asked.filter.level ?? LEVEL }, (_, i) => i + 1);
      const { from, to } = asked;
      const body = { ...birthOf(asked), from, to, systems: ['vimshottari'], levels };
      return [
        call('dasha/timeline', body, changes, ({ events }) =>
          events.map(({ at, level, from: before, to: after }) => ({ at, level, from: before, to: after })),
        ),
      ];
    },
  },
  'natal.transit': {
    days: 60,
    calls: (asked) => {
      const body = { ...birthOf(asked), from: asked.from, to: asked.to, bodies: bodiesOf(asked) };
      return [call('transit/natal-hits', body, hits, ({ hits: found }) => found)];
    },
  },
  'natal.sade_sati': {
    days: 3650,
    calls: (asked) => [
      call('dosha/sade-sati', birthOf(asked), sadeSati, ({ periods }) =>
        periods.flatMap(({ phase, phase_name, span: { start, end } }) => [
          { at: start, phase, phase_name, begins: true },
          { at: end, phase, phase_name, begins: false },
        ]),
      ),
    ],
  },
  'natal.chandrashtama': {
    days: 60,
    calls: (asked) => [
      call('transit/chandrashtama', { ...birthOf(asked), from: asked.from, to: asked.to }, stays, ({ periods }) =>
        periods.map(({ span: { start, end } }) => ({ at: start, until: end })),
      ),
    ],
  },
  'natal.birthday': {
    days: 400,
    calls: (asked) =>
      years(asked).map((year) =>
        call('calendar/hindu-birthday', { ...birthOf(asked), for_year: year }, birthdays, ({ birthdays: found }) =>
          found.map(({ date, deciding_time: at }) => ({ at: midnight(date, at), date })),
        ),
      ),
  },
};
