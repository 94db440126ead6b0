/** The text of answers is written by our own hand: it must be what the platform writes of the same data, rounded. */
import { createHash } from 'node:crypto';
import * as fc from '../../../support/property.ts';
import { digest, roundNumbers } from '../../../../lib/service/http/envelope.ts';
import { hasTexts } from '../../../../lib/service/http/speech.ts';
import { JsonWriter } from '../../../../lib/service/http/json-writer.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    'Saturn rules the seventh house.',
    'Uttara Phalguni',
    'शनि सातवें भाव में है।',
    'A "sentence" with an escape.',
  ),
  fc.string({
    unit: fc.constantFrom('a', '"', '\\', '\n', '\u007f', '°', 'é', '′', 'अ', '🜁', '\ud800', '\u2028'),
    maxLength: 70,
  }),
);
/** Numbers where writing has its edges: angles, Julian days, what rounds to 0 or to a circle, what needs an exponent. */
const number = fc.oneof(
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.double({ min: -360, max: 360, noNaN: true }),
  fc.double({ min: 2.3e6, max: 2.5e6, noNaN: true }),
  fc.double({ min: -1e-5, max: 1e-5, noNaN: true }),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.constantFrom(
    -0,
    359.99999999999,
    360.0000000001,
    0.5,
    1e-6,
    1e-7,
    2 ** 31 - 0.5,
    2 ** 31,
    999999.9999999,
    1e15 + 0.5,
    1e21,
  ),
);
const name = fc.oneof(text, fc.constantFrom('jd_ut', 'settings', 'longitude', '12', 'name', 'sign_names', 'text'));
const { data } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    number,
    fc.constantFrom(null, true, false),
    tie('list'),
    tie('data'),
  ),
  list: fc.array(fc.option(tie('value'), { nil: undefined, freq: 20 }), { maxLength: 8 }),
  data: fc.dictionary(name, fc.option(tie('value'), { nil: undefined, freq: 20 }), {
    maxKeys: 8,
    noNullPrototype: true,
  }),
}));

const written = (value: unknown, decimals: number): JsonWriter => {
  const json = new JsonWriter();
  json.value(value, decimals);
  return json;
};

describe('the text of an answer', () => {
  it('is what the platform writes of the rounded data, with the same digest', () => {
    fc.assert(
      fc.property(data, fc.integer({ min: 0, max: 9 }), (value, decimals) => {
        const expected = JSON.stringify(roundNumbers(value, decimals));
        const json = written(value, decimals);
        expect(json.text()).toBe(expected);
        expect(digest(json.bytes())).toBe(`sha256:${createHash('sha256').update(expected).digest('hex')}`);
      }),
      { numRuns: 2000 },
    );
  });

  it('is told apart from names as the rule of languages tells it', () => {
    let found = 0;
    fc.assert(
      fc.property(data, (value) => {
        const spoken = hasTexts(value);
        found += spoken ? 1 : 0;
        expect(new JsonWriter().value(value, 6, true)).toBe(spoken);
      }),
      { numRuns: 1000 },
    );
    expect(found).toBeGreaterThan(10);
    expect(new JsonWriter().value({ text: 'Saturn rules the seventh house.' }, 6)).toBe(false);
  });

  it('is the same where it outgrows its room, at whatever byte that is', () => {
    const row = { name: 'शनि', note: 'a "b"', long: 'Saturn, शनि. '.repeat(20), value: 1.23456789, none: [[[]]] };
    for (let more = 0; more < 40; more++) {
      const value = { pad: 'x'.repeat(more), rows: Array.from({ length: 900 }, () => row) };
      expect(written(value, 6).text()).toBe(JSON.stringify(roundNumbers(value, 6)));
    }
    const wide = 'ख'.repeat(1 << 20);
    expect(written([wide, 1], 6).text()).toBe(JSON.stringify([wide, 1]));
  });

  it('is the same in the first answers of a process and in all others', () => {
    const value = {
      longitude: 359.99999999,
      jd_ut: 2448022.123456789,
      text: 'Saturn rules the seventh house.',
      note: null,
    };
    const answers = Array.from({ length: 20 }, () => {
      const json = new JsonWriter();
      return [json.answered(value, 3, true), json.text()];
    });
    const text = '{"longitude":0,"jd_ut":2448022.12345679,"text":"Saturn rules the seventh house.","note":null}';
    expect(answers).toEqual(answers.map(() => [true, text]));
  });

  it('of a part apart leaves no trace', () => {
    const json = written([1], 6);
    expect(json.apart({ a: 0.1234567 }, 3)).toBe('{"a":0.123}');
    expect(json.text()).toBe('[1]');
  });

  it('holds finite numbers only', () => {
    for (const value of [Infinity, -Infinity, NaN])
      expect(() => written({ value }, 6)).toThrow('an answer may hold finite numbers only');
    expect(written({ value: 1 }, 6).text()).toBe('{"value":1}');
  });
});
