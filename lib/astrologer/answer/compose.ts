/**
 * The embedded astrologer: an answer composed of parts, each bound to the facts, rules, windows and decisions it rests on.
 * No model takes part, and the same question about the same birth gets the same decision and the same dates in any words.
 */
import { julian } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';
import { MATTER_ROWS } from '../../answers/matters.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { JudgedPair } from '../../answers/queries/pair.ts';
import type { Matter, Topic } from '../../contract/suites/astrologer.ts';
import type { Tongue } from '../../words/astrologer/fixed-texts.ts';
import { bank } from '../../words/bank.ts';
import { hinglish } from '../../words/hinglish.ts';
import type { Language } from '../../words/languages.ts';
import type { TalkState } from '../conversation/state.ts';
import { Chooser } from './choice.ts';
import { daysParts } from './days/compared.ts';
import { directAnswers, directQuestionOf } from './direct.ts';
import type { DirectQuestion } from '../../words/reading/ask.ts';
import { running } from './direct/times.ts';
import { mattersNamed, type Intent, type MatterIntent } from './intents.ts';
import { saidParts, worded, rowsOf, type Making } from './making.ts';
import { limitOf } from './time-parts.ts';
import { matterParts, wholeParts } from './matter-parts.ts';
import { comparedParts } from './compared-parts.ts';
import { thingParts } from './named.ts';
import { thingIn, type Thing } from './things.ts';
import { topicsOf } from './topics.ts';
import { pairParts } from './pair-parts.ts';
import { rendered, type Draft, type Part, type Row } from './parts.ts';
import type { Resolved } from './resolve.ts';
import { Cited } from './rows-cited.ts';

/** An answer of our own composer. */
export interface Composed {
  readonly parts: readonly Part[];
  readonly cited: Cited;
  readonly topics: readonly Topic[];
  readonly state: TalkState;
}

/** Minutes below which a time of birth is rarely known. */
const DOUBTFUL_MINUTES = 15;

/** The stretch of time of some years by the clock of whoever asks, from now on; the years ahead end today in the last one. */
const spanOf = ({ at }: KnownBirth, years: Resolved['years']): TimeSpan | null => {
  if (years === null) return null;
  const [from, to] = years;
  const isAhead = from === at.date.year && to > from;
  const day = isAhead ? { month: at.date.month, day: Math.min(at.date.day, 28) } : { month: 1, day: 1 };
  return {
    start: julian(Math.max(at.jd, at.clock.instant({ year: from, month: 1, day: 1 }, 0))),
    end: at.clock.instant({ year: isAhead ? to : to + 1, ...day }, 0),
  };
};

const isMatter = (one: Matter | 'general'): one is Matter => one !== 'general';

/** The chart as a whole: who asks when it gets better hears first until when the running period lasts. */
const ofWhole = (
  making: Making,
  ask: MatterIntent['ask'],
  range: TimeSpan | null,
  isBrief: boolean,
): readonly Draft[] => {
  const { known, cited, language } = making;
  const whole = wholeParts(making, range);
  const times = saidParts(making, running({ known, write: cited.write, language }));
  if (ask === 'when') return [...times, ...whole];
  return isBrief || making.form !== 'full' ? whole : [...whole, ...times.slice(0, 1)];
};

/** Things that are asked about for the sake of a matter: how that stands is told with them. */
const WITH_MATTER: readonly (DirectQuestion | null)[] = [
  null,
  'planet',
  'service',
  'choice',
  'sade_sati',
  'raja_yoga',
  'period_named',
  'transit',
  'running',
  'next_period',
];

/** Questions that are of one matter, whatever else they name. */
const MATTER_OF: Readonly<Partial<Record<DirectQuestion, Matter>>> = { choice: 'marriage', service: 'career' };

/** How the matter stands that is named beside a thing; nothing where none is. */
const matterBeside = (making: Making, text: string, thing: Thing | null, range: TimeSpan | null): readonly Draft[] => {
  if (making.form === 'short' || !WITH_MATTER.includes(directQuestionOf(text))) return [];
  if (thing !== null && thing.kind !== 'planet') return [];
  const direct = directQuestionOf(text);
  const [named] = mattersNamed(text).filter(isMatter);
  const matter = (direct === null ? undefined : MATTER_OF[direct]) ?? named;
  const area = matter === undefined ? null : MATTER_ROWS[matter].area;
  if (matter === undefined || area === null) return [];
  if (making.cited.decisions.some(({ decision }) => MATTER_ROWS[decision.matter].area === area)) return [];
  return matterParts(making, { ask: 'how', matter, range, isBrief: true });
};

/** Direct questions whose thing is read along: the others are told by their own sentences. */
const READ_ALONG: readonly (DirectQuestion | null)[] = [null, 'planet', 'rising', 'moon_sign'];

const partsFor = (making: Making, intent: Intent, range: TimeSpan | null, isBrief: boolean): readonly Draft[] => {
  const { known, language } = making;
  switch (intent.kind) {
    case 'named': {
      const direct = directAnswers(known, intent.text, language).sentences;
      const thing = thingIn(intent.text);
      const asksOther = !READ_ALONG.includes(directQuestionOf(intent.text));
      const isTold = direct.length > 0 && (making.form === 'short' || asksOther);
      const read = thing === null || isTold ? [] : thingParts(making, thing, direct.length > 0);
      const days = direct.length + read.length > 0 ? null : daysParts(making, intent.text);
      const beside = matterBeside(making, intent.text, thing, range);
      if (days === null) return [...saidParts(making, direct), ...read, ...beside];
      const said = saidParts(making, days.sentences);
      return days.kind === 'said' ? [...said, ...beside] : [days.lead, ...said];
    }
    case 'pair':
      return making.pair === null ? [] : pairParts(making, making.pair);
    case 'compare':
      return comparedParts(making, intent);
    case 'matter':
      return isMatter(intent.matter)
        ? matterParts(making, { ask: intent.ask ?? 'how', matter: intent.matter, range, isBrief })
        : ofWhole(making, intent.ask, range, isBrief);
  }
};

const wholeIntent: MatterIntent = { kind: 'matter', ask: 'how', matter: 'general' };

/** Sympathy before facts, once in a conversation, for who says that something weighs on them. */
const sympathy = (making: Making, { isWorried, isReworded, intents }: Resolved): readonly Draft[] => {
  const isNamed = intents.every(({ kind }) => kind === 'named');
  if (!isWorried || isNamed || isReworded || making.told.has('worry')) return [];
  making.told.add('worry');
  return [worded(making, 'courtesy', ['worry', rowsOf(making).worry], {})];
};

/** What is told once in a conversation about the birth itself. */
const birthLimits = (making: Making): readonly Draft[] => {
  const { known, told, cited } = making;
  const usesHouses = cited.rules.length > 0;
  if (!known.birth.timeKnown && !told.has('noTime')) {
    told.add('noTime');
    return [
      limitOf(making, 'noTime'),
      ...saidParts(making, running({ known, write: cited.write, language: making.language }).slice(0, 1)),
    ];
  }
  if (!known.birth.timeKnown || !usesHouses || told.has('caveat')) return [];
  const minutes = known.ascendantMinutes();
  if (minutes > DOUBTFUL_MINUTES) return [];
  told.add('caveat');
  return [limitOf(making, 'caveat', { minutes })];
};

/** Most ids that a conversation keeps of what was told, and of wordings. */
const MOST_KEPT = 60;

/** Composes the answer to a question that was resolved. */
export const composed = (
  known: KnownBirth,
  asked: Resolved,
  tongue: Tongue,
  before: TalkState | null,
  pair: JudgedPair | null = null,
): Composed => {
  const language: Language = tongue === 'hi-Latn' ? 'hi' : tongue;
  const cited = new Cited(known, language, tongue);
  const seed = `${known.birth.jd} ${asked.intents.map((one) => (one.kind === 'matter' ? one.matter : one.kind)).join()}`;
  const choose = new Chooser(seed, before?.frames ?? []);
  // What is said again in other words is told as if it had not been.
  const told = new Set(asked.isReworded ? [] : (before?.told ?? []));
  const making: Making = { known, language, tongue, cited, choose, form: asked.form, told, pair };
  const range = spanOf(known, asked.years);
  const intents = asked.intents.length === 0 ? [wholeIntent] : asked.intents;
  const isBrief = intents.length > 1;
  const main = intents.flatMap((intent) => partsFor(making, intent, range, isBrief));
  const drafts = [...sympathy(making, asked), ...main, ...birthLimits(making)];
  const seen = new Set<string>();
  const parts = drafts
    .map((draft) => rendered(draft, cited.rows.all))
    .filter(({ text }) => text !== '' && !seen.has(text) && seen.add(text))
    .map((part) => (tongue === 'hi-Latn' ? inLatin(part, cited) : part));
  return {
    parts,
    cited,
    topics: topicsOf({ intents, years: asked.years }),
    state: {
      v: 1,
      language,
      tongue,
      form: asked.form,
      intents: intents.map((one) =>
        one.kind === 'compare'
          ? { ...one, matters: [...one.matters], years: [...one.years], months: [...one.months] }
          : one,
      ),
      years: asked.years === null ? null : [...asked.years],
      told: [...told].slice(-MOST_KEPT),
      frames: choose.used.slice(-MOST_KEPT),
    },
  };
};

/** A name in Latin letters as it stands inside a sentence: without the capital that begins one. */
const latin = (text: string): string => hinglish(`x ${text}`).slice(2);

const latinField = (value: Row['fields'][string]): Row['fields'][string] => {
  if (typeof value === 'object') return { ...value, nom: latin(value.nom) };
  return typeof value === 'string' ? latin(value) : value;
};

/** Rows whose fields are in Latin letters. */
export const inLatinRows = (rows: ReadonlyMap<string, Row>): ReadonlyMap<string, Row> =>
  new Map(
    [...rows].map(([id, row]) => [
      id,
      {
        ...row,
        fields: Object.fromEntries(Object.entries(row.fields).map(([name, value]) => [name, latinField(value)])),
      },
    ]),
  );

/** A part in Latin letters: the template, and what fills it. */
const inLatin = ({ slots: _, text: __, template, ...part }: Part, { rows }: Cited): Part =>
  rendered({ ...part, template: hinglish(template) }, inLatinRows(rows.all));

/** What is said where a question was not understood, and where another person’s birth is needed: no chart is read. */
export const unanswered = (tongue: Tongue, kind: 'unread' | 'others' | 'needPartner' | 'departed'): Part => {
  const { limit, examples } = bank(tongue, 'astrologer/parts');
  const [row = ''] = limit[kind];
  const text = row.replace('{examples}', examples.join(' '));
  return { kind: 'limit', template: text, text, slots: [], cites: [] };
};
