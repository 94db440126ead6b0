/** Pieces of pages that are computed for them: the panchang of today, a match, a sign's day, an answer with its facts. */
import type { Language } from '../words/languages.ts';
import { pageWords } from '../words/pages.ts';
import { filled } from '../words/fill.ts';
import { html, type Html } from './html.ts';
import type { Scene } from './layout.ts';
import { clockText, dayText } from './numbers.ts';
import { amounts, table } from './parts.ts';

interface Span {
  readonly start: string;
  readonly end: string;
}
interface Named {
  readonly name: string;
}
type Element = Named & { readonly span: Span };

/** Of the answer of `panchang/daily` what pages show. */
export interface ShownDay {
  readonly date: string;
  readonly sunrise: string | null;
  readonly sunset: string | null;
  readonly moonrise: string | null;
  readonly vara: Named;
  readonly tithi: readonly (Element & { readonly paksha_name: string })[];
  readonly nakshatra: readonly Element[];
  readonly yoga: readonly Element[];
  readonly karana: readonly Element[];
}

/** Of the answer of `matching/ashtakoot`. */
export interface ShownMatch {
  readonly total: number;
  readonly verdict_name: string;
  readonly kootas: readonly (Named & { readonly points: number; readonly max: number; readonly text: string })[];
}

/** Of the answer of `interpret/life-area/career`. */
export interface ShownArea {
  readonly score: number;
  readonly verdict_name: string;
  readonly paragraphs: readonly { readonly title: string; readonly text: string; readonly source: string }[];
}

/** A window of a day; without times where the Sun does not rise or set. */
export type ShownWindow = Named & { readonly span: Span | null; readonly grade_name?: string };

const untilText = (language: Language, { name, span }: Element, today: string): string =>
  `${name} (${filled(pageWords(language).live.until, { time: clockText(span.end, today, language) })})`;

const elements = (language: Language, rows: readonly Element[], today: string): string =>
  rows.map((row) => untilText(language, row, today)).join(', ');

/** The five limbs of a day, each to when it lasts. */
export const shownFacts = ({ language }: Scene, day: ShownDay): Html => {
  const { live: words } = pageWords(language);
  const { date } = day;
  const clock = (instant: string | null): string => (instant === null ? '–' : clockText(instant, date, language));
  const tithis = day.tithi.map((one) => ({ ...one, name: `${one.paksha_name} ${one.name}` }));
  const rows: readonly (readonly [string, string])[] = [
    [words.day, `${dayText(Date.parse(date), language)}, ${day.vara.name}`],
    [words.sunrise, clock(day.sunrise)],
    [words.sunset, clock(day.sunset)],
    [words.moonrise, clock(day.moonrise)],
    [words.tithi, elements(language, tithis, date)],
    [words.nakshatra, elements(language, day.nakshatra, date)],
    [words.yoga, elements(language, day.yoga, date)],
    [words.karana, elements(language, day.karana, date)],
  ];
  return html`<dl class="facts">
    ${rows.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
};

/** Windows of a day with their beginning and end, in the order of the day. */
export const windowTable = (
  { language }: Scene,
  caption: string,
  windows: readonly ShownWindow[],
  date: string,
): Html => {
  const { live: words } = pageWords(language);
  const clock = (instant: string | undefined): string =>
    instant === undefined ? '–' : clockText(instant, date, language);
  const rows = windows.toSorted((a, b) => (a.span?.start ?? '').localeCompare(b.span?.start ?? ''));
  const hasGrades = windows.some(({ grade_name: grade }) => grade !== undefined);
  return table(
    caption,
    [words.name, words.from, words.to, ...(hasGrades ? [words.kind] : [])],
    rows.map(({ name, span, grade_name: grade }) => [
      name,
      clock(span?.start),
      clock(span?.end),
      ...(hasGrades ? [grade ?? ''] : []),
    ]),
    'columns',
  );
};

/** The kootas of a match with their reasons; `most` of them. */
export const matchTable = ({ language }: Scene, match: ShownMatch, most = 8): Html => {
  const { live: words } = pageWords(language);
  return html`<p><strong>${filled(words.of, { points: match.total, most: 36 })}</strong> · ${match.verdict_name}</p>
    ${table(
      '',
      [words.koota, amounts(words.points), { head: words.reason, wide: true }],
      match.kootas
        .toSorted((a, b) => b.max - a.max)
        .slice(0, most)
        .map(({ name, points, max, text }) => [name, html`<span class="whole">${points} / ${max}</span>`, text]),
    )}`;
};

/** A call that a page has made. */
export interface MadeCall {
  /** Below /v1. */
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The address of its page in the reference, below the root. */
  readonly docs: string;
}

/** Which calls stand behind a page, and where each is explained. */
export const callsBehind = ({ language, root, origin }: Scene, calls: readonly MadeCall[]): Html => {
  const { live: words } = pageWords(language);
  return html`<details class="group">
    <summary>${words.calls}</summary>
    <p>${words.callsLead}</p>
    ${calls.map(
      ({ name, body, docs }) =>
        html`<p>
            <a href="${root}${docs}"><code>${name}</code></a>
          </p>
          <pre tabindex="0">
curl -s ${origin}${root}/v1/${name} \\
  -H 'X-Api-Key: '$UDAYA_API_KEY \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(body)}'</pre>`,
    )}
  </details>`;
};
