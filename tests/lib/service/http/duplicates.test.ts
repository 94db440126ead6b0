/** Members that stand twice in a body. */
import { birthchart } from '../../../../functions/core/birthchart.ts';
import { repeatedMember } from '../../../../lib/service/http/duplicates.ts';
import { serve } from '../../../../lib/service/http/serve.ts';
import { call } from '../../../support/call.ts';

it.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":{"b":1,"c":[{"d":1},{"d":2,"d":3}]}}', 'd'],
  ['[{"x":"{\\"x\\":1}","x":0}]', 'x'],
  ['{"a":"a","b":"a"}', null],
  ['{"a":["a","a"],"b":{"a":1}}', null],
  ['{"a":",\\"a\\":"}', null],
  ['"a"', null],
  ['[]', null],
])('%s: %s', (text, name) => {
  JSON.parse(text);
  expect(repeatedMember(text)).toBe(name);
});

it('are warned of; the last is taken', async () => {
  const rawBody = '{"date":"1990-05-10","time":"19:55","lat":28.6,"lon":77.2,"tz":5.5,"time":"25:00","time":"19:56"}';
  const found = await call(serve(birthchart), {}, { rawBody });
  expect([found.status, found.body.meta.warnings]).toEqual([
    200,
    [{ code: 'DUPLICATE_MEMBER', message: 'time stands twice in the body; the last one was taken.' }],
  ]);
});

it('are found in time that grows with the text alone', () => {
  const deep = `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`;
  const before = process.cpuUsage();
  expect(repeatedMember(deep)).toBeNull();
  expect(repeatedMember('"'.repeat(200_000))).toBeNull();
  expect(process.cpuUsage(before).user).toBeLessThan(1e6);
});
