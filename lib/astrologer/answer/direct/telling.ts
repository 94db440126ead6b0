/** How the rows of direct questions are told: a text of the bank, and what it stands on. */
import { signOfHouse } from '../../../../layers/jyotish/chart/chart.ts';
import { PLANETS7 } from '../../../../layers/jyotish/chart/graha.ts';
import { lordOf, type Planet7 } from '../../../../layers/jyotish/chart/rashi.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { strengthBand } from '../../../../layers/jyotish/phala/state.ts';
import { karakamsaOf } from '../../../../layers/jyotish/jaimini/karakamsa.ts';
import { VARA_LORDS } from '../../../../layers/jyotish/panchang/keys.ts';
import { PLANET_REMEDIES } from '../../../../layers/jyotish/remedies/planet-rows.ts';
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import type { Tongue } from '../../../words/astrologer/fixed-texts.ts';
import { bank, type Banks } from '../../../words/bank.ts';
import type { Language } from '../../../words/languages.ts';
import type { Claim } from '../../facts/claim.ts';
import { houseClaim, lordClaim, navamsaClaim, signClaim } from '../../facts/of-birth.ts';
import { factFor } from '../facts.ts';
import type { AnswerForm } from '../tell/making.ts';
import type { Lean } from '../hear/intent.ts';
import type { Said } from '../hear/said.ts';
import type { Sentence } from '../tell/parts.ts';
import { filled, type Values, type Writer } from '../tell/writer.ts';

/** A question about a birth, with the words of the tongue that it is answered in. */
export interface Asked {
  readonly known: KnownBirth;
  readonly said: Said;
  /** Planets that the question names, or that what was told before rests on. */
  readonly planets: readonly Graha[];
  readonly write: Writer;
  readonly language: Language;
  readonly tongue: Tongue;
  readonly form: AnswerForm;
  /** The side of it that is asked for: what is good in it, what is hard. */
  readonly lean?: Lean | undefined;
}
/** Gives the sentences that answer a question; none where the chart does not tell. */
export type Answer = (asked: Asked) => readonly Sentence[];

export type Words = Banks['astrologer/direct'];
/** The words of direct answers in a tongue. */
export const wordsOf = ({ tongue }: Pick<Asked, 'tongue'>): Words => bank(tongue, 'astrologer/direct');

/** What a text stands on: what fills it, and what it claims. */
export interface Ground {
  readonly values: Values;
  readonly claims: readonly Claim[];
}
/** Null where the birth does not tell. */
export type Grounds = (asked: Asked) => Ground | null;

/** A text of the bank, filled from its grounds; in simple words where there are such. */
export const says =
  (text: keyof Words['says'], ...grounds: readonly Grounds[]): Answer =>
  (asked) => {
    const found = grounds.flatMap((one) => one(asked) ?? []);
    if (found.length < grounds.length) return [];
    const { says: full, simple } = wordsOf(asked);
    const isSimple = (key: string): key is keyof Words['simple'] => asked.form === 'simple' && key in simple;
    const values: Values = Object.assign({}, ...found.map((one) => one.values));
    return [
      {
        text: filled(isSimple(text) ? simple[text] : full[text], values),
        claims: found.flatMap(({ claims }) => claims),
      },
    ];
  };

/** Statements of facts. */
export const states =
  (claimsOf: (asked: Asked) => readonly Claim[]): Answer =>
  (asked) =>
    claimsOf(asked).map((claim) => ({ text: factFor(asked.known, claim, asked.language).statement, claims: [claim] }));

/** The same of each of the planets that are asked about, two at the most. */
export const each =
  (answer: Answer): Answer =>
  (asked) =>
    asked.planets.slice(0, MOST_PLANETS).flatMap((of) => answer({ ...asked, planets: [of] }));
const MOST_PLANETS = 2;

/** Several answers, one after the other. */
export const all =
  (...answers: readonly Answer[]): Answer =>
  (asked) =>
    answers.flatMap((one) => one(asked));

/** No answer. */
export const nothing: Answer = () => [];

/** One answer or another. */
export const either =
  (is: (asked: Asked) => boolean, one: Answer, other: Answer): Answer =>
  (asked) =>
    is(asked) ? one(asked) : other(asked);

const strengthClaim = (of: Graha, strong: boolean): Claim => ({ kind: 'strength', of, strong });

/** What a planet gives by custom: its direction, colour, weekday, stone, mantra. */
const ofCustom = ({ language, write, ...asked }: Asked, of: Graha): Values => {
  const { direction, gem, mantra, days } = PLANET_REMEDIES[of];
  const { paths, colours, arts, drills } = wordsOf(asked).ofPlanet;
  const hasArt = (planet: string): planet is keyof typeof arts => planet in arts;
  const hasDrill = (planet: string): planet is keyof typeof drills => planet in drills;
  const isSeven = (planet: string): planet is Planet7 => planet in paths;
  return {
    direction: bank(language, 'day').directions[direction].toLowerCase(),
    stone: bank(language, 'gems')[gem].toLowerCase(),
    mantra: bank(language, 'language').script === 'Deva' ? mantra.name.deva : mantra.name.iast,
    day: write.words.name('weekdays', isSeven(of) ? VARA_LORDS.indexOf(of) : (days[0] ?? 0)),
    ...(isSeven(of) ? { path: paths[of], colour: colours[of] } : {}),
    ...(hasArt(of) ? { art: arts[of] } : {}),
    ...(hasDrill(of) ? { drill: drills[of] } : {}),
  };
};

/** All that texts may say of a planet; `as` names it, `gift` what it helps. */
export const ofPlanet = (asked: Asked, of: Graha, as = 'planet', gift = 'gift'): Values => {
  const { known, write } = asked;
  const words = wordsOf(asked);
  const { house } = known.read.chart.grahas[of];
  const { ages, gifts, trades, natures, aims, subjects } = words.ofPlanet;
  return {
    [as]: write.planet(of),
    [gift]: gifts[of],
    name: write.name(of),
    house: write.house(house),
    place: words.places[house - 1] ?? '',
    age: ages[of],
    trades: trades[of],
    nature: natures[of],
    aim: aims[of],
    subjects: subjects[of],
    ...ofCustom(asked, of),
  };
};

/** The lord of a house. */
export const lord =
  (house: number, as?: string): Grounds =>
  (asked) => ({ values: ofPlanet(asked, asked.known.read.lord(house), as), claims: [lordClaim(asked.known, house)] });

/** Where the lord of a house stands. */
export const lordPlaced =
  (house: number): Grounds =>
  ({ known }) => ({ values: {}, claims: [houseClaim(known, known.read.lord(house))] });

/** The lord of the navamsa sign that the lord of a house is in. */
export const lordInNavamsa =
  (house: number): Grounds =>
  (asked) => {
    const { known } = asked;
    const of = known.read.lord(house);
    const sign = known.navamsa.planets[of];
    return { values: ofPlanet(asked, lordOf(sign)), claims: [lordClaim(known, house), navamsaClaim(known, of)] };
  };

/** The strongest or the weakest of some planets, left out one of which the areas of life say the opposite. */
export const rankedOf =
  (among: readonly Planet7[], side: 'best' | 'worst', as?: string, gift?: string): Grounds =>
  (asked) => {
    const { ranks, read } = asked.known;
    if (ranks === null) return null;
    const isBest = side === 'best';
    const of = among
      .toSorted((a, b) => (isBest ? ranks[a] - ranks[b] : ranks[b] - ranks[a]))
      .find((planet) => strengthBand(read.states[planet]) !== (isBest ? 'strained' : 'strong'));
    if (of === undefined) return null;
    return { values: ofPlanet(asked, of, as, gift), claims: [strengthClaim(of, isBest)] };
  };

/** The same of all seven. */
export const ranked = (side: 'best' | 'worst', as?: string, gift?: string): Grounds =>
  rankedOf(PLANETS7, side, as, gift);

/** The atmakaraka (Jaimini Sutras 1.1). */
export const atmakaraka: Grounds = (asked) => {
  const { atmakaraka: of } = karakamsaOf(asked.known.read.chart, 7);
  return { values: ofPlanet(asked, of), claims: [signClaim(asked.known, of)] };
};

/** The sign of a house, and its limb (BPHS ch. 4, limbs of the Kalapurusha). */
export const signOf =
  (house: number): Grounds =>
  ({ known, write, ...asked }) => {
    const sign = signOfHouse(known.read.chart, house);
    return {
      values: { sign: write.sign(sign), limb: wordsOf(asked).limbs[sign - 1] ?? '' },
      claims: [{ kind: 'house_sign', house, sign }],
    };
  };

/** Claims that a text rests on without naming them. */
export const resting =
  (claimsOf: (known: KnownBirth) => readonly Claim[]): Grounds =>
  ({ known }) => ({ values: {}, claims: claimsOf(known) });

/** Whether one of two planets is the stronger one, as claims. */
export const strongerOf = ({ ranks }: KnownBirth, one: Planet7, other: Planet7): readonly Claim[] => {
  const isFirst = ranks !== null && ranks[one] < ranks[other];
  return [strengthClaim(one, isFirst), strengthClaim(other, !isFirst)];
};

/** A text by how strong a planet is, by the same measure as the areas of life, and what it claims besides; none for a node, or where no time is known. */
export const byRank = (
  asked: Asked,
  of: Graha,
  text: keyof Words['ranked'],
  more: readonly Claim[] = [],
): readonly Sentence[] => {
  const { ranks, read } = asked.known;
  if (ranks === null || of === 'rahu' || of === 'ketu') return [];
  const { strong, weak, middle } = wordsOf(asked).ranked[text];
  const said = (frame: string, claims: readonly Claim[]): readonly Sentence[] => [
    { text: filled(frame, ofPlanet(asked, of)), claims: [...claims, ...more] },
  ];
  const band = strengthBand(read.states[of]);
  if (band === 'strong') return said(strong, [strengthClaim(of, true)]);
  return band === 'strained' ? said(weak, [strengthClaim(of, false)]) : said(middle, []);
};
