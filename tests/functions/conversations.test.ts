/** Conversations with the astrologer, through authorizer and metering: made, continued, read, rated, deleted, exported, erased. */
import { eraseAccount } from '../../lib/accounts/erase.ts';
import { listConversations } from '../../lib/astrologer/conversation/store.ts';
import { cipherOf, installationCipher } from '../../lib/adapters/storage/cipher.ts';
import { refusingObjects } from '../support/objects.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { openSite, signUp, type Site } from '../support/site.ts';

let double: TestTable;
let site: Site;
let clock = Date.UTC(2026, 10, 21, 9);
const realNow = Date.now;
beforeAll(async () => {
  double = await startTable();
  // What a handler charges by itself goes to the table of the environment.
  double.hand();
  Date.now = () => clock;
  site = await openSite(double.table, () => clock);
});
afterAll(async () => {
  Date.now = realNow;
  await double.stop();
});

const DAY = 86_400_000;
const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

const person = async (email: string) => {
  const { token, customer } = await signUp(site, email, `203.0.113.${email.length}`);
  const make = async (kind: string, more: object = {}) =>
    (await site.send('POST', '/v1/keys', { name: kind, kind, ...more }, { token })).body.data.secret as string;
  const key = await make('live');
  const ask = (message: string, more: object = {}, own = key) =>
    site.send('POST', '/v1/ai/chat', { ...BIRTH, message, ...more }, { key: own });
  const get = (path: string, query: Record<string, string> = {}) => site.send('GET', path, {}, { token, query });
  return { token, customer, key, make, ask, get };
};

it('begins a conversation, goes on with it, and charges what was estimated', async () => {
  const one = await person('asha@example.com');
  const estimated = await site.send(
    'POST',
    '/v1/credits/estimate',
    { calls: [{ endpoint: 'ai/chat' }] },
    { key: one.key },
  );
  expect(estimated.body.data.total).toBe(5);
  const first = await one.ask('When does my work get easier?');
  expect(first.status).toBe(200);
  expect(first.body.meta.credits.charged).toBe(5);
  const { conversation_id: id, message_id: message } = first.body.data;
  expect([id, message]).toEqual([expect.stringMatching(/^c[0-9a-z]{19}$/), expect.stringMatching(/^m[0-9a-z]{19}$/)]);
  clock += 1000;
  // A question without a topic of its own goes on with the last one.
  const second = await one.ask('And why is that?', { conversation_id: id });
  expect(second.body.data.conversation_id).toBe(id);
  expect(second.body.data.topics.map(({ key }: { key: string }) => key)).toEqual(['career']);
  const alone = await one.ask('And why is that?', { keep_days: 0 });
  expect(alone.body.data).toMatchObject({ conversation_id: null, message_id: null, answered: false });
  expect(alone.body.meta.credits.charged).toBe(0);

  const { conversation, messages } = (await one.get(`/v1/conversations/${id}`)).body.data;
  expect(conversation).toMatchObject({
    title: 'When does my work get easier?',
    language: 'en',
    messages: 2,
    expires: '2026-12-21T09:00:01Z',
  });
  expect(messages.map(({ question }: { question: string }) => question)).toEqual([
    'When does my work get easier?',
    'And why is that?',
  ]);
  expect(messages[0]).toMatchObject({
    message_id: message,
    answer: first.body.data.answer,
    facts: first.body.data.facts,
    feedback: null,
  });
  const path = `/v1/conversations/${id}/feedback`;
  expect((await site.send('POST', path, { message_id: message, verdict: 'wrong' }, { key: one.key })).status).toBe(200);
  expect((await one.get(`/v1/conversations/${id}`)).body.data.messages[0].feedback).toBe('wrong');
});

it('keeps nothing that can be read in the table, and nothing of the birth', async () => {
  const one = await person('vault@example.com');
  await one.ask('Will my work in Udaipur grow?', { name: 'Lakshmi Devi' });
  const stored = JSON.stringify((await double.items()).filter(({ pk }) => String(pk).startsWith('conv#')));
  expect(stored).toContain('sealed1.');
  for (const open of ['Udaipur', 'Lakshmi', 'Saturn', '1990', '19:55', '28.6', '77.2'])
    expect(stored).not.toContain(open);
});

it('opens a text only where it stands, with its own key', async () => {
  const cipher = await installationCipher(double.table);
  const at = { pk: 'conv#a', sk: 'c#1' };
  const sealed = cipher.seal(at, 'शनि कब हटेंगे?');
  expect(cipher.open(at, sealed)).toBe('शनि कब हटेंगे?');
  expect(cipher.seal(at, 'शनि कब हटेंगे?')).not.toBe(sealed);
  expect(cipher.open({ ...at, pk: 'conv#b' }, sealed)).toBeNull();
  expect(cipherOf(Buffer.alloc(32, 7)).open(at, sealed)).toBeNull();
  for (const damaged of ['', 'plain', sealed.slice(0, 20), `${sealed.slice(0, -2)}AA`, sealed.slice(8)])
    expect(cipher.open(at, damaged)).toBeNull();
});

it('is closed to others: 404 whoever asks, 400 for another birth', async () => {
  const [mine, theirs] = [await person('mine@example.com'), await person('other-one@example.com')];
  const { conversation_id: id, message_id: message } = (await mine.ask('How is my work?')).body.data;
  const publishable = await mine.make('publishable', { domains: ['example.com'] });
  const from = { Origin: 'https://example.com' };
  const statuses = [
    await theirs.get(`/v1/conversations/${id}`),
    await site.send('DELETE', `/v1/conversations/${id}`, {}, { token: theirs.token }),
    await site.send(
      'POST',
      `/v1/conversations/${id}/feedback`,
      { message_id: message, verdict: 'wrong' },
      { key: theirs.key },
    ),
    await theirs.ask('And then?', { conversation_id: id }),
    await site.send(
      'POST',
      '/v1/ai/chat',
      { ...BIRTH, message: 'And?', conversation_id: id },
      { key: publishable, headers: from },
    ),
    await mine.get('/v1/conversations/c0000000000000000000'),
    await site.send(
      'POST',
      `/v1/conversations/${id}/feedback`,
      { message_id: `m${'0'.repeat(19)}`, verdict: 'wrong' },
      { key: mine.key },
    ),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404, 404, 403, 404, 404]);
  expect((await mine.ask('And then?', { conversation_id: id, time: '19:57' })).body.error).toMatchObject({
    code: 'INPUT_CONFLICT',
    details: [{ field: 'conversation_id' }],
  });
  expect((await site.send('GET', '/v1/conversations', {}, { key: publishable, headers: from })).status).toBe(403);
  expect((await mine.get(`/v1/conversations/${id}`)).body.data.messages).toHaveLength(1);
});

it('lists the newest first, in pages, and is gone when deleted', async () => {
  const one = await person('pages-of@example.com');
  const ids: string[] = [];
  for (const topic of ['work', 'money', 'home']) {
    clock += 1000;
    ids.push((await one.ask(`How is my ${topic}?`)).body.data.conversation_id);
  }
  const page = (await one.get('/v1/conversations', { limit: '2' })).body.data;
  const rest = (await one.get('/v1/conversations', { limit: '2', cursor: page.cursor })).body.data;
  const listed = [...page.conversations, ...rest.conversations].map(
    (row: { conversation_id: string }) => row.conversation_id,
  );
  expect(listed).toEqual(ids.toReversed());
  expect(rest.cursor).toBeNull();
  const [id = ''] = ids;
  expect((await site.send('DELETE', `/v1/conversations/${id}`, {}, { token: one.token })).status).toBe(204);
  expect((await one.get(`/v1/conversations/${id}`)).status).toBe(404);
  expect((await one.ask('And?', { conversation_id: id })).status).toBe(404);
  const left = (await double.items()).filter(({ sk }) => String(sk).includes(id));
  expect(left).toEqual([]);
});

it('expires by itself, though the table has not yet removed it', async () => {
  const one = await person('short-lived@example.com');
  const { conversation_id: id } = (await one.ask('How is my work?', { keep_days: 2 })).body.data;
  const keeping = { table: double.table, cipher: await installationCipher(double.table), customer: one.customer };
  const seen = async (now: number) =>
    (await listConversations({ ...keeping, now }, { limit: 9, after: null })).conversations.map((row) => row.id);
  expect(await seen(clock + 2 * DAY - 1000)).toEqual([id]);
  expect(await seen(clock + 2 * DAY + 1000)).toEqual([]);
});

it('keeps nothing of a person in need, and takes nothing', async () => {
  const one = await person('in-need@example.com');
  const { data, meta } = (await one.ask('I want to end my life', { country: 'GB' })).body;
  expect(data).toMatchObject({ safety: 'crisis', conversation_id: null, message_id: null });
  expect(data.answer).toMatch(/116 123.*999/);
  expect(meta.credits.charged).toBe(0);
  expect((await one.get('/v1/conversations')).body.data.conversations).toEqual([]);
});

it('goes into the export in the clear, and with the account when it is erased', async () => {
  const one = await person('exported@example.com');
  await one.ask('Will my work in Bikaner grow?');
  const { text } = await site.send('POST', '/v1/account/export', {}, { token: one.token });
  expect(text).toContain('Will my work in Bikaner grow?');
  expect(text).not.toContain('sealed1.');
  await eraseAccount(
    { table: double.table, objects: { ...refusingObjects, list: () => Promise.resolve([]) } },
    one.customer,
  );
  const left = (await double.items()).filter(({ pk }) => String(pk).includes(one.customer));
  expect(left).toEqual([]);
});
