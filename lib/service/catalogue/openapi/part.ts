/** Parts of the document: what its operations reach, and the document of some suites. */
import { isJson, type Json, type OpenapiDocument } from './names.ts';

/** The components that are reached from `roots`, directly or through others, in their order. */
const reachable = <T>(components: Readonly<Record<string, T>>, kind: string, roots: unknown): Record<string, T> => {
  const prefix = `#/components/${kind}/`;
  const seen = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (name === '$ref' && typeof inner === 'string' && inner.startsWith(prefix)) {
        const id = inner.slice(prefix.length);
        if (!seen.has(id)) {
          seen.add(id);
          walk(components[id]);
        }
      } else walk(inner);
    }
  };
  walk(roots);
  return Object.fromEntries(Object.entries(components).filter(([id]) => seen.has(id)));
};

/** Security schemes that the operations name. */
const schemesOf = (paths: OpenapiDocument['paths']): ReadonlySet<string> => {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const ways = operations.flatMap(({ security }) => (Array.isArray(security) ? security : []));
  return new Set(ways.flatMap((way: unknown) => (isJson(way) ? Object.keys(way) : [])));
};

/** The document without the components that none of its operations reaches. */
export const withoutUnreached = (document: OpenapiDocument): OpenapiDocument => {
  const { paths, components } = document;
  const responses = reachable(components['responses'] ?? {}, 'responses', paths);
  const used = [paths, responses];
  const named = schemesOf(paths);
  return {
    ...document,
    components: {
      schemas: reachable(components['schemas'] ?? {}, 'schemas', used),
      responses,
      parameters: reachable(components['parameters'] ?? {}, 'parameters', used),
      headers: reachable(components['headers'] ?? {}, 'headers', used),
      securitySchemes: Object.fromEntries(
        Object.entries(components['securitySchemes'] ?? {}).filter(([name]) => named.has(name)),
      ),
    },
  };
};

const suiteOf = ({ tags }: Json): unknown => (Array.isArray(tags) ? tags[0] : undefined);

/** Rows of `x-tagGroups` with these tags alone; a group of which none is left goes. */
const groupsWith = (groups: unknown, wanted: ReadonlySet<unknown>): readonly Json[] =>
  (Array.isArray(groups) ? groups : []).filter(isJson).flatMap((group) => {
    const tags = (Array.isArray(group['tags']) ? group['tags'] : []).filter((tag) => wanted.has(tag));
    return tags.length === 0 ? [] : [{ ...group, tags }];
  });

/** The document of some suites: their operations, and the components these reach. */
export const partOf = (document: OpenapiDocument, suites: readonly string[]): OpenapiDocument => {
  const wanted = new Set<unknown>(suites);
  const paths = Object.entries(document.paths).flatMap(([path, methods]) => {
    const kept = Object.entries(methods).filter(([, operation]) => wanted.has(suiteOf(operation)));
    return kept.length === 0 ? [] : [[path, Object.fromEntries(kept)] as const];
  });
  const tags = Array.isArray(document['tags']) ? document['tags'] : [];
  return withoutUnreached({
    ...document,
    tags: tags.filter((tag: unknown) => isJson(tag) && wanted.has(tag['name'])),
    'x-tagGroups': groupsWith(document['x-tagGroups'], wanted),
    paths: Object.fromEntries(paths),
  });
};
