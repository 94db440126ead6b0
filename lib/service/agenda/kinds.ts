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

/** The types. */
export const KINDS: Readonly<Record<CelestialType, Kind>> = {
  'sky.ingress': {
    days: 40,
    calls: (asked) => [
      {
        endpoint: 'ephemeris/ingress',
        body: { from: asked.from, to: asked.to, bodies: bodiesOf(asked) },
        events: (data) => ingresses.parse(data).ingresses,
      },
    ],
  },
  'sky.station': {
    days: 150,
    calls: ({ from, to }) => [
      {
        endpoint: 'ephemeris/retrograde',
        body: { from, to },
        events: (data) =>
          stations.parse(data).periods.flatMap(({ body, name, station_r, station_d, from: back, to: on }) => [
            { at: station_r, body, name, direct: false, sign: back.sign },
            { at: station_d, body, name, direct: true, sign: on.sign },
          ]),
      },
    ],
  },
  'sky.phase': {
    days: 10,
    calls: ({ from, to }) => [
      { endpoint: 'ephemeris/moon-phases', body: { from, to }, events: (data) => phases.parse(data).phases },
    ],
  },
  'sky.eclipse': {
    days: 200,
    calls: (asked) => {
      const body = { ...placeOf(asked), from: asked.from, to: asked.to };
      return [
        {
          endpoint: 'ephemeris/solar-eclipses',
          body,
          events: (data) =>
            solar
              .parse(data)
              .eclipses.map(({ maximum: at, local, ...rest }) => ({ at, ...rest, visible: local.visible })),
        },
        {
          endpoint: 'ephemeris/lunar-eclipses',
          body,
          events: (data) =>
            lunar.parse(data).eclipses.map(({ contacts, ...rest }) => ({ at: contacts.maximum, ...rest })),
        },
      ];
    },
  },
  'sky.festival': {
    days: 20,
    calls: (asked) => [
      {
        endpoint: 'calendar/festivals',
        body: { ...placeOf(asked), from: asked.from, to: asked.to },
        events: (data) =>
          festivals
            .parse(data)
            .festivals.flatMap(({ key, name, date, span: held }) =>
              held === null ? [] : [{ at: midnight(date, held.start), date, key, name }],
            ),
      },
    ],
  },
  'natal.dasha': {
    days: 1200,
    calls: (asked) => {
      const deepest = asked.filter.level ?? LEVEL;
      const levels = Array.from({ length: deepest }, (_, i) => i + 1);
      const { from, to } = asked;
      return [
        {
          endpoint: 'dasha/timeline',
          body: { ...birthOf(asked), from, to, systems: ['vimshottari'], levels },
          events: (data) =>
            changes
              .parse(data)
              .events.map(({ at, level, from: before, to: after }) => ({ at, level, from: before, to: after })),
        },
      ];
    },
  },
  'natal.transit': {
    days: 60,
    calls: (asked) => [
      {
        endpoint: 'transit/natal-hits',
        body: { ...birthOf(asked), from: asked.from, to: asked.to, bodies: bodiesOf(asked) },
        events: (data) => hits.parse(data).hits,
      },
    ],
  },
  'natal.sade_sati': {
    days: 3650,
    calls: (asked) => [
      {
        endpoint: 'dosha/sade-sati',
        body: birthOf(asked),
        events: (data) =>
          sadeSati.parse(data).periods.flatMap(({ phase, phase_name, span: { start, end } }) => [
            { at: start, phase, phase_name, begins: true },
            { at: end, phase, phase_name, begins: false },
          ]),
      },
    ],
  },
  'natal.chandrashtama': {
    days: 60,
    calls: (asked) => [
      {
        endpoint: 'transit/chandrashtama',
        body: { ...birthOf(asked), from: asked.from, to: asked.to },
        events: (data) => stays.parse(data).periods.map(({ span: { start, end } }) => ({ at: start, until: end })),
      },
    ],
  },
  'natal.birthday': {
    days: 400,
    calls: (asked) =>
      years(asked).map((year) => ({
        endpoint: 'calendar/hindu-birthday',
        body: { ...birthOf(asked), for_year: year },
        events: (data) =>
          birthdays.parse(data).birthdays.map(({ date, deciding_time: at }) => ({ at: midnight(date, at), date })),
      })),
  },
};
