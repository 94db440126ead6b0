/** The HTML of a page that failed: no styles, no scripts. */
import type { AppError } from '../../contract/app-error.ts';
import { ERRORS } from '../../contract/errors.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** The page of a failure. It says what happened and which request it was. */
export const errorPage = (error: AppError, requestId: string): string => {
  const { title } = ERRORS[error.code];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<h1>${escaped(title)}</h1>
<p>${escaped(error.message)}</p>
<p><a href="./">Back</a></p>
<p><small>Request ${escaped(requestId)}</small></p>
</html>
`;
};
