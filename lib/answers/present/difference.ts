/** Explanations of a difference in the shapes of the contract, and as a sentence. */
import { norm180 } from '../../../layers/jyotish/ephemeris/angle.ts';
import { isoDate, isoLocal, julian } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { DifferenceCandidate, ExplainedSettings } from '../../../layers/jyotish/kundli/explain-difference.ts';
import type { Distance } from '../../../layers/jyotish/kundli/explain-distance.ts';
import type { TypedBirth } from '../../../layers/jyotish/kundli/explain-input.ts';
import { isObservedArc, type Observation } from '../../../layers/jyotish/kundli/explain-observed.ts';
import { bank } from '../../words/bank.ts';
import { fillAny } from '../../words/fill.ts';
import { distanceSentence, nextSentence } from './difference-distance.ts';
import type { Words } from '../../words/words.ts';

/** A value computed here in place of an observed one. Instants are shown on the clock of the birth that is computed. */
export const computedRow = (
  { language }: Words,
  { what, value }: Observation,
  computed: number | null,
  offset: number,
) => {
  const arc = isObservedArc(what);
  const timeUnit = what === 'dasha_start' ? 'day' : 'minute';
  const unit = arc ? 'arcminute' : timeUnit;
  const unit_name = bank(language, 'difference').units[unit];
  if (computed === null) return { computed: null, difference: null, unit, unit_name } as const;
  const apart = value - computed;
  if (arc) return { computed, difference: norm180(apart) * 60, unit, unit_name } as const;
  return {
    computed: isoLocal(julian(computed - offset / 24), offset),
    difference: unit === 'day' ? apart : apart * 1440,
    unit,
    unit_name,
  } as const;
};

const two = (n: number): string => String(n).padStart(2, '0');
const clockText = (hour: number): string => {
  const seconds = Math.round(hour * 3600);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
};

/** The members of the birth that a slip changes. */
export const changedInput = (typed: TypedBirth, changed: TypedBirth) => ({
  ...(isoDate(changed.date) === isoDate(typed.date) ? {} : { date: isoDate(changed.date) }),
  ...(changed.hour === typed.hour ? {} : { time: clockText(changed.hour) }),
  ...(changed.offset === typed.offset ? {} : { tz: changed.offset }),
  ...(changed.place.lon === typed.place.lon ? {} : { lon: changed.place.lon }),
});

/** Names of settings, each as part of a sentence; `implied` is the ayanamsa at the birth, for one of the user's own. */
const settingNames = ({ language }: Words, settings: ExplainedSettings, implied: number | null): readonly string[] => {
  const text = bank(language, 'difference');
  const { ayanamsa, node, observer, positions, houseSystem, seed, yearLength, sunrise } = settings;
  const ayanamsaNames = (): readonly string[] => {
    if (ayanamsa === undefined) return [];
    if (typeof ayanamsa === 'string')
      return [text.settings.ayanamsa.replace('{name}', bank(language, 'sky').ayanamsas[ayanamsa])];
    return [text.settings.own_ayanamsa.replace('{degrees}', (implied ?? ayanamsa.value).toFixed(3))];
  };
  return [
    ...ayanamsaNames(),
    ...(node ? [text.settings.node[node]] : []),
    ...(observer ? [text.settings.observer[observer]] : []),
    ...(positions ? [text.settings.positions[positions]] : []),
    ...(houseSystem ? [text.houseSystems[houseSystem]] : []),
    ...(seed ? [text.seeds[seed]] : []),
    ...(yearLength ? [text.settings.year_length.replace('{days}', String(yearLength))] : []),
    ...(sunrise ? [text.sunrises[sunrise]] : []),
  ];
};

/** The settings of a candidate that are not those of the request. */
const otherThan = (settings: ExplainedSettings, own: Required<ExplainedSettings>): ExplainedSettings =>
  Object.fromEntries(
    Object.entries(settings).filter(([name, value]) =>
      Object.entries(own).every(([key, mine]) => key !== name || mine !== value),
    ),
  );

/** Which sentence says what a candidate does: a slip, other settings, and whether every observation fits. */
const verdictKey = (slip: boolean, settings: boolean, whole: boolean) => {
  if (slip && !whole) return 'partly_slip';
  if (slip) return settings ? 'slip_and_settings' : 'slip';
  if (settings) return whole ? 'settings' : 'partly_settings';
  return whole ? 'same' : 'partly';
};

/** Whether a candidate explains every value: an ayanamsa solved from a single value would fit any. */
export const explainsAll = (best: DifferenceCandidate | undefined, count: number): boolean =>
  best !== undefined && best.fits === count && !best.solvedFromOne;

/** What is said of a difference, and of which chart it is measured against. */
export interface DifferenceSaid {
  readonly best: DifferenceCandidate | undefined;
  /** Settings of the request. */
  readonly own: Required<ExplainedSettings>;
  readonly observed: readonly Observation[];
  /** Distance of a value from the chart as sent, or from the one of the candidate. */
  distance(seen: Observation, from: 'own' | 'best'): Distance | null;
}

/** That nothing explains the values, how far one of those that miss lies away, and what to send next. */
const unexplained = (
  words: Words,
  { observed, distance }: DifferenceSaid,
  first: string,
  missed: readonly Observation[],
  from: 'own' | 'best',
): string => {
  const far = distanceSentence(
    words,
    missed.flatMap((seen) => distance(seen, from) ?? []),
    from,
  );
  return [first, far, nextSentence(words, observed)].filter((sentence) => sentence !== '').join(' ');
};

/** Names as a list in a sentence; empty without any. */
const listOf = (parts: readonly string[], and: string): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1) ?? ''}` : (parts[0] ?? '');

/** What the best candidate says: one that explains every value, or that none does, how far off they are and what to send next. */
export const differenceVerdict = (words: Words, said: DifferenceSaid): string => {
  const { best, own, observed } = said;
  const text = bank(words.language, 'difference');
  const count = observed.length;
  if (best === undefined && count > 1) return unexplained(words, said, text.verdicts.none, observed, 'own');
  const parts = best === undefined ? [] : settingNames(words, otherThan(best.settings, own), best.impliedAyanamsa);
  const mine = best?.slip === null && parts.length === 0;
  // A single value among several that fits under other settings does so by chance.
  const byChance = best !== undefined && best.fits === 1 && count > 1 && !mine;
  if (best === undefined || best.solvedFromOne || byChance)
    return unexplained(words, said, text.verdicts[count === 1 ? 'unexplained_one' : 'unexplained'], observed, 'own');
  const verdict = fillAny(text.verdicts[verdictKey(best.slip !== null, parts.length > 0, best.fits === count)], {
    slip: best.slip === null ? '' : text.slips[best.slip],
    settings: listOf(parts, text.settings.and),
    fits: best.fits,
    count,
  });
  const missed = observed.filter((_, i) => best.computed[i]?.fits !== true);
  if (missed.length > 0) return unexplained(words, said, verdict, missed, mine ? 'own' : 'best');
  // Many settings give one value; only your own need no further proof.
  return count === 1 && !mine ? `${verdict} ${text.verdicts.one_value}` : verdict;
};
