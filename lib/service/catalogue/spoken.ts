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

/** What a language has: its families, those of names with their sections. Languages that have the same answer the same. */
const extentOf = (language: Language): string =>
  familiesOf(language)
    .map((file) => {
      const sections = file.endsWith('.names.json') ? Object.keys(Object(parsed(join(BANKS, language, file)))) : [];
      return [file, ...sections].join();
    })
    .join(';');

/** Who has read which text: for each, rows of `hash reading` with the languages of which that is true. */
type States = readonly (readonly (readonly [row: string, languages: string])[])[];

const readStates = (): States =>
  Object.values(Object(parsed(join(ROOT, 'lib/words/state.json')))).map((made) => Object.entries(Object(made)));

/** Texts of a language, and how many of them a native speaker has read: of one that keeps no state, all or none. */
const textsOf = (language: Language, states: States): SpokenLanguage['texts'] => {
  const all = familiesOf(language).reduce((n, file) => n + leaves(parsed(join(BANKS, language, file))), 0);
  const readings = states.flatMap((made) => made.filter(([, languages]) => languages.split(' ').includes(language)));
  if (readings.length === 0) return { all, read: bank(language, 'language').read === 'native' ? all : 0 };
  return { all, read: readings.filter(([row]) => row.endsWith(' native')).length };
};

/** How an answer to the example of a calculation comes in a language. */
const calculated = async (endpoint: AnyEndpoint, language: Language): Promise<Level> => {
  const members: Record<string, unknown> = { ...endpoint.example };
  const variables: Record<string, string> = {};
  for (const name of endpoint.variables ?? []) {
    variables[name] = String(members[name]);
    delete members[name];
  }
  const request = {
    requestId: 'example',
    variables,
    language: undefined,
    credits: { charged: 0, remaining: null },
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

/** How an endpoint answers in a language; null where its answers have no words of ours. */
const levelOf = async (endpoint: AnyContract, language: Language): Promise<Level | null> => {
  if (endpoint.suite === MANUAL) return null;
  const own = offered(endpoint);
  if (own !== null) return own.includes(language) ? 'full' : 'none';
  if (endpoint.kind !== 'calculation') return null;
  return language === SOURCE ? 'full' : calculated(endpoint, language);
};

const levelOfSuite = (levels: readonly Level[]): Level => {
  if (levels.every((level) => level === 'full')) return 'full';
  return levels.every((level) => level === 'none') ? 'none' : 'names';
};

const suitesIn = async (language: Language, endpoints: readonly AnyContract[]): Promise<readonly SpokenSuite[]> => {
  const levels = new Map<string, Level[]>();
  for (const endpoint of endpoints) {
    const level = await levelOf(endpoint, language);
    if (level !== null) levels.set(endpoint.suite, [...(levels.get(endpoint.suite) ?? []), level]);
  }
  return [...levels].map(([suite, all]) => ({
    suite,
    level: levelOfSuite(all),
    endpoints_full: all.filter((level) => level === 'full').length,
    endpoints: all.length,
  }));
};

/** A language that has sentences has those of errors, with which every endpoint may answer. */
const SENTENCES = 'errors';

/** What a language is on the whole; what it can do in a suite is said there. */
const statusOf = (language: Language, extent: string): SpokenLanguage['status'] => {
  if (!languagesWith(SENTENCES).includes(language)) return 'names';
  return extent === extentOf(SOURCE) && bank(language, 'language').read === 'native' ? 'full' : 'beta';
};

/** Every language with its suites. The example of each endpoint is computed once for all languages that have the same texts. */
export const spokenIn = async (endpoints: readonly AnyContract[]): Promise<readonly SpokenLanguage[]> => {
  const known = new Map<string, readonly SpokenSuite[]>();
  const rows: SpokenLanguage[] = [];
  const states = readStates();
  for (const language of LANGUAGES) {
    const extent = extentOf(language);
    const suites = known.get(extent) ?? (await suitesIn(language, endpoints));
    known.set(extent, suites);
    const { own_name, script } = bank(language, 'language');
    rows.push({
      key: language,
      own_name,
      script,
      status: statusOf(language, extent),
      texts: textsOf(language, states),
      suites,
    });
  }
  return rows;
};
