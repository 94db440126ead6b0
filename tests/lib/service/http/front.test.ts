/** Behind the front: whose address counts, and where our own pages and links are. */
import * as z from 'zod/mini';
import { addressOf, FRONT_HEADERS } from '../../../../lib/contract/frame/front.ts';
import { plainInput } from '../../../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../../../lib/contract/frame/reply.ts';
import { resource } from '../../../../lib/contract/frame/resource.ts';
import { serveResource } from '../../../../lib/service/http/resource/serve.ts';
import { call } from '../../../support/call.ts';

const TOKEN = '51af3dc0-da77-11e4-872e-1234567db123';
const ADDRESS = '198.51.100.4';
/** The gateway's own view of a call that came through the front. */
const FRONTS_OWN = '15.230.0.1';

/** Headers as the front sets them. HTTP APIs write names in lower case, REST APIs as they were sent. */
const fromFront = (token = TOKEN) => ({
  [FRONT_HEADERS.token.toUpperCase()]: token,
  [FRONT_HEADERS.client]: ADDRESS,
  [FRONT_HEADERS.host]: 'front.example.com',
});

const mirror = serveResource(
  resource({
    path: '/v1/mirror',
    summary: 'What a resource sees of its caller',
    credits: 0,
    auth: 'none',
    input: plainInput({}),
    needs: {},
    answers: { 200: answersJson('Seen', z.strictObject({ ip: z.string(), base: z.string() })) },
    example: {},
    compute: ({ visitor, web }) => ({ status: 200, data: { ip: visitor.ip, base: web.base } }),
  }),
);
const seen = async (headers: Readonly<Record<string, string>>) => {
  const sent = { headers: { 'X-Forwarded-Proto': 'https', ...headers }, ip: FRONTS_OWN, stage: 'prod' };
  return (await call(mirror, {}, { ...sent, urlPath: '/v1/mirror', verdict: {} })).body.data;
};

describe('with a front', () => {
  beforeAll(() => {
    process.env['UDAYA_FRONT'] = TOKEN;
  });

  it('believes its headers: the caller’s address, and a root without a stage', async () => {
    expect(await seen(fromFront())).toEqual({ ip: ADDRESS, base: 'https://front.example.com' });
  });

  it('believes no one else, who may call a REST API straight', async () => {
    for (const token of ['', TOKEN.slice(1), `${TOKEN}0`, TOKEN.toUpperCase(), 'ü'.repeat(TOKEN.length)])
      expect(await seen(fromFront(token))).toEqual({ ip: FRONTS_OWN, base: 'https://localhost/prod' });
    expect(await seen({ [FRONT_HEADERS.client]: ADDRESS, 'X-Forwarded-For': ADDRESS })).toMatchObject({
      ip: FRONTS_OWN,
    });
  });
});

it('believes no header where there is no front, not even an empty token', () => {
  delete process.env['UDAYA_FRONT'];
  const requestContext = { identity: { sourceIp: FRONTS_OWN } };
  for (const token of ['', TOKEN]) expect(addressOf({ headers: fromFront(token), requestContext })).toBe(FRONTS_OWN);
  process.env['UDAYA_FRONT'] = '';
  expect(addressOf({ headers: fromFront(''), requestContext })).toBe(FRONTS_OWN);
  expect(addressOf({ headers: null })).toBe('');
});
