/** The things that a question names: planets, yogas, doshas, signs, months and dates, one after another. */
import { DOSHA_IDS, type DoshaId } from '../../../../layers/jyotish/dosha/all.ts';
import { GRAHAS, type Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { SIGN_KEYS } from '../../../../layers/jyotish/chart/rashi.ts';
import { YOGA_RULES, type YogaId } from '../../../../layers/jyotish/yoga/detect.ts';
import { withDates } from '../../language/dates.ts';
import { lexicon } from '../../language/lexicon.ts';
import { hasKind, mentionsOf, numberAs, type Mention } from '../../language/mentions.ts';

/** A word or phrase of a question, and the thing that it names. */
export interface Token extends Mention {
  readonly kind: 'sign' | 'month' | 'unknown' | 'other';
  /** Number of a sign, a month, or the number itself. */
  readonly number?: number;
  readonly planet?: Graha;
  readonly yoga?: YogaId;
  readonly dosha?: DoshaId;
}

const kindOf = (month: number | null, sign: number, otherwise: 'unknown' | 'other'): Token['kind'] => {
  if (month !== null) return 'month';
  return sign > 0 ? 'sign' : otherwise;
};

const tokenOf = (mention: Mention): Token => {
  const valueOf = (kind: string): string | number | undefined =>
    mention.senses.find((sense) => sense.kind === kind)?.value;
  const planet = GRAHAS.find((one) => one === valueOf('planet'));
  const yoga = YOGA_RULES.find(({ id }) => id === valueOf('yoga'))?.id;
  const dosha = DOSHA_IDS.find((id) => id === valueOf('dosha'));
  const sign = SIGN_KEYS.findIndex((key) => key === valueOf('sign')) + 1;
  const month = numberAs(mention, 'month');
  const number = month ?? (sign > 0 ? sign : (numberAs(mention, 'number') ?? numberAs(mention, 'ordinal')));
  const known = hasKind(mention, 'unknown') ? 'unknown' : 'other';
  return {
    ...mention,
    kind: kindOf(month, sign, known),
    ...(number === null ? {} : { number }),
    ...(planet === undefined ? {} : { planet }),
    ...(yoga === undefined ? {} : { yoga }),
    ...(dosha === undefined ? {} : { dosha }),
  };
};

/** The words and phrases of a text, each with what it names. */
export const phrasesOf = (text: string): readonly Token[] => mentionsOf(text, lexicon()).map(tokenOf);

/** The same with dates put together. */
export const tokensOf = (phrases: readonly Token[]): readonly Token[] => withDates(phrases, null).map(tokenOf);
