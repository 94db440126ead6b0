/** The page of jobs: a form that starts one from a file, and the table. */
import { pageWords } from '../words/pages.ts';
import { counted, filled } from '../words/fill.ts';
import { field } from './dialogs.ts';
import { scriptNeeded, scriptWords } from './enter.ts';
import { html, type Html } from './html.ts';
import { dashboardPage, type Scene } from './layout.ts';
import { countText, dayText, momentText } from './numbers.ts';
import { amounts, breakable, dashboardWords, noticeBox, tableOr } from './parts.ts';
import { planNote } from './plan.ts';

/** A job as the table shows it. */
export interface JobLine {
  readonly job_id: string;
  readonly endpoint: string;
  readonly reference: string;
  readonly status: 'queued' | 'running' | 'cancelling' | 'done' | 'cancelled';
  readonly rows: number;
  readonly done: number;
  readonly failed: number;
  readonly credits_reserved: number;
  readonly credits_charged: number | null;
  readonly created: string;
  readonly expires: string | null;
  /** Where its results are; null while it runs and when they are gone. */
  readonly url: string | null;
}

const startForm = ({ language }: Scene): Html => {
  const { jobs: words } = pageWords(language);
  const text = (name: string, more: Html): Html =>
    html`<input id="${name}" name="${name}" aria-describedby="${name}-help" ${more} />`;
  return html`<section>
    <h2>${words.make}</h2>
    <form id="start" novalidate>
      ${noticeBox()} ${field('endpoint', words.endpoint, text('endpoint', html`required`), words.endpointHelp)}
      ${field('file', words.file, html`<input id="file" name="file" type="file" accept=".csv,.jsonl,.ndjson,.json" required aria-describedby="file-help" />`, words.fileHelp)}
      ${field('reference', words.reference, text('reference', html`maxlength="80"`), words.referenceHelp)}
      ${field(
        'results',
        words.results,
        html`<select id="results" name="results">
          <option value="csv">CSV</option>
          <option value="jsonl">JSON lines</option>
        </select>`,
      )}
      <p class="row"><button>${words.start}</button></p>
    </form>
  </section>`;
};

const actions = ({ language }: Scene, { job_id: id, status, url, expires }: JobLine): Html => {
  const { jobs: words, done } = pageWords(language);
  if (status === 'queued' || status === 'running')
    return html`<button
      class="plain"
      data-call="POST /v1/jobs/{id}/cancel"
      data-done="${done.jobStopped}"
      data-id="${id}"
    >
      ${words.cancel}
    </button>`;
  if (url === null) return html``;
  const until = expires === null ? '' : filled(words.until, { day: dayText(Date.parse(expires), language) });
  return html`<span><a href="${url}">${words.download}</a><br /><span class="soft small">${until}</span></span>`;
};

const progress = ({ language }: Scene, { rows, done, failed }: JobLine): Html => {
  const { jobs: words } = pageWords(language);
  const text = filled(words.progress, { done: countText(done + failed, language), rows: countText(rows, language) });
  return html`<span
    ><span class="whole">${text}</span
    >${failed > 0 && html`<br /><span class="soft small">${counted(language, words.failed, failed)}</span>`}</span
  >`;
};

/** The page. */
export const jobsPage = (scene: Scene, jobs: readonly JobLine[], plan: string): string => {
  const { language } = scene;
  const { jobs: words, common, done } = pageWords(language);
  const row = (job: JobLine) => [
    html`<span
      >${job.reference === '' ? '' : html`${job.reference}<br />`}<code>${breakable(job.endpoint)}</code></span
    >`,
    words.states[job.status],
    progress(scene, job),
    countText(job.credits_charged ?? job.credits_reserved, language),
    html`<span class="whole">${momentText(Date.parse(job.created), language)}</span>`,
    actions(scene, job),
  ];
  const heads = [words.what, words.state, words.rows, amounts(words.credits), words.begun, words.actions];
  return dashboardPage(scene, {
    title: words.title,
    scripts: ['dashboard', 'jobs'],
    body: html`${scriptNeeded(scene)}
      <p>${words.lead}</p>
      ${planNote(scene, plan, 'jobs')}${noticeBox('notice')} ${tableOr(words.empty, heads, jobs.map(row))}
      <p><a href="">${words.refresh}</a></p>
      ${startForm(scene)}
      ${scriptWords({ ...dashboardWords(language), sending: words.sending, started: done.jobStarted, wait: common.failed })}`,
  });
};
