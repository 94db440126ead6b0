import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { callerOf, headersFrom } from '../../../../lib/tools/serve/caller.ts';

const request = (address: string, headers: Readonly<Record<string, string>>): IncomingMessage => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const message = new IncomingMessage(socket);
  message.rawHeaders = Object.entries(headers).flat();
  for (const [name, value] of Object.entries(headers)) message.headers[name.toLowerCase()] = value;
  return message;
};

const OWN = '198.51.100.1';
it.each([
  ['no proxy: nothing is believed', 0, '203.0.113.7', OWN],
  ['one proxy: what it added', 1, '203.0.113.7', '203.0.113.7'],
  ['one proxy: what the caller wrote before it is not believed', 1, '10.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['two proxies', 2, '10.0.0.1, 203.0.113.7, 192.0.2.9', '203.0.113.7'],
  ['fewer than there should be', 2, '203.0.113.7', OWN],
  ['no address', 1, 'unknown', OWN],
  ['an address with a port', 1, '[2001:db8::1]:443', '2001:db8::1'],
  ['an address of IPv4 as IPv6 has it', 1, '::ffff:203.0.113.7', '203.0.113.7'],
])('the caller behind %s', (_, hops, told, caller) => {
  expect(callerOf(request(OWN, { 'X-Forwarded-For': told }), hops)).toBe(caller);
});

it('takes no header of a proxy from a caller, and TLS only from a proxy', () => {
  const sent = {
    Accept: '*/*',
    'X-Forwarded-For': '10.0.0.1',
    'X-Forwarded-Proto': 'https',
    'X-Udaya-Client': '10.0.0.1',
  };
  expect(headersFrom(request(OWN, sent), 0)).toEqual(['Accept', '*/*']);
  expect(headersFrom(request(OWN, sent), 1)).toEqual(['Accept', '*/*', 'X-Forwarded-Proto', 'https']);
});
