/** The first page: one sentence that can be checked, a chart, six live pieces, what they were compared with, prices, the first call. */
import { keysOf } from '../contract/frame/about.ts';
import { pageWords } from '../words/pages.ts';
import { filled } from '../words/fill.ts';
import { chartCard, exampleChart, type ShownChart } from './chart.ts';
import { deviationText, told, type AccuracyLine } from './docs.ts';
import { askForm } from './ask.ts';
import { reportLeaf } from './gallery-reports.ts';
import { TOWNS } from './examples.ts';
import { html, raw, type Html } from './html.ts';
import type { ShownItem } from './horoscope.ts';
import { keyButton, wholePage, type Scene } from './layout.ts';
import { shownFacts, matchTable, type ShownArea, type ShownDay, type ShownMatch } from './live.ts';
import { countText } from './numbers.ts';
import { amounts, breakable, laterDrawing, table } from './parts.ts';
import { firstCall, snippetBox } from './snippets.ts';

/** Rows of the accuracy ledger that the page shows. */
const SHOWN = 6;
/** Kootas of the match that it shows. */
const KOOTAS = 3;

/** What the page computes. */
export interface HomeView {
  readonly chart: ShownChart;
  /** The town of which the panchang is. */
  readonly city: keyof typeof TOWNS;
  readonly day: ShownDay;
  readonly match: ShownMatch;
  readonly item: ShownItem | undefined;
  readonly area: ShownArea;
}

/** Comparisons of most cases, one for each suite. */
const strongest = (rows: readonly AccuracyLine[]): readonly AccuracyLine[] => {
  const suites = Map.groupBy(rows, ({ endpoint }) => endpoint.split('/')[0] ?? '');
  return [...suites.values()]
    .flatMap((own) => own.toSorted((a, b) => b.cases - a.cases).slice(0, 1))
    .sort((a, b) => b.cases - a.cases)
    .slice(0, SHOWN);
};

const piece = ({ root, language }: Scene, title: string, path: string, body: Html): Html =>
  html`<section class="card">
    <h3>${title}</h3>
    ${body}
    <p>
      <a href="${root}${path}" aria-label="${pageWords(language).home.more}: ${title}"
        >${pageWords(language).home.more}</a
      >
    </p>
  </section>`;

/** The panchang of today in a town that one chooses: its wheel, which the script draws once it comes into view, and its facts. */
const today = (scene: Scene, city: keyof typeof TOWNS, day: ShownDay): Html => {
  const { live: words, samples } = pageWords(scene.language);
  const body = { place: TOWNS[city], language: scene.language };
  return html`<form method="get" action="${scene.root}/#pieces" class="row inline-form">
      <div>
        <label for="city">${words.town}</label
        ><select id="city" name="city">
          ${keysOf(TOWNS).map((key) => html`<option value="${key}" ${key === city && raw('selected')}>${words.towns[key]}</option>`)}
        </select>
      </div>
      <button class="plain">${words.show}</button>
    </form>
    ${laterDrawing('day-wheel', body, samples.drawn.wheel)} ${shownFacts(scene, day)}`;
};

const pieces = (scene: Scene, { city, day, match, item, area, chart }: HomeView): Html => {
  const { home: words, chart: heads } = pageWords(scene.language);
  const { pieces: names } = words;
  return html`<div class="grid pieces">
    ${piece(scene, names.panchang, `/panchang/${city}`, today(scene, city, day))}
    ${piece(scene, names.matching, '/matching', matchTable(scene, match, KOOTAS))}
    ${piece(
      scene,
      names.kundli,
      '/kundli',
      table(
        '',
        [heads.planet, heads.sign, heads.star],
        chart.planets.slice(0, 5).map(({ name, sign, degree, star }) => [name, `${sign} ${degree}`, star]),
      ),
    )}
    ${
      item &&
      piece(
        scene,
        names.horoscope,
        `/horoscope/${item.sign.key}`,
        html`<p><strong>${item.sign.name}:</strong> ${item.headline}</p>
          <p>${item.areas.general.text}</p>`,
      )
    }
    ${piece(
      scene,
      names.astrologer,
      '/docs/ai/chat',
      html`<p><strong>${words.question}</strong></p>
        <p>${area.paragraphs[1]?.text ?? area.paragraphs[0]?.text ?? ''}</p>
        <p class="soft small">
          ${words.because} ${area.paragraphs[1]?.title ?? ''} ·
          <span lang="en">${area.paragraphs[1]?.source ?? ''}</span>
        </p>
        ${askForm(scene, exampleChart(scene.language))}
        <div id="told" class="talk" role="status"></div>`,
    )}
    ${piece(
      scene,
      names.reports,
      '/samples',
      html`${reportLeaf(scene)}
        <p>${words.reportsText}</p>`,
    )}
  </div>`;
};

/** Two commands that start the service on a machine of one's own. */
const OWN = 'npm install\nnpm start';

/** The page. */
export const homePage = (scene: Scene, rows: readonly AccuracyLine[], base: string, view: HomeView): string => {
  const { language, root } = scene;
  const { home: words, common, pricing } = pageWords(language);
  return wholePage(scene, {
    title: words.title,
    description: words.description,
    scripts: ['home', 'code', 'gallery'],
    body: html`<div class="two">
        <div>
          <h1>${words.title}${common.stop}</h1>
          <p>${words.lead}</p>
          <p class="row">
            ${keyButton(scene)}
            <a href="${root}/docs">${words.readReference}</a>
          </p>
          <p class="small soft">${words.terms}</p>
        </div>
        ${chartCard(scene, exampleChart(language), view.chart)}
      </div>
      <h2 id="pieces">${words.six}</h2>
      <p>${words.sixLead}</p>
      ${pieces(scene, view)}
      <h2>${words.trust}</h2>
      <p>${words.trustLead}</p>
      ${table(
        '',
        [words.what, words.against, amounts(words.cases), amounts(words.worst)],
        strongest(rows).map(({ endpoint, oracle, cases, max_error: worst, unit }) => [
          html`<code>${breakable(endpoint)}</code>`,
          told(language, oracle),
          countText(cases, language),
          deviationText(worst, unit, language),
        ]),
      )}
      <p><a href="${root}/docs/accuracy">${filled(words.allRows, { n: rows.length })}</a></p>
      <h2>${words.first}</h2>
      <p>${words.firstLead} <a href="${root}/docs/start">${pageWords(language).docs.start}</a></p>
      ${snippetBox(firstCall(base))}
      <div class="two">
        <section>
          <h2>${words.prices}</h2>
          <p>${words.pricesLead}</p>
          <p><a href="${root}/pricing">${pricing.title}</a></p>
        </section>
        <section>
          <h2>${words.own}</h2>
          <p>${words.ownLead}</p>
          <pre tabindex="0">${OWN}</pre>
        </section>
      </div>`,
  });
};
