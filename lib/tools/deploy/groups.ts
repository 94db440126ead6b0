/**
 * `grouping=suite`: one Lambda for the endpoints of a suite that use the same things, in the place of one for each endpoint.
 * Fewer calls meet a cold start; paths, roles and answers stay what they are. Endpoints share a Lambda only where they share
 * role, memory, time and layers: none gains a right by it, and its environment names what that role may use anyway.
 */
import { methodsOf } from '../../service/http/methods.ts';
import { apiOf } from './apis.ts';
import type { BuiltFunction } from './build.ts';

/** A Lambda of several endpoints. */
export interface Group {
  /** `kundli-suite`; of those that use other things `kundli-suite-2`. */
  readonly name: string;
  readonly members: readonly [BuiltFunction, ...BuiltFunction[]];
}

/** What members of a group have in common. */
const commonOf = ({ suite, path, role, memoryMb, timeoutSeconds, needs }: BuiltFunction): string =>
  JSON.stringify([suite, apiOf(path), role, memoryMb, timeoutSeconds, needs.press]);

/** The groups of some functions, in their order. */
export const groupsOf = (functions: readonly BuiltFunction[]): readonly Group[] => {
  const taken = new Map<string, number>();
  return [...Map.groupBy(functions, commonOf).values()].flatMap(([first, ...rest]) => {
    if (first === undefined) return [];
    const before = taken.get(first.suite) ?? 0;
    taken.set(first.suite, before + 1);
    return [
      { name: `${first.suite}-suite${before === 0 ? '' : `-${before + 1}`}`, members: [first, ...rest] as const },
    ];
  });
};

/** The Lambda of each endpoint. */
export const groupNames = (groups: readonly Group[]): ReadonlyMap<string, string> =>
  new Map(groups.flatMap(({ name, members }) => members.map((member) => [member.name, name] as const)));

/**
 * The entry of a group, which stands beside the bundles of its members: each is loaded when it is first called, by what API
 * Gateway says of the call.
 */
export const groupEntry = (members: Group['members']): string => {
  const rows = members.flatMap(({ name, method, path }) =>
    methodsOf(method).map((one) => `${JSON.stringify(`${one} ${path}`)}: () => require('./${name}.cjs'),`),
  );
  return `'use strict';
const ENDPOINTS = {\n${rows.join('\n')}\n};
exports.handler = (event, context) => ENDPOINTS[event.httpMethod + ' ' + event.resource]().handler(event, context);\n`;
};
