/** The guides: what holds for every call, told once, with calls to run. The words are a bank of their own. */
import { bank } from '../../words/bank.ts';
import { pageWords } from '../../words/pages.ts';
import { docsPage, withCode, type SuiteLine } from '../docs.ts';
import { html, type Html } from '../html.ts';
import type { Scene } from '../layout.ts';
import { GUIDE_KEYS, type GuideKey } from '../guide-keys.ts';

type Sections = Readonly<Record<string, { readonly title: string; readonly text: readonly string[] }>>;

const BIRTH = '{"date":"1990-05-10","time":"19:55","place":"New Delhi"}';

/** A POST with curl. */
const post = (base: string, path: string, body: string, headers: readonly string[] = []): string =>
  [
    `curl -s ${base}/v1/${path}`,
    "-H 'X-Api-Key: '$UDAYA_API_KEY",
    "-H 'Content-Type: application/json'",
    ...headers.map((one) => `-H '${one}'`),
    `-d '${body}'`,
  ].join(' \\\n  ');
const get = (base: string, path: string, more = ''): string => `curl -s ${base}/v1/${path}${more}`;

/** Calls that a guide shows, by the section under which they stand. */
const calls = (base: string): Readonly<Record<GuideKey, Readonly<Record<string, string>>>> => ({
  authentication: {
    send: post(base, 'birthchart', BIRTH),
    ask: get(base, 'keys/me', " -H 'X-Api-Key: '$UDAYA_API_KEY"),
  },
  idempotency: {
    rules: post(base, 'kundli/planets', BIRTH, ['Idempotency-Key: 6f1c0d5e-9a1b-4f0e-8d57-2b0c6f6f4a11']),
  },
  limits: { ask: get(base, 'meta/limits') },
  retries: {
    shape: `${post(base, 'birthchart', '{"date":"1990-13-40","time":"19:55"}')}

{ "status": "error",
  "error": {
    "code": "VALIDATION_FAILED",
    "message": "Correct every field listed in error.details and send the request again.",
    "details": [ { "field": "date", … }, { "field": "lat", … } ],
    "docs": "${base}/docs/errors/VALIDATION_FAILED" },
  "meta": { "request_id": "…" } }`,
  },
  versioning: { log: get(base, 'meta/changelog') },
  webhooks: {
    order: post(base, 'reports/REPORT_ID/deliver', '{"channel":"webhook","url":"https://example.com/udaya"}'),
  },
  places: {
    where: post(base, 'geo/search', '{"q":"वाराण"}'),
    when: post(base, 'birthchart', '{"date":"1869-10-02","time":"07:11","place":"Porbandar","tz":"lmt"}'),
    unknown: post(base, 'kundli/planets', '{"date":"1987-03-05","time_unknown":true,"place":"Chennai"}'),
    days: post(base, 'panchang/daily', '{"place":"Varanasi"}'),
  },
  method: { against: get(base, 'meta/accuracy') },
  settings: {
    defaults: get(base, 'meta/engine'),
    schools: post(
      base,
      'kundli/planets',
      '{"date":"1990-05-10","time":"19:55","place":"Chennai","ayanamsa":"krishnamurti","house_system":"placidus"}',
    ),
    language: post(base, 'panchang/daily', '{"place":"Madurai","language":"ta"}'),
  },
  live: { health: get(base, 'health') },
});

/** The page of a guide. `base`: the address of the service. */
export const guidePage = (scene: Scene, suites: readonly SuiteLine[], key: GuideKey, base: string): string => {
  const { guides } = pageWords(scene.language);
  const sections: Sections = bank(scene.language, 'guides')[key];
  const shown = calls(base)[key];
  const at = GUIDE_KEYS.findIndex((one) => one === key);
  const next = GUIDE_KEYS[at + 1];
  const section = ([id, { title, text }]: [string, Sections[string]]): Html =>
    html`<section id="${id}">
      <h2>${title}</h2>
      ${
        text.length > 3
          ? html`<ul>
              ${text.map((one) => html`<li>${withCode(one)}</li>`)}
            </ul>`
          : text.map((one) => html`<p>${withCode(one)}</p>`)
      }
      ${shown[id] !== undefined && html`<pre tabindex="0">${shown[id]}</pre>`}
    </section>`;
  return docsPage(
    scene,
    suites,
    guides.names[key],
    html`<p class="lead">${guides.leads[key]}</p>
      ${Object.entries(sections).map(section)}
      ${next && html`<p><a href="${scene.root}/docs/guides/${next}">${guides.names[next]}</a></p>`}`,
  );
};
