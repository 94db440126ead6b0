/** The page about the widgets: each live, with what one copies, its attributes, and how it is styled. */
import { gzipSync } from 'node:zlib';
import { bank } from '../words/bank.ts';
import { pageWords } from '../words/pages.ts';
import { filled, type Row } from '../words/fill.ts';
import { languagesWith, type Language } from '../words/languages.ts';
import { docsPage, withCode, type SuiteLine } from './docs.ts';
import { html, raw, type Html } from './html.ts';
import type { Scene } from './layout.ts';
import { table } from './parts.ts';
import { SCRIPTS } from './scripts.source.ts';
import {
  COMMON_ATTRIBUTES,
  tagOf,
  WIDGET_EVENTS,
  WIDGET_PARTS,
  WIDGET_SCRIPT,
  WIDGET_SUITES,
  WIDGET_VARIABLES,
  WIDGETS,
  type Attribute,
  type AttributeName,
} from './embed/elements.ts';
import { scriptMarkup, widgetMarkup } from './embed/markup.ts';
import { widgetLanguages } from './embed/words.ts';

const KB = 1024;
/** Stands for a slot that is filled with markup. */
const SPLIT = '\n';

/** KB of the script as it travels, rounded up. */
const scriptSize = (): number => Math.ceil(gzipSync(SCRIPTS.widgets).length / KB);

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const paragraphs = (texts: readonly string[]): Html => html`${texts.map((text) => html`<p>${withCode(text)}</p>`)}`;

/** The name of an attribute among the words: `chartStyle` for `chart-style`. */
type WordOf<N extends string> = N extends `${infer A}-${infer B}` ? `${A}${Capitalize<B>}` : N;

const attributeTable = ({ language }: Scene, rows: readonly (Attribute & { readonly name: AttributeName })[]): Html => {
  const { embed: words, docs } = pageWords(language);
  const meanings: Readonly<Record<WordOf<AttributeName>, string>> = words.attributes;
  const meaning = (name: AttributeName): string => {
    if (name === 'chart-style') return meanings.chartStyle;
    return name === 'api-key' ? meanings.apiKey : meanings[name];
  };
  return table(
    '',
    [words.attribute, words.values, words.meaning],
    rows.map(({ name, values, required }) => [
      html`<code>${name}</code>`,
      values === 'flag'
        ? words.flag
        : html`<span>${values?.map((one, i) => html`${i > 0 && ', '}<code>${one}</code>`)}</span>`,
      html`<span>${withCode(meaning(name))}${required && html` <span class="tag">${docs.required}</span>`}</span>`,
    ]),
  );
};

/** A live element: it gets its key by the script of the page. */
const live = (tag: string, attributes: Readonly<Record<string, string>>): Html =>
  raw(
    `<${tag} data-live${Object.entries(attributes)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('')}></${tag}>`,
  );

/** Writes the packages from the source that the service hands out: nothing is published yet. */
const writtenBy = (base: string): string => `curl -sL ${base}/source | tar --zstd -x
npm --prefix udaya run clients -- --only react --base-url ${base}
npm --prefix udaya run clients -- --only vue --base-url ${base}
npm --prefix udaya run clients -- --only wordpress --base-url ${base}
npm install ./udaya/.clients/react`;

const REACT_EXAMPLE = `import { configure, UdayaPanchang } from 'udaya-react';

configure({ apiKey: 'ud_pub_…' });
export const Today = () => <UdayaPanchang place="Varanasi" lang="hi" />;`;

/** A sentence about languages, each by its own name. */
const inLanguages = (text: Row<'languages'>, languages: readonly Language[]): Html => {
  const [before = '', after = ''] = filled(text, { languages: SPLIT }).split(SPLIT);
  const named = languages.map(
    (one, i) => html`${i > 0 && ', '}<span lang="${one}">${bank(one, 'language').own_name}</span>`,
  );
  return html`<p>${withCode(before)}${named}${withCode(after)}</p>`;
};

/** The page. `base`: the address of the service. */
export const embedPage = (scene: Scene, suites: readonly SuiteLine[], base: string): string => {
  const { embed: words } = pageWords(scene.language);
  const styled = `udaya-panchang {
${WIDGET_VARIABLES.slice(0, -2)
  .map((name) => `  --udaya-${name}: …;`)
  .join('\n')}
  --udaya-font: 1rem/1.5 Georgia, serif;
  --udaya-radius: 4px;
}
udaya-panchang::part(title) { text-align: center; }`;
  const [shown, failed] = WIDGET_EVENTS;
  const heard = `addEventListener('${shown}', (event) => console.log(event.target.localName));
addEventListener('${failed}', (event) => console.log(event.detail.code));`;
  return docsPage(
    scene,
    suites,
    words.title,
    html`<p class="lead">${filled(words.lead, { size: scriptSize() })}</p>
      <section id="begin">
        <h2>${words.begin}</h2>
        <p>${withCode(words.beginText)}</p>
        <pre tabindex="0">
${scriptMarkup(base, WIDGET_SCRIPT)}
${widgetMarkup('panchang', { place: 'Varanasi' })}</pre>
      </section>
      <section id="key">
        <h2>${words.key}</h2>
        ${paragraphs(words.keyText.map((text) => filled(text, { suites: quoted(WIDGET_SUITES) })))}
        <p><a class="button" href="${scene.root}/dashboard/keys?for=widgets">${words.makeKey}</a></p>
      </section>
      ${WIDGETS.map(
        ({ key, attributes, example }) =>
          html`<section id="${key}">
            <h2>${words.elements[key].name}</h2>
            <p>${withCode(words.elements[key].about)}</p>
            ${live(tagOf(key), example)}
            <pre tabindex="0">${widgetMarkup(key, example)}</pre>
            ${attributes.length > 0 && attributeTable(scene, attributes)}
          </section>`,
      )}
      <section id="attributes">
        <h2>${words.everyElement}</h2>
        ${attributeTable(scene, COMMON_ATTRIBUTES)}
      </section>
      <section id="languages">
        <h2>${words.languages}</h2>
        ${inLanguages(words.languagesText, widgetLanguages())}
        ${inLanguages(words.horoscopesText, languagesWith('horoscope/*'))}
      </section>
      <section id="look">
        <h2>${words.look}</h2>
        ${paragraphs(words.lookText.map((text) => filled(text, { parts: quoted(WIDGET_PARTS) })))}
        <pre tabindex="0">${styled}</pre>
      </section>
      <section id="events">
        <h2>${words.tells}</h2>
        ${paragraphs(words.tellsText)}
        <pre tabindex="0">${heard}</pre>
      </section>
      <section id="packages">
        <h2>${words.packages}</h2>
        ${paragraphs(words.packagesText)}
        <pre tabindex="0">${writtenBy(base)}</pre>
        <pre tabindex="0">${REACT_EXAMPLE}</pre>
      </section>
      <section id="kept">
        <h2>${words.kept}</h2>
        ${paragraphs(words.keptText)}
      </section>`,
    { script: 'embed', words: { nokey: words.noKey, script: `${scene.root}${WIDGET_SCRIPT}` } },
  );
};
