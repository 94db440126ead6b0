/** The page of saved births: the list with its search, a form to save or change one, and tables in and out. */
import { MARKS, MAX_LABEL, type Mark, type SavedBirth } from '../contract/suites/profile.ts';
import { filled } from '../words/fill.ts';
import { pageWords } from '../words/pages.ts';
import { field as labelled, formDialog, leadOf } from './dialogs.ts';
import { scriptNeeded, scriptWords } from './enter.ts';
import { html, raw, type Html } from './html.ts';
import { dashboardPage, type Scene } from './layout.ts';
import { dashboardWords, noticeBox, suggestField, table } from './parts.ts';

/** A saved birth as the page shows it. */
export interface ProfileLine {
  readonly profile_id: string;
  readonly label: string;
  readonly tags: readonly string[];
  readonly mark: Mark;
  readonly birth: SavedBirth;
}

/** What the page shows. */
export interface ProfilesShown {
  readonly profiles: readonly ProfileLine[];
  /** The one in the form; null for a new one. */
  readonly changed: ProfileLine | null;
  readonly q: string;
  /** Query of the page that follows; null on the last. */
  readonly older: string | null;
}

const field = (name: string, label: string, control: Html, help?: string): Html =>
  labelled(`p-${name}`, label, control, help);
const input = (name: string, value: string, more = ''): Html =>
  html`<input id="p-${name}" name="${name}" value="${value}" autocomplete="off" ${raw(more)} />`;
const options = <K extends string>(keys: readonly K[], names: Readonly<Record<K, string>>, chosen: K): Html =>
  html`${keys.map((key) => html`<option value="${key}" ${key === chosen && raw('selected')}>${names[key]}</option>`)}`;

const GENDERS = ['none', 'female', 'male', 'other'] as const;
const degrees = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** What a person reads of a place: its name, else its coordinates. */
const placeText = ({ place, lat, lon }: SavedBirth): string => place ?? `${lat}, ${lon}`;

const placeFields = ({ language }: Scene, birth: SavedBirth | undefined): Html => {
  const { profiles: words } = pageWords(language);
  const written = birth === undefined ? '' : placeText(birth);
  return html`<div class="field place">
      ${suggestField(
        'p-place',
        words.place,
        html`name="place" value="${written}" data-before="${written}" maxlength="100"`,
        words.placeHelp,
      )}
    </div>
    <details>
      <summary>${words.byHand}</summary>
      <div class="fields">
        ${field('lat', words.lat, input('lat', '', 'type="number" step="any" min="-90" max="90"'))}
        ${field('lon', words.lon, input('lon', '', 'type="number" step="any" min="-180" max="180"'))}
        ${field('tz', words.tz, input('tz', degrees(typeof birth?.tz === 'number' ? birth.tz : undefined), 'type="number" step="any" min="-16" max="16"'))}
      </div>
    </details>`;
};

const timeFields = ({ language }: Scene, birth: SavedBirth | undefined): Html => {
  const { profiles: words } = pageWords(language);
  return html`<div class="fields">
      ${field('date', words.date, input('date', birth?.date ?? '', 'type="date" required min="1800-01-02" max="2399-12-31"'))}
      ${field('time', words.time, input('time', birth?.time ?? '', 'type="time" step="1"'))}
      ${field(
        'gender',
        words.gender,
        html`<select id="p-gender" name="gender">
          ${options(GENDERS, words.genders, birth?.gender ?? 'none')}
        </select>`,
      )}
    </div>
    <p>
      <label class="check"
        ><input id="p-unknown" type="checkbox" ${birth?.time_unknown === true && raw('checked')} />
        ${words.timeUnknown}</label
      >
    </p>`;
};

const form = (scene: Scene, changed: ProfileLine | null): Html => {
  const { language, root } = scene;
  const { profiles: words } = pageWords(language);
  const birth = changed?.birth;
  return html`<form id="profile" data-id="${changed?.profile_id ?? ''}" class="narrow" novalidate>
    ${noticeBox()}
    <div class="fields">
      ${field('name', words.name, input('name', birth?.name ?? '', 'maxlength="100"'))}
      ${field('label', words.label, input('label', changed?.label ?? '', `maxlength="${MAX_LABEL}" aria-describedby="p-label-help"`), words.labelHelp)}
    </div>
    ${timeFields(scene, birth)} ${placeFields(scene, birth)}
    <div class="fields">
      ${field('tags', words.tags, input('tags', changed?.tags.join(', ') ?? '', 'maxlength="320" aria-describedby="p-tags-help"'), words.tagsHelp)}
      ${field(
        'mark',
        words.mark,
        html`<select id="p-mark" name="mark" aria-describedby="p-mark-help">
          ${options(MARKS, words.marks, changed?.mark ?? 'none')}
        </select>`,
        words.markHelp,
      )}
    </div>
    <p class="row">
      <button>${words.save}</button>
      ${changed && html`<a href="${root}/dashboard/profiles">${words.another}</a>`}
    </p>
  </form>`;
};

const removeDialog = (scene: Scene): Html => {
  const { profiles: words, done } = pageWords(scene.language);
  return formDialog(scene, {
    id: 'remove',
    title: words.removeTitle,
    call: 'DELETE /v1/profiles/{id}',
    then: '/dashboard/profiles',
    done: done.birthRemoved,
    send: words.remove,
    isDanger: true,
    body: leadOf(words.removeLead),
  });
};

const searchForm = ({ language, root }: Scene, q: string): Html => {
  const { profiles: words } = pageWords(language);
  return html`<form method="get" action="${root}/dashboard/profiles" role="search" class="row">
    <div class="field">
      <label for="p-q">${words.search}</label
      ><input id="p-q" name="q" value="${q}" maxlength="100" placeholder="${words.searchHelp}" />
    </div>
    <button class="plain">${words.find}</button>
    ${q !== '' && html`<a href="${root}/dashboard/profiles">${words.all}</a>`}
  </form>`;
};

const rows = ({ language, root }: Scene, profiles: readonly ProfileLine[]): Html => {
  const { profiles: words } = pageWords(language);
  return table(
    '',
    [words.label, words.born, words.tags, words.mark, words.id, words.actions],
    profiles.map(({ profile_id: id, label, tags, mark, birth }) => [
      label,
      html`<span>${birth.date}, ${birth.time ?? words.noTime}<br /><small>${placeText(birth)}</small></span>`,
      tags.join(', '),
      mark === 'none' ? '' : words.marks[mark],
      html`<code>${id}</code>`,
      html`<span class="row">
        <a class="button plain small-button" href="${root}/dashboard/profiles?profile=${id}">${words.edit}</a>
        <button class="danger" data-open="#remove" data-id="${id}" data-name="${label}">${words.remove}</button></span
      >`,
    ]),
  );
};

const tables = ({ language, root }: Scene): Html => {
  const { profiles: words } = pageWords(language);
  return html`<section aria-labelledby="tables-title">
    <h2 id="tables-title">${words.tables}</h2>
    <p>${words.tablesLead}</p>
    <div class="field narrow">
      <label for="p-file">${words.file}</label><input id="p-file" type="file" accept=".csv,text/csv" />
    </div>
    <p class="row">
      <button id="bring" type="button">${words.bring}</button>
      <a href="${root}/v1/profiles/export" download="saved-births.csv">${words.take}</a>
    </p>
    <div role="status">
      <p id="brought"></p>
      <ul id="refused" class="small"></ul>
    </div>
  </section>`;
};

/** The page. */
export const profilesPage = (scene: Scene, { profiles, changed, q, older }: ProfilesShown): string => {
  const { language, root } = scene;
  const { profiles: words, common } = pageWords(language);
  const none = q === '' ? words.empty : words.noneFound;
  return dashboardPage(scene, {
    title: words.title,
    scripts: ['dashboard', 'profiles'],
    body: html`${scriptNeeded(scene)}
      <p>${words.lead}</p>
      ${noticeBox('notice')} ${(profiles.length > 0 || q !== '') && searchForm(scene, q)}
      ${profiles.length === 0 ? html`<p class="soft">${none}</p>` : rows(scene, profiles)}
      ${older !== null && html`<p><a href="${root}/dashboard/profiles?${older}">${words.older}</a></p>`}
      <h2 id="form-title">${changed === null ? words.add : filled(words.change, { label: changed.label })}</h2>
      ${form(scene, changed)} ${tables(scene)} ${removeDialog(scene)}
      ${scriptWords({
        ...dashboardWords(language),
        failed: common.failed,
        'no-file': words.noFile,
        'row-fault': filled(words.rowFault, { row: '{row}', what: '{what}' }),
        'brought-one': words.brought.one,
        'brought-other': words.brought.other,
      })}`,
  });
};
