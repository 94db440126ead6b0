/** Uptime on the page of the state: a column for each of 90 days, and the days on which something failed. */
import { INCIDENT_DAYS, type Status } from '../contract/suites/status.ts';
import { pageWords } from '../words/pages.ts';
import { filled } from '../words/fill.ts';
import type { Language } from '../words/languages.ts';
import { localeOf } from '../words/locale.ts';
import { html, type Html } from './html.ts';
import { countText, momentText, shortDay } from './numbers.ts';
import { amounts, table } from './parts.ts';

type Probes = Status['probes'];
type Day = Probes['days'][number];

const DAY_MS = 86_400_000;
const [WIDTH, HEIGHT] = [300, 100];
/** Columns differ in height too: who does not see colours sees which day failed. */
const COLUMN = { passed: 92, wrong: 60, unknown: 8 } as const;

const percentText = (percent: number, language: Language): string =>
  percent.toLocaleString(localeOf(language), { maximumFractionDigits: 3 });

const isWhole = ({ failed, missed }: Day): boolean => failed + missed === 0;

/** The columns, the oldest day first; days before the first probe are drawn low. */
const strip = (days: readonly Day[], today: number, title: string, language: Language): Html => {
  const known = new Map(days.map((day) => [day.date, day]));
  const step = WIDTH / INCIDENT_DAYS;
  const column = (_: unknown, i: number): Html => {
    const at = today - (INCIDENT_DAYS - 1 - i) * DAY_MS;
    const day = known.get(new Date(at).toISOString().slice(0, 10));
    const kind = day === undefined ? 'unknown' : kindOf(day);
    const text = day === undefined ? '–' : `${percentText(day.uptime_percent, language)} %`;
    return html`<g>
      <title>${shortDay(at, language)}: ${text}</title>
      <rect
        class="${kind}"
        x="${(i * step).toFixed(2)}"
        y="${HEIGHT - COLUMN[kind]}"
        width="${(step * 0.72).toFixed(2)}"
        height="${COLUMN[kind]}"
    /></g>`;
  };
  return html`<svg
    class="bars days"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    preserveAspectRatio="none"
    role="img"
    aria-label="${title}"
  >
    ${Array.from({ length: INCIDENT_DAYS }, column)}
  </svg>`;
};

const kindOf = (day: Day): keyof typeof COLUMN => (isWhole(day) ? 'passed' : 'wrong');

/** The section of probes. */
export const probesPart = (language: Language, { latest, days, uptime_percent: uptime }: Probes): Html => {
  const { status: words } = pageWords(language);
  const [today] = days;
  const head = html`<h2>${words.days}</h2>`;
  if (latest === null || today === undefined)
    return html`${head}
      <p>${words.unprobed}</p>
      <p class="soft">${words.howProbed}</p>`;
  const end = Date.parse(today.date);
  const from = shortDay(end - (INCIDENT_DAYS - 1) * DAY_MS, language);
  const failing = days.filter((day) => !isWhole(day));
  const title = filled(words.strip, {
    from,
    to: shortDay(end, language),
    good: countText(days.length - failing.length, language),
    bad: countText(failing.length, language),
  });
  const at = `${momentText(Date.parse(latest.at), language)} UTC`;
  const failed = latest.failed.map(({ name }) => name).join(', ');
  return html`${head}
    <p>
      ${uptime !== null && html`<strong>${filled(words.uptime, { percent: percentText(uptime, language) })}</strong> `}
      <span class="${latest.passed ? 'soft' : 'bad'}"
        >${latest.passed ? filled(words.lastProbe, { at }) : filled(words.lastProbeFailed, { at, failed })}</span
      >
    </p>
    <figure>
      ${strip(days, end, title, language)}
      <p class="axis"><span>${from}</span><span>${words.today}</span></p>
    </figure>
    ${
      failing.length === 0
        ? html`<p>${words.allPassed}</p>`
        : table(
            '',
            [words.day, amounts(words.failed), amounts(words.missed), words.what],
            failing.map(({ date, failed: times, missed, failures }) => [
              shortDay(Date.parse(date), language),
              countText(times, language),
              countText(missed, language),
              failures.map(({ check, times: n }) => `${check.name} (${countText(n, language)})`).join(', ') || '–',
            ]),
          )
    }
    <p class="soft">${words.howProbed}</p>`;
};
