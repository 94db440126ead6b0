/** Answers about what a question names: a planet, its period, its transit, what is done for it, a line of work. */
import { isNode } from '../../../../layers/jyotish/chart/graha.ts';
import { houseFrom } from '../../../../layers/jyotish/chart/rashi.ts';
import { civilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { HOUSES } from '../../../../layers/jyotish/phala/reading.ts';
import { bank } from '../../../words/bank.ts';
import type { Claim } from '../../facts/claim.ts';
import { filled } from '../tell/writer.ts';
import { houseClaim, lordClaim, signClaim } from '../../facts/of-birth.ts';
import { all, byRank, each, says, states, type Answer, type Asked, type Grounds } from './telling.ts';

/** The house or the two houses that a planet rules, in one sentence; none for Rahu and Ketu. */
export const rulership =
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

/** The strength of a planet, or what a node does in its house. */
export const standing = (asked: Asked, of: Graha): ReturnType<Answer> =>
  isNode(of) ? occupying(asked, of) : byRank(asked, of, 'planetStands');
/** How a planet stands: its strength, or what a node does in its house; its sign and what it rules where it is alone. */
const planetStands: Answer = (asked) => {
  const { known, planets } = asked;
  const [of] = planets;
  if (of === undefined) return [];
  const sign = states(() => [signClaim(known, of)])(asked);
  if (!known.birth.timeKnown) return sign;
  return [...standing(asked, of), ...sign, ...rulership(of)(asked)];
};
export const planetNamed: Answer = each(planetStands);

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
const transitOf = (of: Graha): Answer =>
  all(
    (asked) => (asked.known.birth.timeKnown ? says('transitNow', passing(of, 'lagna'))(asked) : []),
    says('transitNowByMoon', passing(of, 'moon')),
    says('transitUntil', leaving(of)),
  );

export const transitNamed: Answer = each((asked) => asked.planets.flatMap((of) => transitOf(of)(asked)));

/** Whether a line of work suits, by the strength of its planet: that which is gone to, where another is left for it. */
export const vocation: Answer = (asked) => {
  const line = asked.said.lines.at(-1);
  return line === undefined ? [] : byRank(asked, line.planet, 'vocation');
};
