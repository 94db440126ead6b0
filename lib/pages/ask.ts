/** A question about a chart and its answer: on a page of its own, and below the form of the first page. */
import type { FirstAnswer } from '../astrologer/answer/first-answer.ts';
import { filled } from '../words/fill.ts';
import { pageWords } from '../words/pages.ts';
import { html, type Html } from './html.ts';
import { wholePage, type Scene } from './layout.ts';
import { dayText } from './numbers.ts';

/** The birth that is asked about, as it was sent. */
export interface AskedBirth {
  readonly date: string;
  readonly time: string;
  readonly place: string;
}

/** The parts of an answer, each with what it rests on folded below it. */
const answerParts = ({ language }: Scene, { answer: { parts, facts, rules }, tongue }: FirstAnswer): Html => {
  const { chat: words } = pageWords(language);
  const rests = new Map([
    ...facts.map(({ cite, statement, endpoint }) => [cite, { says: statement, from: endpoint }] as const),
    ...rules.map(({ cite, text, source }) => [cite, { says: text, from: source }] as const),
  ]);
  return html`${parts.map(({ text, cites }) => {
    const own = cites.flatMap((id) => rests.get(id) ?? []);
    return own.length === 0
      ? html`<p lang="${tongue}">${text}</p>`
      : html`<details>
          <summary>
            <span lang="${tongue}">${text}</span> <span class="tag">${filled(words.facts, { n: own.length })}</span>
          </summary>
          <ul>
            ${own.map(({ says, from }) => html`<li lang="${tongue}">${text.includes(says) ? '' : `${says} `}<code>${from}</code></li>`)}
          </ul>
        </details>`;
  })}`;
};

/** Where the question is written; `birth` goes along unseen. The script of the first page sends it there without leaving. */
export const askForm = ({ language, root }: Scene, { date, time, place }: AskedBirth, question = ''): Html => {
  const { home: words, chat } = pageWords(language);
  return html`<form id="ask" action="${root}/ask" method="get" class="row inline-form" data-asking="${chat.asking}">
    <input type="hidden" name="lang" value="${language}" />
    <input type="hidden" name="date" value="${date}" />
    <input type="hidden" name="time" value="${time}" />
    <input type="hidden" name="place" value="${place}" />
    <div class="place">
      <label for="question">${words.ask}</label
      ><input id="question" name="question" maxlength="500" value="${question}" autocomplete="off" required />
    </div>
    <button class="plain">${chat.send}</button>
  </form>`;
};

/** The page. */
export const askPage = (scene: Scene, birth: AskedBirth, question: string, first: FirstAnswer): string => {
  const { language } = scene;
  const { chat: words, chart } = pageWords(language);
  const { date, time, place } = birth;
  return wholePage(scene, {
    title: words.title,
    body: html`<h1>${words.title}</h1>
      <p class="soft small">${filled(chart.chartOf, { date: dayText(Date.parse(date), language), time, place })}</p>
      ${askForm(scene, birth, question)}
      <div id="told" class="talk" role="status">${answerParts(scene, first)}</div>
      <p class="soft small"><span lang="${first.tongue}">${first.answer.notice}</span></p>`,
  });
};
