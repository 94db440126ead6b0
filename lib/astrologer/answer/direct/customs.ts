/** What custom does: a fast, a gift, a mantra or a worship, for what is asked: a weekday, a planet, a dosha, else the weakest planet. */
import { isNode, PLANETS7 } from '../../../../layers/jyotish/chart/graha.ts';
import type { Planet7 } from '../../../../layers/jyotish/chart/rashi.ts';
import type { DoshaId } from '../../../../layers/jyotish/dosha/all.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { VARA_LORDS } from '../../../../layers/jyotish/panchang/keys.ts';
import { strengthBand } from '../../../../layers/jyotish/phala/state.ts';
import { PLANET_REMEDIES } from '../../../../layers/jyotish/remedies/planet-rows.ts';
import { DOSHA_WORSHIPS } from '../../../../layers/jyotish/remedies/worship.ts';
import { bank } from '../../../words/bank.ts';
import { askedFor } from '../hear/ask-terms.ts';
import { weekdayNamed } from '../days/asked.ts';
import { doshaStanding, namedClaims } from './findings.ts';
import { hasTime, remedyOfMoon } from './no-time.ts';
import { all, either, ofPlanet, ranked, says, type Answer, type Asked, type Grounds } from './telling.ts';

const FASTS = askedFor(({ customs }) => customs.fast);
const FASTS_OF_DAYS = askedFor(({ customs }) => customs.lunar);
const EXPECTING = askedFor(({ expecting }) => expecting);
const GIFTS = askedFor(({ customs }) => customs.gift);

const isPlanet7 = (of: Graha): of is Planet7 => !isNode(of);
/** The planet whose weekday is named, else the one that is. */
const planetOf = ({ said, planets }: Asked): Graha | null => {
  const day = weekdayNamed(said.words);
  return (day === null ? undefined : VARA_LORDS[day]) ?? planets[0] ?? null;
};
const of =
  (planet: Graha): Grounds =>
  (asked) => ({ values: ofPlanet(asked, planet), claims: [] });

/** Whether a fast that is named is asked for by the chart: its planet is weak; of other days no planet tells. */
const fast = (asked: Asked, planet: Graha | null): Answer => {
  if (EXPECTING.isIn(asked.said.words)) return says('fastExpecting');
  const care = says('fastCare');
  if (planet === null || !isPlanet7(planet) || !asked.known.birth.timeKnown) return all(says('fastOther'), care);
  const isWeak = strengthBand(asked.known.read.states[planet]) === 'strained';
  const weak: Grounds = (own) => ({
    values: ofPlanet(own, planet),
    claims: [{ kind: 'strength', of: planet, strong: false }],
  });
  return isWeak
    ? all(says('fastYes', weak), care)
    : all(says('fastNo', of(planet)), says('remedyOfWeakest', ranked('worst')), care);
};

/** Two things that custom gives away for a planet, and its weekday. */
const gifts =
  (planet: Graha): Grounds =>
  (asked) => {
    const names = bank(asked.language, 'remedies').dana;
    const [gift, other] = PLANET_REMEDIES[planet].dana.map((one) => names[one].toLowerCase());
    return gift === undefined || other === undefined
      ? null
      : { values: { ...ofPlanet(asked, planet), gift, other }, claims: [] };
  };
/** The things of the planet that is told. */
const giftsOfWeakest: Grounds = (asked) => {
  const weakest = ranked('worst')(asked);
  const planet = PLANETS7.find((one) => weakest?.claims.some((claim) => claim.kind === 'strength' && claim.of === one));
  const told = planet === undefined ? null : gifts(planet)(asked);
  return weakest === null || told === null ? null : { ...told, claims: weakest.claims };
};
const gift = (planet: Graha | null): Answer =>
  all(planet === null ? says('giftOfWeakest', giftsOfWeakest) : says('gift', gifts(planet)), says('giftSmall'));

/** The worship that tradition names for a dosha: for the ancestors a tarpana, and no planet. */
const worship = (id: DoshaId): Answer | null => {
  const key = DOSHA_WORSHIPS[id]?.[0];
  if (key === undefined) return null;
  return says('worship', ({ language }) => ({
    values: { text: bank(language, 'remedies').worships[key].text },
    claims: [],
  }));
};

const ofWeakest = either(hasTime, says('remedyOfWeakest', ranked('worst')), remedyOfMoon);
const mantra = (planet: Graha | null): Answer =>
  all(planet === null ? ofWeakest : says('remedy', of(planet)), says('noCost'));

/** What custom does for what is asked. */
export const remedy: Answer = (asked) => {
  const { known, said } = asked;
  const isOfHard = said.questions.some((one) => one === 'bad_yogas' || one === 'doshas');
  const hard = known.doshas
    .filter((one) => one.present && doshaStanding(known, one) !== 'cancelled')
    .map(({ id }) => id);
  const named = namedClaims(asked).flatMap((claim) => (claim.kind === 'dosha' ? [claim.id] : []));
  // "The remedy for it" after what is hard in a chart is of the first that counts.
  const doshas = named.length === 0 && isOfHard ? hard : named;
  const there = known.doshas.find(({ id, present }) => present && doshas.includes(id));
  // A dosha that is not there asks for nothing.
  if (doshas.length > 0 && there === undefined) return says('noNeed')(asked);
  const planet = planetOf(asked);
  if (FASTS_OF_DAYS.isIn(said.words)) return fast(asked, null)(asked);
  if (FASTS.isIn(said.words) && planet !== null) return fast(asked, planet)(asked);
  if (GIFTS.isIn(said.words)) return gift(planet)(asked);
  const own = there === undefined ? null : worship(there.id);
  return (own === null ? mantra(planet) : all(own, says('noCost')))(asked);
};
