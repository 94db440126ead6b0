/** Saved births through authorizer and metering: saved, named in calculations, changed, found, moved as tables, limited, erased. */
import { eraseAccount, exportAccount } from '../../lib/accounts/erase.ts';
import { changeGrant } from '../../lib/accounts/grants.ts';
import { sandboxOf } from '../../lib/accounts/sandbox/space.ts';
import { installationCipher } from '../../lib/adapters/storage/cipher.ts';
import { sharedVault } from '../../lib/adapters/storage/vault.ts';
import { refusingObjects } from '../support/objects.ts';
import { SOAKS } from '../support/soak.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { openSite, signUp, type Site } from '../support/site.ts';

let double: TestTable;
let site: Site;
let clock = Date.UTC(2026, 10, 21, 9);
const realNow = Date.now;
beforeAll(async () => {
  double = await startTable();
  // What a calculation reads by itself is in the table of the environment.
  double.hand();
  Date.now = () => clock;
  const opened = await openSite(double.table, () => clock);
  // The free plan allows twenty calls a minute.
  site = {
    ...opened,
    send: (...given) => {
      clock += 4000;
      return opened.send(...given);
    },
  };
});
afterAll(async () => {
  Date.now = realNow;
  await double.stop();
});

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

const person = async (email: string) => {
  const { token, customer } = await signUp(site, email, `203.0.113.${email.length}`);
  const make = async (kind: string, more: object = {}) =>
    (await site.send('POST', '/v1/keys', { name: kind, kind, ...more }, { token })).body.data.secret as string;
  const key = await make('live');
  const save = async (body: object = BIRTH, own = key) => site.send('POST', '/v1/profiles', body, { key: own });
  const saved = async (body: object = BIRTH, own = key): Promise<string> =>
    (await save(body, own)).body.data.profile_id;
  const ask = (path: string, body: object, own = key) => site.send('POST', path, body, { key: own });
  return { token, customer, key, make, save, saved, ask };
};
let asha: Awaited<ReturnType<typeof person>>;
let ravi: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  asha = await person('asha@example.com');
  ravi = await person('ravi.k@example.com');
});

describe('a saved birth', () => {
  it('is answered with what stands for it, and nothing of it lies in the table in the clear', async () => {
    const { status, body, headers } = await asha.save({
      ...{ label: 'Mother', tags: ['family'], name: 'Asha Rao', gender: 'female' },
      ...{ day: 10, month: 5, year: 1990, hour: 19, min: 55, place: 'New Delhi' },
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      profile_id: expect.stringMatching(/^p[0-9a-z]{19}$/),
      ...{
        label: 'Mother',
        tags: ['family'],
        mark: 'none',
        created: expect.stringMatching(/^2026-11-21T09:0\d:\d\dZ$/),
      },
      birth: {
        ...{ name: 'Asha Rao', gender: 'female', date: '1990-05-10', time: '19:55', timezone: 'Asia/Kolkata' },
        ...{ lat: expect.closeTo(28.6, 1), lon: expect.closeTo(77.2, 1) },
      },
    });
    expect(headers['location']).toContain(`/v1/profiles/${body.data.profile_id}`);
    const stored = JSON.stringify(await double.table.query(`profile#${asha.customer}`));
    for (const secret of ['Asha', 'Mother', 'family', '1990', '19:55', 'Delhi', '77.2'])
      expect(stored).not.toContain(secret);
  });

  it('gives the same answers as the birth written out', async () => {
    const id = await asha.saved();
    for (const path of ['/v1/kundli/planets', '/v1/dasha/vimshottari', '/v1/birthchart']) {
      const [written, named] = [await asha.ask(path, BIRTH), await asha.ask(path, { profile_id: id })];
      expect(named.status).toBe(200);
      expect(named.body.meta.result_hash).toBe(written.body.meta.result_hash);
    }
    const pair = { groom: { ...BIRTH, name: 'R' }, bride: { ...BIRTH, date: '1993-02-01' } };
    const groom = await asha.saved(pair.groom);
    const written = await asha.ask('/v1/matching/ashtakoot', pair);
    const named = await asha.ask('/v1/matching/ashtakoot', { boy: { profile_id: groom }, girl: pair.bride });
    expect(named.body.meta.result_hash).toBe(written.body.meta.result_hash);
  });

  it('stands for a birth in every form of request', async () => {
    const id = await asha.saved();
    const other = await asha.saved({ ...BIRTH, date: '1993-02-01' });
    const requests: readonly (readonly [string, object])[] = [
      ['/v1/transit/chart', { profile_id: id, at: '2026-11-28T12:00:00+05:30' }],
      ['/v1/varshaphal/chart', { profile_id: id, year: 2026 }],
      ['/v1/varshaphal/chart', { profile_id: id, for_year: 2026 }],
      ['/v1/dasha/timeline', { profile_id: id, from: '2026-01-01', to: '2026-12-31' }],
      [
        '/v1/matching/bulk',
        { profile_id: id, candidates: [{ ref: 'a', profile_id: other }, { birth: { profile_id: id } }] },
      ],
      ['/v1/remedies/nakshatra', { profile_id: id }],
      [
        '/v1/muhurat/check/marriage',
        { date: '2026-12-05', time: '10:00', place: 'Delhi', natives: [{ profile_id: id }] },
      ],
      ['/v1/calendar/hindu-birthday', { profile_id: id, year: 2026 }],
      ['/v1/ai/facts', { profile_id: id, question: 'When will I marry?' }],
    ];
    for (const [path, body] of requests) {
      const { status, body: answer } = await asha.ask(path, body).catch((error: unknown) => {
        throw new Error(path, { cause: error });
      });
      expect([path, status, answer.error?.message]).toEqual([path, 200, undefined]);
    }
    const batch = await asha.ask('/v1/batch', {
      calls: [
        { ref: 'own', endpoint: 'kundli/planets', body: { profile_id: id } },
        { ref: 'none', endpoint: 'kundli/planets', body: { profile_id: 'p0000000000000000000' } },
      ],
    });
    expect(batch.body.data.results.map(({ http }: { http: number }) => http)).toEqual([200, 404]);
  });

  it('is an error of its own field where it is unknown, another account’s, or not alone', async () => {
    const id = await asha.saved();
    const unknown = await ravi.ask('/v1/kundli/planets', { profile_id: 'p0000000000000000000' });
    const anothers = await ravi.ask('/v1/kundli/planets', { profile_id: id });
    expect(unknown.status).toBe(404);
    expect(unknown.body.error).toEqual(anothers.body.error);
    expect(unknown.body.error).toMatchObject({
      code: 'RESOURCE_NOT_FOUND',
      details: [{ field: 'profile_id', code: 'UNKNOWN_VALUE' }],
    });
    expect(unknown.body.meta.credits?.charged ?? 0).toBe(0);
    const twice = await asha.ask('/v1/kundli/planets', { profile_id: id, date: '1990-05-10', lat: 28 });
    expect([twice.status, twice.body.error.code]).toEqual([400, 'INPUT_CONFLICT']);
    expect(twice.body.error.details.map(({ field }: { field: string }) => field)).toEqual(['date', 'lat']);
    const malformed = await asha.ask('/v1/matching/ashtakoot', { groom: { profile_id: 'x' }, bride: BIRTH });
    expect([malformed.status, malformed.body.error.details[0].field]).toEqual([400, 'groom.profile_id']);
    const inPair = await asha.ask('/v1/matching/ashtakoot', {
      groom: BIRTH,
      bride: { profile_id: 'p0000000000000000000' },
    });
    expect([inPair.status, inPair.body.error.details[0].field]).toEqual([404, 'bride.profile_id']);
    const beside = await asha.ask('/v1/matching/ashtakoot', { groom: { profile_id: id, nakshatra: 3 }, bride: BIRTH });
    expect([beside.status, beside.body.error.details[0].field]).toEqual([400, 'groom.nakshatra']);
    const rows = await asha.ask('/v1/matching/bulk', {
      ...BIRTH,
      candidates: [{ profile_id: 'p0000000000000000000' }],
    });
    expect(rows.status).toBe(200);
    expect(JSON.stringify(rows.body.data)).toContain('RESOURCE_NOT_FOUND');
  });

  it('of an unknown time is refused where the time is needed', async () => {
    const id = await asha.saved({ ...BIRTH, time: undefined, time_unknown: true });
    expect((await asha.ask('/v1/kundli/houses', { profile_id: id })).body.error.code).toBe('BIRTH_TIME_REQUIRED');
    expect((await asha.ask('/v1/calendar/hindu-birthday', { profile_id: id, year: 2026 })).status).toBe(200);
  });

  it('names every fault of a birth that cannot be saved', async () => {
    const { status, body } = await asha.save({ date: '1990-02-30', time: '19:55', lat: 100, mark: 'ghost', label: '' });
    expect(status).toBe(400);
    expect(body.error.details.map(({ field }: { field: string }) => field).toSorted()).toEqual(
      ['date', 'label', 'lat', 'lon', 'mark'].toSorted(),
    );
    expect(
      (await asha.save({ ...BIRTH, tz: undefined, lat: undefined, lon: undefined, place: 'Nowhereville X' })).status,
    ).toBe(422);
  });

  it('is saved once under an Idempotency-Key', async () => {
    const send = () =>
      site.send('POST', '/v1/profiles', BIRTH, { key: asha.key, headers: { 'Idempotency-Key': 'one birth' } });
    const [first, second] = [await send(), await send()];
    expect(second.body.data.profile_id).toBe(first.body.data.profile_id);
    expect(second.headers['idempotency-replayed']).toBe('true');
  });
});

describe('who may read saved births', () => {
  it('not a publishable key, not a key of web pages, not a key of other scopes; a key of both scopes may', async () => {
    const id = await asha.saved();
    const headers = { Origin: 'https://example.com' };
    const publishable = await asha.make('publishable', { domains: ['example.com'], scopes: ['kundli'] });
    const bound = await asha.make('live', { domains: ['example.com'] });
    const narrow = await asha.make('live', { scopes: ['kundli'] });
    const both = await asha.make('live', { scopes: ['kundli', 'profiles'] });
    const ask = (key: string) => site.send('POST', '/v1/kundli/planets', { profile_id: id }, { key, headers });
    for (const key of [publishable, bound, narrow]) {
      const { status, body } = await ask(key);
      expect([status, body.error.code]).toEqual([403, 'SCOPE_MISSING']);
      expect((await site.send('GET', '/v1/profiles', {}, { key, headers })).status).toBe(403);
    }
    expect((await ask(both)).status).toBe(200);
    const session = await site.send('GET', `/v1/profiles/${id}`, {}, { token: asha.token });
    expect(session.body.data.profile_id).toBe(id);
  });

  it('sandbox keys have births of their own', async () => {
    const sandbox = await asha.make('sandbox');
    const [live, own] = [await asha.saved(), await asha.saved(BIRTH, sandbox)];
    expect((await asha.ask('/v1/kundli/planets', { profile_id: live }, sandbox)).status).toBe(404);
    expect((await asha.ask('/v1/kundli/planets', { profile_id: own })).status).toBe(404);
    expect((await asha.ask('/v1/kundli/planets', { profile_id: own }, sandbox)).status).toBe(200);
  });
});

describe('a mark', () => {
  it('of someone who has died: nothing is foretold, and the chart can still be read', async () => {
    const id = await asha.saved({ ...BIRTH, mark: 'deceased' });
    for (const [path, more] of [
      ['/v1/interpret/year', { for_year: 2026 }],
      ['/v1/interpret/transits', {}],
      ['/v1/interpret/life-area/career', {}],
      ['/v1/pdf/prediction', {}],
    ] as const) {
      const { status, body } = await asha.ask(path, { profile_id: id, ...more });
      expect([path, status, body.error?.details]).toEqual([
        path,
        409,
        [expect.objectContaining({ field: 'profile_id', message: expect.stringContaining('nothing is foretold') })],
      ]);
    }
    expect((await asha.ask('/v1/kundli/planets', { profile_id: id })).status).toBe(200);
    const chat = (message: string) => asha.ask('/v1/ai/chat', { profile_id: id, message, keep_days: 0 });
    const asked = await chat('When does my work get easier?');
    expect(asked.body.data.answer).toContain('nothing is foretold');
    expect([asked.body.data.facts, asked.body.meta.credits.charged]).toEqual([[], 0]);
    expect((await chat('मेरी शादी कब होगी?')).body.data.answer).toContain('आगे का कुछ नहीं');
  });

  it('of a child: nothing about marriage, and no match', async () => {
    const id = await asha.saved({ ...BIRTH, mark: 'minor' });
    const grown = await asha.saved();
    const ask = (own: string) =>
      asha.ask('/v1/ai/chat', { profile_id: own, message: 'When will I marry?', keep_days: 0 });
    expect((await ask(id)).body.data.safety).toBe('minor');
    expect((await ask(grown)).body.data.safety).toBeNull();
    expect((await asha.ask('/v1/interpret/life-area/marriage', { profile_id: id })).status).toBe(409);
    expect((await asha.ask('/v1/interpret/life-area/career', { profile_id: id })).status).toBe(200);
    const match = await asha.ask('/v1/matching/ashtakoot', { groom: BIRTH, bride: { profile_id: id } });
    expect([match.status, match.body.error.details[0].field]).toEqual([409, 'bride.profile_id']);
    const rows = await asha.ask('/v1/matching/bulk', { ...BIRTH, candidates: [{ profile_id: id }] });
    expect(JSON.stringify(rows.body.data)).toContain('STATE_CONFLICT');
  });
});

describe('the five rows', () => {
  const rows = async (customer: Awaited<ReturnType<typeof person>>, query: Record<string, string>) => {
    const { body } = await site.send('GET', '/v1/profiles', {}, { token: customer.token, query });
    return body.data;
  };

  it('list, narrow and page', async () => {
    const one = await person('list@example.com');
    for (let n = 0; n < 5; n++) {
      clock += 1000;
      await one.saved({ ...BIRTH, label: `Birth ${n}`, tags: n % 2 === 0 ? ['even'] : [] });
    }
    const first = await rows(one, { limit: '2' });
    const second = await rows(one, { limit: '2', cursor: first.cursor });
    const third = await rows(one, { limit: '2', cursor: second.cursor });
    const labels = (page: { profiles: { label: string }[] }) => page.profiles.map(({ label }) => label);
    expect([first, second, third].map(labels)).toEqual([['Birth 4', 'Birth 3'], ['Birth 2', 'Birth 1'], ['Birth 0']]);
    expect(third.cursor).toBeNull();
    expect(labels(await rows(one, { tag: 'even' }))).toEqual(['Birth 4', 'Birth 2', 'Birth 0']);
    expect(labels(await rows(one, { q: 'bIRTH 3' }))).toEqual(['Birth 3']);
    expect(
      (await site.send('GET', '/v1/profiles', {}, { token: asha.token, query: { cursor: first.cursor } })).status,
    ).toBe(404);
  });

  it('changes what is sent and leaves the rest', async () => {
    const id = await asha.saved({ ...BIRTH, label: 'Before', tags: ['a'], place: undefined });
    const patch = (body: object) => site.send('PATCH', `/v1/profiles/${id}`, body, { key: asha.key });
    expect((await patch({ time: '19:58' })).body.data).toMatchObject({
      ...{ label: 'Before', tags: ['a'] },
      birth: { ...BIRTH, time: '19:58' },
    });
    const moved = (await patch({ place: 'Chennai', mark: 'deceased', tags: [] })).body.data;
    expect(moved).toMatchObject({ mark: 'deceased', tags: [], birth: { time: '19:58', timezone: 'Asia/Kolkata' } });
    expect(moved.birth.lat).toBeCloseTo(13.1, 0);
    expect(moved.birth.tz).toBeUndefined();
    expect((await patch({ time_unknown: true })).body.data.birth).toMatchObject({ time_unknown: true });
    const faulty = await patch({ date: '1990-13-01' });
    expect([faulty.status, faulty.body.error.details[0].field]).toEqual([400, 'date']);
    expect((await site.send('PATCH', `/v1/profiles/${id}`, { label: 'x' }, { key: ravi.key })).status).toBe(404);
  });

  it('deletes, for good and for all calls', async () => {
    const id = await asha.saved();
    expect((await site.send('DELETE', `/v1/profiles/${id}`, {}, { key: ravi.key })).status).toBe(404);
    expect((await site.send('DELETE', `/v1/profiles/${id}`, {}, { key: asha.key })).status).toBe(204);
    for (const method of ['GET', 'DELETE'])
      expect((await site.send(method, `/v1/profiles/${id}`, {}, { key: asha.key })).status).toBe(404);
    expect((await asha.ask('/v1/kundli/planets', { profile_id: id })).status).toBe(404);
    expect((await site.send('GET', '/v1/profiles/nonsense', {}, { key: asha.key })).body.error.code).toBe(
      'RESOURCE_NOT_FOUND',
    );
  });

  it('holds the limit of the plan, and deleting makes room', async () => {
    const one = await person('limits@example.com');
    const ids: string[] = [];
    for (let n = 0; n < 25; n++) ids.push(await one.saved());
    const over = await one.save();
    expect([over.status, over.body.error.code]).toEqual([403, 'PLAN_REQUIRED']);
    expect((await site.send('DELETE', `/v1/profiles/${ids[0]}`, {}, { key: one.key })).status).toBe(204);
    const several = await Promise.all([one.save(), one.save(), one.save()]);
    expect(several.map(({ status }) => status).toSorted()).toEqual([201, 403, 403]);
  });
});

describe('ten thousand births', () => {
  const HEAD = 'label,date,time,lat,lon,tz';
  const file = (from: number, rows: number): string =>
    [
      HEAD,
      ...Array.from({ length: rows }, (_, i) => {
        const n = from + i;
        return `Person ${n},${1940 + (n % 70)}-0${1 + (n % 9)}-1${n % 10},1${n % 10}:2${n % 10},28.6,77.2,5.5`;
      }),
    ].join('\n');

  it('do not fit one call, which says in how many files they do', async () => {
    const one = await person('too-many-for-one-call@example.com');
    for (const rows of [501, 10_000]) {
      const { status, body } = await one.ask('/v1/profiles/import', { csv: file(0, rows).slice(0, 200_000) });
      const [fault] = body.error.details;
      expect([status, fault.field]).toEqual([400, 'csv']);
      expect(fault.message).toMatch(/Send it in \d+ files, each with the head/);
    }
    // All ten thousand in one body are more than any call may send.
    expect((await one.ask('/v1/profiles/import', { csv: file(0, 10_000) })).status).toBe(413);
  });

  it('come in twenty calls (two in npm test), each within a quarter of its time, and once', async () => {
    const one = await person('a-myriad-of-births@example.com');
    await changeGrant(double.table, one.customer, 'business');
    const before = process.memoryUsage().heapUsed;
    let longest = 0;
    const files = SOAKS ? 20 : 2;
    for (let call = 0; call < files; call++) {
      const began = performance.now();
      const { status, body } = await one.ask('/v1/profiles/import', { csv: file(call * 500, 500) });
      longest = Math.max(longest, performance.now() - began);
      expect([status, body.data.saved.length, body.data.refused.length]).toEqual([200, 500, 0]);
    }
    expect(longest).toBeLessThan(7000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(256 * 1024 ** 2);
    const labels = new Set((await double.table.query(`profile#${one.customer}`)).map(({ sk }) => sk));
    // The births and the item of their key.
    expect(labels.size).toBe(files * 500 + 1);
    if (!SOAKS) return;
    const over = await one.ask('/v1/profiles/import', { csv: file(10_000, 2) });
    expect(over.body.data.refused.map(({ code }: { code: string }) => code)).toEqual([
      'PLAN_REQUIRED',
      'PLAN_REQUIRED',
    ]);
  }, 120_000);
});

describe('tables', () => {
  it('reads each row for itself, and gives out what it reads', async () => {
    const one = await person('tables@example.com');
    const csv = [
      'Label,Tags,Mark,Date,Time,Place,Gender,Shoe',
      'Asha,family; near,minor,2012-05-10,7:55 PM,New Delhi,female,38',
      '"Ravi, the elder",,deceased,1930-01-02,,Chennai,male,40',
      '=cmd(),,,1990-05-10,19:55,"Mumbai",,',
      ',,,1990-02-30,19:55,Mumbai,,',
    ].join('\r\n');
    const { status, body } = await one.ask('/v1/profiles/import', { csv });
    expect(status).toBe(200);
    expect(body.data.saved.map(({ row, label }: { row: number; label: string }) => [row, label])).toEqual([
      [1, 'Asha'],
      [3, '=cmd()'],
    ]);
    expect(body.data.refused).toEqual([
      expect.objectContaining({ row: 2, code: 'VALIDATION_FAILED', field: 'time' }),
      expect.objectContaining({ row: 4, code: 'VALIDATION_FAILED', field: 'date' }),
    ]);
    const file = await site.send('GET', '/v1/profiles/export', {}, { token: one.token });
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.text).toContain("'=cmd()");
    const again = await one.ask('/v1/profiles/import', { csv: file.text });
    expect(again.body.data).toMatchObject({ saved: [{ label: 'Asha' }, { label: '=cmd()' }], refused: [] });
    const { body: all } = await site.send('GET', '/v1/profiles', {}, { token: one.token });
    expect(all.data.profiles[0].birth).toEqual(all.data.profiles[2].birth);
    expect(all.data.profiles.at(-1)).toMatchObject({
      mark: 'minor',
      tags: ['family', 'near'],
      birth: { time: '19:55' },
    });
    expect((await one.ask('/v1/profiles/import', { csv: 'a,b\n1,2' })).status).toBe(400);
  });
});

describe('the owner', () => {
  it('finds saved births in the export of the account, nobody else does, and they go with it', async () => {
    const one = await person('owner@example.com');
    const sandbox = await one.make('sandbox');
    await one.saved({ ...BIRTH, name: 'Kept Name' });
    await one.saved({ ...BIRTH, name: 'Sandbox Name' }, sandbox);
    const cipher = await installationCipher(double.table);
    const ports = { table: double.table, cipher, vault: sharedVault() };
    const records = await exportAccount(ports, one.customer);
    expect(records['profile']).toEqual([expect.objectContaining({ label: 'Kept Name' })]);
    expect(records['sandbox_profile']).toEqual([expect.objectContaining({ label: 'Sandbox Name' })]);
    expect(JSON.stringify(await exportAccount(ports, asha.customer))).not.toContain('Kept Name');
    await eraseAccount(
      { table: double.table, objects: { ...refusingObjects, list: () => Promise.resolve([]) } },
      one.customer,
    );
    for (const space of [one.customer, sandboxOf(one.customer)])
      expect(await double.table.query(`profile#${space}`)).toEqual([]);
  });
});
