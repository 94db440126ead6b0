/** The page of calendar feeds: the table, and dialogs to make one, to give one a new address and to delete one. */
import { keysOf } from '../contract/frame/about.ts';
import { pageWords, type PageWords } from '../words/pages.ts';
import { field, formDialog, leadOf, removeDialog } from './dialogs.ts';
import { scriptNeeded, scriptWords } from './enter.ts';
import { html, raw, type Html } from './html.ts';
import { dashboardPage, type Scene } from './layout.ts';
import { momentText } from './numbers.ts';
import { breakable, dashboardWords, noticeBox, secretDialog, tableOr } from './parts.ts';
import { planNote } from './plan.ts';

/** A feed as the page lists it. */
export interface FeedLine {
  readonly feed_id: string;
  readonly name: string;
  readonly events: readonly string[];
  readonly place: string;
  readonly state: 'active' | 'disabled';
  readonly changed: string;
}

/** A saved birth that a feed may be about. */
export interface BirthChoice {
  readonly id: string;
  readonly label: string;
}

/** What is offered, as the API names it; it takes any other choice as well. */
const CHOICES = {
  festivals: 'sky.festival, sky.eclipse',
  moon: 'sky.phase',
  planets: 'sky.ingress, sky.station',
  birth: 'natal.*',
} as const;

const makeDialog = (scene: Scene, births: readonly BirthChoice[]): Html => {
  const { feeds: words, done } = pageWords(scene.language);
  const choices = keysOf(CHOICES).map((key) => html`<option value="${CHOICES[key]}">${words.choices[key]}</option>`);
  const input = (id: string, name: string, most: number): Html =>
    html`<input id="${id}" name="${name}" data-as="optional" maxlength="${most}" aria-describedby="${id}-help" />`;
  return formDialog(scene, {
    id: 'make',
    title: words.make,
    call: 'POST /v1/feeds',
    then: 'address',
    done: done.feed,
    send: words.make,
    body: html`${field(
      'events',
      words.events,
      html`<select id="events" name="events" data-as="list">
        ${choices}
      </select>`,
    )}
    ${field('place', words.place, input('place', 'filter.place.place', 200), words.placeHelp)}
    ${field(
      'birth',
      words.birth,
      html`<select id="birth" name="filter.profile_id" data-as="optional" aria-describedby="birth-help">
        <option value="">${words.noBirth}</option>
        ${births.map(({ id, label }) => html`<option value="${id}">${label}</option>`)}
      </select>`,
      words.birthHelp,
    )}
    ${field('name', words.name, input('name', 'name', 80), words.nameHelp)}`,
  });
};

const rotateDialog = (scene: Scene): Html => {
  const { feeds: words, done } = pageWords(scene.language);
  return formDialog(scene, {
    id: 'rotate',
    title: words.rotateTitle,
    call: 'POST /v1/feeds/{id}/rotate-address',
    then: 'address',
    done: done.feed,
    send: words.rotate,
    body: leadOf(words.rotateLead),
  });
};

/** What a feed tells: the choice that it was made by, in words; else the events as the API names them. */
const eventsText = (words: PageWords['feeds'], events: readonly string[]): Html | string => {
  const asked = events.join(', ');
  const choice = keysOf(CHOICES).find((key) => CHOICES[key] === asked);
  return choice === undefined ? html`<code>${breakable(asked)}</code>` : words.choices[choice];
};

const rowOf = ({ language }: Scene, { feed_id: id, name, events, place, state, changed }: FeedLine) => {
  const { feeds: words } = pageWords(language);
  const named = raw(` data-id="${id}"`);
  return [
    html`<span>${name}${place !== '' && html`<br /><span class="soft small">${place}</span>`}</span>`,
    eventsText(words, events),
    words.states[state],
    html`<span class="whole">${momentText(Date.parse(changed), language)}</span>`,
    html`<span class="row"
      ><button class="plain" data-open="#rotate" ${named} data-name="${name}">${words.rotate}</button
      ><button class="danger" data-open="#remove" ${named} data-name="${name}">${words.remove}</button></span
    >`,
  ];
};

/** The page. */
export const feedsPage = (
  scene: Scene,
  feeds: readonly FeedLine[],
  births: readonly BirthChoice[],
  plan: string,
): string => {
  const { language } = scene;
  const { feeds: words, done } = pageWords(language);
  const remove = { id: 'remove', call: 'DELETE /v1/feeds/{id}', done: done.feedRemoved };
  const heads = [words.name, words.events, words.state, words.changed, words.actions];
  return dashboardPage(scene, {
    title: words.title,
    scripts: ['dashboard'],
    body: html`${scriptNeeded(scene)}
      <p>${words.lead}</p>
      ${!scene.sandbox && planNote(scene, plan, 'webhooks')}${noticeBox('notice')}
      <p><button data-open="#make">${words.make}</button></p>
      ${tableOr(
        words.empty,
        heads,
        feeds.map((feed) => rowOf(scene, feed)),
      )}
      ${makeDialog(scene, births)}${rotateDialog(scene)}${removeDialog(scene, remove, words)}${secretDialog(language, words.secretTitle)}
      ${scriptWords(dashboardWords(language))}`,
  });
};
