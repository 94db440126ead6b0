/**
 * The OpenAPI 3.1 document for people and tools, made from the endpoints alone. Its parts lie in `openapi/`: requests,
 * answers, failures, headers, examples, and what is said by hand of the API as a whole.
 */
import type { AnyContract } from '../../contract/frame/resource.ts';
import { failure, meta, resourceMeta } from '../../contract/frame/envelope.ts';
import { ENGINE } from '../http/engine.ts';
import type { Examples } from './openapi/examples.ts';
import { failureResponses } from './openapi/failures.ts';
import { headerComponents, SECURITY_SCHEMES, SHARED_PARAMETERS } from './openapi/headers.ts';
import { infoOf, SERVERS, tagGroupsOf, tagsOf } from './openapi/info.ts';
import { dataName, type Json, type OpenapiDocument } from './openapi/names.ts';
import { operationOf } from './openapi/operation.ts';
import { withoutUnreached } from './openapi/part.ts';
import { requestsOf } from './openapi/request.ts';
import { resourceSchemas } from './openapi/resource.ts';
import { jsonSchemas, sharedShapes } from './openapi/schemas.ts';
import { natalSectionNames, withNatalSections } from './openapi/sections.ts';

const answersOf = async (contracts: readonly AnyContract[]): Promise<Readonly<Record<string, Json>>> => {
  const endpoints = contracts.filter((one) => one.kind === 'calculation');
  const answers = new Map(endpoints.map((one) => [one.output, dataName(one)]));
  if (answers.size < endpoints.length) throw new Error('two endpoints share the schema of their answer');
  // A shape that is a whole answer has the name of the answer, also where another answer holds it.
  const shared = [...(await sharedShapes())].filter(([, shape]) => !answers.has(shape));
  const schemas = new Map([
    ...shared,
    ['Meta', meta],
    ['ResourceMeta', resourceMeta],
    ['Failure', failure],
    ...resourceSchemas(contracts),
  ]);
  for (const [output, name] of answers) {
    if (schemas.has(name)) throw new Error(`a shared shape is called ${name}, as an answer is`);
    schemas.set(name, output);
  }
  return withNatalSections(jsonSchemas(schemas, 'output'), natalSectionNames(endpoints));
};

/** The document of a set of contracts. */
export const openapiOf = async (endpoints: readonly AnyContract[], examples: Examples): Promise<OpenapiDocument> => {
  const answers = await answersOf(endpoints);
  const requests = requestsOf(endpoints);
  const paths: Record<string, Record<string, Json>> = {};
  for (const one of endpoints)
    (paths[one.path] ??= {})[one.method.toLowerCase()] = operationOf(one, { requests, answers, examples });
  const suites = [...new Set(endpoints.map(({ suite }) => suite))];
  return withoutUnreached({
    openapi: '3.1.0',
    info: infoOf(ENGINE.version),
    servers: SERVERS,
    tags: tagsOf(suites),
    'x-tagGroups': tagGroupsOf(suites),
    paths,
    components: {
      schemas: { ...requests.components, ...answers },
      responses: failureResponses(),
      parameters: SHARED_PARAMETERS,
      headers: headerComponents(),
      securitySchemes: SECURITY_SCHEMES,
    },
  });
};
