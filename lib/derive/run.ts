/**
 * The in-process runner: calls any endpoint by name, as the gateway would after the authorizer allowed it. It stands
 * behind every endpoint that answers with the answers of others, and gives the same `data` to the byte as a single call.
 */
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { answer, type Answer, type Request } from '../http/answer.ts';
import { endpointLoaders } from './endpoint-list.ts';

/** An endpoint and the path variables that a name filled in. */
export interface FoundEndpoint {
  readonly endpoint: AnyEndpoint;
  readonly variables: Readonly<Record<string, string>>;
}

const VARIABLE = /^\{(\w+)\}$/;

/** What a template makes of a path: its variables, or null when it does not fit. */
const variablesIn = (template: readonly string[], path: readonly string[]): Readonly<Record<string, string>> | null => {
  if (template.length !== path.length) return null;
  const variables: Record<string, string> = {};
  for (const [i, part] of template.entries()) {
    const given = path[i] ?? '';
    const name = VARIABLE.exec(part)?.[1];
    if (name === undefined && part !== given) return null;
    if (name !== undefined) variables[name] = given;
  }
  return variables;
};

interface Template {
  readonly parts: readonly string[];
  readonly load: () => Promise<AnyEndpoint>;
}

let templates: Promise<readonly Template[]> | undefined;

/** The paths of all POST endpoints below /v1, those with fewer variables first. Read once. */
const postTemplates = async (): Promise<readonly Template[]> => {
  const variables = ({ parts }: Template): number => parts.filter((part) => VARIABLE.test(part)).length;
  return Object.entries(await endpointLoaders())
    .flatMap(([route, load]) => {
      const path = /^POST \/v1\/(.+)$/.exec(route)?.[1];
      return path === undefined ? [] : [{ parts: path.split('/'), load }];
    })
    .sort((a, b) => variables(a) - variables(b));
};

/**
 * The POST endpoint that a name below /v1 stands for (`kundli/planets`, `varga/D9`), or null. Static segments win over
 * variables. Whether a variable has such a value the endpoint itself finds out.
 */
export const findEndpoint = async (name: string): Promise<FoundEndpoint | null> => {
  const path = name.split('/');
  for (const { parts, load } of await (templates ??= postTemplates())) {
    const variables = variablesIn(parts, path);
    if (variables) return { endpoint: await load(), variables };
  }
  return null;
};

/** Runs a found endpoint. Throws `AppError` as a single call would be refused. */
export const runEndpoint = (
  { endpoint, variables }: FoundEndpoint,
  body: unknown,
  request: Omit<Request, 'variables'>,
): Promise<Answer> => answer(endpoint, body, { ...request, variables });
