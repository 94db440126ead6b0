/** Which endpoint a local request is for: the paths of the built functions, matched as API Gateway does. */
import { isShared, methodsOf, type PathMethod } from '../../service/http/methods.ts';
import type { BuiltRoute } from '../deploy/build.ts';

export interface Match<F extends BuiltRoute = BuiltRoute> {
  /** Path template: `/v1/varga/{chart}`. */
  readonly path: string;
  readonly variables: Readonly<Record<string, string>>;
  /** The function for a method, undefined for a method the path does not have. */
  readonly function: F | undefined;
  /** Methods of the path. */
  readonly methods: readonly PathMethod[];
}

const isVariable = (part: string): boolean => part.startsWith('{');

const variablesOf = (template: readonly string[], parts: readonly string[]): Record<string, string> | null => {
  if (template.length !== parts.length) return null;
  const variables: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    const given = parts[index] ?? '';
    if (isVariable(part)) variables[part.slice(1, -1)] = given;
    else if (part !== given) return null;
  }
  return variables;
};

/** A matcher over built functions. Static segments win over variables; null for an unknown path. */
export const matcher = <F extends BuiltRoute>(
  functions: readonly F[],
): ((method: string, path: string) => Match<F> | null) => {
  const paths = [...Map.groupBy(functions, ({ path }) => path)]
    .map(([path, those]) => ({ path, those, template: path.split('/') }))
    .sort((a, b) => a.template.filter(isVariable).length - b.template.filter(isVariable).length);
  return (method, path) => {
    // One slash at the end means nothing; `/` and `//` are other paths.
    const parts = path.replace(/(?<=[^/])\/$/, '').split('/');
    for (const { path: template, those, template: pattern } of paths) {
      const variables = variablesOf(pattern, parts);
      if (variables === null) continue;
      return {
        path: template,
        variables,
        function: those.find((one) => methodsOf(one.method).includes(method)),
        methods: those.map(({ method: own, auth }) => ({ method: own, shared: isShared(template, auth) })),
      };
    }
    return null;
  };
};
