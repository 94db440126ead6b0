/** The text of a month for one sign: the Sun's house, the events with their dates, areas with their best date. */
import { civilDate, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import { MAIN_AREAS, type Area } from '../../../layers/jyotish/horoscope/areas.ts';
import { FEED_OFFSET } from '../../../layers/jyotish/horoscope/day-sky.ts';
import { stayId } from '../../../layers/jyotish/horoscope/facts.ts';
import { bestDays, houseOn, type SignStretch } from '../../../layers/jyotish/horoscope/stretch.ts';
import { variant, type Sentence } from './sentence.ts';
import {
  areaText,
  bestPointer,
  eventsByWeight,
  dateName,
  onDay,
  staysOfTurn,
  eventSentences,
  factSentence,
  type Speech,
} from './stretch-text.ts';
import { houseKey, levelOf } from './words-of-facts.ts';

/** The text of a month. */
export interface MonthlyText {
  readonly headline: Sentence;
  readonly general: readonly Sentence[];
  readonly areas: readonly { readonly area: Area; readonly sentences: readonly Sentence[]; readonly best: CivilDate }[];
}

const MOST_EVENTS = 8;
/** Stays told of a month in its general part and in an area. */
const STAYS = { general: 2, area: 2 } as const;

/** Writes the text of a month for a sign, with the areas that were asked for. */
export const monthlyText = (
  speech: Speech,
  signStretch: SignStretch,
  areas: readonly Area[] = MAIN_AREAS,
): MonthlyText => {
  const { bank } = speech;
  const { sign, first, scores, facts } = signStretch;
  const { year, month } = first.date;
  const turn = 12 * year + month;
  const level = levelOf(scores.general.band);
  const basis = [stayId('sun')];
  const events = eventSentences(speech, facts, MOST_EVENTS, turn, ({ at }) =>
    onDay(speech, dateName(speech, civilDate(at ?? first.jd, FEED_OFFSET))),
  );
  const stays = staysOfTurn(signStretch, turn, eventsByWeight(facts), STAYS.general);
  const used = stays.map(({ id }) => id);
  const best = bestDays(signStretch);
  return {
    headline: { text: variant(bank.periodHeadline[level], turn + sign), basis },
    general: [
      { text: variant(bank.monthOpen[houseKey(houseOn(first, sign, 'sun'))], year + sign), basis },
      ...events,
      ...stays.flatMap((fact) => factSentence(speech, fact, turn, '') ?? []),
      { text: variant(bank.close[level], turn + sign), basis },
    ],
    areas: areas.map((area) => ({
      area,
      best: best[area].date,
      sentences: areaText(speech, signStretch, area, {
        turn,
        stays: STAYS.area,
        used,
        pointer: bestPointer(speech, area, turn + sign, dateName(speech, best[area].date)),
      }),
    })),
  };
};
