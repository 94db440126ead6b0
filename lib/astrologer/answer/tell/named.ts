/**
 * Answers about things of a chart that a question names, each by the rules of its own endpoint (`interpret/…`,
 * `remedies/gemstone-check`, `numerology/name-correction`).
 */
import { uncapital } from '../../../words/fill.ts';
import { namankOf } from '../../../../layers/jyotish/numerology/name-number.ts';
import { reaches, wantedFor } from '../../../../layers/jyotish/numerology/name-correction.ts';
import { isNode } from '../../../../layers/jyotish/chart/graha.ts';
import { GRAHAS, type Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import {
  ascendantReading,
  houseLordsReading,
  moonReading,
  planetsReading,
  starReading,
} from '../../../../layers/jyotish/phala/readings.ts';
import type { Paragraph } from '../../../../layers/jyotish/phala/reading.ts';
import { judgeGem, planetOfGem } from '../../../../layers/jyotish/remedies/gems.ts';
import type { Gem } from '../../../../layers/jyotish/remedies/planet-rows.ts';
import { gemReasonsShape } from '../../../answers/present/remedies.ts';
import { bank } from '../../../words/bank.ts';
import type { Claim } from '../../facts/claim.ts';
import { houseClaim, lordClaim, signClaim, starClaim } from '../../facts/of-birth.ts';
import { askedOf } from '../direct.ts';
import { rulership } from '../direct/named.ts';
import { rowsOf, saidParts, worded, type Making } from './making.ts';
import type { Draft } from './parts.ts';
import { saidIn } from '../hear/said.ts';
import type { Thing } from '../hear/things.ts';

/** Paragraphs of a reading that are told. */
const MOST_PARAGRAPHS = 2;

/** Paragraphs of a reading, with the claims that they rest on. */
export const paragraphParts = (
  { cited }: Making,
  paragraphs: readonly Paragraph[],
  claims: readonly Claim[],
): readonly Draft[] =>
  paragraphs.slice(0, MOST_PARAGRAPHS).map((paragraph) => {
    const rule = cited.paragraph(paragraph);
    return {
      kind: 'meaning',
      template: `{${rule}.text}`,
      cites: [rule, ...claims.slice(0, 2).map((one) => cited.fact(one))],
    };
  });

const factPart = ({ cited }: Making, claim: Claim): Draft => {
  const id = cited.fact(claim);
  return { kind: 'fact', template: `{${id}.clause}${cited.write.frames.stop}`, cites: [id] };
};

const placed = ({ known }: Making, of: Graha): readonly Claim[] => [
  ...(known.birth.timeKnown ? [houseClaim(known, of)] : []),
  signClaim(known, of),
];

/** Who rules a house, and where that planet stands. */
export const placeParts = (making: Making, house: number): readonly Draft[] => {
  const lord = making.known.read.lord(house);
  return [lordClaim(making.known, house), ...placed(making, lord).slice(0, 1)].map((claim) => factPart(making, claim));
};

const houseParts = (making: Making, house: number): readonly Draft[] => {
  const { known } = making;
  if (!known.birth.timeKnown) return [];
  const lord = known.read.lord(house);
  const there = GRAHAS.filter((of) => known.read.chart.grahas[of].house === house);
  const ofHouse = lordClaim(known, house);
  const count: Claim = { kind: 'count', count: there.length, place: { house } };
  const ofLord = houseLordsReading(known.read).find((one) => one.house === house)?.paragraphs ?? [];
  const inside = planetsReading(known.read, there, true).flatMap(({ paragraphs }) => paragraphs.slice(0, 1));
  return [
    factPart(making, count),
    factPart(making, ofHouse),
    ...paragraphParts(making, ofLord, [ofHouse, ...placed(making, lord).slice(0, 1)]),
    ...paragraphParts(making, inside, [count]),
  ];
};

/** Whether a stone suits, by the tests of `remedies/gemstone-check`. */
const gemParts = (making: Making, gem: Gem, isLast: boolean): readonly Draft[] => {
  const { known, language, cited } = making;
  if (!known.birth.timeKnown) return [];
  const planet = planetOfGem(gem);
  const { suitable, findings } = judgeGem(known.read.chart, planet);
  const cell = suitable ? 'suits' : 'not';
  const ofLord = suitable ? 'lordSuits' : 'lordNot';
  const values = { gem: bank(language, 'gems')[gem].toLowerCase(), planet: cited.write.planet(planet) };
  const reasons = gemReasonsShape({ words: cited.write.words, bank: bank(language, 'remedies') }, findings);
  const rules = reasons
    .filter(({ passed }) => passed === suitable)
    // One reason is enough: a second one reads as if it spoke against the first.
    .slice(0, 1)
    .map(({ key, name, passed }) => ({
      key,
      id: cited.ruled(`gem.${key}.${gem}`, uncapital(name), passed, GEM_SOURCE),
    }));
  const claims = placed(making, planet).map((claim) => cited.fact(claim));
  return [
    worded(making, 'meaning', `gem.${cell}`, values, {
      cites: [...rules.map(({ id }) => id), ...claims].slice(0, 4),
    }),
    ...rules.flatMap(({ id, key }): readonly Draft[] =>
      key === OF_LORDSHIP && !isNode(planet)
        ? [
            ...saidParts(making, rulership(planet)(askedOf(known, { said: saidIn('', known.at.date) }, making))),
            worded(making, 'meaning', `gem.${ofLord}`, values, { cites: [id] }),
          ]
        : [
            worded(
              making,
              'meaning',
              [`gem.why.${id}`, rowsOf(making).gem.why],
              { ...values, rule: `{${id}.text}` },
              { cites: [id] },
            ),
          ],
    ),
    ...(isLast ? [worded(making, 'limit', 'gem.cost', values)] : []),
  ];
};
/** The test by the houses that a planet rules: of it the houses of this chart are told, and not the rule. */
const OF_LORDSHIP = 'trikona_lord';
const GEM_SOURCE = 'Phaladeepika ch. 2; practice';

/** Whether a name reaches a number that the date of birth asks for. */
const nameParts = (making: Making, name: string): readonly Draft[] => {
  const { sum, root } = namankOf(name);
  const cell = reaches(sum, wantedFor(making.known.birth.date)) ? 'fits' : 'fitsNot';
  return [
    worded(making, 'limit', `spelling.${cell}`, { name, number: root }),
    worded(making, 'limit', 'spelling.keep'),
  ];
};

const spellingParts = (making: Making, names: readonly [string, string]): readonly Draft[] => {
  const wanted = wantedFor(making.known.birth.date);
  const [first, second] = names.map((name) => ({ name, sum: namankOf(name) }));
  if (first === undefined || second === undefined) return [];
  const of = (one: typeof first): boolean => reaches(one.sum.sum, wanted);
  const values = { first: first.name, one: first.sum.root, second: second.name, other: second.sum.root };
  const numbers = worded(making, 'limit', 'spelling.numbers', values);
  if (of(first) === of(second)) {
    const cell = of(first) ? 'both' : 'neither';
    return [worded(making, 'limit', `spelling.${cell}`, values), numbers];
  }
  const best = of(first) ? first.name : second.name;
  return [worded(making, 'limit', 'spelling.better', { best }), numbers];
};

/** What a planet gives by its house; or, where that was told, by its sign. */
export const planetParts = (making: Making, planet: Graha, isMore = false): readonly Draft[] => {
  const { read, birth } = making.known;
  const paragraphs = planetsReading(read, [planet], birth.timeKnown)[0]?.paragraphs ?? [];
  return paragraphParts(making, isMore ? paragraphs.slice(1) : paragraphs.slice(0, 1), placed(making, planet));
};

/** The parts about a thing; `isPlaced` where it was already told where a planet stands. None where the time of birth is needed and not known. */
export const thingParts = (making: Making, thing: Thing, isPlaced = false): readonly Draft[] => {
  const { read, birth } = making.known;
  const moonStar = starClaim(making.known);
  switch (thing.kind) {
    case 'planet':
      return thing.planets.flatMap((planet) => [
        ...(isPlaced ? [] : placed(making, planet).map((claim) => factPart(making, claim))),
        ...planetParts(making, planet),
      ]);
    case 'house':
      return houseParts(making, thing.house);
    case 'rising': {
      if (!birth.timeKnown) return [];
      return paragraphParts(making, ascendantReading(read), [lordClaim(making.known, 1)]);
    }
    case 'moon_sign':
      return paragraphParts(making, moonReading(read, birth.timeKnown), placed(making, 'moon'));
    case 'star':
      return [factPart(making, moonStar), ...paragraphParts(making, starReading(read, birth.timeKnown), [moonStar])];
    case 'gem':
      return thing.gems.flatMap((gem, i) => gemParts(making, gem, i === thing.gems.length - 1));
    case 'name':
      return nameParts(making, thing.name);
    case 'spelling':
      return spellingParts(making, thing.names);
  }
};
