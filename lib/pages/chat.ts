/** The page that asks the astrologer about a birth. Births are kept in the browser; answers come from ai/chat with a key. */
import { pageWords } from '../words/pages.ts';
import { filled } from '../words/fill.ts';
import { scriptNeeded, scriptWords } from './enter.ts';
import type { Language } from '../words/languages.ts';
import { html, raw, type Html } from './html.ts';
import { dashboardPage, type Scene } from './layout.ts';
import { suggestField } from './parts.ts';

/**
 * The cookie by which this page knows that the browser has saved births, and nothing of them: its form for a first birth is
 * open or not from the beginning, and nothing moves when the script finds them.
 */
export const BIRTHS_COOKIE = 'udaya_births';

export interface ChatView {
  /** Credits of an answer. */
  readonly credits: number;
  /** Questions to begin with. */
  readonly examples: readonly string[];
  /** Whether the browser says that it has saved births (`BIRTHS_COOKIE`). */
  readonly hasBirths: boolean;
  /** Whether the account has saved births. */
  readonly hasSaved: boolean;
}

/** A birth of the account by its name, in the place of one of this browser; `of` is the member that it becomes. */
const ofAccount = (language: Language, of: '' | 'partner'): Html => {
  const { chat: words } = pageWords(language);
  return html`<div class="narrow field place">
    ${suggestField(`${of}account`, words.account, html`maxlength="80" data-birth-of="${of}"`, of === '' ? words.accountHelp : undefined)}
  </div>`;
};

/** The second person, for questions about a match. */
const partnerFields = ({ language }: Scene, hasSaved: boolean): Html => {
  const { chat: words } = pageWords(language);
  return html`<details>
    <summary>${words.partner}</summary>
    <p class="soft small">${words.partnerHelp}</p>
    ${hasSaved && ofAccount(language, 'partner')}
    <div class="narrow field" id="second">
      <label for="partner">${words.saved}</label
      ><select id="partner"></select>
    </div>
  </details>`;
};

/** The page. */
export const chatPage = (scene: Scene, { credits, examples, hasBirths, hasSaved }: ChatView): string => {
  const { language } = scene;
  const { chat: words, common, docs } = pageWords(language);
  return dashboardPage(scene, {
    title: words.title,
    scripts: ['chat'],
    body: html`<p>${words.lead}</p>
      ${scriptNeeded(scene)}
      <section class="card" aria-labelledby="birth-title">
        <h2 id="birth-title">${words.birth}</h2>
        ${hasSaved && ofAccount(language, '')}
        <div class="row" id="own">
          <div class="narrow field">
            <label for="saved">${words.saved}</label
            ><select id="saved"></select>
          </div>
          <button type="button" id="remove" class="plain" hidden>${words.remove}</button>
        </div>
        <details id="add" ${!hasBirths && !hasSaved && raw(' open')}>
          <summary>${words.add}</summary>
          <form id="birth" novalidate>
            <div class="fields">
              <div>
                <label for="name">${words.name}</label><input id="name" maxlength="100" autocomplete="off" required />
              </div>
              <div>
                <label for="date">${words.date}</label><input id="date" type="date" min="1800-01-02" required />
              </div>
              <div>
                <label for="time">${words.time}</label><input id="time" type="time" aria-describedby="time-help" />
              </div>
              <div>
                <label for="place">${words.place}</label
                ><input id="place" maxlength="100" autocomplete="off" aria-describedby="place-help" required />
              </div>
            </div>
            <p class="soft small">
              <span id="time-help">${words.timeHelp}</span> <span id="place-help">${words.placeHelp}</span>
            </p>
            <p><button>${words.keep}</button></p>
          </form>
        </details>
        <p class="soft small">${words.local}</p>
        ${partnerFields(scene, hasSaved)}
      </section>
      <section class="card" aria-labelledby="ask-title">
        <h2 id="ask-title">${words.ask}</h2>
        <form id="ask" novalidate>
          <details class="group">
            <summary>${docs.yourKey}</summary>
            <div class="field narrow">
              <label for="key">${docs.keyLabel}</label
              ><input
                id="key"
                autocomplete="off"
                spellcheck="false"
                placeholder="ud_test_…"
                aria-describedby="key-help"
              />
              <small id="key-help">${docs.ownKey} ${docs.keyHelp} ${filled(words.price, { credits })}</small>
            </div>
          </details>
          <div class="field">
            <label for="question">${words.question}</label
            ><textarea id="question" class="prose" maxlength="2000" rows="3" required></textarea>
          </div>
          <p class="row">
            <button id="send">${words.send}</button
            ><button type="button" id="fresh" class="plain" hidden>${words.fresh}</button>
          </p>
          <p id="notice" class="notice note" role="status" hidden></p>
        </form>
        <p class="label" id="begin">${words.begin}</p>
        <div class="row" role="group" aria-labelledby="begin">
          ${examples.map((text) => html`<button type="button" class="plain small-button example">${text}</button>`)}
        </div>
      </section>
      <ol id="talk" class="talk" aria-label="${words.talk}"></ol>
      <section aria-labelledby="earlier-title">
        <h2 id="earlier-title">${words.earlier}</h2>
        <p class="soft">${words.earlierLead}</p>
        <ul id="earlier" class="steps-none"></ul>
        <p id="none" class="soft" hidden>${common.none}</p>
      </section>
      ${scriptWords({
        cookie: BIRTHS_COOKIE,
        none: words.noBirth,
        nobody: words.nobody,
        missing: words.missing,
        asking: words.asking,
        asked: words.asked,
        answer: words.answer,
        facts: filled(words.facts, { n: '{n}' }),
        blocked: filled(words.blocked, { n: '{n}' }),
        helpful: words.helpful,
        wrong: words.wrong,
        noted: words.noted,
        open: words.open,
        delete: words.delete,
        sure: words.sure,
        until: filled(words.until, { date: '{date}' }),
        unknown: words.unknown,
        offline: common.offline,
        failed: common.failed,
      })}`,
  });
};
