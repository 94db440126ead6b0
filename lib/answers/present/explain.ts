/** Explanations of conditions in the shapes of the contract. */
import type { Explanation } from '../../../layers/jyotish/condition/evaluate.ts';
import type { Observed } from '../../../layers/jyotish/condition/term.ts';
import { DIGNITIES } from '../../../layers/jyotish/chart/dignity.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { bank, type Banks } from '../../words/bank.ts';
import { capital, fillAny, type Inflected } from '../../words/fill.ts';
import { nameForms } from '../../words/forms.ts';
import type { Words } from '../../words/words.ts';
import { planetName, planetsShape } from './names.ts';

type Text = Banks['explain'];
type Kind = keyof Text['kinds'];
type GroupKind = keyof Text['groups'];
const isKind = (kind: string, { kinds }: Text): kind is Kind => kind in kinds;
const isGroup = (kind: string, { groups }: Text): kind is GroupKind => kind in groups;

const SIGN_KINDS: readonly string[] = ['lagna_in', 'in_signs'];
const STAR_KINDS: readonly string[] = ['moon_in_stars'];
const FIRST_IS_STAR: readonly string[] = ['moon_in_pada', 'moon_in_share'];

/** A requirement in words: a sign in its forms, a star, a planet, a word of the texts, or the number itself. */
const wantText = (words: Words, kind: string, want: string | number, index: number): string | Inflected => {
  const { values } = bank(words.language, 'explain');
  if (typeof want === 'number') {
    if (SIGN_KINDS.includes(kind)) return nameForms(words, 'signs', words.key('signs', want - 1));
    if (STAR_KINDS.includes(kind) || (index === 0 && FIRST_IS_STAR.includes(kind)))
      return words.name('nakshatras', want - 1);
    return String(want);
  }
  const planet = GRAHAS.find((graha) => graha === want);
  if (planet) return planetName(words, planet);
  const known = Object.entries(values).find(([key]) => key === want);
  return known ? known[1] : want;
};

const listed = (words: Words, items: readonly string[]): string => {
  const { values } = bank(words.language, 'explain');
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${values.or} ${items.at(-1)}`;
};

const named = (item: string | Inflected): string => (typeof item === 'string' ? item : item.nom);
const stem = (item: string | Inflected): string => (typeof item === 'string' ? item : (item['stem'] ?? item.nom));

/** Several requirements as one, by name and by the stem that rows of signs ask for. */
const together = (words: Words, items: readonly (string | Inflected)[]): Inflected => ({
  nom: listed(words, items.map(named)),
  stem: listed(words, items.map(stem)),
});

/** The planet that a quantifier tests, as a rule names it. */
const EACH = 'each';

/** A planet as it stands inside a sentence: "the Sun". */
export const inSentence = (words: Words, planet: (typeof GRAHAS)[number]): string =>
  Object.entries(bank(words.language, 'explain').named).find(([key]) => key === planet)?.[1] ??
  planetName(words, planet);

/** One condition of a rule in words, by `row`; `set` stands for the planet of a quantifier where the whole set is meant. */
export const saidOf = (
  words: Words,
  row: string,
  { terms, planets, wants, kind }: Explanation,
  set?: string,
): string => {
  const text = bank(words.language, 'explain');
  const subjects = planets.map((planet, i) => {
    if (set !== undefined && terms[i] === EACH) return set;
    const house = /^lord\((\d+)\)$/.exec(terms[i] ?? '')?.[1];
    const own = inSentence(words, planet);
    return house === undefined ? own : text.roles.lord.replace('{planet}', own).replace('{house}', house);
  });
  const asked = wants.map((want, i) => wantText(words, kind, want, i));
  const [a = '', b = ''] = subjects;
  const [w0 = '', w1 = ''] = asked;
  const said = fillAny(row, { a, b, wants: together(words, asked), w0, w1 }).replace(/, ?(?=$|,)/, '');
  return capital(said);
};

/** What a group rules out as one sentence, null unless one condition lies in it: of a planet (`not`), or of each of a set (`none`). */
export const ruledOut = (words: Words, { kind, parts }: Explanation): string | null => {
  const { kinds, nots, none } = bank(words.language, 'explain');
  const [part] = parts;
  if (part === undefined || part.parts.length > 0) return null;
  if (kind === 'not') {
    const row = Object.entries(nots).find(([key]) => key === part.kind)?.[1];
    return row === undefined ? null : saidOf(words, row, part);
  }
  const row = Object.entries(kinds).find(([key]) => key === part.kind)?.[1];
  if (kind !== 'none' || row === undefined || !part.terms.includes(EACH)) return null;
  const names = parts.flatMap(({ planet }) => (planet === null ? [] : [inSentence(words, planet)]));
  return none.text.replace('{text}', saidOf(words, row, part, none.of.replace('{list}', names.join(', '))));
};

/** A condition as a sentence; a group by what it joins. */
export const sentence = (words: Words, explanation: Explanation): string => {
  const text = bank(words.language, 'explain');
  const { kind } = explanation;
  if (isKind(kind, text)) return saidOf(words, text.kinds[kind], explanation);
  return ruledOut(words, explanation) ?? (isGroup(kind, text) ? text.groups[kind] : kind);
};

const RAISED = 'raised_by';

/** An observed value in words. */
const valueText = (words: Words, { what, value }: Observed): string => {
  const { values } = bank(words.language, 'explain');
  if (value === null) return values.unknown;
  if (typeof value === 'boolean') return value ? values.yes : values.no;
  if (value === '') return values.nothing;
  if (what === 'sign' && typeof value === 'number') return words.name('signs', value - 1);
  if (what === 'star' && typeof value === 'number') return words.name('nakshatras', value - 1);
  if (what === 'tithi' || typeof value === 'number') return String(value);
  if (what === RAISED) return String(value.split(' ').length);
  const dignity = DIGNITIES.find((one) => one === value);
  if (what === 'dignity' && dignity) return bank(words.language, 'chart').dignities[dignity];
  const [star, pada] = what === 'pada' ? value.split('/').map(Number) : [];
  if (star !== undefined && pada !== undefined) return `${words.name('nakshatras', star - 1)} ${pada}`;
  return value
    .split(' ')
    .map((part) => named(wantText(words, what, part, 0)))
    .join(', ');
};

/** One row of an explanation: a condition, or a group whose parts follow at the next depth. */
export interface ExplainedRow {
  readonly depth: number;
  readonly is_group: boolean;
  readonly text: string;
  readonly required: string;
  readonly met: boolean;
  readonly planets: { readonly key: (typeof GRAHAS)[number]; readonly name: string }[];
  readonly observed: {
    readonly key: Observed['what'];
    readonly name: string;
    readonly planet: (typeof GRAHAS)[number] | null;
    readonly planet_name: string | null;
    readonly value: string;
  }[];
}

/** An explanation as rows in table order, groups before their parts. A part that a quantifier tests for one planet names it. */
export const explainedRows = (words: Words, explanation: Explanation, depth = 0): ExplainedRow[] => {
  const { observations } = bank(words.language, 'explain');
  const { met, required, planet, planets, observed, parts } = explanation;
  const subject = planet !== null && planets.length === 0 ? `${planetName(words, planet)}: ` : '';
  const row = {
    depth,
    is_group: parts.length > 0,
    text: `${subject}${sentence(words, explanation)}`,
    required,
    met,
    planets: planetsShape(words, [...new Set(planet === null ? planets : [planet, ...planets])]),
    observed: observed.map((one) => ({
      key: one.what,
      name: observations[one.what],
      planet: one.planet,
      planet_name: one.planet && planetName(words, one.planet),
      value: valueText(words, one),
    })),
  };
  return [row, ...parts.flatMap((part) => explainedRows(words, part, depth + 1))];
};
