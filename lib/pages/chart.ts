/** A chart in a page: the drawing, in the colours of the page, and its planets as a table. */
import type { DrawnBody } from '../print/draw/body.ts';
import { filled } from '../words/fill.ts';
import { chartScene } from '../print/draw/chart.ts';
import type { Palette } from '../contract/ports/scene.ts';
import { onScreen } from '../print/draw/sizing.ts';
import { svgOf } from '../print/draw/svg.ts';
import { bank } from '../words/bank.ts';
import { html, raw, type Html } from './html.ts';
import { wholePage, type Scene } from './layout.ts';
import { dayText } from './numbers.ts';
import { noticeBox, table } from './parts.ts';
import { scriptWords } from './enter.ts';

/** A chart that was computed. */
export interface ChartView {
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

/** What the form asks for. */
export interface ChartRequest {
  readonly date: string;
  readonly time: string;
  readonly place: string;
}

/** The chart with which the form begins. */
export const EXAMPLE_CHART: ChartRequest = { date: '1990-05-10', time: '19:55', place: 'New Delhi' };

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

const drawing = ({ first, bodies }: ChartView, { language }: Scene): Html => {
  const words = bank(language, 'drawing');
  const { chart } = bank(language, 'pages').home;
  const scene = chartScene({
    style: 'north',
    words,
    ascendant: first,
    bodies,
    labels: 'short',
    sizing: onScreen(WIDTH),
    title: chart,
    subtitle: '',
  });
  return raw(svgOf(scene, { palette: PALETTE, size: WIDTH, language, prefix: 'chart-', background: false }));
};

/** The form, and under it the chart of `view` where one has been computed. */
export const chartCard = (scene: Scene, asked: ChartRequest, view: ChartView | null): Html => {
  const { language, root } = scene;
  const { home: words } = bank(language, 'pages');
  const { date, time, place } = asked;
  return html`<section class="card" id="live" aria-labelledby="live-title">
    <h2 id="live-title">${words.chart}</h2>
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
          <label for="place">${words.place}</label
          ><input id="place" name="place" value="${place}" required maxlength="100" />
        </div>
      </div>
      <p><button>${words.draw}</button></p>
    </form>
    ${noticeBox()}
    ${
      view &&
      html`<div class="chart">${drawing(view, scene)}</div>
        <p><strong>${words.ascendant}: ${view.ascendant}</strong></p>
        ${table(
          filled(words.chartOf, { date: dayText(Date.parse(date), language), time, place }),
          [
            { head: words.planet },
            { head: words.sign },
            { head: words.degree, number: true },
            { head: words.star },
            { head: words.house, number: true },
          ],
          view.planets.map(({ name, sign, degree, star, house }) => [name, sign, degree, star, house]),
        )}`
    }
    ${scriptWords({ drawing: words.drawing, failed: words.noChart, offline: bank(language, 'pages').common.offline })}
  </section>`;
};

/** The chart on a page of its own: where a form without scripts leads, and where the script of `/` finds it. */
export const chartPage = (scene: Scene, asked: ChartRequest, view: ChartView): string => {
  const { home: words } = bank(scene.language, 'pages');
  return wholePage(scene, {
    title: words.chart,
    scripts: ['home'],
    body: html`<h1 class="sr">${words.chart}</h1>
      ${chartCard(scene, asked, view)}`,
  });
};
