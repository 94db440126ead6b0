/** The page on which a reader fetches a report: it speaks for the brand. */
import { bank, type Banks } from '../words/bank.ts';
import { pageWords } from '../words/pages.ts';
import type { Language } from '../words/languages.ts';
import { filled } from '../words/fill.ts';
import { barePage } from './bare.ts';
import { html } from './html.ts';
import type { Scene } from './layout.ts';
import { qrUri } from './qr.ts';
import { dayText } from './numbers.ts';

/** What the page says. */
export interface ReaderView {
  /** Who sends it; empty for none. */
  readonly issuer: string;
  readonly kind: keyof Banks['pages/reader']['kinds'];
  /** Picture of the seller as a data URI; empty for none. */
  readonly logo: string;
  /** Colour of the brand that reads on white. */
  readonly colour: string;
  /** How the reader is called where others may see it; empty for none. */
  readonly person: string;
  /** Tagline and contact of the seller; empty for none. */
  readonly contact: string;
  readonly pages: number;
  readonly bytes: number;
  /** Language of the report. */
  readonly printed: Language;
  /** Epoch ms. */
  readonly created: number;
  /** Epoch ms. */
  readonly expires: number;
  /** Picture of the first page as a data URI; empty for none. */
  readonly picture: string;
  /** A fresh link to the file. */
  readonly url: string;
  /** The address of this page itself. */
  readonly address: string;
}

/** `412 KB` of a count of bytes. */
const sizeText = (bytes: number): string =>
  bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.ceil(bytes / 1000)} KB`;

/** The page. */
export const readerPage = (
  scene: Scene,
  {
    issuer,
    logo,
    colour,
    person,
    contact,
    kind,
    pages,
    bytes,
    printed,
    created,
    expires,
    picture,
    url,
    address,
  }: ReaderView,
): string => {
  const { language } = scene;
  const { reader: words } = pageWords(language);
  const day = dayText(created, language);
  const title = filled(words.title, { kind: words.kinds[kind] });
  return barePage(
    scene,
    title,
    html`${logo !== '' && html`<p><img src="${logo}" alt="${issuer}" height="64" /></p>`}
      ${issuer !== '' && html`<p class="soft">${filled(words.from, { name: issuer })}</p>`}
      <svg width="100%" height="3" aria-hidden="true"><rect width="100%" height="3" fill="${colour}" /></svg>
      <h1>${title}</h1>
      <p>${person === '' ? filled(words.madePlain, { day }) : filled(words.made, { name: person, day })}</p>
      <p>${filled(words.facts, { pages, size: sizeText(bytes), language: bank(printed, 'language').own_name })}</p>
      <p><a class="button" href="${url}">${words.open}</a></p>
      ${
        picture !== '' &&
        html`<p class="first-page">
          <a href="${url}"><img src="${picture}" alt="${words.firstPage}" width="560" /></a>
        </p>`
      }
      <details>
        <summary>${words.elsewhere}</summary>
        <p><img src="${qrUri(address)}" alt="${words.qrAlt}" width="180" height="180" /></p>
      </details>
      <p class="small soft">${filled(words.kept, { day: dayText(expires, language) })}</p>
      ${contact !== '' && html`<p class="small">${filled(words.ask, { contact })}</p>`}`,
  );
};
