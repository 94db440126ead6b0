/**
 * Everything of a stage that the framework does not make itself, as one template over all its stacks: `stacks.ts` tells the
 * stacks apart.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { address, addressOutputs, urlOf } from './address.ts';
import { ALARM_TOPIC, alarms, frontAlarm } from './alarms.ts';
import { API_NAMES, apiOf, type Api } from './apis.ts';
import { logicalId } from './aws-body.ts';
import type { BuiltFunction } from './build.ts';
import { currentBuild, MANIFEST } from './builds.ts';
import { budget } from './budget.ts';
import { dashboard, dashboardUrl } from './dashboard.ts';
import { firewall } from './firewall.ts';
import { groupNames, groupsOf } from './groups.ts';
import { apiId, restApi, stageId } from './rest-apis.ts';
import { roles } from './roles.ts';
import { mailEvents, probeRule, schedule } from './schedule.ts';
import { hasFront, type Settings } from './settings.ts';
import type { Plan, Stack } from './stacks.ts';
import { restoredTable, STORE_EXPORTS, storeOutputs, storeResources } from './store.ts';
import type { Json } from './template.ts';
import { usagePlans } from './usage-plans.ts';

type Rows = Readonly<Record<string, Json>>;
interface Section {
  readonly Resources: Rows;
  readonly Outputs: Rows;
}

/** What was built last. */
export const manifest = (): readonly BuiltFunction[] =>
  JSON.parse(readFileSync(join(currentBuild(), MANIFEST), 'utf8'));

/** The Lambda of each endpoint that has none of its own. */
const lambdasOf = ({ grouping }: Settings, functions: readonly BuiltFunction[]): ReadonlyMap<string, string> =>
  grouping === 'suite' ? groupNames(groupsOf(functions)) : new Map();

/** The stack that an API stands in. */
const STACK_OF: Readonly<Record<Api, Stack>> = { desk: 'app', natal: 'natal', sky: 'sky' };

const sections = (
  stage: string,
  settings: Settings,
  functions: readonly BuiltFunction[],
): Readonly<Record<Stack, Section>> => {
  const lambdaOf = lambdasOf(settings, functions);
  const api = (name: Api): Rows =>
    restApi(
      name,
      stage,
      settings,
      functions.filter(({ path }) => apiOf(path) === name),
      (endpoint) => lambdaOf.get(endpoint) ?? endpoint,
    );
  const bedrock = settings.model === 'bedrock' ? settings.model_id : undefined;
  return {
    store: { Resources: storeResources(stage), Outputs: storeOutputs(stage) },
    app: {
      Resources: {
        ...roles(stage, functions, { mail: settings.mail, bedrock, payments: settings.payments }),
        ...schedule,
        ...api('desk'),
        ...alarms(stage, settings.alarms),
        ...(settings.mail === undefined ? {} : mailEvents),
        ...dashboard(stage),
      },
      Outputs: { Dashboard: { Value: dashboardUrl } },
    },
    natal: { Resources: api('natal'), Outputs: {} },
    sky: { Resources: api('sky'), Outputs: {} },
    edge: {
      Resources: {
        ...usagePlans(stage),
        ...address(stage, settings),
        ...probeRule(stage, urlOf(settings)),
        ...(hasFront(settings) ? frontAlarm(stage) : {}),
        ...(settings.waf === 'on' ? firewall(stage) : {}),
        ...budget(stage, settings),
      },
      Outputs: addressOutputs(settings),
    },
  };
};

/** Everything below `Resources` and `Outputs` that the framework does not make itself. */
export const resources = (stage: string, settings: Settings, functions = manifest()): Section => {
  const all = Object.values(sections(stage, settings, functions));
  return {
    Resources: Object.assign({}, ...all.map(({ Resources }) => Resources)),
    Outputs: Object.assign({}, ...all.map(({ Outputs }) => Outputs)),
  };
};

/** Where each resource, function and output of a stage stands; what the framework makes stands in the app, or where it is deployed. */
export const planOf = (stage: string, settings: Settings, own: Stack = 'app', functions = manifest()): Plan => {
  const lambdaOf = lambdasOf(settings, functions);
  const places = new Map<string, Stack>(
    functions.map(({ name, path }) => [logicalId(lambdaOf.get(name) ?? name), STACK_OF[apiOf(path)]]),
  );
  const all = sections(stage, settings, functions);
  for (const [stack, { Resources, Outputs }] of Object.entries(all))
    for (const id of [...Object.keys(Resources), ...Object.keys(Outputs)]) places.set(id, stack as Stack);
  return {
    stage,
    stackOf: (id) => places.get(id) ?? own,
    ...(settings.table === undefined ? {} : { instead: restoredTable(settings.table) }),
    exports: [...STORE_EXPORTS, ALARM_TOPIC, ...API_NAMES.flatMap((api) => [apiId(api), stageId(api)])],
  };
};
