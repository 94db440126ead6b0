/** Earlier answers are computed again and their digests compared. */
import { handler as planets } from '../../functions/kundli/planets.ts';
import { handler as varga } from '../../functions/varga/chart.ts';
import { handler as verify } from '../../functions/provenance/verify.ts';
import { differencesOf } from '../../lib/service/catalogue/differences.ts';
import { call } from '../support/call.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const verified = (body: object, verdict?: Record<string, unknown>) =>
  call(verify, body, verdict === undefined ? {} : { verdict });

it('confirms an answer, in its language and by a path with a variable', async () => {
  const first = (await call(planets, { ...BIRTH, language: 'hi' })).body;
  const { status, body } = await verified({
    endpoint: '/v1/kundli/planets',
    body: { ...BIRTH, language: 'hi' },
    engine: first.meta.engine.version,
    result_hash: first.meta.result_hash,
    data: first.data,
  });
  expect(status).toBe(200);
  expect(body.data).toEqual({
    match: true,
    result_hash: first.meta.result_hash,
    engine: first.meta.engine.version,
    engine_runs: true,
    runs: [first.meta.engine.version],
    differences: [],
  });
  const d9 = (await call(varga, BIRTH, { path: { chart: 'D9' } })).body;
  const again = await verified({ endpoint: 'varga/D9', body: BIRTH, result_hash: d9.meta.result_hash });
  expect(again.body.data.match).toBe(true);
});

it('finds an answer that was altered, and names what differs', async () => {
  const { data, meta } = (await call(planets, BIRTH)).body;
  const altered = structuredClone(data);
  altered.planets[0].longitude += 1;
  delete altered.planets[1].name;
  const asked = { endpoint: 'kundli/planets', body: BIRTH, engine: '9.9.9', result_hash: `sha256:${'0'.repeat(64)}` };
  const { body } = await verified({ ...asked, data: altered });
  expect(body.data).toMatchObject({
    ...{ match: false, engine_runs: false, result_hash: meta.result_hash },
    differences: [
      { path: 'planets.0.longitude', sent: true, computed: true },
      { path: 'planets.1.name', sent: false, computed: true },
    ],
  });
  const other = await verified({ ...asked, body: { ...BIRTH, time: '19:56' } });
  expect(other.body.data).toMatchObject({ match: false, differences: [] });
});

it('refuses what is no calculation, what holds others, and what its key may not use', async () => {
  const result_hash = `sha256:${'0'.repeat(64)}`;
  expect((await verified({ endpoint: 'kundli/planes', body: {}, result_hash })).status).toBe(404);
  for (const endpoint of ['batch', 'provenance/verify'])
    expect((await verified({ endpoint, body: {}, result_hash })).body.error.details[0].field).toBe('endpoint');
  const narrow = { key_id: 'k', kind: 'sandbox', plan: 'sandbox', suites: 'meta,dasha', charged: 0, remaining: -1 };
  const refused = await verified({ endpoint: 'kundli/planets', body: BIRTH, result_hash }, narrow);
  expect([refused.status, refused.body.error.code]).toEqual([403, 'SCOPE_MISSING']);
  const faulty = await verified({ endpoint: 'kundli/planets', body: { ...BIRTH, lat: 100 }, result_hash });
  expect([faulty.status, faulty.body.error.details[0].field]).toEqual([400, 'lat']);
  expect((await verified({ endpoint: 'kundli/planets', body: BIRTH, result_hash: 'x' })).status).toBe(400);
});

it('lists differences of any two values', () => {
  expect(differencesOf(1, 1)).toEqual([]);
  expect(differencesOf(null, {})).toEqual([{ path: 'data', sent: true, computed: true }]);
  expect(differencesOf({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }, 4] })).toEqual([
    { path: 'a.1.b', sent: true, computed: true },
    { path: 'a.2', sent: false, computed: true },
  ]);
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`m${n}`, n]));
  expect(differencesOf(many, {})).toHaveLength(50);
});
