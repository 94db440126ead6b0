/** The shapes of requests and answers beside those of the last release. CONTRIBUTING says how a release renews them. */
import { readFileSync } from 'node:fs';
import { openapiDocument } from '../../../../lib/service/catalogue/openapi.source.ts';
import { broken } from '../../../../lib/tools/local/shapes/compare.ts';
import { namesWithTypes, REASONS, withoutReason } from '../../../../lib/tools/local/shapes/names.ts';
import { shapesIn, writtenShapes, type Shapes } from '../../../../lib/tools/local/shapes/read.ts';

const FROZEN = new URL('../../../vectors/frozen-shapes.json', import.meta.url);

it('breaks nothing that was promised', async () => {
  const frozen: Shapes = JSON.parse(readFileSync(FROZEN, 'utf8'));
  expect(Object.keys(frozen.calls).length).toBeGreaterThan(300);
  expect(broken(frozen, shapesIn(await openapiDocument(), ''))).toEqual([]);
});

it('has a reason for every name that means values of several types, and no reason for another', async () => {
  const names = namesWithTypes(shapesIn(await openapiDocument(), ''));
  expect(withoutReason(names).map(({ name }) => name)).toEqual([]);
  const several = new Set(names.map(({ name }) => name));
  expect([...REASONS.values()].flat().filter((name) => !several.has(name))).toEqual([]);
});

describe('what breaks a promise', () => {
  const text = { type: 'string' };
  const key = (...values: readonly string[]) => ({ type: 'string', enum: values });
  const object = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
    type: 'object',
    properties,
    required,
  });
  const star = object({ id: { type: 'integer' }, lord: key('sun', 'moon'), parts: { type: 'array', items: text } });
  const births = (forms: readonly (readonly string[])[]) => ({
    ...object({ date: { type: 'string', format: 'date' }, lat: { type: 'number' } }, []),
    allOf: [{ anyOf: forms.map((required) => ({ required })) }],
  });
  const answer = { star: { $ref: '#/components/schemas/Star' }, period: { $ref: '#/components/schemas/Period' } };
  const period = object({ name: text, periods: { type: 'array', items: { $ref: '#/components/schemas/Period' } } });
  const released = {
    body: births([['date'], ['lat']]),
    query: object({}),
    answer: object(answer),
    schemas: { Star: star, Period: period },
  };
  type Parts = {
    body: object;
    query: { properties: object; required: readonly string[] };
    answer: object;
    schemas: object;
  };
  const shapes = ({ body, query, answer: data, schemas }: Parts, path = '/v1/star') =>
    shapesIn(
      {
        openapi: '3.1.0',
        paths: {
          [path]: {
            post: {
              parameters: Object.entries(query.properties).map(([name, schema]) => ({
                name,
                in: 'query',
                required: query.required.includes(name),
                schema,
              })),
              requestBody: { content: { 'application/json': { schema: body } } },
              responses: { 200: { content: { 'application/json': { schema: data } } }, 400: {} },
            },
          },
        },
        components: { schemas } as Parameters<typeof shapesIn>[0]['components'],
      },
      '1',
    );
  const before: Shapes = JSON.parse(writtenShapes(shapes(released)));
  const after = (change: Partial<Parts>, path?: string) => broken(before, shapes({ ...released, ...change }, path));
  const starOf = (change: object, required?: readonly string[]) => ({
    schemas: { Period: period, Star: object({ ...star.properties, ...change }, required) },
  });

  it.each<[string, Partial<Parts>]>([
    ['nothing', {}],
    ['a member more', { ...starOf({ note: text }), answer: object({ ...answer, more: text }) }],
    ['a key more', starOf({ lord: key('sun', 'moon', 'ketu') })],
    ['a number that is whole now, or a text that is a key', starOf({ parts: { type: 'array', items: key('a', 'b') } })],
    ['an option more', { query: object({ limit: text }, []), body: { ...released.body, required: [] } }],
    ['another form more', { body: births([['date'], ['lat'], ['place']]) }],
    [
      'another name of a schema',
      {
        schemas: { Nakshatra: star, Period: period },
        answer: object({ ...answer, star: { $ref: '#/components/schemas/Nakshatra' } }),
      },
    ],
  ])('does not: %s', (_name, change) => {
    expect(after(change)).toEqual([]);
  });

  it.each<[string, Partial<Parts>, string]>([
    ['a member that went', { answer: object({ period: answer.period }) }, 'POST /v1/star: answer star is gone.'],
    ['another type', starOf({ id: { type: 'number' } }), 'POST /v1/star: answer star.id was whole and is number.'],
    [
      'null',
      starOf({ id: { type: ['integer', 'null'] } }),
      'POST /v1/star: answer star.id was whole and is whole or null.',
    ],
    ['a key that went', starOf({ lord: key('sun') }), 'POST /v1/star: answer star.lord no longer has the value moon.'],
    [
      'a list of others',
      starOf({ parts: { type: 'array', items: star } }),
      'POST /v1/star: answer star.parts[] was text and is object.',
    ],
    ['one that may be missing', starOf({}, ['id', 'lord']), 'POST /v1/star: answer star.parts may be missing now.'],
    [
      'a member deep in what holds itself',
      { schemas: { Star: star, Period: object({ name: text, periods: { type: 'array', items: text } }) } },
      'POST /v1/star: answer period.periods[] was object and is text.',
    ],
    ['an option that must be sent', { query: object({ limit: text }) }, 'POST /v1/star: query limit must be sent now.'],
    ['a form that went', { body: births([['date']]) }, 'POST /v1/star: body needs date now.'],
  ])('does: %s', (_name, change, fault) => {
    expect(after(change)).toEqual([fault]);
  });

  it('does: a path that went', () => {
    expect(after({}, '/v1/stars')).toEqual(['POST /v1/star is gone.']);
  });

  it('names the members with several types', () => {
    const rows = namesWithTypes(
      shapes({ ...released, answer: object({ ...answer, id: text, parts: { type: 'array', items: text } }) }),
    );
    expect(rows).toEqual([
      {
        name: 'id',
        types: new Map([
          ['text', ['POST /v1/star']],
          ['number', ['POST /v1/star']],
        ]),
      },
    ]);
  });

  it('takes the keys of a table for values', () => {
    const table = (type: object) => object({ red: type, green: type, blue: type });
    const parts = { colour: key('red', 'green', 'blue'), points: table({ type: 'integer' }), red: text };
    expect(namesWithTypes(shapes({ ...released, answer: object(parts) }))).toEqual([]);
    // Two members, or members of different shapes, are an object.
    const pair = { ...parts, points: object({ red: { type: 'integer' }, green: { type: 'integer' } }) };
    expect(namesWithTypes(shapes({ ...released, answer: object(pair) })).map(({ name }) => name)).toEqual(['red']);
  });
});
