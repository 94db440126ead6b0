/** Reports of saved births: as of births that are written out, and as their marks ask. */
import { gunzipSync } from 'node:zlib';
import { orderKey } from '../../lib/adapters/storage/folders.ts';
import { choosePlan, openSite, signUp, type Site } from '../support/site.ts';
import { startObjects } from '../support/objects.ts';
import { startTable, type TestTable } from '../support/table.ts';

let double: TestTable;
let bucket: Awaited<ReturnType<typeof startObjects>>;
let site: Site;
let key: string;
let customer: string;
const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, name: 'Asha', gender: 'female' };
/** Written here anew: what no text for a child says. */
const ADULT =
  /\b(?:marri|marry|wedding|spouse|husband|wife|romance|lover|pregnan|offspring|your children|death|sexual)\w*|विवाह|शादी|दांपत्य|जीवनसाथी|संतान|मृत्यु|रोमां/i;
beforeAll(async () => {
  [double, bucket] = [await startTable(), await startObjects()];
  double.hand();
  const jobs = { start: () => Promise.resolve() };
  site = await openSite(double.table, Date.now, undefined, { jobs, objects: bucket.objects });
  const one = await signUp(site, 'asha@example.com', '203.0.113.1');
  ({ customer } = one);
  await choosePlan(site, one.token, 'business');
  key = (await site.send('POST', '/v1/keys', { name: 'x', kind: 'live' }, { token: one.token })).body.data.secret;
});
afterAll(async () => {
  await bucket.stop();
  await double.stop();
});
const save = async (more: object = {}): Promise<string> =>
  (await site.send('POST', '/v1/profiles', { ...BIRTH, ...more }, { key })).body.data.profile_id;
const order = async (report: string, body: object) => {
  const { status, body: answer } = await site.send('POST', `/v1/pdf/${report}`, body, { key });
  return { status, error: answer.error, data: answer.data };
};
const OF_ONE = ['kundli', 'prediction', 'annual', 'saturn', 'lal-kitab'] as const;
/** All texts of the document that an order is made of. */
const textsOf = async (customer: string, id: string): Promise<readonly string[]> => {
  const file = await bucket.objects.get(orderKey(customer, id));
  const texts: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  walk(JSON.parse(gunzipSync(file?.bytes ?? '').toString()));
  return texts;
};

it.each(OF_ONE)('%s takes a saved birth', async (report) => {
  const { status, error } = await order(report, { profile_id: await save() });
  expect([report, error?.message, status]).toEqual([report, undefined, 202]);
});

it('matching takes saved births', async () => {
  const [groom, bride] = [await save({ gender: 'male' }), await save()];
  const { status, error } = await order('matching', { groom: { profile_id: groom }, bride: { profile_id: bride } });
  expect([error?.message, status]).toEqual([undefined, 202]);
});

it.each(OF_ONE)('%s of someone who has died is refused: nothing is foretold', async (report) => {
  const { status, error } = await order(report, { profile_id: await save({ mark: 'deceased' }) });
  expect([report, status, error.code]).toEqual([report, 409, 'STATE_CONFLICT']);
  expect(error.message).toContain('nothing is foretold');
});

it('a chart in tables may be ordered of someone who has died', async () => {
  const { status } = await order('kundli', { profile_id: await save({ mark: 'deceased' }), form: 'tables' });
  expect(status).toBe(202);
});

it.each(OF_ONE.flatMap((report) => ['en', 'hi'].map((language) => ({ report, language }))))(
  '$report of a child in $language is refused, with the way to one in tables',
  async ({ report, language }) => {
    const { status, error } = await order(report, { profile_id: await save({ mark: 'minor' }), language });
    expect([status, error.code, error.details[0].field]).toEqual([409, 'STATE_CONFLICT', 'profile_id']);
    expect(error.details[0].message).toContain('form: tables');
  },
);

// What a chart of ninths is read for, and the name of a pada, are said of the term and not of the child.
it.each(['en', 'hi'])(
  'no sentence in tables of a child in %s is about marriage, love, children and death',
  async (language) => {
    const body = { profile_id: await save({ mark: 'minor' }), form: 'tables', language };
    const { status, data } = await order('kundli', body);
    expect(status).toBe(202);
    const sentences = (await textsOf(customer, data.report_id)).filter((text) => /[.!?।]$/.test(text));
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.filter((text) => ADULT.test(text))).toEqual([]);
  },
);

it.each(['en', 'hi'])('readings of a child in %s say nothing of them either', async (language) => {
  const births = [
    { date: '2014-05-10', time: '19:55' },
    { date: '2012-01-19', time: '08:15' },
    { date: '2016-09-03', time: '03:40' },
  ];
  const paths = [
    'interpret/planets',
    'interpret/house-lords',
    'interpret/dasha',
    'interpret/transits',
    'interpret/year',
    'interpret/life-area/education',
    'interpret/ascendant',
    'interpret/moon-sign',
    'interpret/nakshatra',
    'horoscope/personal/daily',
  ];
  const said: string[] = [];
  for (const birth of births) {
    const [minor, grown] = [await save({ ...birth, mark: 'minor' }), await save(birth)];
    for (const path of paths) {
      const read = async (id: string) => site.send('POST', `/v1/${path}`, { profile_id: id, language }, { key });
      const [own, all] = [await read(minor), await read(grown)];
      expect([path, own.status, own.text.length > all.text.length / 2]).toEqual([path, 200, true]);
      const texts: string[] = [];
      JSON.stringify(own.body.data, (name, value) => {
        if (typeof value === 'string' && /[.!?।]$/.test(value)) texts.push(`${path} ${name}: ${value}`);
        return value as unknown;
      });
      said.push(...texts.filter((text) => ADULT.test(text)));
    }
  }
  expect(said).toEqual([]);
});
