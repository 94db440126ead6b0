/** Accounts, codes and sessions, with what an outsider may try: guessing, replaying, spoofing, listing, forging. */
import { emailOf } from '../../lib/contract/values/email.ts';
import { needsLongCodes, openChallenge, redeemCode, writeCodeEmail } from '../../lib/accounts/code.ts';
import { composed } from '../../lib/adapters/outgoing/mail.ts';
import { faultyTable, startTable, type TestTable } from '../support/table.ts';
import type { Called } from '../support/call.ts';
import { openSite, signUp, type Site } from '../support/site.ts';

let double: TestTable;
let site: Site;
let clock = Date.UTC(2026, 10, 21, 9);
const realNow = Date.now;
beforeAll(async () => {
  double = await startTable();
  // Bodies are kept and credits given back on the table of the environment.
  double.hand();
  process.env['UDAYA_LOG'] = 'off';
  Date.now = () => clock;
  site = await openSite(double.table, () => clock);
});
afterAll(async () => {
  Date.now = realNow;
  await double.stop();
});
// Each test has machines of its own, so that the limits of one do not reach the next.
let machine = 0;
let ip = '';
beforeEach(() => {
  ip = `198.51.100.${++machine}`;
  clock += 3_600_000;
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The challenge of the last asking for an address, as its browser holds it. */
const held = new Map<string, string>();
const holding = (email: string, asked: Called): Called => {
  if (asked.status === 202) held.set(email.toLowerCase(), asked.body.data.challenge);
  return asked;
};
const challengeOf = (email: string): string => held.get(email.toLowerCase()) ?? 'A'.repeat(22);
const join = async (email: string, from = ip) =>
  holding(email, await site.send('POST', '/v1/account', { email, name: 'Asha' }, { ip: from }));
const verify = (email: string, code: string, from = ip, challenge = challengeOf(email)) =>
  site.send('POST', '/v1/account/verify', { email, code, challenge }, { ip: from });
const login = async (email: string, code?: string, from = ip, challenge = challengeOf(email)) =>
  holding(
    email,
    await site.send(
      'POST',
      '/v1/account/login',
      { email, code, ...(code === undefined ? {} : { challenge }) },
      { ip: from },
    ),
  );
const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const CODE_INVALID = [401, 'CODE_INVALID'];
const outcome = ({ status, body }: { status: number; body: { error?: { code: string } } | null }) => [
  status,
  body?.error?.code,
];

describe('signing up', () => {
  it('makes an account, its first key and a session', async () => {
    const email = 'asha.first@example.com';
    const asked = await join(email);
    expect([asked.status, asked.body.data.code_sent]).toEqual([202, true]);
    expect(site.mails.at(-1)?.to).toBe(email);
    const done = await verify(email, site.code());
    expect(done.status).toBe(200);
    const { account, key, token } = done.body.data;
    expect(account).toMatchObject({
      account_id: asked.body.data.account_id,
      email,
      state: 'active',
      plan: 'sandbox',
      closes: null,
    });
    expect(key.secret).toMatch(/^ud_test_/);
    const rest = 'Max-Age=604800; Path=/; HttpOnly; SameSite=Lax';
    // It has a sandbox key alone: the dashboard begins with what that stores.
    expect(done.cookies).toEqual([`udaya_session=${token}; ${rest}`, `udaya_shown=sandbox; ${rest}`]);
    const https = await site.send('GET', '/v1/account', {}, { cookie: token });
    const overTls = async (name: string) =>
      (
        await site.send(
          'GET',
          '/v1/account',
          {},
          { headers: { 'X-Forwarded-Proto': 'https', Cookie: `${name}=${token}` } },
        )
      ).status;
    // Over TLS a cookie that a neighbouring host may have set opens nothing.
    expect([await overTls('__Host-udaya_session'), await overTls('udaya_session')]).toEqual([200, 401]);
    expect([https.status, https.body.data.email]).toEqual([200, email]);
    // The key works at once, and calculations take no session.
    const chart = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
    expect((await site.send('POST', '/v1/birthchart', chart, { key: key.secret })).status).toBe(200);
    expect(outcome(await site.send('POST', '/v1/birthchart', chart, { cookie: token }))).toEqual([401, 'KEY_INVALID']);
  });

  it('writes letters in the language of the account', async () => {
    await site.send('POST', '/v1/account', { email: 'hindi@example.com', name: 'आशा', locale: 'hi' }, { ip });
    expect(site.mails.at(-1)?.subject).toMatch(/^\d{6} आपका उदय कोड है$/);
  });

  it('names every fault of a request', async () => {
    const wrong = await site.send('POST', '/v1/account', { email: 'nobody', name: 'a\nb', locale: 'fr' }, { ip });
    expect([wrong.status, wrong.body.error.details.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['email', 'name', 'locale'],
    ]);
  });
});

describe('codes', () => {
  it('open once, within ten minutes, in five tries', async () => {
    const email = 'codes@example.com';
    await join(email);
    const first = site.code();
    expect(outcome(await verify(email, wrongCode(first)))).toEqual(CODE_INVALID);
    expect((await verify(email, first)).status).toBe(200);
    expect(outcome(await verify(email, first))).toEqual(CODE_INVALID);

    await login(email);
    const late = site.code();
    clock += 10 * MINUTE;
    expect(outcome(await login(email, late))).toEqual(CODE_INVALID);

    await login(email);
    const tried = site.code();
    for (let i = 0; i < 5; i++) expect(outcome(await login(email, wrongCode(tried)))).toEqual(CODE_INVALID);
    expect(outcome(await login(email, tried))).toEqual(CODE_INVALID);
  });

  it('let one of two calls at once in', async () => {
    const email = 'race@example.com';
    await join(email);
    const code = site.code();
    const both = await Promise.all([verify(email, code), verify(email, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('belong to one address, and to who asked: a stranger uses up none of the owner’s tries, nor keeps him waiting', async () => {
    const email = 'mine@example.com';
    await signUp(site, email, ip);
    await login(email);
    const emails = site.mails.length;
    const owner = challengeOf(email);
    // A stranger asks too: within a minute no other letter goes out, and the owner's code stays good.
    const stranger = (await login(email, undefined, '192.0.2.66')).body.data.challenge;
    expect(site.mails).toHaveLength(emails);
    const code = site.code();
    for (let i = 0; i < 6; i++)
      expect(outcome(await verify(email, wrongCode(code), '192.0.2.66', stranger))).toEqual(CODE_INVALID);
    expect(outcome(await verify(email, code, '192.0.2.66', stranger))).toEqual(CODE_INVALID);
    expect(outcome(await verify('yours@example.com', code, ip, owner))).toEqual(CODE_INVALID);
    expect((await login(email, code, ip, owner)).status).toBe(200);
    // Once, under whatever challenge.
    clock += MINUTE;
    const later = (await login(email, undefined, '192.0.2.67')).body.data.challenge;
    expect(outcome(await login(email, code, ip, later))).toEqual(CODE_INVALID);
    expect((await site.send('POST', '/v1/account/login', { email, code }, { ip })).status).toBe(400);
  });

  it('shut the owner out neither by all letters of a day nor by wrong tries, whoever made them', async () => {
    const email = 'besieged@example.com';
    clock = Math.ceil(clock / (24 * HOUR)) * 24 * HOUR;
    await signUp(site, email, '192.0.2.1');
    const before = site.mails.length;
    let guesses = 0;
    // A stranger of many machines asks every minute for three hours, and tries five codes at every sixth letter.
    for (let n = 0; n < 180; n++) {
      clock += MINUTE + 1000;
      const from = `198.51.100.${n}`;
      const asked = await site.send('POST', '/v1/account/login', { email }, { ip: from });
      if (asked.status !== 202) throw new Error(`the asking ${n} is ${asked.status}`);
      if (n % 6 > 0) continue;
      for (let i = 0; i < 5; i++, guesses++)
        expect(outcome(await login(email, '000000', from, asked.body.data.challenge))).toEqual(CODE_INVALID);
    }
    expect([site.mails.length - before <= 20, guesses]).toEqual([true, 150]);
    await login(email, undefined, '203.0.113.50');
    expect(site.code()).toMatch(/^\d{12}$/);
    expect((await login(email, site.code(), '203.0.113.50')).status).toBe(200);
  });

  it('of six digits are tried 49 times a year, whatever the challenges', async () => {
    const { table } = double;
    const use = { purpose: 'login', address: 'a@example.com', name: '', locale: 'en' } as const;
    const year = Date.UTC(2027, 3, 1);
    let right = 0;
    for (let n = 0; n < 60; n++) {
      const { emailId: email, code } = await writeCodeEmail(table, 'acc', year, { isLong: false, lasts: 600 });
      const challenge = await openChallenge(table, 'acc', email, use, year);
      expect(await redeemCode(table, 'acc', { challenge, code: wrongCode(code) }, year)).toBeNull();
      if ((await redeemCode(table, 'acc', { challenge, code }, year)) !== null) right++;
    }
    // 49 wrong ones are looked at; before the last, right codes open and use up none.
    expect([right, await needsLongCodes(table, 'acc', year)]).toEqual([48, true]);
    const { emailId: email, code } = await writeCodeEmail(table, 'acc', year, { isLong: true, lasts: 600 });
    const challenge = await openChallenge(table, 'acc', email, use, year);
    expect([code.length, await redeemCode(table, 'acc', { challenge, code }, year)]).toEqual([12, use]);
  });

  it('cannot be guessed across addresses: a machine has twenty tries in ten minutes', async () => {
    for (let i = 0; i < 20; i++)
      expect(outcome(await verify(`victim${i}@example.com`, '123456'))).toEqual(CODE_INVALID);
    const refused = await verify('victim20@example.com', '123456');
    expect([...outcome(refused), Number(refused.headers['retry-after']) > 0]).toEqual([429, 'RATE_LIMITED', true]);
    expect(outcome(await verify('victim21@example.com', '123456', '192.0.2.77'))).toEqual(CODE_INVALID);
  });

  it('are asked for three times in ten minutes from a machine', async () => {
    for (const one of ['a', 'b', 'c']) expect((await join(`${one}@machine.example`)).status).toBe(202);
    expect((await login('d@machine.example')).status).toBe(429);
  });
});

describe('no one learns who has an account', () => {
  it('from the answer, from what is stored, or from how much work it is', async () => {
    const known = 'known@example.com';
    await signUp(site, known, ip);
    const counted = faultyTable(double.table, () => 'works');
    const watched = await openSite(counted.table, () => clock);
    const work = async (path: string, email: string, from: string) => {
      const before = { ...counted.counts };
      const { status, body } = await watched.send('POST', path, { email, name: 'Asha' }, { ip: from });
      const did = Object.entries(counted.counts).map(([name, n]) => [name, n - before[name as keyof typeof before]]);
      return { status, members: Object.keys(body.data), sent: body.data.code_sent, did, mails: watched.mails.length };
    };
    clock += HOUR;
    // A function reads its secrets once.
    await work('/v1/account/login', 'warm@example.com', '192.0.2.1');
    await work('/v1/account', 'warm-too@example.com', '192.0.2.2');
    for (const path of ['/v1/account/login', '/v1/account']) {
      const there = await work(path, known, `192.0.2.${path.length}`);
      const not = await work(path, `not-${path.length}@example.com`, `192.0.3.${path.length}`);
      expect({ ...not, mails: 1 }).toEqual({ ...there, mails: 1 });
      expect(not.mails).toBe(there.mails + 1);
    }
    // A code for an address without an account is told to no one and opens nothing.
    await watched.send('POST', '/v1/account/login', { email: 'ghost@example.com' }, { ip: '192.0.4.1' });
    expect(watched.mails.at(-1)?.subject).toBe('There is no Udaya account for this address');
    expect(watched.mails.at(-1)?.text).not.toMatch(/\d{6}/);
  });

  it('and a second sign-up signs the owner in instead of making another account', async () => {
    const email = 'twice@example.com';
    const first = await signUp(site, email, ip);
    clock += HOUR;
    await join(email);
    const again = await verify(email, site.code());
    expect([again.body.data.account.account_id, again.body.data.key]).toEqual([first.customer, null]);
  });
});

describe('addresses', () => {
  it.each([
    ['Asha@Example.COM', 'Asha@example.com', 'asha@example.com'],
    ['asha+news@example.com', 'asha+news@example.com', 'asha@example.com'],
    ['a.sha@gmail.com', 'a.sha@gmail.com', 'asha@gmail.com'],
    ['asha@googlemail.com', 'asha@googlemail.com', 'asha@gmail.com'],
    // A Cyrillic а: another domain, and shown as such.
    ['asha@\u0430pple.com', 'asha@xn--pple-43d.com', 'asha@xn--pple-43d.com'],
    ['asha@\uFF45xample.com', 'asha@example.com', 'asha@example.com'],
  ])('%s is written to as %s and is the mailbox %s', (text, address, identity) => {
    expect(emailOf(text)).toEqual({ address, identity });
  });

  it.each([
    'asha',
    '@example.com',
    'asha@',
    'asha@localhost',
    'asha@127.0.0.1',
    'asha@[::1]',
    'a sha@example.com',
    '.a@example.com',
    'a..b@example.com',
    'asha@example.com\r\nBcc: all@example.com',
    'asha@example.com,b@example.com',
    '"a"@example.com',
    '\u0430sha@example.com',
    'asha@exa mple.com',
    'asha@example.com/x',
    'asha@user:pass@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(250)}.com`,
    'asha@-example.com',
    'asha@example.c_m',
    'asha@example.123',
  ])('%j is none', (text) => expect(emailOf(text)).toBeNull());

  it('lets a tagged spelling reach the account, but writes to the address it was made with', async () => {
    const { customer } = await signUp(site, 'owner@example.com', ip);
    clock += HOUR;
    await login('OWNER+attacker@example.com');
    expect(site.mails.at(-1)?.to).toBe('owner@example.com');
    const done = await verify('owner+attacker@example.com', site.code());
    expect(done.body.data.account.account_id).toBe(customer);
  });

  it('keeps line breaks out of the headers of a letter', async () => {
    const bytes = await composed('udaya@example.com', {
      to: 'a@example.com',
      subject: 'one\r\nBcc: b@example.com',
      text: 'x',
    });
    const [head = ''] = bytes.toString().split('\r\n\r\n');
    expect(head).not.toMatch(/^bcc:/im);
    expect(head.match(/^to:.*$/gim)).toEqual(['To: a@example.com']);
  });
});
