/** What a model may look up: facts of topics and periods between two years, of the birth that the server holds. */
import * as z from 'zod/mini';
import { dashaChildren } from '../../../layers/jyotish/dasha/cycle.ts';
import { civilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import { TOPICS } from '../../contract/suites/astrologer.ts';
import type { ModelTool, ToolCall } from '../../contract/ports/model.ts';
import type { Language } from '../../words/languages.ts';
import { factsAbout } from './facts-about.ts';
import { factFor, type Fact } from './facts.ts';

/** Calls that a model may make for one answer. */
export const MOST_CALLS = 3;
/** Facts that one call hands over. */
export const MOST_FACTS = 60;
const MOST_PERIODS = 24;
const YEARS = { first: 1800, last: 2399 };

export const TOOLS: readonly ModelTool[] = [
  {
    name: 'get_facts',
    description: 'More facts of this chart, by topic. They continue the numbering.',
    parameters: {
      type: 'object',
      properties: { topics: { type: 'array', items: { type: 'string', enum: TOPICS }, minItems: 1 } },
      required: ['topics'],
    },
  },
  {
    name: 'get_periods',
    description: 'The dasha periods (mahadasha and antardasha) of this chart that touch the years from … to.',
    parameters: {
      type: 'object',
      properties: {
        from: { type: 'integer', minimum: YEARS.first, maximum: YEARS.last },
        to: { type: 'integer', minimum: YEARS.first, maximum: YEARS.last },
      },
      required: ['from', 'to'],
    },
  },
];

const year = z.int().check(z.gte(YEARS.first), z.lte(YEARS.last));
const FACTS_OF = z.object({ topics: z.array(z.enum(TOPICS)).check(z.minLength(1)) });
const PERIODS_OF = z.object({ from: year, to: year });

const periodFacts = (known: KnownBirth, from: number, to: number, language: Language): readonly Fact[] =>
  known.dasha.mahas
    .flatMap((maha) => dashaChildren(known.dasha, maha))
    .filter(({ start, end }) => {
      const offset = known.birth.offset;
      return end > known.birth.jd && civilDate(end, offset).year >= from && civilDate(start, offset).year <= to;
    })
    .slice(0, MOST_PERIODS)
    .map(({ lords }) =>
      factFor(
        known,
        { kind: 'period', lords: lords.map((lord, i) => ({ level: i + 1, lord })), edge: 'running', time: null },
        language,
      ),
    );

/** The facts that a call asks for; null where it is no call that can be made: another function, other arguments. */
export const factsFor = (known: KnownBirth, { name, input }: ToolCall, language: Language): readonly Fact[] | null => {
  const topics = name === 'get_facts' ? FACTS_OF.safeParse(input) : null;
  if (topics?.success) return factsAbout(known, topics.data.topics, language).slice(0, MOST_FACTS);
  const years = name === 'get_periods' ? PERIODS_OF.safeParse(input) : null;
  return years?.success ? periodFacts(known, years.data.from, years.data.to, language) : null;
};
