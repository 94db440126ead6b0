/** What the search looks through, read once. */
import { ERRORS, isErrorCode } from '../../contract/frame/errors.ts';
import { endpointRows } from '../../service/catalogue/catalogue.source.ts';
import { openapiDocument } from '../../service/catalogue/openapi.source.ts';
import type { Language } from '../../words/languages.ts';
import { errorLine } from '../error-rows.ts';
import { requestFields } from '../operation.ts';
import { byUse } from '../reference-groups.ts';
import type { FieldRow, Searched } from './search.ts';

/** Every field of a request once, with the endpoint that most people call among those that take it. */
const fieldRows = async (): Promise<readonly FieldRow[]> => {
  const rows = byUse(requestFields(await openapiDocument()));
  const first = new Map<string, FieldRow>();
  for (const { name, meaning, ...operation } of rows)
    if (!first.has(name)) first.set(name, { name, meaning, operation });
  return [...first.values()];
};

let fields: Promise<readonly FieldRow[]> | undefined;

/** The lists, with errors in a language. */
export const searchedLists = async (language: Language): Promise<Searched> => ({
  endpoints: await endpointRows(),
  fields: await (fields ??= fieldRows()),
  errors: Object.keys(ERRORS)
    .filter(isErrorCode)
    .map((code) => errorLine(language, code)),
});
