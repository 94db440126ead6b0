/** A chart in a page: the drawing, in the colours of the page, and its planets as a table. */
import type { DrawnBody } from '../print/draw/body.ts';
import { filled } from '../words/fill.ts';
import { chartScene } from '../print/draw/chart.ts';
import type { ChartStyle } from '../contract/values/drawing-keys.ts';
import type { Palette } from '../contract/ports/scene.ts';
import { styleOfLanguage } from '../print/draw/look.ts';
import { onScreen } from '../print/draw/sizing.ts';
import { svgOf } from '../print/draw/svg.ts';
import { bank } from '../words/bank.ts';
import type { Language } from '../words/languages.ts';
import { pageWords } from '../words/pages.ts';
import { isNode } from '../../layers/jyotish/chart/graha.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import { html, raw, type Html } from './html.ts';
import { wholePage, type Scene } from './layout.ts';
import { dayText } from './numbers.ts';
import { amounts, noticeBox, suggestField, table } from './parts.ts';
import { scriptWords } from './enter.ts';

/** What the form asks for. */
export interface ChartRequest {
  readonly date: string;
  readonly time: string;
  readonly place: string;
  readonly style: ShownStyle;
}

/** Styles between which a visitor chooses. */
export const SHOWN_STYLES = ['north', 'south', 'east'] as const;
export type ShownStyle = (typeof SHOWN_STYLES)[number];

/** The example as a moment and a place. */
export const EXAMPLE_PLACE = { date: '1990-05-10', time: '19:55', tz: 5.5, lat: 28.6139, lon: 77.209 } as const;

/** The style that readers of a language are used to. */
export const styleShown = (language: Language): ShownStyle => {
  const own = styleOfLanguage(language);
  return SHOWN_STYLES.find((style) => style === own) ?? SHOWN_STYLES[0];
};

/** The chart with which the form begins. */
export const exampleChart = (language: Language): ChartRequest => ({
  date: '1990-05-10',
  time: '19:55',
  place: 'New Delhi',
  style: styleShown(language),
});

/** Of the answer of `birthchart` what pages show. */
export interface BirthchartAnswer {
  readonly ascendant_detail: Placed;
  readonly planets: readonly (Placed & {
    readonly planet: Graha;
    readonly name: string;
    readonly house: number;
    readonly retrograde: boolean;
    readonly nakshatra: { readonly name: string; readonly pada: number };
  })[];
}
interface Placed {
  readonly sign: { readonly id: number; readonly name: string };
  readonly sign_degree: number;
  readonly sign_degree_dms: string;
}

/** A chart as pages show it. */
export interface ShownChart {
  /** Rising sign, 1–12. */
  readonly first: number;
  readonly bodies: readonly DrawnBody[];
  readonly ascendant: string;
  readonly planets: readonly {
    readonly name: string;
    readonly sign: string;
    readonly degree: string;
    readonly star: string;
    readonly house: number;
  }[];
}

/** The answer of `birthchart` as a chart to show. */
export const chartOfAnswer = ({ ascendant_detail: rising, planets }: BirthchartAnswer): ShownChart => ({
  first: rising.sign.id,
  bodies: [
    { planet: 'ascendant', sign: rising.sign.id },
    ...planets.map(({ planet, sign, retrograde }) => ({
      planet,
      sign: sign.id,
      retrograde: retrograde && !isNode(planet),
    })),
  ],
  ascendant: `${rising.sign.name} ${rising.sign_degree_dms}`,
  planets: planets.map(({ name, sign, sign_degree_dms: degree, nakshatra, house }) => ({
    name,
    sign: sign.name,
    degree,
    star: `${nakshatra.name} ${nakshatra.pada}`,
    house,
  })),
});

/** Of the answer of `varga/{chart}`. */
export interface VargaAnswer {
  readonly ascendant: Placed;
  readonly planets: BirthchartAnswer['planets'];
}

/** The answer of `varga/{chart}` as a chart to show. */
export const chartOfVarga = ({ ascendant, planets }: VargaAnswer): ShownChart =>
  chartOfAnswer({ ascendant_detail: ascendant, planets });

/** The drawing takes its colours from the stylesheet, so it follows light and dark. */
const PALETTE: Palette = {
  paper: 'var(--panel)',
  wash: 'var(--wash)',
  line: 'var(--night)',
  ink: 'var(--ink)',
  soft: 'var(--soft)',
  accent: 'var(--dawn)',
  second: 'var(--night)',
  good: 'var(--good)',
  bad: 'var(--bad)',
};
const WIDTH = 420;

/** The drawing of a chart. `prefix` tells it from others of the page. */
export const chartDrawing = (
  { first, bodies }: ShownChart,
  { language }: Scene,
  style: ChartStyle,
  { prefix = 'chart-', title = bank(language, 'drawing').titles.rashi } = {},
): Html => {
  const words = bank(language, 'drawing');
  const scene = chartScene({
    style,
    words,
    ascendant: first,
    bodies,
    labels: 'short',
    sizing: onScreen(WIDTH),
    title,
    subtitle: '',
  });
  return raw(svgOf(scene, { palette: PALETTE, size: WIDTH, language, prefix, background: false }));
};

/** The form, and under it the chart of `view` where one has been computed. */
export const chartCard = (scene: Scene, asked: ChartRequest, view: ShownChart | null): Html => {
  const { language, root } = scene;
  const { chart: words } = pageWords(language);
  const { date, time, place, style } = asked;
  return html`<section class="card" id="live" aria-labelledby="live-title">
    <h2 id="live-title">${words.chart}</h2>
    ${
      view &&
      html`<div class="chart">${chartDrawing(view, scene, asked.style)}</div>
        <p><strong>${words.ascendant}: ${view.ascendant}</strong></p>
        <p class="of soft small">
          ${filled(words.chartOf, { date: dayText(Date.parse(date), language), time, place })}
        </p>
        <details>
          <summary>${words.allPlanets}</summary>
          ${table(
            '',
            [words.planet, words.sign, amounts(words.degree), words.star, amounts(words.house)],
            view.planets.map(({ name, sign, degree, star, house }) => [name, sign, degree, star, house]),
          )}
        </details>`
    }
    <form action="${root}/chart" method="get">
      <input type="hidden" name="lang" value="${language}" />
      <div class="fields">
        <div>
          <label for="date">${words.date}</label
          ><input id="date" name="date" type="date" min="1801-01-01" max="2399-12-30" value="${date}" required />
        </div>
        <div>
          <label for="time">${words.time}</label><input id="time" name="time" type="time" value="${time}" required />
        </div>
        <div>
          <label for="style">${words.style}</label
          ><select id="style" name="style">
            ${SHOWN_STYLES.map((one) => html`<option value="${one}" ${one === style && raw(' selected')}>${words.styles[one]}</option>`)}
          </select>
        </div>
        <div class="place">
          ${suggestField('place', words.place, html`name="place" value="${place}" required maxlength="100" data-place`)}
        </div>
      </div>
      <p><button>${words.draw}</button></p>
    </form>
    ${noticeBox()}
    ${scriptWords({ drawing: words.drawing, failed: words.noChart, offline: pageWords(language).common.offline })}
  </section>`;
};

/** The chart on a page of its own: where a form without scripts leads, and where the script of `/` finds it. */
export const chartPage = (scene: Scene, asked: ChartRequest, view: ShownChart): string => {
  const { chart: words } = pageWords(scene.language);
  return wholePage(scene, {
    title: words.chart,
    scripts: ['home'],
    body: html`<h1 class="sr">${words.chart}</h1>
      ${chartCard(scene, asked, view)}`,
  });
};
