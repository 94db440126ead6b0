/** Pages as others could build them with the API: the panchang of a town, a kundli, a match, a gallery of drawings and reports. */
import { keysOf } from '../contract/frame/about.ts';
import { pageWords } from '../words/pages.ts';
import { filled } from '../words/fill.ts';
import { chartDrawing, styleShown, type ShownChart } from './chart.ts';
import { html, type Html } from './html.ts';
import { wholePage, type Scene } from './layout.ts';
import {
  callsBehind,
  shownFacts,
  matchTable,
  windowTable,
  type ShownDay,
  type ShownMatch,
  type ShownWindow,
} from './live.ts';
import { dayText } from './numbers.ts';
import { amounts, suggestField, table } from './parts.ts';

/** Towns to which the page of the panchang links. */
export const TOWNS = {
  'new-delhi': 'New Delhi',
  mumbai: 'Mumbai',
  kolkata: 'Kolkata',
  chennai: 'Chennai',
  bengaluru: 'Bengaluru',
  varanasi: 'Varanasi',
  ujjain: 'Ujjain',
  london: 'London, GB',
} as const;

const placeField = (label: string, name: string, value: string, id = name): Html =>
  html`<div class="place">
    ${suggestField(id, label, html`name="${name}" value="${value}" required maxlength="100" data-place`)}
  </div>`;

/** What the page of a town shows. */
export interface PanchangView {
  /** The town as it is asked for, and its name. */
  readonly place: string;
  readonly name: string;
  readonly day: ShownDay;
  readonly bad: readonly ShownWindow[];
  readonly good: readonly ShownWindow[];
  readonly choghadiya: readonly ShownWindow[];
}

/** The panchang of a town today. */
export const panchangPage = (scene: Scene, { place, name, day, bad, good, choghadiya }: PanchangView): string => {
  const { live: words } = pageWords(scene.language);
  const { towns } = words;
  const known = keysOf(TOWNS).find((key) => TOWNS[key] === place);
  const shown = known === undefined ? name : towns[known];
  const title = filled(words.panchangOf, { place: shown });
  const body = { place };
  const { date } = day;
  return wholePage(scene, {
    title,
    description: title,
    scripts: ['example'],
    body: html`<h1>${title}</h1>
      <form method="get" class="row inline-form">
        ${placeField(words.town, 'place', place)}<button>${words.show}</button>
      </form>
      <div class="two">
        <section class="card">${shownFacts(scene, day)}</section>
        <section>${windowTable(scene, words.choghadiya, choghadiya, date)}</section>
      </div>
      <div class="two">
        <section>${windowTable(scene, words.bad, bad, date)}</section>
        <section>${windowTable(scene, words.good, good, date)}</section>
      </div>
      ${callsBehind(scene, [
        { name: 'panchang/daily', body, docs: '/docs/panchang/daily' },
        { name: 'panchang/choghadiya', body, docs: '/docs/panchang/choghadiya' },
        { name: 'panchang/inauspicious', body, docs: '/docs/panchang/inauspicious' },
        { name: 'panchang/auspicious', body, docs: '/docs/panchang/auspicious' },
      ])}
      <p>
        ${words.otherTowns}:
        ${keysOf(TOWNS).map((key, i) => html`${i > 0 && ' · '}<a href="${scene.root}/panchang/${key}">${towns[key]}</a>`)}
      </p>`,
  });
};

/** A birth as the forms of these pages ask for it. */
export interface AskedBirth {
  readonly date: string;
  readonly time: string;
  readonly place: string;
}

/** A running period. */
export interface ShownPeriod {
  readonly lords: readonly { readonly name: string }[];
  readonly span: { readonly start: string; readonly end: string };
}

const birthFields = (scene: Scene, prefix: string, { date, time, place }: AskedBirth): Html => {
  const { live: words } = pageWords(scene.language);
  return html`<div class="fields">
    <div>
      <label for="${prefix}date">${words.date}</label
      ><input
        id="${prefix}date"
        name="${prefix}date"
        type="date"
        min="1801-01-01"
        max="2399-12-30"
        value="${date}"
        required
      />
    </div>
    <div>
      <label for="${prefix}time">${words.time}</label
      ><input id="${prefix}time" name="${prefix}time" type="time" value="${time}" required />
    </div>
    ${placeField(words.town, `${prefix}place`, place)}
  </div>`;
};

/** Levels of the running periods that the page of a kundli shows: those below last days. */
export const SHOWN_LEVELS = 3;

/** A kundli: chart, planets, running period. */
export const kundliPage = (
  scene: Scene,
  asked: AskedBirth,
  chart: ShownChart,
  running: readonly ShownPeriod[],
): string => {
  const { live: words, chart: heads } = pageWords(scene.language);
  const style = styleShown(scene.language);
  return wholePage(scene, {
    title: words.kundli,
    description: words.kundliLead,
    scripts: ['example'],
    body: html`<h1>${words.kundli}</h1>
      <p>${words.kundliLead}</p>
      <form method="get">
        ${birthFields(scene, '', asked)}
        <p><button>${words.show}</button></p>
      </form>
      <div class="two">
        <section class="card"><div class="chart">${chartDrawing(chart, scene, style)}</div></section>
        <section>
          <p><strong>${heads.ascendant}: ${chart.ascendant}</strong></p>
          ${table(
            '',
            [heads.planet, heads.sign, amounts(heads.degree), heads.star, amounts(heads.house)],
            chart.planets.map(({ name, sign, degree, star, house }) => [name, sign, degree, star, house]),
          )}
        </section>
      </div>
      <h2>${words.running}</h2>
      ${table(
        '',
        [words.name, words.from, words.to],
        running.map(({ lords, span }) => [
          lords.map(({ name }) => name).join(' – '),
          dayText(Date.parse(span.start), scene.language),
          dayText(Date.parse(span.end), scene.language),
        ]),
      )}
      ${callsBehind(scene, [
        { name: 'birthchart', body: { ...asked }, docs: '/docs/core/birthchart' },
        { name: 'charts/render', body: { ...asked, style }, docs: '/docs/charts/render' },
        { name: 'dasha/running', body: { ...asked, level: SHOWN_LEVELS }, docs: '/docs/dasha/running' },
      ])}`,
  });
};

/** Of the answer of `matching/summary`. */
export interface ShownSummary {
  readonly for: readonly { readonly text: string }[];
  readonly against: readonly { readonly text: string }[];
}

/** A match with the reason for each koota. */
export const matchingPage = (
  scene: Scene,
  groom: AskedBirth,
  bride: AskedBirth,
  match: ShownMatch,
  summary: ShownSummary,
): string => {
  const { live: words } = pageWords(scene.language);
  const body = { groom, bride };
  const list = (title: string, rows: ShownSummary['for']): Html | null =>
    rows.length === 0
      ? null
      : html`<section>
          <h2>${title}</h2>
          <ul>
            ${rows.map(({ text }) => html`<li>${text}</li>`)}
          </ul>
        </section>`;
  return wholePage(scene, {
    title: words.matching,
    description: words.matchingLead,
    scripts: ['example'],
    body: html`<h1>${words.matching}</h1>
      <p>${words.matchingLead}</p>
      <form method="get">
        <div class="two">
          <fieldset>
            <legend>${words.groom}</legend>
            ${birthFields(scene, 'groom_', groom)}
          </fieldset>
          <fieldset>
            <legend>${words.bride}</legend>
            ${birthFields(scene, 'bride_', bride)}
          </fieldset>
        </div>
        <p><button>${words.show}</button></p>
      </form>
      <section class="card">${matchTable(scene, match)}</section>
      <div class="two">${list(words.speaks, summary.for)} ${list(words.against, summary.against)}</div>
      ${callsBehind(scene, [
        { name: 'matching/ashtakoot', body, docs: '/docs/matching/ashtakoot' },
        { name: 'matching/summary', body, docs: '/docs/matching/summary' },
      ])}`,
  });
};
