/** The shapes of the answers of the horoscope feed. */
import * as z from 'zod/mini';
import { MAIN_AREAS, type Area } from '../../../layers/jyotish/horoscope/areas.ts';
import { FACT_KINDS } from '../../../layers/jyotish/horoscope/facts.ts';
import { PLANET_COLOURS } from '../../../layers/jyotish/remedies/planet-rows.ts';
import { FEED_GRADES } from '../../../layers/jyotish/horoscope/rank.ts';
import { DIRECTIONS } from '../../../layers/jyotish/panchang/nivas.ts';
import { about, between, flag, objectOf, oneOf, text, textLike, whole } from '../frame/about.ts';
import { date, graha, house, instant, keyed, nameOf, sign, span, star, vara } from '../frame/shapes.ts';

/** A sentence with the facts behind it. */
const sentences = about(
  z.optional(
    z.array(
      z.strictObject({
        text: about(text, 'The sentence'),
        basis: about(z.array(text), 'What it rests on: rows of `basis`'),
      }),
    ),
  ),
  'The sentences of `text`, with `detail: "full"` only',
);

/** A text, and its sentences where they are asked for. */
export const textFields = { text: about(text, 'What is said, in the wanted language'), sentences };

/** A score in words. */
export const feedGrade = {
  grade: oneOf(FEED_GRADES, 'The score in words, fifths from the lowest'),
  grade_name: nameOf('grade'),
};
/** A score that stands alone. */
export const feedScore = { score: whole(25, 95, 'Score, 25 to 95; 60 is the middle'), ...feedGrade };
/** A score with its rank. */
const ranked = {
  ...feedScore,
  percentile: between(0, 100, 'Percent of all signs and periods of 1990–2049 that score lower, 0.1 to 99.9'),
};

/** Key of a fact or a part of a score: `moon_house`, `stay:saturn`, `ingress:sun:2026-01-14`. */
export const factKey = (description: string) => textLike(/^[a-z_]+(:[a-z0-9_-]+)*$/, description);

/** Part of a score that is a sum; its keys are those that sentences refer to. */
export const scorePart = <const K extends readonly string[]>(keys: K) =>
  z.strictObject({
    ...keyed(keys, 'part').shape,
    points: between(-95, 95, 'What it counts for in the score'),
  });
/** Parts of the score of two signs: `day` of the general one, `day:<area>` of that of an area. */
export const PAIR_PARTS = [
  'distance',
  'lords',
  'element',
  'day',
  'day:career',
  'day:love',
  'day:health',
  'day:money',
  'day:family',
  'day:travel',
  'day:study',
] as const;

/** `make` for the areas of every answer, and for the others as optional members. */
export const areasOf = <T extends z.ZodMiniType>(make: (area: Area) => T) =>
  z.strictObject({
    career: make('career'),
    love: make('love'),
    health: make('health'),
    money: make('money'),
    family: z.optional(make('family')),
    travel: z.optional(make('travel')),
    study: z.optional(make('study')),
  });

const AREA_WORDS: Readonly<Record<Area, string>> = {
  career: 'Work and standing',
  love: 'Affection and partnership',
  health: 'Energy, rest and routine; never illness',
  money: 'Income and spending in everyday life; never advice on deals',
  family: 'Home and kin',
  travel: 'Ways and errands',
  study: 'Learning and practice',
};
/** What an area is about, for `describe`; those of `areas: "all"` say so. */
export const areaWords = (area: Area): string =>
  MAIN_AREAS.some((one) => one === area) ? AREA_WORDS[area] : `${AREA_WORDS[area]}; with \`areas: "all"\` only`;

/** The whole and its areas, each with score and text; `more` are members that areas have besides. */
export const feedAreas = <M extends Readonly<Record<string, z.ZodMiniType>>>(more: M) =>
  about(
    z.extend(
      areasOf((area) => about(z.strictObject({ ...ranked, ...textFields, ...more }), areaWords(area))),
      { general: about(z.strictObject({ ...ranked, ...textFields }), 'The period as a whole') },
    ),
    'The period as a whole, and by area of life',
  );

/** Houses are counted from the sign of the item. */
const houseHere = about(house, 'House, 1 to 12, counted from the sign of the item');

/** A fact: what the sky says about the sign. */
const factRow = z.strictObject({
  fact: factKey('The fact: its kind and what tells it apart, `stay:saturn`; sentences refer to it'),
  name: about(text, 'The fact in words: Saturn in the 4th house'),
  kind: oneOf(FACT_KINDS, 'Kind of fact'),
  kind_name: nameOf('kind'),
  body: about(graha, 'Planet it is about'),
  body_name: nameOf('planet'),
  partner: about(z.optional(graha), 'Other planet, of a contact of the Moon and of a double transit'),
  partner_name: z.optional(nameOf('other planet')),
  house: houseHere,
  sign,
  good: about(z.nullable(flag), 'Whether the rule holds it good for the sign; null where the rule takes no side'),
  vedha_by: about(z.optional(graha), 'Planet that obstructs a good transit; left out where none does'),
  vedha_by_name: z.optional(nameOf('obstructing planet')),
  vipareeta_by: about(z.optional(graha), 'Planet that takes the harm from a bad transit; left out where none does'),
  vipareeta_by_name: z.optional(nameOf('relieving planet')),
  weight: whole(0, 100, 'How much the fact deserves to be told, 0 to 100'),
  at: about(z.optional(instant), 'When it happens; left out for what lasts'),
});
export const feedBasis = about(z.array(factRow), 'Every fact behind the item, heaviest first');

/** An event of the sky as a sign meets it. */
export const feedEvent = z.strictObject({
  event: factKey('The event, a row of `basis`; event-effects takes it as `event`: `ingress:sun:2026-01-14`'),
  name: about(text, 'The event in words'),
  kind: oneOf(FACT_KINDS, 'Kind of event'),
  kind_name: nameOf('kind'),
  body: about(graha, 'Planet that enters or turns; the Moon of a lunation; the Sun or Moon that is eclipsed'),
  body_name: nameOf('planet'),
  at: about(instant, 'When it happens'),
  house: houseHere,
  sign: about(sign, 'Sign it happens in'),
});

/** Days in a row that are among the best of a person. */
export const bestWindow = z.strictObject({
  from: about(date, 'First day'),
  to: about(date, 'Last day, included'),
  ...ranked,
});

/** A day of a week that stands out. */
export const keyDay = z.strictObject({
  kind: oneOf(
    ['best', 'low', 'event', 'moon'],
    'Why the day stands out: best score, lowest score, weightiest event, or the Moon where no event is left',
  ),
  kind_name: nameOf('kind'),
  date: about(date, 'Date'),
  weekday: vara,
  ...feedScore,
  fact: factKey('The fact, a row of `basis`: the weightiest event of the day, else the house of the Moon'),
  name: about(text, 'The fact in words'),
  text: about(text, 'What the Moon makes of the day'),
});

/** A quarter of a year. */
export const quarter = z.strictObject({
  id: whole(1, 4, 'Number of the quarter'),
  span: about(span, 'Its dates, from the first midnight to the last'),
  ...ranked,
  ...textFields,
});

/** Until when an item holds. */
export const valid = about(
  span,
  'Dates the item is for, from the first midnight to the last on the clock of the request',
);
/** The headline of an item. */
export const headline = about(text, 'Headline, 2 to 8 words');

/** Things to take along on a day. */
export const lucky = objectOf('Number, planet, colour, direction and hour, all derived from the transits of the day', {
  planet: about(graha, 'Planet they come from: one that does the sign good on that day, else the lord of the sign'),
  planet_name: nameOf('planet'),
  number: whole(1, 9, 'Number, 1 to 9: of the lord of the sign, the day of the month and the sign, reduced'),
  colour: about(keyed(PLANET_COLOURS, 'colour'), 'Colour of the planet'),
  direction: about(keyed(DIRECTIONS, 'direction'), 'Direction of the planet'),
  span: about(span, 'First hour (hora) of the planet after sunrise at `place`, clear of Rahu kala'),
  place: about(text, 'Where that hour is counted'),
});

export const feedSign = about(sign, 'Sign the item is for');
export const feedStar = about(star, 'Star of birth the item is for');
export const feedDate = about(date, 'Date the item is for');
