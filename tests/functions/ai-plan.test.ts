/** Words to calls: what is planned exists, is taken by its endpoint, and costs what was said. */
import { handler } from '../../functions/ai/plan.ts';
import { chat } from '../../functions/ai/chat.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { EMBEDDED } from '../../lib/adapters/llm/embedded.ts';
import { installationCipher } from '../../lib/adapters/storage/cipher.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { callInstant } from '../../lib/adapters/clock.ts';
import { findEndpoint, runEndpoint } from '../../lib/service/catalogue/run.ts';
import { call } from '../support/call.ts';
import { vectorCases } from '../support/vectors.ts';

let double: TestTable;
let chatHandler: Handler;
beforeAll(async () => {
  double = await startTable();
  const { table } = double;
  chatHandler = serveResource(chat, { ports: { table, cipher: await installationCipher(table), model: EMBEDDED } });
});
afterAll(() => double.stop());

const birth = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, gender: 'female' };
const partner = { date: '1988-03-01', time: '06:10', lat: 19.07, lon: 72.87, tz: 5.5 };
const context = { birth, partner, name: 'Asha Rao' };

it.each(vectorCases<readonly [string, string]>('verify/plans.json'))('%s: %s', async (message, endpoint) => {
  const { body } = await call(handler, { message, context });
  expect(body.data.calls.map((one: { endpoint: string }) => one.endpoint)).toEqual([endpoint]);
});

it.each<readonly [string, readonly string[]]>([
  ['Show my navamsa and running dasha', ['varga/D9', 'dasha/running']],
  ['Match our kundlis', ['matching/ashtakoot']],
  ['हमारी कुंडली मिलान कीजिए', ['matching/ashtakoot']],
  ['kundali milan karna hai', ['matching/ashtakoot']],
  ['Am I manglik, and is sade sati on?', ['dosha/manglik', 'dosha/sade-sati']],
  ['panchang for tomorrow in Varanasi', ['panchang/daily']],
  ['आज का पंचांग और राहुकाल', ['panchang/daily', 'panchang/rahu-kaal']],
  ['wedding dates in 2027 in Jaipur', ['muhurat/find/marriage']],
  ['गृह प्रवेश का मुहूर्त', ['muhurat/find/griha_pravesh']],
  ['gaadi lene ka muhurat', ['muhurat/find/vehicle']],
  ['Daily horoscope for Leo', ['horoscope/daily']],
  ['मेष राशि का साप्ताहिक राशिफल', ['horoscope/weekly']],
  ['lucky number and gemstone', ['numerology/lucky', 'remedies/gemstones']],
  ['eclipses in 2027', ['calendar/grahan']],
  ['sunrise in Mumbai today', ['ephemeris/rise-set']],
  ['varshaphal for 2027', ['varshaphal/chart']],
  ['Which yogas do I have?', ['yoga/detect']],
  ['festivals this year', ['calendar/festivals']],
  ['When will I get married?', ['ai/chat']],
  ['मेरी नौकरी कब लगेगी?', ['ai/chat']],
])('plans "%s", and every planned call is answered', async (message, endpoints) => {
  const { status, body } = await call(handler, { message, context });
  expect(status).toBe(200);
  const calls: { endpoint: string; body: object; credits: number }[] = body.data.calls;
  expect({ calls: calls.map(({ endpoint }) => endpoint), missing: body.data.missing }).toEqual({
    calls: endpoints,
    missing: [],
  });
  expect(body.data.credits).toBe(calls.reduce((sum, { credits }) => sum + credits, 0));
  for (const one of calls) {
    if (one.endpoint === 'ai/chat') {
      expect((await call(chatHandler, { ...one.body, keep_days: 0 })).status).toBe(200);
      continue;
    }
    const found = await findEndpoint(one.endpoint);
    if (found === null) throw new Error(`no endpoint ${one.endpoint}`);
    expect(found.endpoint.credits).toBe(one.credits);
    const request = {
      requestId: 'plan',
      language: undefined,
      credits: () => ({ charged: 0, remaining: null }),
      warnings: [],
    };
    const answered = await runEndpoint(found, one.body, { ...request, now: callInstant() });
    expect(JSON.parse(answered.body).status).toBe('success');
  }
});

it('reads a birth from the words', async () => {
  const message = 'Make the birth chart of someone born on 10 May 1990 at 7:55 pm in New Delhi';
  const { body } = await call(handler, { message });
  expect(body.data.calls).toEqual([
    { endpoint: 'birthchart', body: { date: '1990-05-10', time: '19:55', place: 'New Delhi' }, credits: 1 },
  ]);
});

it.each([
  ['Match our charts', {}, ['birth', 'partner']],
  ['Show my birth chart', {}, ['birth']],
  ['good date for a ceremony, muhurat', { place: { place: 'Pune' } }, ['event']],
  ['my horoscope', {}, ['sign']],
  ['panchang today', {}, ['place']],
])('says what "%s" needs', async (message, given, missing) => {
  const { body } = await call(handler, { message, context: given });
  expect({ calls: body.data.calls, missing: body.data.missing }).toEqual({ calls: [], missing });
});

it('names what the endpoint would refuse, and plans nothing for a greeting', async () => {
  const refused = await call(handler, { message: 'my birth chart', context: { birth: { ...birth, lat: 200 } } });
  expect(refused.body.data.incomplete).toEqual([{ endpoint: 'birthchart', missing: [], refused: ['lat'] }]);
  const nothing = await call(handler, { message: 'Hello there' });
  expect(nothing.body.data).toMatchObject({ calls: [], incomplete: [], credits: 0 });
});

it.each([
  ['I want to die', /14416.*112/s],
  ['Plan my chart, saaganum pola iruku enaku vaazha pidikala', /14416.*112/s],
  ['Will my wife have a boy or a girl in her womb', /against the law/],
])('does not plan "%s": the error says what to tell the person', async (message, text) => {
  const { status, body } = await call(handler, { message });
  expect([status, body.error.code]).toEqual([422, 'NOT_FROM_A_CHART']);
  expect(body.error.message).toMatch(text);
});
