/** What `npm run package` writes, and whether the whole catalogue would fit. */
import { readFileSync } from 'node:fs';
import { apiResourceCount, awsBody, logicalId } from '../../lib/deploy/aws-body.ts';
import type { BuiltFunction, BuiltRoute } from '../../lib/deploy/build.ts';
import {
  API_RESOURCES_DEFAULT,
  MAX_RESOURCES,
  MAX_TEMPLATE_BYTES,
  writeTemplate,
  writeZips,
} from '../../lib/deploy/package.ts';
import { functionNameOf, placeOf } from '../../lib/derive/registry.ts';
import { ensureBuilt } from './service.ts';

interface Resource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}
const catalogue: { cases: { method: BuiltFunction['method']; path: string }[] } = JSON.parse(
  readFileSync(new URL('../vectors/catalogue.json', import.meta.url), 'utf8'),
);
const planned: BuiltRoute[] = catalogue.cases.map(({ method, path }) => ({
  name: functionNameOf(placeOf(path, method)),
  path,
  method,
  auth: 'key',
  kind: 'calculation',
}));

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

let built: readonly BuiltFunction[];
let resources: Readonly<Record<string, Resource>>;
beforeAll(async () => {
  built = await ensureBuilt();
  writeZips(built.map(({ name }) => name));
  resources = JSON.parse(readFileSync(await writeTemplate('test'), 'utf8')).Resources;
}, 60_000);

const ofType = (type: string): [string, Resource][] =>
  Object.entries(resources).filter(([, { Type }]) => Type === type);

it('makes one Lambda per endpoint and the authorizer, each from its own zip', () => {
  const handlers = ofType('AWS::Lambda::Function').map(([, { Properties }]) => Properties['Handler']);
  expect(handlers.toSorted()).toEqual([...built.map(({ name }) => `${name}.handler`), 'authorizer.handler'].toSorted());
});

it('describes every path to API Gateway with its preflight and its refusal of other methods', () => {
  const [[, api] = ['', undefined]] = ofType('AWS::ApiGateway::RestApi');
  const { paths } = api?.Properties['Body'] as { paths: Record<string, Record<string, unknown>> };
  for (const { path, method } of built)
    expect(Object.keys(paths[path] ?? {})).toEqual(
      expect.arrayContaining([method.toLowerCase(), 'x-amazon-apigateway-any-method']),
    );
  expect(Object.keys(paths).length).toBe(new Set(built.map(({ path }) => path)).size);
});

it('calls functions that the stack has', () => {
  const called = JSON.stringify(ofType('AWS::ApiGateway::RestApi')).matchAll(/functions\/\$\{(\w+)\.Arn\}/g);
  expect(
    [...new Set([...called].map(([, id]) => id))].filter((id) => resources[id ?? '']?.Type !== 'AWS::Lambda::Function'),
  ).toEqual([]);
});

it('grants no right on everything', () => {
  expect(JSON.stringify(ofType('AWS::IAM::Role'))).not.toMatch(/"Resource":"\*"|"Action":"\*"/);
});

it('has room for the whole catalogue', () => {
  expect(planned).toHaveLength(391);
  const functions = ofType('AWS::Lambda::Function');
  const others = Object.keys(resources).length - functions.length;
  const stack = others + planned.length + 1;
  expect(stack).toBeLessThan(MAX_RESOURCES);
  // A real function of the template, under the name of each planned one.
  const [id, sample] = functions.find(([name]) => name === logicalId('core-birthchart')) ?? ['', undefined];
  const text = JSON.stringify({ [id]: sample });
  const functionSizes = planned.map(
    ({ name }) => text.replaceAll(id, logicalId(name)).replaceAll('core-birthchart', name).length,
  );
  const body = awsBody(planned, {
    role: { 'Fn::GetAtt': ['GatewayRole', 'Arn'] },
    lambdaUri: (name) => ({
      'Fn::Sub': `arn:\${AWS::Partition}:apigateway:\${AWS::Region}:lambda:path/2015-03-31/functions/\${${logicalId(name)}.Arn}/invocations`,
    }),
    text: (name) => ({ 'Fn::FindInMap': ['Texts', 'api', name] }),
  });
  const template = bytes(body) + functionSizes.reduce((sum, size) => sum + size, 0) + 10_000;
  expect(template).toBeLessThan(MAX_TEMPLATE_BYTES);
  // Known, printed by `npm run package`, and told to the operator in the README.
  expect(apiResourceCount(planned.map(({ path }) => path))).toBeGreaterThan(API_RESOURCES_DEFAULT);
});
