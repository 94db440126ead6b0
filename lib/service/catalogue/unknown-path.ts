/** What a path that does not exist is answered: 404, with the calls that may have been meant. */
import { AppError } from '../../contract/frame/app-error.ts';
import { isTemplate, namesNear } from './near.ts';

/** Where the API begins. */
const BELOW = ' /v1/';
/** What a call without a hint is told. */
const LIST = 'GET /v1/meta/endpoints lists every path.';

/**
 * The refusal of an unknown path: `Did you mean POST /v1/dasha/vimshottari?` in the message and in a detail. The path
 * itself is not told back: whoever wrote a key into it would find it in a log. `routes`: what there is, as
 * `POST /v1/kundli/planets`; pages among them are passed over.
 */
export const unknownPath = (routes: readonly string[], path: string): AppError => {
  const rows = routes.flatMap((route) => {
    const [method = '', name] = route.split(BELOW);
    return name === undefined ? [] : [{ method, name, suite: name.split('/', 1)[0] ?? '' }];
  });
  const calls = namesNear(rows, path).map((name) => {
    const methods = rows.filter((row) => isTemplate(row.name, name)).map(({ method }) => method);
    return `${methods.includes('POST') ? 'POST' : (methods[0] ?? 'GET')}${BELOW}${name}`;
  });
  if (calls.length === 0) return new AppError('ENDPOINT_NOT_FOUND', { message: `There is no such path. ${LIST}` });
  const expected = calls.join(', ');
  const message = `There is no such path. Did you mean ${calls.join(' or ')}?`;
  return new AppError('ENDPOINT_NOT_FOUND', {
    message,
    details: [{ field: 'path', code: 'UNKNOWN_VALUE', message, expected }],
  });
};
