/** The page of today's feed: what the twelve signs read, as the API answers it at this moment. */
import { pageWords } from '../words/pages.ts';
import { filled } from '../words/fill.ts';
import { html, type Html } from './html.ts';
import { wholePage, type Scene } from './layout.ts';
import { callsBehind } from './live.ts';
import { dayText } from './numbers.ts';

interface ShownText {
  readonly score: number;
  readonly grade_name: string;
  readonly text: string;
}

/** What the page shows of an item of `horoscope/daily`. */
export interface ShownItem {
  readonly sign: { readonly key: string; readonly name: string };
  readonly date: string;
  readonly headline: string;
  readonly areas: Readonly<Record<'general' | 'career' | 'love' | 'health' | 'money', ShownText>>;
  readonly do: readonly string[];
  readonly care: readonly string[];
  readonly lucky: {
    readonly number: number;
    readonly colour: { readonly name: string };
    readonly direction: { readonly name: string };
  };
  readonly basis: readonly { readonly name: string }[];
}

const AREAS = ['career', 'love', 'health', 'money'] as const;
/** Facts of an item that are named. */
const NAMED_FACTS = 3;

/** The day as a whole, with its score. */
const wholeDay = ({ areas: { general } }: ShownItem): Html =>
  html`<p><span class="tag">${general.score} · ${general.grade_name}</span></p>
    <p>${general.text}</p>`;

/** The areas of a day, what to do, and what it rests on. */
const restOf = ({ language }: Scene, { areas, do: acts, care, lucky, basis }: ShownItem): Html => {
  const { horoscope: words } = pageWords(language);
  const { number, colour, direction } = lucky;
  const facts = basis.slice(0, NAMED_FACTS).map(({ name }) => name);
  return html`${AREAS.map((area) => html`<p><strong>${words.areas[area]}</strong> ${areas[area].text}</p>`)}
    <p><strong>${words.do}</strong> ${acts.join(' ')}</p>
    <p><strong>${words.care}</strong> ${care.join(' ')}</p>
    <p class="soft">${filled(words.lucky, { number, colour: colour.name, direction: direction.name })}</p>
    <p class="soft">${words.basis} ${facts.join(' · ')}</p>`;
};

/** The page of the twelve signs. */
export const horoscopePage = (scene: Scene, items: readonly ShownItem[]): string => {
  const { horoscope: words } = pageWords(scene.language);
  const [first] = items;
  return wholePage(scene, {
    title: words.title,
    description: words.lead,
    body: html`<h1>${words.title}</h1>
      <p>${words.lead}</p>
      <p class="soft">
        ${words.date}
        ${first && html`<time datetime="${first.date}">${dayText(Date.parse(first.date), scene.language)}</time>`}
      </p>
      <div class="grid">
        ${items.map(
          (item) =>
            html`<section class="card" id="${item.sign.key}">
              <h2><a href="${scene.root}/horoscope/${item.sign.key}">${item.sign.name}</a></h2>
              <h3>${item.headline}</h3>
              ${wholeDay(item)}
              <details>
                <summary>${words.more}</summary>
                ${restOf(scene, item)}
              </details>
            </section>`,
        )}
      </div>
      <h2>${words.ask}</h2>
      <pre tabindex="0"><code>POST /v1/horoscope/daily
{ "sign": "all", "language": "${scene.language}" }</code></pre>
      <p>${words.how}</p>`,
  });
};

/** The page of one sign, with the facts and the call behind it. */
export const signPage = (scene: Scene, item: ShownItem): string => {
  const { sign, date, headline } = item;
  const { horoscope: words } = pageWords(scene.language);
  const title = filled(words.signPage, { sign: sign.name });
  return wholePage(scene, {
    title,
    description: headline,
    scripts: ['code'],
    body: html`<h1>${title}</h1>
      <p class="soft"><time datetime="${date}">${dayText(Date.parse(date), scene.language)}</time></p>
      <h2>${headline}</h2>
      ${wholeDay(item)} ${restOf(scene, item)}
      ${callsBehind(scene, [
        { name: 'horoscope/daily', body: { sign: sign.key, language: scene.language }, docs: '/docs/horoscope/daily' },
      ])}
      <p><a href="${scene.root}/horoscope">${words.allSigns}</a></p>`,
  });
};
