/**
 * Checks a CloudFormation template against the specification that AWS publishes of every resource (the data behind its CDK,
 * `@aws-cdk/aws-service-spec`, a tool of the tests): types, members, required members, attributes and references.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { TOOLS } from './tools.ts';

/** The parts of the specification that are used. */
interface Type {
  readonly type: string;
  readonly element?: Type;
  readonly types?: readonly Type[];
  readonly reference?: unknown;
}
interface Property {
  readonly type: Type;
  readonly required?: boolean;
}
type Properties = Readonly<Record<string, Property>>;
interface Specified {
  readonly properties: Properties;
  readonly attributes: Readonly<Record<string, unknown>>;
}
interface Specification {
  lookup(table: 'resource', field: 'cloudFormationType', how: 'equals', type: string): readonly Specified[];
  get(table: 'typeDefinition', reference: unknown): { readonly properties: Properties };
}

export interface Template {
  readonly Parameters?: Readonly<Record<string, unknown>>;
  readonly Resources: Readonly<
    Record<
      string,
      { readonly Type: string; readonly Properties?: unknown; readonly DependsOn?: string | readonly string[] }
    >
  >;
  readonly Outputs?: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{ Ref }`, `{ Fn::… }`: anything may stand in its place. */
const isIntrinsic = (value: unknown): boolean =>
  isRecord(value) && Object.keys(value).length === 1 && /^(Ref|Fn::)/.test(Object.keys(value)[0] ?? '');

const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => ['string', 'number', 'boolean'].includes(typeof value),
  'date-time': (value) => typeof value === 'string',
  boolean: (value) => value === 'true' || value === 'false' || typeof value === 'boolean',
  number: (value) => value !== '' && Number.isFinite(Number(value)),
  integer: (value) => value !== '' && Number.isInteger(Number(value)),
  json: () => true,
  tag: isRecord,
};

let loaded: Specification | undefined;

const load = (): Specification => {
  const tools = createRequire(join(TOOLS, 'package.json'));
  const { loadAwsServiceSpecSync }: { loadAwsServiceSpecSync: () => Specification } =
    tools('@aws-cdk/aws-service-spec');
  return loadAwsServiceSpecSync();
};

/** The faults of a template, one sentence each; empty when there is nothing to find. */
export const templateFaults = (template: Template): string[] => {
  // Reading it takes a second.
  const specification = (loaded ??= load());
  const specified = (type: string): Specified | undefined =>
    specification.lookup('resource', 'cloudFormationType', 'equals', type)[0];
  const faults: string[] = [];

  const membersFit = (value: Readonly<Record<string, unknown>>, properties: Properties, at: string): void => {
    for (const [name, member] of Object.entries(value)) {
      const property = properties[name];
      if (property === undefined) faults.push(`${at}.${name} is unknown`);
      else fits(member, property.type, `${at}.${name}`);
    }
    for (const [name, { required }] of Object.entries(properties))
      if (required && !(name in value)) faults.push(`${at}.${name} is missing`);
  };

  const fits = (value: unknown, { type, element, types, reference }: Type, at: string): void => {
    if (isIntrinsic(value)) return;
    if (type === 'array' && element) {
      if (Array.isArray(value)) value.forEach((item, n) => fits(item, element, `${at}.${n}`));
      else faults.push(`${at} must be a list`);
    } else if (type === 'map' && element) {
      if (isRecord(value)) for (const [name, member] of Object.entries(value)) fits(member, element, `${at}.${name}`);
      else faults.push(`${at} must be a map`);
    } else if (type === 'ref') {
      if (isRecord(value)) membersFit(value, specification.get('typeDefinition', reference).properties, at);
      else faults.push(`${at} must be an object`);
    } else if (type === 'union') {
      const before = faults.length;
      const counts = (types ?? []).map((one) => {
        fits(value, one, at);
        return faults.splice(before).length;
      });
      if (Math.min(...counts) > 0) faults.push(`${at} fits none of its types`);
    } else if (!(PLAIN[type] ?? (() => false))(value)) faults.push(`${at} must be ${type}`);
  };

  const known = (name: string): boolean =>
    name in template.Resources || name in (template.Parameters ?? {}) || name.startsWith('AWS::');
  const attributeFits = (id: string, attribute: string, at: string): void => {
    const resource = template.Resources[id];
    const attributes = resource && specified(resource.Type)?.attributes;
    if (!resource) faults.push(`${at}: there is no ${id}`);
    else if (attributes && !(attribute in attributes)) faults.push(`${at}: ${resource.Type} has no ${attribute}`);
  };
  const references = (value: unknown, at: string): void => {
    if (Array.isArray(value)) value.forEach((item, n) => references(item, `${at}.${n}`));
    else if (isRecord(value)) {
      const { Ref: target, 'Fn::GetAtt': attribute, 'Fn::Sub': text } = value;
      if (typeof target === 'string' && !known(target)) faults.push(`${at}: there is no ${target}`);
      if (Array.isArray(attribute)) attributeFits(String(attribute[0]), String(attribute[1]), at);
      for (const [, name = ''] of typeof text === 'string' ? text.matchAll(/\$\{([\w:.]+)\}/g) : []) {
        const [id = '', member] = name.split('.');
        if (member !== undefined) attributeFits(id, member, at);
        else if (!known(id)) faults.push(`${at}: there is no ${id}`);
      }
      for (const [name, member] of Object.entries(value)) references(member, `${at}.${name}`);
    }
  };

  for (const [id, { Type, Properties: given = {}, DependsOn = [] }] of Object.entries(template.Resources)) {
    const found = specified(Type);
    if (!found) faults.push(`${id}: ${Type} is unknown`);
    else if (isRecord(given)) membersFit(given, found.properties, id);
    for (const other of [DependsOn].flat()) if (!known(other)) faults.push(`${id}: there is no ${other}`);
    references(given, id);
  }
  references(template.Outputs, 'Outputs');
  return faults;
};
