/** Answers about what a question names: a planet, its period, its transit, what is done for it, a line of work. */
import { dashaChildren } from '../../../../layers/jyotish/dasha/cycle.ts';
import { PLANETS7 } from '../../../../layers/jyotish/chart/graha.ts';
import { houseFrom, type Planet7 } from '../../../../layers/jyotish/chart/rashi.ts';
import type { DoshaId } from '../../../../layers/jyotish/dosha/all.ts';
import { civilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { HOUSES } from '../../../../layers/jyotish/phala/reading.ts';
import { bank } from '../../../words/bank.ts';
import { ASK_WORDS } from '../../../words/reading/ask.ts';
import { normalised } from '../../../words/reading/normalise.ts';
import type { Claim } from '../../reading/claim.ts';
import { phrasesOf } from '../../reading/tokens.ts';
import { classOf, spelledWords } from '../phrases.ts';
import { filled } from '../writer.ts';
import {
  all,
  byRank,
  houseClaim,
  lordClaim,
  ofPlanet,
  planetsIn,
  ranked,
  says,
  signClaim,
  states,
  strongerOf,
  wordsOf,
  type Answer,
  type Asked,
  type Grounds,
} from './telling.ts';

/** The house or the two houses that a planet rules, in one sentence; none for Rahu and Ketu. */
const rulership =
  (of: Graha): Answer =>
  (asked) => {
    const { known, write } = asked;
    const [one, other] = HOUSES.filter((house) => known.read.lord(house) === of);
    if (one === undefined) return [];
    if (other === undefined) return states(() => [lordClaim(known, one)])(asked);
    return says('rulesTwo', () => ({
      values: { planet: write.planet(of), one: write.house(one), other: write.house(other) },
      claims: [lordClaim(known, one), lordClaim(known, other)],
    }))(asked);
  };

/** The house of a planet, and what it does there; none where no time of birth is known. */
export const occupying = ({ known, write, language }: Asked, of: Graha): ReturnType<Answer> => {
  if (!known.birth.timeKnown) return [];
  const { house } = known.read.chart.grahas[of];
  const { occupant, fields } = bank(language, 'astrologer/answers');
  const values = { planet: write.planet(of), house: write.house(house), field: ` (${fields[house - 1] ?? ''})` };
  return [{ text: filled(occupant[of], values), claims: [houseClaim(known, of)] }];
};

/** How a planet that the question names stands: its strength, its house and what it does there, its sign, what it rules. */
export const planetNamed: Answer = (asked) => {
  const { known, question } = asked;
  const [of, another] = planetsIn(question);
  if (of === undefined || another !== undefined) return [];
  const sign = states(() => [signClaim(known, of)])(asked);
  if (!known.birth.timeKnown) return sign;
  return [...byRank(asked, of, 'planetStands'), ...occupying(asked, of), ...sign, ...rulership(of)(asked)];
};

/** The great period of a planet that the question names: the running or coming one, or else one that is over. */
const mahaNamed =
  (isOver: boolean): Grounds =>
  (asked) => {
    const { known, write, question } = asked;
    const [of] = planetsIn(question);
    const period = known.dasha.mahas.find(({ lords, end }) => lords[0] === of && end > known.birth.jd);
    if (of === undefined || period === undefined || period.end < known.at.jd !== isOver) return null;
    return {
      values: { ...ofPlanet(asked, of), start: write.date(period.start), end: write.date(period.end) },
      claims: [{ kind: 'period', lords: [{ level: 1, lord: of }], edge: 'running', time: null }],
    };
  };

/** The next sub-period of a planet that the question names. */
const subNamed: Grounds = ({ known, write, question }) => {
  const [of] = planetsIn(question);
  const sub = known.dasha.mahas
    .filter(({ end }) => end > known.at.jd)
    .flatMap((maha) => dashaChildren(known.dasha, maha))
    .find(({ lords, end }) => lords[1] === of && end > known.at.jd);
  return sub === undefined
    ? null
    : {
        values: { subStart: write.date(sub.start), subEnd: write.date(sub.end) },
        claims: [
          {
            kind: 'period',
            lords: sub.lords.slice(0, 2).map((lord, i) => ({ level: i + 1, lord })),
            edge: 'start',
            time: null,
          },
        ],
      };
};

/** When the period of a planet runs. */
export const periodTimes: Answer = all(says('comes', mahaNamed(false)), says('over', mahaNamed(true), subNamed));
/** The same, and what the planet holds. */
export const periodNamed: Answer = all(
  says('periodNamed', mahaNamed(false)),
  says('over', mahaNamed(true), subNamed),
  planetNamed,
);

/** When a planet leaves the sign that it is in now. */
const leaving =
  (of: Graha): Grounds =>
  ({ known, write }) => {
    const jd = known.leavesSign(of);
    if (jd === null) return null;
    const { month, year } = civilDate(jd, known.at.clock.offsetAt(jd));
    return { values: { month: write.frames.months[month - 1] ?? '', year }, claims: [] };
  };

/** Where a planet is now in the sky, counted from the ascendant or the Moon. */
const passing =
  (of: Graha, from: 'lagna' | 'moon'): Grounds =>
  ({ known, write, language }) => {
    const sign = known.signAt(of, known.at.jd);
    const house = houseFrom(from === 'moon' ? known.rashi.planets.moon : known.rashi.ascendant, sign);
    const claim: Claim = { kind: 'house', of, house, from, chart: 'transit', time: null };
    return {
      values: {
        planet: write.planet(of),
        sign: write.sign(sign),
        house: write.house(house),
        other: write.house(house),
        field: ` (${bank(language, 'astrologer/answers').fields[house - 1] ?? ''})`,
      },
      claims: [claim],
    };
  };

/** Where a planet is now, by the Moon and until when; by the ascendant too where that is known. */
export const transitOf = (of: Graha): Answer =>
  all(
    (asked) => (asked.known.birth.timeKnown ? says('transitNow', passing(of, 'lagna'))(asked) : []),
    says('transitNowByMoon', passing(of, 'moon')),
    says('transitUntil', leaving(of)),
  );

export const transitNamed: Answer = (asked) => {
  const [of] = planetsIn(asked.question);
  return of === undefined ? [] : transitOf(of)(asked);
};

/** The planet for which something is done where a dosha is named. */
const DOSHA_PLANETS: Readonly<Partial<Record<DoshaId, Graha>>> = {
  sade_sati: 'saturn',
  dhaiya: 'saturn',
  manglik: 'mars',
  kaal_sarp: 'rahu',
};

/** What custom does for the planet that the question names, or else for the weakest: a mantra and its weekday. */
export const remedy: Answer = (asked) => {
  const named =
    planetsIn(asked.question)[0] ??
    phrasesOf(normalised(asked.question)).flatMap(({ dosha }) =>
      dosha === undefined ? [] : (DOSHA_PLANETS[dosha] ?? []),
    )[0];
  const told =
    named === undefined
      ? says('remedyOfWeakest', ranked(7))
      : says('remedy', () => ({ values: ofPlanet(asked, named), claims: [] }));
  const text = told(asked);
  return text.length === 0 ? [] : [...text, ...says('noCost')(asked)];
};

const LINES = PLANETS7.map((planet) => ({
  planet,
  isOne: classOf(ASK_WORDS.flatMap(({ vocations }) => vocations[planet])),
}));

/** The planets of the lines of work that a question names, in its order. */
const linesIn = (question: string): readonly Planet7[] => {
  const words = spelledWords(question);
  return LINES.map(({ planet, isOne }) => ({ planet, at: words.findIndex(isOne) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ planet }) => planet);
};

/** Whether a line of work suits, or which of two: by the strength of its planet. */
export const vocation: Answer = (asked) => {
  const { known, question } = asked;
  const [of, other] = linesIn(question);
  if (known.ranks === null || of === undefined) return [];
  if (other === undefined) return byRank(asked, of, 'vocation');
  const { first, second } = wordsOf(asked).ofTwo;
  return [{ text: known.ranks[of] < known.ranks[other] ? first : second, claims: strongerOf(known, of, other) }];
};
