/** Function definitions for language models: they stand alone, and the arguments they describe are taken by the endpoints. */
import { functionRows } from '../../../../lib/service/catalogue/tools.source.ts';
import { findEndpoint } from '../../../../lib/service/catalogue/run.ts';
import { handler } from '../../../../functions/meta/functions.get.ts';
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

it('refuses a format that there is not', async () => {
  const { status, body } = await call(handler, {}, { method: 'GET', query: { format: 'xml' } });
  expect(status).toBe(400);
  expect(body.error.details[0].field).toBe('format');
});
