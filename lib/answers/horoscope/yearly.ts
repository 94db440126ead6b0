/** The text of a year for one sign: the slow planets, four quarters with their events, areas. */
import { civilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import { AREAS, MAIN_AREAS, type Area } from '../../../layers/jyotish/horoscope/areas.ts';
import { FEED_OFFSET } from '../../../layers/jyotish/horoscope/day-sky.ts';
import { stayId, type Fact } from '../../../layers/jyotish/horoscope/facts.ts';
import { houseOn, type Quarter, type SignStretch } from '../../../layers/jyotish/horoscope/stretch.ts';
import { filled } from '../../words/fill.ts';
import { variant, type Sentence } from './sentence.ts';
import { areaText, dateName, onDay, eventSentences, factSentence, type Speech } from './stretch-text.ts';
import { houseKey, levelOf } from './words-of-facts.ts';

/** The text of a year. */
export interface YearlyText {
  readonly headline: Sentence;
  readonly general: readonly Sentence[];
  readonly quarters: readonly (readonly Sentence[])[];
  readonly areas: readonly { readonly area: Area; readonly sentences: readonly Sentence[] }[];
}

const MOST_EVENTS = 6;
const AREA_STAYS = 2;
/** Whose stays a year tells in its general part. */
const STATED = ['saturn', 'rahu', 'jupiter'] as const;

/** Facts of the same graha in the same house that say more of its stay: Sade Sati, dhaiya, a double touch. */
const besides = (facts: readonly Fact[], stay: Fact): string[] =>
  facts
    .filter(({ kind, body }) => (kind === 'sade_sati' || kind === 'dhaiya') && body === stay.body)
    .map(({ id }) => id);

/** Writes the text of a year for a sign, with the areas that were asked for. */
export const yearlyText = (
  speech: Speech,
  signStretch: SignStretch,
  quarters: readonly Quarter[],
  areas: readonly Area[] = MAIN_AREAS,
): YearlyText => {
  const { bank } = speech;
  const { sign, first, scores, facts } = signStretch;
  const { year } = first.date;
  const level = levelOf(scores.general.band);
  const basis = [stayId('jupiter')];
  const when = ({ at }: Fact): string => onDay(speech, dateName(speech, civilDate(at ?? first.jd, FEED_OFFSET)));
  const stays = STATED.flatMap((graha) => facts.find(({ id }) => id === stayId(graha)) ?? []);
  const stayOfQuarter = ({ facts: own }: Quarter, i: number): Sentence[] => {
    const graha = STATED[i % STATED.length];
    const fact = own.find(({ kind, body }) => kind === 'stay' && body === graha);
    return fact === undefined
      ? []
      : [factSentence(speech, fact, year + 1 + Math.floor(i / STATED.length), '') ?? []].flat();
  };
  const quarterPointer = (area: Area): string => {
    const ranked = quarters
      .map((quarter, i) => ({ i, score: quarter.scores[area].score }))
      .sort((a, b) => b.score - a.score);
    const named = (i: number | undefined): string => bank.phrases.quarters[i ?? 0] ?? '';
    const row = variant(bank.areaQuarter, year + sign + 3 * AREAS.indexOf(area));
    return filled(row, { best: named(ranked[0]?.i), low: named(ranked.at(-1)?.i) });
  };
  return {
    headline: { text: variant(bank.periodHeadline[level], year + sign), basis },
    general: [
      { text: variant(bank.yearOpen[houseKey(houseOn(first, sign, 'jupiter'))], year + sign), basis },
      ...stays.flatMap((fact) => {
        const sentence = factSentence(speech, fact, year, '');
        return sentence ? [{ ...sentence, basis: [...sentence.basis, ...besides(facts, fact)] }] : [];
      }),
      { text: variant(bank.close[level], year + sign), basis },
    ],
    quarters: quarters.map((quarter, i) => [
      {
        text: variant(bank.quarter[levelOf(quarter.scores.general.band)], 4 * year + i + sign),
        basis: stays.map(({ id }) => id),
      },
      ...eventSentences(speech, quarter.facts, MOST_EVENTS, year, when),
      ...stayOfQuarter(quarter, i),
    ]),
    areas: areas.map((area) => ({
      area,
      sentences: areaText(speech, signStretch, area, {
        turn: year,
        stays: AREA_STAYS,
        used: stays.map(({ id }) => id),
        pointer: quarterPointer(area),
      }),
    })),
  };
};
