/** Endpoints that answer only how their input was read, one for each kind of input. */
import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import {
  birthAtInput,
  dayInput,
  matchInput,
  momentInput,
  momentsNativesInput,
  rangeInput,
  rangePlaceInput,
  rangePlaceNativesInput,
} from '../../lib/contract/frame/inputs.ts';
import { serve, type Handler } from '../../lib/service/http/serve.ts';
import { isoDate, isoUtc } from '../../layers/jyotish/ephemeris/instant.ts';
import { call } from './call.ts';

/** What every endpoint of these tests says of itself. */
export const common = { summary: 'test', credits: 0, output: z.any(), example: {} };
export const birth = serve(
  endpoint({
    ...common,
    path: '/v1/test/birth',
    needsTime: false,
    input: birthAtInput(),
    compute: ({ birth: b, at }) => ({
      utc: isoUtc(b.jd),
      offset: b.offset,
      date: isoDate(b.date),
      time: b.time,
      place: b.place,
      known: b.timeKnown,
      at: isoUtc(at.jd),
      at_lat: at.place.lat,
    }),
  }),
);
export const day = serve(
  endpoint({
    ...common,
    path: '/v1/test/day',
    input: dayInput(),
    compute: ({ day: d }) => ({ noon: d.clock.text(d.clock.instant(d.date, 12)) }),
  }),
);
export const moment = serve(
  endpoint({
    ...common,
    path: '/v1/test/moment',
    input: momentInput(),
    compute: ({ moment: m, now }) => ({ utc: isoUtc(m.jd), now: isoUtc(now) }),
  }),
);
export const range = serve(
  endpoint({
    ...common,
    path: '/v1/test/range',
    input: rangeInput(undefined, 400),
    compute: ({ range: r }) => ({ start: isoUtc(r.start), end: isoUtc(r.end) }),
  }),
);
export const rangePlace = serve(
  endpoint({
    ...common,
    path: '/v1/test/range-place',
    input: rangePlaceInput(),
    compute: ({ range: r }) => ({ start: isoUtc(r.start), days: r.end - r.start }),
  }),
);
export const match = serve(
  endpoint({
    ...common,
    path: '/v1/test/match',
    needsTime: false,
    input: matchInput(),
    compute: ({ groom, bride }) => ({
      groom: groom.star ?? isoUtc(groom.birth.jd),
      bride: bride.star ?? isoUtc(bride.birth.jd),
    }),
  }),
);

export const moments = serve(
  endpoint({
    ...common,
    path: '/v1/test/moments',
    input: momentsNativesInput(),
    compute: ({ moments: all, natives }) => ({
      moments: all.map((m) => ({ utc: isoUtc(m.jd), lat: m.place.lat, offset: m.offset })),
      natives: natives.map((b) => isoUtc(b.jd)),
    }),
  }),
);
export const rangeNatives = serve(
  endpoint({
    ...common,
    path: '/v1/test/range-natives',
    input: rangePlaceNativesInput(),
    compute: ({ range: r, natives }) => ({
      days: r.end - r.start,
      natives: natives.map(({ timeKnown, gender }) => ({ timeKnown, gender })),
    }),
  }),
);

export const delhi = { lat: 28.6139, lon: 77.209 };
/** The answer to a body that is taken. */
export const ok = async (
  handler: Handler,
  body: object,
): Promise<{ data: Record<string, unknown>; warnings: string[]; source: unknown }> => {
  const called = await call(handler, body);
  expect(called.body.error).toBeUndefined();
  return {
    data: called.body.data,
    warnings: called.body.meta.warnings.map((w: { code: string }) => w.code),
    source: called.body.meta.time?.offset_source,
  };
};
/** Status, code and faults of a body that is not. */
export const refused = async (handler: Handler, body: object): Promise<[number, string, string[]]> => {
  const called = await call(handler, body);
  return [
    called.status,
    called.body.error.code,
    called.body.error.details.map((d: { field: string; code: string }) => `${d.field} ${d.code}`),
  ];
};
