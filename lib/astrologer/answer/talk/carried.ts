/** What a conversation carries on from a question and its answer. */
import type { Tongue } from '../../../words/astrologer/fixed-texts.ts';
import type { Ask } from '../../../words/reading/ask.ts';
import type { TalkState, ThingTold } from '../../conversation/state.ts';
import { actOf } from '../tell/acts-on.ts';
import type { AskedDays } from '../days/asked.ts';
import { mattersOf, type CompareIntent, type Intent, type MatterIntent } from '../hear/intent.ts';
import { isOfNone } from '../choice/option-rows.ts';
import type { Resolved } from './resolved.ts';
import { earlierThan } from './earlier.ts';
import { languageOfTongue } from '../hear/tongue.ts';

/** The chart as a whole. */
export const wholeIntent: MatterIntent = { kind: 'matter', ask: 'how', matter: 'general' };

/** Most ids that a conversation keeps of what was told, and of wordings. */
const MOST_KEPT = 200;

const textsOf = (one: Intent): readonly string[] => (one.kind === 'named' ? [one.said.text] : []);

type KeptDays = Extract<TalkState['intents'][number], { kind: 'named' }>['days'];
const keptDays = (days: AskedDays): NonNullable<KeptDays> =>
  days.kind === 'day' ? { kind: 'day', date: { ...days.date }, near: null } : { ...days, from: { ...days.from } };

/** Whether no row parts the two ways of a choice. */
const areAlike = ({ options }: CompareIntent): boolean => isOfNone(options) || options?.[0] === options?.[1];

/** An intent as a conversation keeps it: of a thing its words, which are read again with the next question. */
const keptOf = (one: Intent): TalkState['intents'][number] => {
  const [matter] = mattersOf(one);
  // Near or far is no choice that goes on: the transfer does.
  if (one.kind === 'compare' && one.isAside === true && matter !== undefined && areAlike(one))
    return { kind: 'matter', ask: 'when', matter, aspect: one.aspect };
  if (one.kind === 'compare')
    return {
      ...one,
      matters: [...one.matters],
      years: [...one.years],
      months: [...one.months],
      options: one.options === undefined ? undefined : [...one.options],
      names: one.names === undefined ? undefined : [...one.names],
    };
  if (one.kind !== 'named') return one;
  const { said, lean, ...more } = one;
  const act = actOf(one);
  // A day is kept as its date: "at what time" names none itself, and "tomorrow" is another one the next day.
  const days = said.days === null || (act === null && said.days.kind !== 'day') ? null : keptDays(said.days);
  // "And the worst?" goes on with which part of a period is best.
  const part = lean === 'best' || lean === 'hardest' ? { lean } : {};
  return { ...more, ...part, text: said.text, ...(act === null ? {} : { act }), ...(days === null ? {} : { days }) };
};

/** What of a conversation the answer itself adds to. */
export type Told = Pick<TalkState, 'told' | 'frames' | 'fresh' | 'until' | 'first' | 'best'>;

/** Ways of asking that are of what was told, and are not taken along to another matter. */
const OF_TOLD: readonly (Ask | null | undefined)[] = ['why', 'do'];
const askingOf = (intents: readonly Intent[]): Ask | undefined => {
  const [first] = intents.flatMap((one) => (one.kind === 'matter' ? [one.ask] : []));
  return OF_TOLD.includes(first) ? undefined : (first ?? undefined);
};

/** The last two years that were asked about by themselves. */
const singleOf = (years: Resolved['years'], before: TalkState | null): number[] => {
  const own = years !== null && years[0] === years[1] ? [years[0]] : [];
  return [...new Set([...own, ...(before?.single ?? [])])].slice(0, 2);
};

/** Most matters and things that are kept, to come back to. */
const MOST_MATTERS = 4;
const MOST_THINGS = 2;

/** Whose life it was about, or the bond with whom, where that was not that of whoever asks. */
const whoseOf = ({
  other,
  beside,
  person,
  side,
  intents,
  remark,
}: Pick<Resolved, 'other' | 'beside' | 'person' | 'side' | 'intents' | 'remark'>): Pick<
  TalkState,
  'other' | 'person' | 'side'
> => {
  if (other !== null) return { other, person, side };
  const [bond] = intents.flatMap((one) => (one.kind === 'relation' && one.person !== undefined ? [one.person] : []));
  // "My brother says no" leaves him in the talk.
  if (beside !== null || (remark === 'agree' && person !== 'other')) return { person, side };
  return bond === undefined ? {} : { person: bond, side };
};

/** What a conversation carries on from a question, and from what was told to it. */
export const stateAfter = (
  { form, intents, years, other, beside, person, side, remark, heavy, isTroubled }: Resolved,
  tongue: Tongue,
  before: TalkState | null,
  told: Told = { told: [], frames: [], ...before },
): TalkState => {
  const thing: ThingTold = {
    intents: (intents.length === 0 ? [wholeIntent] : intents).map(keptOf),
    years: years === null ? null : [...years],
    ...whoseOf({ other, beside, person, side, intents, remark }),
    asking: askingOf(intents) ?? before?.asking,
    troubled: isTroubled,
    best: told.best,
  };
  return {
    v: 1,
    language: languageOfTongue(tongue),
    tongue,
    form,
    ...thing,
    earlier: earlierThan(thing, before),
    matters: [...new Set([...intents.flatMap(mattersOf), ...(before?.matters ?? [])])].slice(0, MOST_MATTERS),
    things: [...new Set([...intents.flatMap(textsOf), ...(before?.things ?? [])])].slice(0, MOST_THINGS),
    heavy: heavy ?? undefined,
    single: singleOf(years, before),
    told: told.told.slice(-MOST_KEPT),
    frames: told.frames.slice(-MOST_KEPT),
    fresh: told.fresh ?? [],
    until: told.until ?? null,
    first: told.first,
  };
};
