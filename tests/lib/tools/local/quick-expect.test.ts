/**
 * Whether what tests/support/quick-expect.ts compares by itself still fails, in the words of Jest. What is found is judged without
 * `expect`, which would hold of anything if its own comparison were broken.
 */
import { strict as assert } from 'node:assert';

const told = (check: () => void): string => {
  try {
    check();
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : '';
  }
  return 'it held';
};

it.each([
  ['toBe', () => expect(1).toBe(2), 'Expected: 2 Received: 1'],
  ['toBe of zeros', () => expect(0).toBe(-0), 'Expected: -0 Received: 0'],
  ['toEqual', () => expect({ a: [1, { b: 2 }] }).toEqual({ a: [1, { b: 3 }] }), '- "b": 3, + "b": 2,'],
  ['toEqual of sets', () => expect(new Set([1])).toEqual(new Set([2])), '- 2, + 1,'],
  ['toEqual of a matcher', () => expect({ a: 1 }).toEqual({ a: expect.any(String) }), 'Any<String>'],
  ['toContain', () => expect('Diwali').toContain('Holi'), 'Expected substring: "Holi"'],
  ['toContain of a list', () => expect([1, 2]).toContain(3), 'Expected value: 3'],
  ['toBeLessThan', () => expect(2).toBeLessThan(2), 'Expected: < 2'],
  ['toBeLessThanOrEqual', () => expect(3).toBeLessThanOrEqual(2), 'Expected: <= 2'],
  ['toBeGreaterThan', () => expect(2).toBeGreaterThan(2), 'Expected: > 2'],
  ['toBeGreaterThanOrEqual', () => expect(NaN).toBeGreaterThanOrEqual(0), 'Expected: >= 0'],
  ['not', () => expect(1).not.toBe(1), 'Expected: not 1'],
  ['a matcher that is not compared here', () => expect('a').toMatch(/b/), 'Expected pattern: /b/'],
])('%s fails where it does not hold', (_name, check, words) => {
  assert.ok(told(check).includes(words), told(check));
});

it('passes what holds, and keeps the rest of expect', async () => {
  expect([{ a: undefined }]).toEqual([{}]);
  expect(new Map([[1, { a: [2] }]])).toEqual(new Map([[1, { a: [2] }]]));
  expect({ text: 'Diwali' }).toEqual({ text: expect.stringContaining('wal') });
  await expect(Promise.resolve(3)).resolves.toBe(3);
  await expect(Promise.reject(new Error('late'))).rejects.toThrow('late');
  assert.match(
    told(() => expect('a').toBe('b')),
    /expect\(received\)\.toBe\(expected\)/,
  );
});
