import { findEndpoint, runEndpoint } from '../../../../lib/service/catalogue/run.ts';
import { handler as planets } from '../../../../functions/kundli/planets.ts';
import { call } from '../../../support/call.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const REQUEST = {
  requestId: 'run-test',
  language: undefined,
  credits: () => ({ charged: 0, remaining: null }),
  warnings: [],
} as const;

describe('the in-process runner', () => {
  it('finds endpoints by name, the static ones before the variable', async () => {
    expect((await findEndpoint('kundli/planets'))?.endpoint.path).toBe('/v1/kundli/planets');
    expect(await findEndpoint('varga/D9')).toMatchObject({
      endpoint: { path: '/v1/varga/{chart}' },
      variables: { chart: 'D9' },
    });
    expect((await findEndpoint('varga/shodashavarga'))?.endpoint.path).toBe('/v1/varga/shodashavarga');
    expect((await findEndpoint('birthchart'))?.endpoint.path).toBe('/v1/birthchart');
    expect((await findEndpoint('meta/endpoints'))?.endpoint.method).toBe('GET');
    expect((await findEndpoint('meta/endpoints'))?.endpoint.method).toBe('GET');
  });

  it.each([
    '',
    '/',
    'kundli',
    'kundli/none',
    'POST /v1/kundli/planets',
    'varga/D9/x',
    '__proto__',
    '../kundli/planets',
  ])('knows no endpoint %p', async (name) => {
    expect(await findEndpoint(name)).toBeNull();
  });

  it('gives the data of a single call to the byte, and refuses as one', async () => {
    const found = await findEndpoint('kundli/planets');
    if (!found) throw new Error('kundli/planets');
    const single = await call(planets, BIRTH);
    const run = await runEndpoint(found, BIRTH, REQUEST);
    expect(run.resultHash).toBe(single.body.meta.result_hash);
    await expect(runEndpoint(found, { ...BIRTH, lat: 95 }, REQUEST)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'lat', code: 'OUT_OF_RANGE' }],
    });
    const varga = await findEndpoint('varga/D8000');
    if (!varga) throw new Error('varga');
    await expect(runEndpoint(varga, BIRTH, REQUEST)).rejects.toMatchObject({ code: 'UNKNOWN_VARIANT' });
  });
});
