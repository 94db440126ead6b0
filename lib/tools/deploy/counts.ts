/**
 * What a stage takes of what AWS allows, limit by limit. Limits are those of a new account; most of them cannot be raised, or
 * not before the first deployment. What comes too near is refused before anything is sent: a stack that fails after half an
 * hour is rolled back, and what it kept stands in the way of the next.
 */
import { API_NAMES, apiOf, suiteOfPath } from './apis.ts';
import { apiResourceCount } from './aws-body.ts';
import type { BuiltFunction } from './build.ts';
import { NESTED, STACKS, type Stack, type StackTemplate } from './stacks.ts';
import type { Json } from './template.ts';

/** One number and its limit. */
export interface Count {
  readonly what: string;
  readonly ours: number;
  /** What AWS allows. */
  readonly limit: number;
  /** More than this is refused: room for what a release adds. The limit itself where we add nothing to it. */
  readonly most: number;
  /** What takes most of it, for who has to make room. */
  readonly largest?: string;
}

/** Limits of AWS (documentation of each service, November 2026), and how much of them we take. */
const LIMITS = {
  apiResources: { limit: 300, most: 270 },
  stackResources: { limit: 500, most: 450 },
  templateBytes: { limit: 1_048_576, most: 900_000 },
  outputs: { limit: 200, most: 200 },
  parameters: { limit: 200, most: 200 },
  dynamicReferences: { limit: 60, most: 60 },
  routes: { limit: 300, most: 300 },
  rules: { limit: 50, most: 45 },
  usagePlans: { limit: 300, most: 300 },
  functionName: { limit: 64, most: 64 },
  environmentBytes: { limit: 4096, most: 4096 },
  layers: { limit: 5, most: 5 },
  unzippedBytes: { limit: 262_144_000, most: 262_144_000 },
  storedBytes: { limit: 75_000_000_000, most: 75_000_000_000 },
  policyCharacters: { limit: 10_240, most: 10_240 },
  roles: { limit: 1000, most: 900 },
  accessFormat: { limit: 3000, most: 3000 },
  apiBodyBytes: { limit: 6_000_000, most: 6_000_000 },
  clockRules: { limit: 300, most: 300 },
} as const;

const count = (what: string, ours: number, kind: keyof typeof LIMITS, largest?: string): Count => ({
  what,
  ours,
  ...LIMITS[kind],
  ...(largest === undefined ? {} : { largest }),
});

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Resources of the APIs, from paths alone. */
export const apiCounts = (paths: readonly string[]): readonly Count[] =>
  API_NAMES.map((api) => {
    const own = paths.filter((path) => apiOf(path) === api);
    const suites = [...Map.groupBy(own, (path) => suiteOfPath(path) ?? 'pages')]
      .map(([suite, those]) => [suite, apiResourceCount(those) - 1] as const)
      .sort(([, a], [, b]) => b - a);
    const largest = suites.slice(0, 3).map(([suite, resources]) => `${suite} ${resources}`);
    return count(`API ${api}: resources`, apiResourceCount(own), 'apiResources', largest.join(', '));
  });

const ofType = (template: StackTemplate, type: string): readonly [string, Json][] =>
  Object.entries(template.Resources).flatMap(([id, { Type, Properties = {} }]) =>
    Type === type ? [[id, Properties]] : [],
  );

const memberOf = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    value,
  );
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const stackCounts = (stack: Stack, template: StackTemplate): readonly Count[] => {
  const references = JSON.stringify(template).match(/\{\{resolve:/g)?.length ?? 0;
  return [
    count(`Stack ${stack}: resources`, Object.keys(template.Resources).length, 'stackResources'),
    count(`Stack ${stack}: template, bytes`, bytes(template), 'templateBytes'),
    count(`Stack ${stack}: outputs`, Object.keys(template.Outputs ?? {}).length, 'outputs'),
    ...(NESTED.some((one) => one === stack)
      ? [count(`Stack ${stack}: parameters`, Object.keys(template.Parameters ?? {}).length, 'parameters')]
      : []),
    ...(references > 0 ? [count(`Stack ${stack}: dynamic references`, references, 'dynamicReferences')] : []),
  ];
};

/** The largest of some resources, by name. */
const largestOf = (
  what: string,
  kind: keyof typeof LIMITS,
  resources: readonly (readonly [string, Json])[],
  sizeOf: (properties: Json) => number,
): Count => {
  const sizes = resources.map(([id, properties]) => [id, sizeOf(properties)] as const);
  const [name, most] = sizes.reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as const);
  return count(`${what}: the most`, most, kind, name);
};

/** Bytes of what was packed: of all zips, and of the layers and the largest function unpacked. */
export interface Sizes {
  readonly stored: number;
  readonly unzipped: number;
}

/** Every count of a stage beside its limit. */
export const countsOf = (
  stacks: Readonly<Record<Stack, StackTemplate>>,
  functions: readonly Pick<BuiltFunction, 'path'>[],
  sizes: Sizes,
): readonly Count[] => {
  const all = (type: string): readonly [string, Json][] => STACKS.flatMap((stack) => ofType(stacks[stack], type));
  const lambdas = all('AWS::Lambda::Function');
  const rules = ofType(stacks.edge, 'AWS::ApiGatewayV2::RoutingRule').length;
  const routes = ofType(stacks.edge, 'AWS::ApiGatewayV2::Api').map(
    ([, api]) => Object.keys(memberOf(api, 'Body', 'paths') ?? {}).length,
  );
  const roles = all('AWS::IAM::Role');
  const policiesOf = ({ Policies }: Json): number =>
    listed(Policies).reduce<number>(
      (sum, policy) => sum + JSON.stringify(memberOf(policy, 'PolicyDocument')).length,
      0,
    );
  return [
    ...apiCounts(functions.map(({ path }) => path)),
    ...STACKS.flatMap((stack) => stackCounts(stack, stacks[stack])),
    ...routes.map((ours) => count('Front: routes', ours, 'routes')),
    ...(rules > 0 ? [count('Domain: rules', rules, 'rules')] : []),
    largestOf('API: body, bytes', 'apiBodyBytes', all('AWS::ApiGateway::RestApi'), ({ Body }) => bytes(Body)),
    largestOf('API: access log format, bytes', 'accessFormat', all('AWS::ApiGateway::Stage'), (one) =>
      bytes(memberOf(one, 'AccessLogSetting', 'Format')),
    ),
    count('Usage plans', all('AWS::ApiGateway::UsagePlan').length, 'usagePlans'),
    largestOf(
      'Function: letters of its name',
      'functionName',
      lambdas,
      ({ FunctionName }) => String(FunctionName).length,
    ),
    largestOf('Function: environment, bytes', 'environmentBytes', lambdas, (one) =>
      bytes(memberOf(one, 'Environment', 'Variables') ?? {}),
    ),
    largestOf('Function: layers', 'layers', lambdas, ({ Layers }) => listed(Layers).length),
    count('Function with layers, unzipped, bytes', sizes.unzipped, 'unzippedBytes'),
    count('Functions and layers, stored, bytes', sizes.stored, 'storedBytes'),
    count('Roles', roles.length, 'roles'),
    largestOf('Role: policies, characters', 'policyCharacters', roles, policiesOf),
    count('Rules of EventBridge', all('AWS::Events::Rule').length, 'clockRules'),
  ];
};

/** What AWS would refuse, or soon: a sentence each. */
export const refusals = (counts: readonly Count[]): readonly string[] =>
  counts.flatMap(({ what, ours, limit, most, largest }) =>
    ours <= most
      ? []
      : [
          `${what}: ${ours}, and no more than ${most} of the ${limit} that AWS allows are taken${largest ? ` (${largest})` : ''}.`,
        ],
  );

/** The counts as lines. */
export const countLines = (counts: readonly Count[]): readonly string[] => {
  const text = (value: number): string => value.toLocaleString('en');
  const width = Math.max(...counts.map(({ what }) => what.length));
  return counts.map(
    ({ what, ours, limit, largest }) =>
      `${what.padEnd(width)}  ${text(ours).padStart(11)} of ${text(limit).padStart(14)}${largest ? `  ${largest}` : ''}`,
  );
};
