/** `grouping=suite`: fewer Lambdas, the same answers to the byte, and no right that was not there before. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltFunction } from '../../lib/tools/deploy/build.ts';
import { logicalId } from '../../lib/tools/deploy/aws-body.ts';
import { currentBuild } from '../../lib/tools/deploy/builds.ts';
import { countsOf, refusals } from '../../lib/tools/deploy/counts.ts';
import { groupEntry, groupNames, groupsOf, type Group } from '../../lib/tools/deploy/groups.ts';
import { stacksOf, zipFolder, zipFunctions } from '../../lib/tools/deploy/package.ts';
import type { StackTemplate } from '../../lib/tools/deploy/stacks.ts';
import { gatewayEvent, lambdaContext } from '../../lib/tools/local/gateway-event.ts';
import { allRoutes, SERVICE_FUNCTIONS } from '../../lib/service/catalogue/registry.ts';
import type { Handler } from '../../lib/service/http/wrap.ts';
import { methodsOf } from '../../lib/service/http/methods.ts';
import { besideBundles, type Bundle } from '../support/bundle.ts';
import { templateFaults } from '../support/cloudformation.ts';
import { matrix, SOAKS, thinned } from '../support/soak.ts';
import { writtenTemplate } from '../support/written-template.ts';
import { unzipInto } from '../support/unzip.ts';
import { ensureBuilt } from './service.ts';

const SUITE = ['grouping=suite'];
const SIZES = { stored: 1, unzipped: 1 };
const folder = mkdtempSync(join(tmpdir(), 'udaya-groups-'));
/** A moment for both: answers tell when they were made. */
const NOON = Date.UTC(2026, 10, 23, 12);
const { now } = Date;

let built: readonly BuiltFunction[];
let groups: readonly Group[];
beforeAll(async () => {
  built = await ensureBuilt();
  groups = groupsOf(built);
  process.env['UDAYA_LOG'] = 'off';
});
afterAll(() => {
  Date.now = now;
  rmSync(folder, { recursive: true, force: true });
});

/** A group as Lambda loads it: its entry beside the bundles, which `load` finds. */
const loaded = ({ members }: Group, load: (file: string) => unknown = besideBundles()): Bundle => {
  const module = { exports: {} };
  new Function('require', 'exports', groupEntry(members))(load, module.exports);
  return module.exports as Bundle;
};

it('leads each call to the function of its endpoint, whatever the group holds besides', async () => {
  const wrong: string[] = [];
  for (const group of groups) {
    // In the place of each bundle, one that says its name.
    const grouped = loaded(group, (file) => ({ handler: () => Promise.resolve({ statusCode: 200, body: file }) }));
    for (const { name, method, path } of group.members)
      for (const httpMethod of methodsOf(method)) {
        const event = { httpMethod, resource: path } as Parameters<Handler>[0];
        const { body } = await grouped.handler(event, lambdaContext);
        if (body !== `./${name}.cjs`) wrong.push(`${httpMethod} ${path}: ${body}`);
      }
  }
  expect(wrong).toEqual([]);
});

it('answers each call as the function of the endpoint alone does, to the byte', async () => {
  const routes = new Map((await allRoutes()).map(({ functionName, endpoint }) => [functionName, endpoint]));
  Date.now = () => NOON;
  let answered = 0;
  // Every fourth group, and one of each: the test above has seen that all are led to their own bundles.
  for (const group of thinned(groups, 4)) {
    const grouped = loaded(group);
    for (const { name, method, path, needs } of matrix(group.members, (_, i) => i === 0)) {
      const alone: Bundle = besideBundles()(`./${name}.cjs`);
      const example: Readonly<Record<string, unknown>> = { ...routes.get(name)?.example };
      const variables = Object.fromEntries(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, one = '']) => [one, String(example[one] ?? 'D9')]),
      );
      const ask = (httpMethod: string, body: unknown) => {
        const event = gatewayEvent({
          method: httpMethod,
          path: path.replaceAll(/\{(\w+)\}/g, (_, one: string) => variables[one] ?? ''),
          body: httpMethod === 'POST' ? JSON.stringify(body) : null,
          isBase64: false,
          headers: { 'Content-Type': 'application/json' },
          variables,
          query: null,
          requestId: 'the-same-request',
          authorizer: { key_id: 'k', kind: 'sandbox', plan: 'sandbox', suites: '*', charged: 0, remaining: -1 },
        });
        return { ...event, resource: path };
      };
      const events = [
        ask(method, example),
        ask(method, { nothing: true }),
        ...(method === 'GET' ? [ask('HEAD', {})] : []),
      ];
      for (const event of events) {
        const [one, other] = [await alone.handler(event, lambdaContext), await grouped.handler(event, lambdaContext)];
        expect([name, other]).toEqual([name, one]);
        // What uses nothing outside answers here as it does on AWS.
        if (Object.keys(needs).length === 0) expect([name, one.statusCode === 500]).toEqual([name, false]);
        if (one.statusCode === 200) answered++;
      }
    }
  }
  expect(answered).toBeGreaterThan(SOAKS ? 270 : 5);
});

it('packs each endpoint once, beside the entry of its group', () => {
  const [group] = groups.filter(({ name }) => name === 'kundli-suite');
  if (group === undefined) throw new Error('there is no kundli-suite');
  zipFunctions(matrix(groups, (one) => one === group));
  unzipInto(join(zipFolder(), 'kundli-suite.zip'), join(folder, 'kundli'));
  expect(readFileSync(join(folder, 'kundli/kundli-suite.cjs'), 'utf8')).toBe(groupEntry(group.members));
  for (const { name } of group.members)
    expect(readFileSync(join(folder, 'kundli', `${name}.cjs`))).toEqual(
      readFileSync(join(currentBuild(), 'functions', `${name}.cjs`)),
    );
  expect(groups.flatMap(({ members }) => members.map(({ name }) => name)).toSorted()).toEqual(
    built.map(({ name }) => name).toSorted(),
  );
});

it('makes a fifth of the Lambdas, with the roles there were, and what a stage needs besides stays as it is', async () => {
  const [alone, grouped] = [await writtenTemplate('test'), await writtenTemplate('test', SUITE)];
  expect(templateFaults(grouped)).toEqual([]);
  const idsOf = ({ Resources }: StackTemplate, type: string) =>
    Object.entries(Resources).flatMap(([id, one]) => (one.Type === type ? [id] : []));
  const lambdas = idsOf(grouped, 'AWS::Lambda::Function');
  expect(lambdas.toSorted()).toEqual(
    [...groups.map(({ name }) => name), ...SERVICE_FUNCTIONS].map(logicalId).toSorted(),
  );
  expect(lambdas.length).toBeLessThan(idsOf(alone, 'AWS::Lambda::Function').length / 4);
  const without = ({ Resources }: StackTemplate) =>
    Object.fromEntries(
      Object.entries(Resources).filter(([, { Type }]) => !/Lambda::(Function|LayerVersion)|ApiGateway::/.test(Type)),
    );
  expect(without(grouped)).toEqual(without(alone));
  // Each endpoint runs under the role it had alone, with the memory, time and layers it had.
  const lambdaOf = groupNames(groups);
  const same = ['Role', 'MemorySize', 'Timeout', 'Layers'] as const;
  for (const { name } of built) {
    const own = alone.Resources[logicalId(name)]?.Properties ?? {};
    const shared = grouped.Resources[logicalId(lambdaOf.get(name) ?? '')]?.Properties ?? {};
    expect([name, same.map((one) => shared[one])]).toEqual([name, same.map((one) => own[one])]);
    const variables = JSON.stringify(shared['Environment'] ?? {});
    for (const secret of ['UDAYA_DATA_KEY', 'UDAYA_MASTER_KEY', 'UDAYA_MODEL_KEY'])
      expect([name, variables.includes(secret)]).toEqual([
        name,
        JSON.stringify(own['Environment'] ?? {}).includes(secret),
      ]);
  }
  const stacks = stacksOf(grouped, 'test', SUITE);
  expect(refusals(countsOf(stacks, built, SIZES))).toEqual([]);
  for (const stack of ['natal', 'sky'] as const) expect([stack, templateFaults(stacks[stack])]).toEqual([stack, []]);
});
