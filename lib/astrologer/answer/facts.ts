/**
 * Facts of a birth: claims with the value that this birth has, stated in a language, with the endpoint that answers them.
 * A fact has the id of every claim about the same thing, so that a claim can be held against it.
 */
import { signOfHouse } from '../../../layers/jyotish/chart/chart.ts';
import { nakshatraOf } from '../../../layers/jyotish/chart/nakshatra.ts';
import { houseFrom } from '../../../layers/jyotish/chart/rashi.ts';
import type { CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { ClaimKind } from '../../contract/suites/astrologer.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import { bank } from '../../words/bank.ts';
import type { Language } from '../../words/languages.ts';
import { yogaName } from '../../words/yogas.ts';
import { factId, oneDay, type Claim, type ClaimChart, type DateSpan, type Point } from '../reading/claim.ts';
import { limbFact } from './limbs.ts';
import { judge, morningOf, origin, periodsOf, planetOf } from '../reading/truth.ts';
import { filled, filledWithin, writerOf, type Values, type Writer } from './writer.ts';

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

const signFact = (known: KnownBirth, write: Writer, claim: Extract<Claim, { kind: 'sign' }>): Stated => {
  const { of, chart } = claim;
  const planet = planetOf(known, of);
  const date = dayOf(claim);
  const seen = date === null ? known.at.jd : morningOf(known, date);
  const signs = chart === 'D9' ? known.navamsa : known.rashi;
  const sign =
    planet === null ? signs.ascendant : chart === 'transit' ? known.signAt(planet, seen) : signs.planets[planet];
  const values = { point: write.point(of), sign: write.sign(sign) };
  const frame = of === 'ascendant' && chart !== 'transit' ? write.frames.ascendant[chart] : write.frames.sign[chart];
  const endpoint =
    chart === 'D9'
      ? 'varga/D9'
      : chart === 'transit'
        ? 'transit/chart'
        : of === 'ascendant'
          ? 'kundli/ascendant'
          : 'kundli/planets';
  return { value: write.words.key('signs', sign - 1), statement: statedOn(write, date, frame, values), endpoint };
};

const houseFact = (known: KnownBirth, write: Writer, claim: Extract<Claim, { kind: 'house' }>): Stated => {
  const { of, from, chart } = claim;
  const houses = Array.from({ length: 12 }, (_, i) => i + 1);
  const date = dayOf(claim);
  const planet = planetOf(known, of);
  const start = origin(known, from, chart);
  const value =
    date !== null && planet !== null && start !== null
      ? houseFrom(start, known.signAt(planet, morningOf(known, date)))
      : (houses.find((house) => isTrue(known, { ...claim, house, time: null })) ?? 0);
  const { house, navamsaHouse, transitHouse } = write.frames;
  const frames = chart === 'D1' ? house : chart === 'D9' ? navamsaHouse : transitHouse;
  const endpoint =
    chart === 'D9'
      ? 'varga/D9'
      : chart === 'transit'
        ? 'transit/chart'
        : from === 'lagna'
          ? 'kundli/planets'
          : 'kundli/chart-from';
  const values = { point: write.point(of), house: write.house(value) };
  return { value, statement: statedOn(write, date, frames[from], values), endpoint };
};

const periodFact = (known: KnownBirth, write: Writer, claim: Extract<Claim, { kind: 'period' }>): Stated => {
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

const countFact = (known: KnownBirth, write: Writer, { place }: Extract<Claim, { kind: 'count' }>): Stated => {
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

const stated = (known: KnownBirth, write: Writer, claim: Claim): Stated => {
  const { frames, language } = write;
  const present = isTrue(known, claim);
  switch (claim.kind) {
    case 'sign':
      return signFact(known, write, claim);
    case 'house':
      return houseFact(known, write, claim);
    case 'star': {
      const planet = planetOf(known, claim.of);
      if (claim.on !== undefined && planet !== null) {
        const { id } = nakshatraOf(known.longitudeAt(planet, morningOf(known, claim.on)));
        const star = write.words.named('nakshatras', id);
        const values = { point: write.point(claim.of), star: star.name };
        return {
          value: star.key,
          statement: statedOn(write, claim.on, frames.transitStar, values),
          endpoint: 'transit/chart',
        };
      }
      const { id, pada } = positionOf(known, claim.of).nakshatra;
      const star = write.words.named('nakshatras', id);
      return {
        value: star.key,
        statement: filled(frames.star, {
          point: write.point(claim.of),
          star: star.name,
          pada: { nom: String(pada), ord: write.house(pada) },
        }),
        endpoint: 'kundli/planets',
      };
    }
    case 'degree': {
      const value = Math.floor(positionOf(known, claim.of).degree * 100) / 100;
      return {
        value,
        statement: filled(frames.degree, { point: write.point(claim.of), degree: value }),
        endpoint: 'kundli/planets',
      };
    }
    case 'lord': {
      const lord = known.read.lord(claim.house);
      return {
        value: lord,
        statement: filled(frames.lord, { planet: write.planet(lord), house: write.house(claim.house) }),
        endpoint: 'kundli/house-lords',
      };
    }
    case 'house_sign': {
      const sign = signOfHouse(known.read.chart, claim.house);
      return {
        value: write.words.key('signs', sign - 1),
        statement: filled(frames.houseSign, { house: write.house(claim.house), sign: write.sign(sign) }),
        endpoint: 'kundli/houses',
      };
    }
    case 'conjunction':
      return {
        value: present,
        statement: filled(frames.conjunction[yesNo(present)], {
          point: write.point(claim.of),
          other: write.point(claim.other),
        }),
        endpoint: claim.chart === 'D9' ? 'varga/D9' : 'kundli/conjunctions',
      };
    case 'aspect': {
      const { on } = claim;
      const statement =
        typeof on === 'object' && 'house' in on
          ? filled(frames.aspect[yesNo(present)], { point: write.point(claim.of), house: write.house(on.house) })
          : filled(frames.aspectOnPoint[yesNo(present)], { point: write.point(claim.of), other: write.point(on) });
      return { value: present, statement, endpoint: 'kundli/aspects' };
    }
    case 'motion': {
      const retrograde = isTrue(known, { ...claim, retrograde: true });
      return {
        value: retrograde ? 'retrograde' : 'direct',
        statement: filled(frames.motion[retrograde ? 'retrograde' : 'direct'], { point: write.point(claim.of) }),
        endpoint: 'kundli/planet-states',
      };
    }
    case 'combust':
      return {
        value: present,
        statement: filled(frames.combust[yesNo(present)], { point: write.point(claim.of) }),
        endpoint: 'kundli/planet-states',
      };
    case 'dignity': {
      const planet = planetOf(known, claim.of);
      if (planet === null || claim.chart === 'D9')
        return { ...signFact(known, write, { kind: 'sign', of: claim.of, sign: 1, chart: claim.chart, time: null }) };
      const { dignity } = known.read.states[planet];
      return {
        value: dignity,
        statement: filled(frames.dignity, {
          point: write.point(claim.of),
          dignity: bank(language, 'chart').dignities[dignity],
        }),
        endpoint: 'kundli/dignities',
      };
    }
    case 'strength': {
      const planet = planetOf(known, claim.of);
      const rank = planet === null || planet === 'rahu' || planet === 'ketu' ? 0 : (known.ranks?.[planet] ?? 0);
      return {
        value: rank,
        statement: filled(frames.strength, { point: write.point(claim.of), rank: write.house(rank) }),
        endpoint: 'strength/shadbala',
      };
    }
    case 'period':
      return periodFact(known, write, claim);
    case 'yoga':
      return {
        value: present,
        statement: filled(frames.yoga[yesNo(present)], { yoga: yogaName(language, claim.id) }),
        endpoint: 'yoga/detect',
      };
    case 'dosha':
      return {
        value: present,
        statement: filled(frames.dosha[yesNo(present)], { dosha: bank(language, 'doshas').doshaNames[claim.id] }),
        endpoint: 'dosha/all',
      };
    case 'panchang':
      return limbFact(known, write, claim.limb);
    case 'count':
      return countFact(known, write, claim);
  }
};

/** The fact that a claim is about, as this birth has it. The claim must be one that can be judged. */
export const factFor = (known: KnownBirth, claim: Claim, language: Language): Fact => ({
  id: factId(claim),
  kind: claim.kind,
  ...stated(known, writerOf(known, language), claim),
});
