/** Input and answer of kundli/rectification. */
import * as z from 'zod/mini';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { VARGA_KEYS } from '../../../layers/jyotish/chart/varga.ts';
import { MAX_STRETCHES } from '../../../layers/jyotish/rectification/candidates.ts';
import { EVENT_MATTERS, RULE_KEYS } from '../../../layers/jyotish/rectification/matters.ts';
import { RECTIFICATION_VERDICTS } from '../../../layers/jyotish/rectification/rectify.ts';
import { about, between, flag, keysOf, objectList, objectOrNull, oneOf, text, upTo, whole } from '../frame/about.ts';
import { house, nameOf, planets, sign, span } from '../frame/shapes.ts';
import { civilIn, timeText, withFormWords } from '../values/date-time.ts';

const MAX_EVENTS = 20;
/** Minutes either way that the window may reach. */
export const MAX_REACH = 720;

/** Kinds of event as callers name them; the death of a parent needs which. */
export const EVENT_KINDS = ['marriage', 'child', 'parent_death', 'job', 'accident', 'move', 'degree'] as const;
export const PARENTS = ['father', 'mother'] as const;

/** What may be known of a birth: the fact of the chart it is, and of what kind its value is. */
export const KNOWN_FACTS = {
  ascendant: { fact: 'ascendant_sign', kind: 'sign' },
  ascendant_nakshatra: { fact: 'ascendant_nakshatra', kind: 'star' },
  navamsa_ascendant: { fact: 'ascendant_d9', kind: 'sign' },
  dasamsa_ascendant: { fact: 'ascendant_d10', kind: 'sign' },
  moon_sign: { fact: 'moon_sign', kind: 'sign' },
  nakshatra: { fact: 'moon_nakshatra', kind: 'star' },
  pada: { fact: 'moon_pada', kind: 'pada' },
  moon_navamsa: { fact: 'moon_navamsa', kind: 'sign' },
} as const;

const MONTH = /^\d{4}-\d{2}$/;
/** Whether a text is a day or a month of the Gregorian calendar, 1800 to 2399. */
const isDayOrMonth = (date: string): boolean => civilIn(MONTH.test(date) ? `${date}-01` : date) !== null;

const event = z.strictObject({
  kind: oneOf(EVENT_KINDS, 'What happened'),
  parent: about(z.optional(z.enum(PARENTS)), 'Whose death, beside kind parent_death; else left out'),
  date: withFormWords(
    z
      .string()
      .check(
        z.regex(/^\d{4}-\d{2}(-\d{2})?$/),
        z.refine(isDayOrMonth),
        z.describe(
          'Day, YYYY-MM-DD, or month, YYYY-MM, where no more is known; after the birth, at most 120 years. A day is taken at noon, a month at its middle',
        ),
      ),
    {
      code: 'NOT_A_DATE',
      must: 'a day or a month of the Gregorian calendar, 1800 to 2399',
      expected: 'YYYY-MM-DD or YYYY-MM',
    },
  ),
  weight: z._default(whole(1, 3, 'How much it counts, 1 to 3'), 1),
});

const fact = z.strictObject({
  what: oneOf(
    keysOf(KNOWN_FACTS),
    'What is known: a sign (ascendant, navamsa_ascendant, dasamsa_ascendant, moon_sign, moon_navamsa), a star (nakshatra of the Moon, ascendant_nakshatra) or the pada of the Moon',
  ),
  is: about(
    z.union([z.int(), z.string().check(z.minLength(1), z.maxLength(32))]),
    'Its value: number, key or name of the sign (1-12) or star (1-27), or the pada, 1 to 4',
  ),
});

export const RECTIFICATION_FIELDS = {
  minutes: z.optional(
    whole(
      1,
      MAX_REACH,
      'Minutes of the window on either side of the time, 1 to 720; time_uncertainty_min when left out, else 60, and the whole day where the time is unknown',
    ),
  ),
  earliest: z.optional(
    timeText('In place of minutes: earliest local time of birth on its date, HH:MM or HH:MM:SS; with latest'),
  ),
  latest: z.optional(timeText('Latest local time of birth; on the next day where it is not later than earliest')),
  facts: z._default(
    upTo(
      8,
      about(fact, 'A fact that is certain'),
      'Facts of the birth that are certain, at most 8: times at which one does not hold are left out',
    ),
    [],
  ),
  events: z._default(
    upTo(
      MAX_EVENTS,
      about(event, 'A dated event of the life'),
      'Dated events, at most 20; nothing is concluded from fewer than three days with events',
    ),
    [],
  ),
};

const number = whole(1, MAX_EVENTS, 'Number of the event in the request, from 1');
const points = (what: string) => between(0, 100, `${what}, 0 to 100: share of the points that can be reached`);

const candidate = z.strictObject({
  span: about(span, 'Stretch of possible times; its ends are where a fact that decides changes'),
  ascendant_sign: about(sign, 'Sign of the ascendant, the same in the whole stretch'),
  navamsa_ascendant_sign: about(sign, 'Sign of the ascendant in the navamsa, the same in the whole stretch'),
  score: about(
    z.nullable(points('Best score in it')),
    'Best score in it, 0 to 100: points of all rules met, as a share of those that can be reached, with the weights of the events; null without events',
  ),
  reasons: objectList('Every rule of every event; empty without events', {
    event_id: number,
    rule: oneOf(
      RULE_KEYS,
      'The lord of the maha, antar or pratyantar dasha linked with the event in the rashi (3, 2, 1 points) or in its divisional chart (3, 2, 1), or Jupiter and Saturn both touching its main house (2)',
    ),
    rule_name: nameOf('rule'),
    lord: about(z.nullable(z.enum(GRAHAS)), 'Lord of the running period; null for double_transit'),
    lord_name: about(z.nullable(text), 'Name of the lord in the wanted language; null beside a null lord'),
    met: about(flag, 'The rule holds at the best time of the stretch'),
  }),
});

export const RECTIFICATION_SHAPE = {
  window: about(span, 'Times that were looked at'),
  fitting: about(
    z.array(span),
    'Stretches of the window in which every fact holds, exact to the second; the whole window without facts, empty where no time has them',
  ),
  verdict: oneOf(
    RECTIFICATION_VERDICTS,
    'Whether the events tell times of birth apart. separated: the best score exceeds what chance reaches once in twenty, and every other time at least four minutes off by 5 points; weak: it exceeds chance only; none: the events tell no times apart, lie on fewer than three days, or no time has the facts',
  ),
  verdict_name: nameOf('verdict'),
  verdict_text: about(text, 'What follows, in the wanted language'),
  separated_span: about(z.nullable(span), 'The stretch that stands apart; null unless the verdict is separated'),
  spread: objectOrNull('How the scores lie; null without events, or where no time has the facts', {
    best: points('Best score'),
    median: points('Score that half of the times exceed'),
    runner_up: about(
      z.nullable(points('Score')),
      'Best score at least four minutes outside the stretch around the best; null where the window holds no such time',
    ),
    p95_by_chance: points(
      'What the best score exceeds by chance once in twenty: the larger of two figures, from 200 lists of random dates of the same years (events of one year move together) and 200 lists in which the dates of the events are exchanged',
    ),
  }),
  candidates: upTo(
    MAX_STRETCHES,
    candidate,
    'Best stretch of each navamsa of the ascendant, the best ten first; without events in order of time',
  ),
  matters: objectList('How each event is read', {
    id: number,
    kind: oneOf(keysOf(EVENT_MATTERS), 'Kind of event, the parent named'),
    kind_name: nameOf('kind'),
    houses: about(z.array(house), 'Houses that are looked at, the main one first'),
    karakas: planets('Planets that stand for it by nature; empty where none does'),
    varga: about(
      z.nullable(z.enum(VARGA_KEYS)),
      'Divisional chart that is read beside the rashi; null where there is none',
    ),
    varga_name: about(
      z.nullable(text),
      'Name of the divisional chart in the wanted language; null beside a null varga',
    ),
  }),
  scanned: about(z.int().check(z.gte(0)), 'Times that were tried, a minute apart at most'),
  note: about(text, 'What such a ranking is worth, in the wanted language'),
};
