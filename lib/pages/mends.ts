/** What to do about a call that failed, by the code and the status that the log keeps of it. */
import { ERRORS, isErrorCode, type ErrorCode } from '../contract/frame/errors.ts';
import { pageWords } from '../words/pages.ts';
import { errorLine } from './error-rows.ts';
import { html, type Html } from './html.ts';
import type { Scene } from './layout.ts';
import { breakable } from './parts.ts';

/** A failed call of the log. */
export interface FailedLine {
  readonly status: number;
  /** The code of its error; empty where it is not known. */
  readonly code: ErrorCode | '';
}

/** The page of an error, by its code. */
const codeLink = ({ root }: Scene, code: string): Html =>
  html`<a href="${root}/docs/errors/${code}"><code>${breakable(code)}</code></a>`;

/** The mend of the code; where none is known, those of every code that has the status. */
export const mendOf = (scene: Scene, { status, code }: FailedLine): Html | string => {
  const { language } = scene;
  const codes = Object.keys(ERRORS)
    .filter(isErrorCode)
    .filter((one) => (code === '' ? ERRORS[one].status === status : one === code));
  const lines = codes.map((one) => errorLine(language, one));
  const [only] = lines;
  if (!only) return '';
  if (lines.length === 1) return html`${codeLink(scene, only.code)} ${only.fix}`;
  return html`<details>
    <summary>${pageWords(language).dashboard.mendByCode}</summary>
    <ul>
      ${lines.map(({ code: one, fix }) => html`<li>${codeLink(scene, one)} ${fix}</li>`)}
    </ul>
  </details>`;
};
