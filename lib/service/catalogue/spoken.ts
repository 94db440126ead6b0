/** What each language can do in each suite, computed: every example is asked for in it, and the banks are counted. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../contract/frame/app-error.ts';
import type { AnyEndpoint } from '../../contract/frame/endpoint.ts';
import type { AnyContract } from '../../contract/frame/resource.ts';
import { bank } from '../../words/bank.ts';
import { LANGUAGES, languagesWith, SOURCE, type Language } from '../../words/languages.ts';
import { answer, isProse } from '../http/answer.ts';
import { ROOT } from './registry.ts';
import type { Level, SpokenLanguage, SpokenSuite } from './spoken-rows.ts';

const BANKS = join(ROOT, 'lib/words/banks');
/** Beside the families of a language. */
const ASIDE = /(?:^|[\\/])(?:documents|forms|spellings|language)\.json$/;

const parsed = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const leaves = (value: unknown): number =>
  typeof value === 'object' && value !== null ? Object.values(value).reduce<number>((n, one) => n + leaves(one), 0) : 1;

const familiesOf = (language: Language): readonly string[] =>
  globSync('**/*.json', { cwd: join(BANKS, language) })
    .filter((file) => !ASIDE.test(file))
    .sort();

/** The families of a language, each with the sections that it has of it; `WHOLE` where it has all of them. */
type Extent = ReadonlyMap<string, readonly string[] | typeof WHOLE>;
const WHOLE = 'whole';
/** The file of a family of which a language has some sections alone. */
const PART = /\.names\.json$/;

const extentOf = (language: Language): Extent =>
  new Map(
    familiesOf(language).map((file) => [
      file.replace(PART, '.json'),
      PART.test(file) ? Object.keys(Object(parsed(join(BANKS, language, file)))) : WHOLE,
    ]),
  );

/** Whether all texts of one extent are there in another. */
const holds = (more: Extent, less: Extent): boolean =>
  [...less].every(([family, sections]) => {
    const own = more.get(family);
    if (own === undefined || own === WHOLE) return own === WHOLE;
    return sections !== WHOLE && sections.every((section) => own.includes(section));
  });

/** Who has read which text: for each, rows of `hash reading` with the languages of which that is true. */
type States = readonly (readonly [row: string, languages: readonly string[]])[];

const readStates = (): States =>
  Object.values(Object(parsed(join(ROOT, 'lib/words/state.json')))).flatMap((made) =>
    Object.entries(Object(made)).map(([row, languages]) => [row, String(languages).split(' ')] as const),
  );

/** Texts of a language, and how many of them a native speaker has read: of one that keeps no state, all or none. */
const textsOf = (language: Language, states: States): SpokenLanguage['texts'] => {
  const all = familiesOf(language).reduce((n, file) => n + leaves(parsed(join(BANKS, language, file))), 0);
  const readings = states.filter(([, languages]) => languages.includes(language));
  if (readings.length === 0) return { all, read: bank(language, 'language').read === 'native' ? all : 0 };
  return { all, read: readings.filter(([row]) => row.endsWith(' native')).length };
};

/** How an answer to the example of a calculation comes in a language. */
const calculated = async (endpoint: AnyEndpoint, language: Language): Promise<Level> => {
  const members: Record<string, unknown> = { ...endpoint.example };
  const variables: Record<string, string> = {};
  for (const name of endpoint.variables) {
    variables[name] = String(members[name]);
    delete members[name];
  }
  const request = {
    requestId: 'example',
    variables,
    language: undefined,
    credits: () => ({ charged: 0, remaining: null }),
    warnings: [],
  };
  try {
    await answer(endpoint, { ...members, language, language_fallback: 'none' }, request);
    return 'full';
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'LANGUAGE_NOT_HERE') throw error;
    return isProse(endpoint) ? 'none' : 'names';
  }
};

/** Where `language` says of a thing to which language it belongs. */
const ANY = 'any';

/** The languages in which an endpoint gives what it gives, as its contract says; null where that does not say. */
const offered = (endpoint: AnyContract): readonly unknown[] | null => {
  if (endpoint.kind !== 'calculation' && endpoint.speaks !== undefined) return languagesWith(...endpoint.speaks);
  const field = endpoint.input.fields['language'];
  if (field === undefined) return null;
  const schema = 'innerType' in field._zod.def ? (field._zod.def.innerType as typeof field) : field;
  const values = [...(schema._zod.values ?? [])];
  return values.includes(ANY) ? null : values;
};

/** Documents about the API itself are written in its own language. */
const MANUAL = 'meta';

/**
 * How an endpoint answers in each language; null where its answers have no words of ours. What is answered in full in one
 * language is so in each that has its texts and more, and what lacks texts there lacks them in each that has no others: the
 * example is computed for the rest, which for most endpoints is once. `extents`: the fewest texts first.
 */
const levelsOf = async (
  endpoint: AnyContract,
  extents: ReadonlyMap<Language, Extent>,
): Promise<ReadonlyMap<Language, Level> | null> => {
  if (endpoint.suite === MANUAL) return null;
  const own = offered(endpoint);
  if (own !== null) return new Map(LANGUAGES.map((language) => [language, own.includes(language) ? 'full' : 'none']));
  if (endpoint.kind !== 'calculation') return null;
  const levels = new Map<Language, Level>([[SOURCE, 'full']]);
  const met: (readonly [extent: Extent, level: Level])[] = [];
  for (const [language, extent] of extents) {
    if (language === SOURCE) continue;
    const decided = met.find(([one, level]) => (level === 'full' ? holds(extent, one) : holds(one, extent)));
    const level = decided?.[1] ?? (await calculated(endpoint, language));
    if (decided === undefined) met.push([extent, level]);
    levels.set(language, level);
  }
  return levels;
};

const levelOfSuite = (levels: readonly Level[]): Level => {
  if (levels.every((level) => level === 'full')) return 'full';
  return levels.every((level) => level === 'none') ? 'none' : 'names';
};

/** The levels of endpoints in one language, by suite. */
const suitesOf = (levels: ReadonlyMap<string, readonly Level[]>): readonly SpokenSuite[] =>
  [...levels].map(([suite, all]) => ({
    suite,
    level: levelOfSuite(all),
    endpoints_full: all.filter((level) => level === 'full').length,
    endpoints: all.length,
  }));

/** A language that has sentences has those of errors, with which every endpoint may answer. */
const SENTENCES = 'errors';

/** What a language is on the whole; what it can do in a suite is said there. */
const statusOf = (language: Language, isWhole: boolean): SpokenLanguage['status'] => {
  if (!languagesWith(SENTENCES).includes(language)) return 'names';
  return isWhole && bank(language, 'language').read === 'native' ? 'full' : 'beta';
};

/** Every language with its suites. */
export const spokenIn = async (endpoints: readonly AnyContract[]): Promise<readonly SpokenLanguage[]> => {
  const all = LANGUAGES.map((language) => [language, extentOf(language)] as const);
  const extents = new Map(all.toSorted(([, one], [, other]) => one.size - other.size));
  const levels = new Map(LANGUAGES.map((language) => [language, new Map<string, Level[]>()]));
  for (const endpoint of endpoints)
    for (const [language, level] of (await levelsOf(endpoint, extents)) ?? []) {
      const suites = levels.get(language);
      suites?.set(endpoint.suite, [...(suites.get(endpoint.suite) ?? []), level]);
    }
  const states = readStates();
  const source = extentOf(SOURCE);
  return all.map(([language, extent]) => {
    const { own_name, script } = bank(language, 'language');
    return {
      key: language,
      own_name,
      script,
      status: statusOf(language, holds(extent, source)),
      texts: textsOf(language, states),
      suites: suitesOf(levels.get(language) ?? new Map()),
    };
  });
};
