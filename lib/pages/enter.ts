/** The pages with which a person enters: sign-up and sign-in. One field, then the code. */
import { pageWords } from '../words/pages.ts';
import { filled } from '../words/fill.ts';
import { html, type Html } from './html.ts';
import { wholePage, type Scene } from './layout.ts';

/** Words that the scripts of a page need, as data of an empty element. */
export const scriptWords = (words: Readonly<Record<string, string>>): Html =>
  html`<div id="words" hidden ${Object.entries(words).map(([name, text]) => html` data-${name}="${text}"`)}></div>`;

/** What is said where scripts do not run. */
export const scriptNeeded = ({ language }: Scene): Html =>
  html`<noscript><p class="note">${pageWords(language).common.scriptNeeded}</p></noscript>`;

/** The page for signing up, or in. */
export const enterPage = (scene: Scene, mode: 'signup' | 'login'): string => {
  const { enter: words, common, shell } = pageWords(scene.language);
  const isSignup = mode === 'signup';
  return wholePage(scene, {
    title: words[mode],
    scripts: ['enter'],
    body: html`<div class="narrow">
      <h1>${words[mode]}</h1>
      <p>${isSignup ? words.signupLead : words.loginLead}</p>
      ${scriptNeeded(scene)}
      ${scene.signedIn && html`<p class="note">${words.already} <a href="${scene.root}/dashboard">${words.toDashboard}</a></p>`}
      <p id="notice" class="note" role="status" hidden></p>
      <form id="ask" data-mode="${mode}" method="post" novalidate>
        <div class="field">
          <label for="email">${words.email}</label>
          <input id="email" name="email" type="email" autocomplete="email" inputmode="email" required maxlength="254" />
        </div>
        ${
          isSignup &&
          html`<div class="field">
            <label for="name">${words.name}</label>
            <input id="name" name="name" autocomplete="name" required maxlength="100" />
          </div>`
        }
        <p><button>${words.send}</button></p>
        <p>
          <a href="${scene.root}${isSignup ? '/login' : '/signup'}"
            >${isSignup ? words.haveAccount : words.noAccount}</a
          >
        </p>
      </form>
      <form id="confirm" method="post" novalidate hidden>
        <div class="field digits">
          <label for="code">${words.code}</label>
          <input
            id="code"
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            pattern="[0-9]{6}|[0-9]{12}"
            maxlength="12"
            required
          />
        </div>
        <p class="row">
          <button>${words.enter}</button>
          <button type="button" id="again" class="plain">${words.again}</button>
          <button type="button" id="other" class="plain">${words.other}</button>
        </p>
      </form>
      <section id="first" hidden>
        <h2 tabindex="-1">${words.keyTitle}</h2>
        <p>${words.keyLead}</p>
        <p class="secret">
          <code id="secret"></code><button type="button" id="copy" class="plain">${common.copy}</button>
        </p>
        <p><button type="button" id="call">${words.tryIt}</button></p>
        <ol class="steps">
          <li class="done">${words.stepKey}</li>
          <li id="step-call">${words.stepCall}</li>
          <li><a href="${scene.root}/docs/core/birthchart">${words.toReference}</a></li>
          <li><a href="${scene.root}/dashboard/keys">${words.stepLive}</a></li>
        </ol>
        <p id="worked" class="note good" role="status" hidden>${words.worked}</p>
        <div id="picture" class="first-chart" data-alt="${words.pictureAlt}"></div>
        <pre id="answer" tabindex="0" hidden></pre>
        <p><a href="${scene.root}/dashboard">${words.toDashboard}</a></p>
      </section>
      ${scriptWords({
        sent: filled(words.sent, { email: '{email}' }),
        wrong: words.wrong,
        check: words.checkEmail,
        nameless: words.checkName,
        wait: filled(common.wait, { minutes: 0 }).replace(/ ?\S*0.*/, ''),
        failed: common.failed,
        offline: common.offline,
        copied: common.copied,
        dashboard: shell.dashboard,
      })}
    </div>`,
  });
};
