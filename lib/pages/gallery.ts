/** The gallery: charts in every style, drawn for the page; other drawings, drawn when they are looked at; and the reports. */
import { CHART_STYLES } from '../contract/values/drawing-keys.ts';
import { pageWords } from '../words/pages.ts';
import { chartDrawing, EXAMPLE_PLACE, type ShownChart } from './chart.ts';
import { scriptWords } from './enter.ts';
import { reportCovers } from './gallery-reports.ts';
import { html, type Html } from './html.ts';
import { wholePage, type Scene } from './layout.ts';
import { tryAddress } from './try-address.ts';
import { laterDrawing } from './parts.ts';

type Request = Readonly<Record<string, unknown>>;

/** The drawings besides charts, each with the endpoint that draws it and what it is asked for. `flat`: wider than high. */
const DRAWINGS = {
  wheel: { name: 'day-wheel', body: () => ({ lat: EXAMPLE_PLACE.lat, lon: EXAMPLE_PLACE.lon, tz: EXAMPLE_PLACE.tz }) },
  sudarshana: { name: 'sudarshana', body: () => EXAMPLE_PLACE },
  overlay: { name: 'overlay', body: () => EXAMPLE_PLACE },
  bindus: { name: 'ashtakavarga', body: () => ({ ...EXAMPLE_PLACE, planet: 'total', style: 'north' }) },
  sarvatobhadra: { name: 'sarvatobhadra', body: () => EXAMPLE_PLACE },
  strength: { name: 'strength', body: () => EXAMPLE_PLACE, flat: true },
  timeline: {
    name: 'dasha-timeline',
    body: () => ({ ...EXAMPLE_PLACE, from: '1990-05-10', to: '2070-05-09' }),
    flat: true,
  },
  card: { name: 'share-card', body: () => ({ kind: 'chart', ...EXAMPLE_PLACE }), flat: true },
  poster: {
    name: 'month-poster',
    body: ({ year, month }: Month) => ({
      ...{ year, month },
      ...{ lat: EXAMPLE_PLACE.lat, lon: EXAMPLE_PLACE.lon, tz: EXAMPLE_PLACE.tz },
    }),
    flat: true,
  },
} satisfies Readonly<
  Record<string, { readonly name: string; readonly body: (month: Month) => Request; readonly flat?: true }>
>;
type Drawing = keyof typeof DRAWINGS;
const isDrawing = (key: string): key is Drawing => Object.hasOwn(DRAWINGS, key);

/** A civil month. */
interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** What the page shows. */
export interface GalleryView {
  readonly chart: ShownChart;
  readonly navamsa: ShownChart;
  /** The running month, of which the poster is. */
  readonly month: Month;
}

const charts = { suite: 'charts', method: 'POST' } as const;

const caption = (scene: Scene, title: string, name: string, request: Request): Html => {
  const { samples: words } = pageWords(scene.language);
  const address = tryAddress(scene, { ...charts, path: `/v1/charts/${name}` }, request);
  return html`<figcaption class="small">
    <strong>${title}</strong> <a href="${address}" aria-label="${words.openCall}: ${title}">${words.openCall}</a>
  </figcaption>`;
};

const chartFigures = (scene: Scene, { chart, navamsa }: GalleryView): Html => {
  const { samples: words } = pageWords(scene.language);
  const figure = (title: string, view: ShownChart, style: (typeof CHART_STYLES)[number], request: Request): Html =>
    html`<figure class="card">
      <div class="chart">
        ${chartDrawing(view, scene, style, { prefix: `${title}-`.replaceAll(/\s/g, '-'), title })}
      </div>
      ${caption(scene, title, 'render', { ...EXAMPLE_PLACE, ...request })}
    </figure>`;
  return html`<div class="grid drawings">
    ${CHART_STYLES.map((style) => figure(words.sorts[style], chart, style, { chart: 'D1', style }))}
    ${figure(words.sorts.navamsa, navamsa, 'north', { chart: 'D9', style: 'north' })}
  </div>`;
};

/** Drawings that the script asks for with the shared key once they come into view. */
const laterFigures = (scene: Scene, month: Month): Html => {
  const { samples: words } = pageWords(scene.language);
  return html`<div class="grid drawings">
    ${Object.keys(DRAWINGS)
      .filter(isDrawing)
      .map((key) => {
        const drawing: { readonly name: string; readonly body: (month: Month) => Request; readonly flat?: true } =
          DRAWINGS[key];
        const title = words.drawn[key];
        const request = drawing.body(month);
        return html`<figure class="card">
          ${laterDrawing(drawing.name, request, title, drawing.flat === true)}
          ${caption(scene, title, drawing.name, request)}
        </figure>`;
      })}
  </div>`;
};

/** The page. */
export const galleryPage = (scene: Scene, view: GalleryView): string => {
  const { samples: words, common } = pageWords(scene.language);
  return wholePage(scene, {
    title: words.title,
    description: words.lead,
    scripts: ['gallery'],
    body: html`<h1>${words.title}</h1>
      <p>${words.lead}</p>
      <h2 id="reports">${words.reports}</h2>
      ${reportCovers(scene)}
      <h2 id="drawings">${words.drawings}</h2>
      <p>${words.drawingsLead}</p>
      ${chartFigures(scene, view)} ${laterFigures(scene, view.month)}
      <noscript><p class="note">${words.noScript}</p></noscript>
      ${scriptWords({ failed: common.failed, drawing: words.drawing })}`,
  });
};
