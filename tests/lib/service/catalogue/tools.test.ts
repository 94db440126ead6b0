/** Function definitions for language models: they stand alone, and the arguments they describe are taken by the endpoints. */
import { functionRows } from '../../../../lib/service/catalogue/tools.source.ts';
import { findEndpoint } from '../../../../lib/service/catalogue/run.ts';
import { handler } from '../../../../functions/meta/functions.get.ts';
import { handler as chart } from '../../../../functions/core/birthchart.ts';
import { strictSchema } from '../../../../lib/service/catalogue/strict.ts';
import { call } from '../../../support/call.ts';

it('names every calculation once, as models take names, without references', async () => {
  const rows = await functionRows();
  expect(rows.length).toBeGreaterThan(200);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  for (const { name, description, parameters } of rows) {
    expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]{0,63}$/);
    expect(description.length).toBeGreaterThan(20);
    expect(JSON.stringify(parameters)).not.toContain('$ref');
  }
});

/** Aliases and rare members, which the definitions leave out. */
const RARE = ['day', 'month', 'year', 'hour', 'min', 'sec', 'tzone', 'name', 'node_aspects', 'sections', 'include'];

it('describes the members of every example, and asks for none that an example lacks', async () => {
  const faults: string[] = [];
  for (const { endpoint: path, parameters } of await functionRows()) {
    const found = await findEndpoint(path);
    const example = Object.keys(found?.endpoint.example ?? {});
    const properties = Object.keys(parameters['properties'] ?? {});
    const required: unknown = parameters['required'] ?? [];
    const asked = Array.isArray(required) ? required.map(String) : [];
    for (const name of example)
      if (!properties.includes(name) && !RARE.includes(name)) faults.push(`${path}: ${name} is not described`);
    for (const name of asked)
      if (!properties.includes(name)) faults.push(`${path}: ${name} is asked for, not described`);
  }
  expect(faults).toEqual([]);
});

it.each([
  [
    'openai',
    (one: { type: string; function: { parameters: object } }) => one.type === 'function' && one.function.parameters,
  ],
  ['anthropic', (one: { input_schema: object }) => one.input_schema],
  ['mcp', (one: { inputSchema: object }) => one.inputSchema],
])('writes the format of %s', async (format, schema) => {
  const { status, body } = await call(handler, {}, { method: 'GET', query: { format, suite: 'panchang' } });
  expect(status).toBe(200);
  expect(body.data.count).toBe(body.data.functions.length);
  expect(body.data.endpoints.every(({ suite }: { suite: string }) => suite === 'panchang')).toBe(true);
  for (const one of body.data.functions) expect(schema(one)).toMatchObject({ type: 'object' });
});

const listed = async (query: Readonly<Record<string, string>>) => {
  const { status, body } = await call(handler, {}, { method: 'GET', query });
  expect(status).toBe(200);
  return body.data;
};

it('gives no more at once than models take, and the rest after them', async () => {
  const first = await listed({});
  expect([first.count, first.total]).toEqual([128, (await functionRows()).length]);
  const rest = await listed({ offset: '128', limit: '1000' });
  expect(first.count + rest.count).toBe(first.total);
  const two = await listed({ suite: 'panchang,muhurat' });
  expect(new Set(two.endpoints.map(({ suite }: { suite: string }) => suite))).toEqual(new Set(['panchang', 'muhurat']));
});

it('says a suite in short', async () => {
  const sizes = await Promise.all(
    ['true', 'false'].map(
      async (compact) => JSON.stringify((await listed({ suite: 'dasha', compact })).functions).length,
    ),
  );
  expect((sizes[0] ?? 0) * 3).toBeLessThan(sizes[1] ?? 0);
});

// The rules of structured outputs: every member required, none besides, in every object of a schema.
it('has strict forms whose examples the endpoints take', async () => {
  const open: string[] = [];
  const walk = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    if ('properties' in schema && 'type' in schema && [schema.type].flat().includes('object')) {
      const names = Object.keys(schema.properties ?? {});
      expect(schema).toMatchObject({ required: names, additionalProperties: false });
    }
    expect(schema).not.toHaveProperty('default');
    for (const inner of Object.values(schema)) walk(inner);
  };
  for (const { name, parameters } of await functionRows()) {
    const strict = strictSchema(parameters);
    if (strict === null) open.push(name);
    else walk(strict);
  }
  expect(open.length).toBeLessThan(5);
  const { functions } = await listed({ suite: 'core', strict: 'true' });
  const [{ function: birthchart }] = functions.filter((one: { function: { name: string } }) =>
    /chart/i.test(one.function.name),
  );
  expect(birthchart.strict).toBe(true);
  const found = await findEndpoint('birthchart');
  const names = Object.keys(birthchart.parameters.properties);
  const sent = Object.fromEntries(names.map((member) => [member, found?.endpoint.example[member] ?? null]));
  expect((await call(chart, sent)).status).toBe(200);
});

it('refuses a format that there is not', async () => {
  const { status, body } = await call(handler, {}, { method: 'GET', query: { format: 'xml' } });
  expect(status).toBe(400);
  expect(body.error.details[0].field).toBe('format');
});
