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
import { factId, type Claim } from '../reading/claim.ts';
import { TOPIC_TABLE } from './topics.ts';
import { factFor, type Fact } from './facts.ts';
import { limbClaims } from './limbs.ts';

const placed = { chart: 'D1', time: null } as const;

/** The claims that a topic rests on, the weightiest first: its houses and their lords, its planets, its times, its doshas. */
export const claimsAbout = (known: KnownBirth, topic: Topic): readonly Claim[] => {
  const { houses, planets, doshas } = TOPIC_TABLE[topic];
  const { timeKnown } = known.birth;
  const { read } = known;
  const claims: Claim[] = [];
  const say = (...more: readonly Claim[]): void => void claims.push(...more);
  const running = runningPeriods(known.dasha, known.at.jd, 2);
  if (timeKnown)
    for (const house of houses) {
      const lord = read.lord(house);
      const there = GRAHAS.filter((planet) => read.chart.grahas[planet].house === house);
      say(
        { kind: 'lord', house, planet: lord },
        { kind: 'house', of: lord, house: read.chart.grahas[lord].house, from: 'lagna', ...placed },
        { kind: 'dignity', of: lord, dignity: 'own', chart: 'D1' },
        ...there.map((of): Claim => ({ kind: 'house', of, house, from: 'lagna', ...placed })),
        ...GRAHAS.filter((of) => aspectsSign(of, known.rashi.planets[of], signOfHouse(read.chart, house))).map(
          (of): Claim => ({ kind: 'aspect', of, on: { house } }),
        ),
      );
    }
  for (const planet of planets) {
    say({ kind: 'sign', of: planet, sign: known.rashi.planets[planet], ...placed });
    if (timeKnown) say({ kind: 'house', of: planet, house: read.chart.grahas[planet].house, from: 'lagna', ...placed });
    say({ kind: 'dignity', of: planet, dignity: 'own', chart: 'D1' });
    if (known.ranks !== null && planet !== 'rahu' && planet !== 'ketu')
      say({ kind: 'strength', of: planet, strong: true });
    if (read.states[planet].retrograde) say({ kind: 'motion', of: planet, retrograde: true });
    if (read.states[planet].combust) say({ kind: 'combust', of: planet });
    say({ kind: 'sign', of: planet, sign: known.navamsa.planets[planet], chart: 'D9', time: null });
  }
  for (const { lords } of running)
    say({ kind: 'period', lords: lords.map((lord, i) => ({ level: i + 1, lord })), edge: 'running', time: null });
  const [maha] = running;
  if (maha !== undefined) {
    const next = dashaChildren(known.dasha, maha).find(({ start }) => start > known.at.jd);
    if (next)
      say({ kind: 'period', lords: next.lords.map((lord, i) => ({ level: i + 1, lord })), edge: 'start', time: null });
  }
  for (const planet of ['saturn', 'jupiter'] as const) {
    const sign = known.signAt(planet, known.at.jd);
    say({ kind: 'sign', of: planet, sign, chart: 'transit', time: null });
    say({
      kind: 'house',
      of: planet,
      house: houseFrom(known.rashi.planets.moon, sign),
      from: 'moon',
      chart: 'transit',
      time: null,
    });
  }
  for (const id of doshas) if (known.doshas.some((one) => one.id === id)) say({ kind: 'dosha', id });
  if (topic === 'general') say(...limbClaims(known));
  const about = new Set<Graha>([...planets, ...(timeKnown ? houses.map((house) => read.lord(house)) : [])]);
  for (const { id, planets: forming, present } of known.yogas)
    if (present && forming.some((planet) => about.has(planet))) say({ kind: 'yoga', id });
  return claims;
};

/** Facts for topics, each once, in the order of the topics. */
export const factsAbout = (known: KnownBirth, topics: readonly Topic[], language: Language): readonly Fact[] => {
  const seen = new Map<string, Fact>();
  for (const topic of topics)
    for (const claim of claimsAbout(known, topic)) {
      const id = factId(claim);
      if (!seen.has(id)) seen.set(id, factFor(known, claim, language));
    }
  return [...seen.values()];
};
