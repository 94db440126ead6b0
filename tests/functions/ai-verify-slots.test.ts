/** Text of others with slots over facts: what stands in slots is so, what is typed beside them is judged. */
import { handler as facts } from '../../functions/ai/facts.ts';
import { handler } from '../../functions/ai/verify.ts';
import { call } from '../support/call.ts';

const BIRTH = {
  date: '1990-05-10',
  time: '19:55',
  lat: 28.6139,
  lon: 77.209,
  tz: 5.5,
  at: '2026-11-21T12:00:00+05:30',
};
/** Of the reference chart: Scorpio rises, Saturn in its own sign in the third house, Venus in the fifth. */
const IDS = ['D1.house.saturn', 'D1.sign.moon', 'D1.lord.7', 'yoga.gajakesari'];

const judged = async (text: string, more: object = {}) => {
  const { status, body } = await call(handler, { ...BIRTH, text, fact_ids: IDS, ...more });
  return { status, data: body.data, error: body.error };
};

it.each([
  ['{f1.clause}.', 'Saturn is in the third house.'],
  ['Patience may help you, because {f1.because}.', 'Patience may help you, because Saturn is in the third house.'],
  ['You feel much, for {f2.np}; {f3.clause}.', null],
])('takes "%s" as true', async (text, rendered) => {
  const { data } = await judged(text);
  expect(data.sentences.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['true']);
  if (rendered !== null) expect(data.rendered).toBe(rendered);
  for (const { slot, text: value } of data.slots)
    expect([slot, data.rendered]).toEqual([slot, expect.stringContaining(value)]);
});

it.each([
  ['{f1.planet} is in the ninth house.', 'false'],
  ['{f2.planet} is in Leo.', 'false'],
  ['{f1.planet} is in the third house.', 'true'],
])('reads "%s" as %s', async (text, verdict) => {
  const { data } = await judged(text);
  expect(data.sentences[0].verdict).toBe(verdict);
});

it('puts no two facts of one clause together', async () => {
  const { data } = await judged('{f1.planet} helps {f3.planet} here.');
  expect(data.sentences[0].verdict).not.toBe('true');
});

it.each([
  [{ text: '{f9.planet} is here.' }, 'text'],
  [{ text: '{f1.colour} is here.' }, 'text'],
  [{ text: 'Saturn.', fact_ids: ['D1.nothing.saturn'] }, 'fact_ids.0'],
  [{ text: undefined, fact_ids: IDS }, 'text'],
])('refuses %j by its field', async (more, field) => {
  const { status, error } = await judged('x', more);
  expect([status, error.details[0].field]).toEqual([400, field]);
});

it('fills every slot that ai/facts names, and finds it true', async () => {
  const { body } = await call(facts, { ...BIRTH, topics: ['career', 'marriage', 'money', 'general'] });
  const given: { fact_id: string; statement: string; slots: { slot: string; name: string }[] }[] = body.data.facts;
  expect(given.length).toBeGreaterThan(40);
  for (const { fact_id, slots } of given) {
    const text = slots.map(({ slot }) => `{f1.${slot}}`).join(' . ');
    const { body: answered } = await call(handler, { ...BIRTH, fact_ids: [fact_id], text });
    expect(answered.data.slots.map((one: { text: string }) => one.text.toLowerCase())).toEqual(
      slots.map((one) => one.name.toLowerCase()),
    );
    const clause = await call(handler, { ...BIRTH, fact_ids: [fact_id], text: '{f1.clause}.' });
    expect([fact_id, clause.body.data.sentences.map((one: { verdict: string }) => one.verdict)]).toEqual([
      fact_id,
      ['true'],
    ]);
  }
});
