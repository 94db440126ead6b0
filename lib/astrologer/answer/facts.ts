/**
 * Facts of a birth: claims with the value that this birth has, stated in a language, with the endpoint that answers them.
 * A fact has the id of every claim about the same thing, so that a claim can be held against it.
 */
import { signOfHouse } from '../../../layers/jyotish/chart/chart.ts';
import { spokenDignity } from '../../../layers/jyotish/chart/dignity.ts';
import { nakshatraOf } from '../../../layers/jyotish/chart/nakshatra.ts';
import { houseFrom } from '../../../layers/jyotish/chart/rashi.ts';
import type { CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS, type Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { HOUSES } from '../../../layers/jyotish/phala/reading.ts';
import type { ClaimKind } from '../../contract/suites/astrologer.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import { bank } from '../../words/bank.ts';
import type { Language } from '../../words/languages.ts';
import { yogaName } from '../../words/yogas.ts';
import {
  factId,
  oneDay,
  type ByKind,
  type Claim,
  type ClaimChart,
  type ClaimOf,
  type DateSpan,
  type Kind,
  type Point,
} from '../facts/claim.ts';
import { limbFact } from './tell/limbs.ts';
import { judge, morningOf, origin, periodsOf, planetOf } from '../facts/truth.ts';
import { filled, filledWithin, writerOf, type Values, type Writer } from './tell/writer.ts';

/** A fact, ready to be shown. */
export interface Fact {
  readonly id: string;
  readonly kind: ClaimKind;
  /** What is so: a key, a number, true or false. */
  readonly value: string | number | boolean;
  readonly statement: string;
  /** Endpoint that answers it for the same birth and options. */
  readonly endpoint: string;
}

interface Stated {
  readonly value: string | number | boolean;
  readonly statement: string;
  readonly endpoint: string;
}

const isTrue = (known: KnownBirth, claim: Claim): boolean => judge(known, claim, false) === 'true';
const yesNo = (present: boolean): 'yes' | 'no' => (present ? 'yes' : 'no');

const positionOf = (known: KnownBirth, of: Point) => {
  const planet = planetOf(known, of);
  return planet === null ? known.read.chart.ascendant : known.read.chart.grahas[planet];
};

/** What the sky shows on a day begins with its date. */
const statedOn = (write: Writer, date: CivilDate | null, frame: string, values: Values): string =>
  date === null
    ? filled(frame, values)
    : filled(write.frames.onDate, { date: write.civil(date), statement: filledWithin(frame, values) });
/** The day that a claim about the sky is about; null for any other claim, and for now. */
const dayOf = ({ chart, time }: { readonly chart: ClaimChart; readonly time: DateSpan | null }): CivilDate | null =>
  chart === 'transit' ? oneDay(time) : null;

/** Endpoint that answers where something stands in a chart. */
const placeEndpoint = (chart: ClaimChart, ofBirth: string): string => {
  if (chart === 'D9') return 'varga/D9';
  return chart === 'transit' ? 'transit/chart' : ofBirth;
};

const signFact = (claim: ClaimOf<'sign'>, known: KnownBirth, write: Writer): Stated => {
  const { of, chart } = claim;
  const planet = planetOf(known, of);
  const date = dayOf(claim);
  const seen = date === null ? known.at.jd : morningOf(known, date);
  const signs = chart === 'D9' ? known.navamsa : known.rashi;
  const ofPlanet = (one: Graha): number => (chart === 'transit' ? known.signAt(one, seen) : signs.planets[one]);
  const sign = planet === null ? signs.ascendant : ofPlanet(planet);
  const values = { point: write.point(of), sign: write.sign(sign) };
  const isAscendant = of === 'ascendant';
  const frame = isAscendant && chart !== 'transit' ? write.frames.ascendant[chart] : write.frames.sign[chart];
  return {
    value: write.words.key('signs', sign - 1),
    statement: statedOn(write, date, frame, values),
    endpoint: placeEndpoint(chart, isAscendant ? 'kundli/ascendant' : 'kundli/planets'),
  };
};

const houseFact = (claim: ClaimOf<'house'>, known: KnownBirth, write: Writer): Stated => {
  const { of, from, chart } = claim;
  const date = dayOf(claim);
  const planet = planetOf(known, of);
  const start = origin(known, from, chart);
  const value =
    date !== null && planet !== null && start !== null
      ? houseFrom(start, known.signAt(planet, morningOf(known, date)))
      : (HOUSES.find((house) => isTrue(known, { ...claim, house, time: null })) ?? 0);
  const { house, navamsaHouse, transitHouse } = write.frames;
  const frames = { D1: house, D9: navamsaHouse, transit: transitHouse }[chart];
  const values = { point: write.point(of), house: write.house(value) };
  return {
    value,
    statement: statedOn(write, date, frames[from], values),
    endpoint: placeEndpoint(chart, from === 'lagna' ? 'kundli/planets' : 'kundli/chart-from'),
  };
};

const starFact = ({ of, on }: ClaimOf<'star'>, known: KnownBirth, write: Writer): Stated => {
  const { frames, words } = write;
  const planet = planetOf(known, of);
  const point = write.point(of);
  if (on !== undefined && planet !== null) {
    const { id } = nakshatraOf(known.longitudeAt(planet, morningOf(known, on)));
    const { key, name } = words.named('nakshatras', id);
    const statement = statedOn(write, on, frames.transitStar, { point, star: name });
    return { value: key, statement, endpoint: 'transit/chart' };
  }
  const { id, pada } = positionOf(known, of).nakshatra;
  const { key, name } = words.named('nakshatras', id);
  const values = { point, star: name, pada: { nom: String(pada), ord: write.house(pada) } };
  return { value: key, statement: filled(frames.star, values), endpoint: 'kundli/planets' };
};

const periodFact = (claim: ClaimOf<'period'>, known: KnownBirth, write: Writer): Stated => {
  const [found] = periodsOf(known, claim.lords).filter(({ end }) => end > known.birth.jd);
  const lords = claim.lords.map(({ lord }) => write.name(lord)).join('–');
  const endpoint = 'dasha/vimshottari';
  if (found === undefined) return { value: false, statement: filled(write.frames.noPeriod, { lords }), endpoint };
  const values = {
    lords: found.lords.map(write.name).join('–'),
    start: write.date(found.start),
    end: write.date(found.end),
  };
  return {
    value: known.birth.clock.text(found.start).slice(0, 10),
    statement: filled(write.frames.period, values),
    endpoint,
  };
};

const countFact = ({ place }: ClaimOf<'count'>, known: KnownBirth, write: Writer): Stated => {
  const { grahas } = known.read.chart;
  const there = GRAHAS.filter((planet) =>
    'house' in place ? grahas[planet].house === place.house : known.rashi.planets[planet] === place.sign,
  );
  const planets = there.map(write.planet).join(', ');
  const { houseCount, signCount } = write.frames;
  const many = there.length === 0 ? 'none' : 'some';
  const statement =
    'house' in place
      ? filled(houseCount[many], { house: write.house(place.house), planets })
      : filled(signCount[many], { sign: write.sign(place.sign), planets });
  return { value: there.length, statement, endpoint: 'kundli/houses' };
};

const aspectFact = (claim: ClaimOf<'aspect'>, known: KnownBirth, write: Writer): Stated => {
  const { of, on } = claim;
  const { aspect, aspectOnPoint } = write.frames;
  const present = isTrue(known, claim);
  const point = write.point(of);
  const statement =
    typeof on === 'object' && 'house' in on
      ? filled(aspect[yesNo(present)], { point, house: write.house(on.house) })
      : filled(aspectOnPoint[yesNo(present)], { point, other: write.point(on) });
  return { value: present, statement, endpoint: 'kundli/aspects' };
};

const dignityFact = ({ of, chart }: ClaimOf<'dignity'>, known: KnownBirth, write: Writer): Stated => {
  const planet = planetOf(known, of);
  if (planet === null || chart === 'D9')
    return signFact({ kind: 'sign', of, sign: 1, chart, time: null }, known, write);
  const { dignity } = known.read.states[planet];
  const spoken = spokenDignity(planet, known.rashi.planets[planet], dignity);
  const statement = filled(write.frames.dignity[spoken], { point: write.point(of) });
  return { value: dignity, statement, endpoint: 'kundli/dignities' };
};

const strengthFact = ({ of }: ClaimOf<'strength'>, known: KnownBirth, write: Writer): Stated => {
  const planet = planetOf(known, of);
  const rank = planet === null || planet === 'rahu' || planet === 'ketu' ? 0 : (known.ranks?.[planet] ?? 0);
  const values = { point: write.point(of), rank: write.house(rank) };
  return { value: rank, statement: filled(write.frames.strength, values), endpoint: 'strength/shadbala' };
};

const FACTS: ByKind<Kind, [known: KnownBirth, write: Writer], Stated> = {
  sign: signFact,
  house: houseFact,
  star: starFact,
  degree: ({ of }, known, write) => {
    const degree = Math.floor(positionOf(known, of).degree * 100) / 100;
    const statement = filled(write.frames.degree, { point: write.point(of), degree });
    return { value: degree, statement, endpoint: 'kundli/planets' };
  },
  lord: ({ house }, known, write) => {
    const lord = known.read.lord(house);
    const statement = filled(write.frames.lord, { planet: write.planet(lord), house: write.house(house) });
    return { value: lord, statement, endpoint: 'kundli/house-lords' };
  },
  house_sign: ({ house }, known, write) => {
    const sign = signOfHouse(known.read.chart, house);
    const statement = filled(write.frames.houseSign, { house: write.house(house), sign: write.sign(sign) });
    return { value: write.words.key('signs', sign - 1), statement, endpoint: 'kundli/houses' };
  },
  conjunction: (claim, known, write) => {
    const present = isTrue(known, claim);
    const values = { point: write.point(claim.of), other: write.point(claim.other) };
    return {
      value: present,
      statement: filled(write.frames.conjunction[yesNo(present)], values),
      endpoint: placeEndpoint(claim.chart, 'kundli/conjunctions'),
    };
  },
  aspect: aspectFact,
  motion: ({ of }, known, write) => {
    const value = isTrue(known, { kind: 'motion', of, retrograde: true }) ? 'retrograde' : 'direct';
    const statement = filled(write.frames.motion[value], { point: write.point(of) });
    return { value, statement, endpoint: 'kundli/planet-states' };
  },
  combust: (claim, known, write) => {
    const present = isTrue(known, claim);
    const statement = filled(write.frames.combust[yesNo(present)], { point: write.point(claim.of) });
    return { value: present, statement, endpoint: 'kundli/planet-states' };
  },
  dignity: dignityFact,
  strength: strengthFact,
  period: periodFact,
  yoga: (claim, known, write) => {
    const present = isTrue(known, claim);
    const statement = filled(write.frames.yoga[yesNo(present)], { yoga: yogaName(write.language, claim.id) });
    return { value: present, statement, endpoint: 'yoga/detect' };
  },
  dosha: (claim, known, write) => {
    const present = isTrue(known, claim);
    const dosha = bank(write.language, 'doshas').doshaNames[claim.id];
    return { value: present, statement: filled(write.frames.dosha[yesNo(present)], { dosha }), endpoint: 'dosha/all' };
  },
  panchang: ({ limb }, known, write) => limbFact(known, write, limb),
  count: countFact,
};
const stated = <K extends Kind>(claim: ClaimOf<K>, known: KnownBirth, write: Writer): Stated =>
  FACTS[claim.kind](claim, known, write);

/** The fact that a claim is about, as this birth has it. The claim must be one that can be judged. */
export const factFor = (known: KnownBirth, claim: Claim, language: Language): Fact => ({
  id: factId(claim),
  kind: claim.kind,
  ...stated(claim, known, writerOf(known, language)),
});
