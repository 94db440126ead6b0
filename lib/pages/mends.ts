/** What to do about a call that failed, by the status that the log keeps of it. */
import { ERRORS, isErrorCode } from '../contract/frame/errors.ts';
import { bank } from '../words/bank.ts';
import { errorLine } from './error-rows.ts';
import { html, type Html } from './html.ts';
import type { Scene } from './layout.ts';
import { breakable } from './parts.ts';

/** The one mend that there is, or those of each code that it may have been: the log keeps no code. */
export const mendOf = ({ root, language }: Scene, status: number): Html | string => {
  const codes = Object.keys(ERRORS)
    .filter(isErrorCode)
    .filter((one) => ERRORS[one].status === status);
  const lines = codes.map((code) => errorLine(language, code));
  const [only] = lines;
  if (!only) return '';
  if (lines.length === 1) return only.fix;
  return html`<details>
    <summary>${bank(language, 'pages').dashboard.mendByCode}</summary>
    <ul>
      ${lines.map(
        ({ code, fix }) =>
          html`<li>
            <a href="${root}/docs/errors/${code}"><code>${breakable(code)}</code></a> ${fix}
          </li>`,
      )}
    </ul>
  </details>`;
};
