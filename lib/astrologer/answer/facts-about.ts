/** Which facts a topic rests on: claims of a birth, the weightiest first. */
import { signOfHouse } from '../../../layers/jyotish/chart/chart.ts';
import { aspectsSign } from '../../../layers/jyotish/chart/drishti.ts';
import { houseFrom } from '../../../layers/jyotish/chart/rashi.ts';
import { dashaChildren } from '../../../layers/jyotish/dasha/cycle.ts';
import { runningPeriods } from '../../../layers/jyotish/dasha/walk.ts';
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Topic } from '../../contract/suites/astrologer.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { Language } from '../../words/languages.ts';
import { factId, type Claim } from '../facts/claim.ts';
import { houseClaim, lordClaim, navamsaClaim, periodClaim, signClaim, strengthClaims } from '../facts/of-birth.ts';
import { TOPIC_TABLE } from './hear/topic-rows.ts';
import { factFor, type Fact } from './facts.ts';
import { limbClaims } from './tell/limbs.ts';

/** A house: its lord and where that stands, the planets in it, and those that look at it. */
const ofHouse = (known: KnownBirth, house: number): readonly Claim[] => {
  const { read, rashi } = known;
  const lord = read.lord(house);
  const sign = signOfHouse(read.chart, house);
  return [
    lordClaim(known, house),
    houseClaim(known, lord),
    { kind: 'dignity', of: lord, dignity: 'own', chart: 'D1' },
    ...GRAHAS.filter((of) => read.chart.grahas[of].house === house).map((of) => houseClaim(known, of)),
    ...GRAHAS.filter((of) => aspectsSign(of, rashi.planets[of], sign)).map((of): Claim => ({
      kind: 'aspect',
      of,
      on: { house },
    })),
  ];
};

/** A planet: where it stands, how strong it is, and what it is in. */
const ofPlanet = (known: KnownBirth, of: Graha): readonly Claim[] => {
  const { retrograde, combust } = known.read.states[of];
  return [
    signClaim(known, of),
    ...(known.birth.timeKnown ? [houseClaim(known, of)] : []),
    { kind: 'dignity', of, dignity: 'own', chart: 'D1' },
    ...(known.ranks === null ? [] : strengthClaims(of, true)),
    ...(retrograde ? [{ kind: 'motion', of, retrograde } as const] : []),
    ...(combust ? [{ kind: 'combust', of } as const] : []),
    navamsaClaim(known, of),
  ];
};

/** The periods that run, and the next one of the second level. */
const ofPeriods = ({ dasha, at }: KnownBirth): readonly Claim[] => {
  const running = runningPeriods(dasha, at.jd, 2);
  const [maha] = running;
  const next = maha === undefined ? undefined : dashaChildren(dasha, maha).find(({ start }) => start > at.jd);
  return [
    ...running.map(({ lords }) => periodClaim(lords, 'running')),
    ...(next === undefined ? [] : [periodClaim(next.lords, 'start')]),
  ];
};

/** Where a slow planet stands now: its sign, and its house from the Moon. */
const ofTransit = (known: KnownBirth, of: 'saturn' | 'jupiter'): readonly Claim[] => {
  const sign = known.signAt(of, known.at.jd);
  const house = houseFrom(known.rashi.planets.moon, sign);
  return [
    { kind: 'sign', of, sign, chart: 'transit', time: null },
    { kind: 'house', of, house, from: 'moon', chart: 'transit', time: null },
  ];
};

/** The claims that a topic rests on, the weightiest first: its houses and their lords, its planets, its times, its doshas. */
export const claimsAbout = (known: KnownBirth, topic: Topic): readonly Claim[] => {
  const { houses: all, planets, doshas } = TOPIC_TABLE[topic];
  const houses = known.birth.timeKnown ? all : [];
  const about = new Set<Graha>([...planets, ...houses.map((house) => known.read.lord(house))]);
  const forming = known.yogas.filter(({ planets: by, present }) => present && by.some((planet) => about.has(planet)));
  return [
    ...houses.flatMap((house) => ofHouse(known, house)),
    ...planets.flatMap((planet) => ofPlanet(known, planet)),
    ...ofPeriods(known),
    ...ofTransit(known, 'saturn'),
    ...ofTransit(known, 'jupiter'),
    ...doshas.filter((id) => known.doshas.some((one) => one.id === id)).map((id): Claim => ({ kind: 'dosha', id })),
    ...(topic === 'general' ? limbClaims(known) : []),
    ...forming.map(({ id }): Claim => ({ kind: 'yoga', id })),
  ];
};

/** A fact with the claim that it answers. */
type FactOfClaim = Fact & { readonly claim: Claim };

/** Facts for topics, each once, in the order of the topics. */
export const factsAbout = (known: KnownBirth, topics: readonly Topic[], language: Language): readonly FactOfClaim[] => {
  const seen = new Map<string, FactOfClaim>();
  for (const topic of topics)
    for (const claim of claimsAbout(known, topic)) {
      const id = factId(claim);
      if (!seen.has(id)) seen.set(id, { ...factFor(known, claim, language), claim });
    }
  return [...seen.values()];
};
