/**
 * The stacks of a stage. Resources, functions and references are written as one template; here it becomes
 * - `store`: tables, objects, secrets and logs, which outlive every version;
 * - `app`: functions, roles, jobs, alarms and the API `desk`, with the nested stacks `natal` and `sky`, each with its functions
 *   and API: one deployment, and one way back;
 * - `edge`: usage plans and the address.
 * What a stack needs of another becomes a parameter (nested stacks) or an import (the others).
 */
import { capital } from '../../words/fill.ts';
import type { Api } from './apis.ts';
import { getAtt, ref, type Json } from './template.ts';

export const NESTED = ['natal', 'sky'] as const satisfies readonly Api[];
export const STACKS = ['store', 'app', ...NESTED, 'edge'] as const;
export type Stack = (typeof STACKS)[number];
/** Stacks that are deployed, one after the other. */
export type Part = Exclude<Stack, (typeof NESTED)[number]>;

interface Resource {
  readonly Type: string;
  readonly Properties?: Json;
  readonly DependsOn?: string | readonly string[];
}
export interface StackTemplate {
  readonly Parameters?: Readonly<Record<string, Json>>;
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs?: Readonly<Record<string, Json>>;
}

/** What stands in which stack, and what others may import. */
export interface Plan {
  readonly stage: string;
  /** The stack of a logical id or of an output. */
  readonly stackOf: (id: string) => Stack;
  /** Imports that stacks offer: `Table`, `Table.Arn`. */
  readonly exports: readonly string[];
  /** What stacks name in the place of an export: a table that was restored. */
  readonly instead?: Readonly<Record<string, Json>>;
}

const isNested = (stack: Stack): stack is (typeof NESTED)[number] => NESTED.some((one) => one === stack);
const partOf = (stack: Stack): Part => (isNested(stack) ? 'app' : stack);

/** `TableArn` of `Table.Arn`: the name of a parameter, and the end of an import's name. */
const plain = (target: string): string => target.replace('.', '');
const exportName = (stage: string, target: string): string => `udaya-${stage}-${plain(target)}`;

const idOf = (target: string): string => target.split('.')[0] ?? '';

/** The output with which a stack offers a value to those after it, and how they name it. */
export const exported = (stage: string, target: string, Value: Json): Json => ({
  Value,
  Export: { Name: exportName(stage, target) },
});
/** The value that another stack offers for a target. */
export const imported = (stage: string, target: string): Json => ({ 'Fn::ImportValue': exportName(stage, target) });

/** What a target stands for in its own stack. */
const valueOf = (target: string): Json => {
  const [id = '', attribute] = target.split('.');
  return attribute === undefined ? ref(id) : getAtt(id, attribute);
};

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How a stack names what stands elsewhere: an import, a parameter, or null where it stands here. */
type Way = 'import' | 'parameter' | null;

/** Rewrites the references of one stack to others; `used` is told each parameter. */
const rewriter = (
  here: Stack,
  { stage, stackOf, exports, instead = {} }: Plan,
  ids: ReadonlySet<string>,
  used: Set<string>,
) => {
  const wayOf = (target: string): Way => {
    const id = idOf(target);
    if (!ids.has(id)) return null;
    const there = stackOf(id);
    if (there === here) return null;
    if (there === 'app' && isNested(here)) {
      used.add(target);
      return 'parameter';
    }
    if (STACKS.indexOf(there) > STACKS.indexOf(here) || partOf(there) === partOf(here))
      throw new Error(`${here} needs ${target} of ${there}, which is made after it`);
    if (!exports.includes(target)) throw new Error(`${here} needs ${target}, which ${there} does not export`);
    return 'import';
  };
  const offered = (target: string): Json => instead[target] ?? imported(stage, target);
  const named = (target: string, own: Json): Json => {
    const way = wayOf(target);
    if (way === null) return own;
    return way === 'import' ? offered(target) : ref(plain(target));
  };
  const inText = (text: string): Json => {
    const imports: Record<string, Json> = {};
    const put = text.replaceAll(/\$\{([A-Z]\w*(?:\.\w+)?)\}/g, (whole: string, target: string) => {
      const way = wayOf(target);
      if (way === null) return whole;
      if (way === 'import') imports[plain(target)] = offered(target);
      return `\${${plain(target)}}`;
    });
    return { 'Fn::Sub': Object.keys(imports).length === 0 ? put : [put, imports] };
  };
  const rewriteAny = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewriteAny);
    return isRecord(value) ? rewrite(value) : value;
  };
  const rewrite = (value: Json): Json => {
    const { Ref: id, 'Fn::GetAtt': attribute, 'Fn::Sub': text } = value;
    if (typeof id === 'string') return named(id, value);
    if (Array.isArray(attribute)) return named(attribute.join('.'), value);
    if (typeof text === 'string') return inText(text);
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, rewriteAny(member)]));
  };
  return rewrite;
};

/** Where the framework puts a nested template. */
export type TemplateUrl = (nested: (typeof NESTED)[number]) => unknown;

/** The templates of a whole one. Throws where a stack needs what is made after it, or what is not exported. */
export const split = (whole: StackTemplate, plan: Plan, urlOf: TemplateUrl): Readonly<Record<Stack, StackTemplate>> => {
  const { stage, stackOf, exports } = plan;
  const ids = new Set(Object.keys(whole.Resources));
  const one = (here: Stack): StackTemplate => {
    const used = new Set<string>();
    const rewrite = rewriter(here, plan, ids, used);
    const own = <T>(rows: Readonly<Record<string, T>>): [string, T][] =>
      Object.entries(rows).filter(([id]) => stackOf(id) === here);
    const Resources = Object.fromEntries(
      own(whole.Resources).map(([id, { DependsOn = [], Properties = {}, ...resource }]) => {
        // What stands in a stack before this one is there already, and what the properties name is made first anyway.
        const text = JSON.stringify(Properties);
        const after = [DependsOn].flat().filter((other) => stackOf(other) === here && !text.includes(`"${other}"`));
        const rest = after.length > 0 ? { DependsOn: after } : {};
        return [id, { ...resource, Properties: rewrite(Properties), ...rest }];
      }),
    );
    const offered = exports.filter((target) => ids.has(idOf(target)) && stackOf(idOf(target)) === here);
    const Outputs: Readonly<Record<string, Json>> = {
      ...Object.fromEntries(own(whole.Outputs ?? {}).map(([id, output]) => [id, rewrite(output)])),
      ...Object.fromEntries(
        offered.map((target) => [`${plain(target)}Export`, exported(stage, target, valueOf(target))]),
      ),
    };
    const Parameters = Object.fromEntries([...used].sort().map((target) => [plain(target), { Type: 'String' }]));
    parameters[here] = Object.fromEntries([...used].sort().map((target) => [plain(target), valueOf(target)]));
    return { ...(used.size > 0 ? { Parameters } : {}), Resources, Outputs };
  };
  const parameters: Partial<Record<Stack, Json>> = {};
  const stacks = { store: one('store'), natal: one('natal'), sky: one('sky'), app: one('app'), edge: one('edge') };
  const stackId = (name: string): string => `${capital(name)}Stack`;
  const children = NESTED.map((name, at): [string, Resource] => [
    stackId(name),
    {
      Type: 'AWS::CloudFormation::Stack',
      // One after the other: a new account makes an API every 3 s, a deployment every 5 s and few functions a second.
      DependsOn: NESTED.slice(0, at).map(stackId),
      Properties: { TemplateURL: urlOf(name), Parameters: parameters[name] ?? {} },
    },
  ]);
  return { ...stacks, app: { ...stacks.app, Resources: { ...stacks.app.Resources, ...Object.fromEntries(children) } } };
};
