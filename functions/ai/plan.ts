import * as z from 'zod/mini';
import { MISSING, plannedCalls } from '../../lib/astrologer/answer/plan.ts';
import { helpInsteadOfFaults, refuseUnsafe } from '../../lib/astrologer/safety/refusal.ts';
import { creditsOf, MAX_QUESTION } from '../../lib/contract/suites/astrologer.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { providerNamed } from '../../lib/contract/ports/model.ts';
import { plainInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, characters, objectList, objectOf, text, whole } from '../../lib/contract/frame/about.ts';
import { endpointRows } from '../../lib/service/catalogue/catalogue.source.ts';
import { findEndpoint, refusalOf } from '../../lib/service/catalogue/run.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { civilDate } from '../../layers/jyotish/ephemeris/instant.ts';

const members = (description: string) => z.optional(about(z.looseObject({}), description));
/** Answers questions that no calculation answers by itself. */
const CHAT = 'ai/chat';
/** India, where the words give no other today. */
const HOURS_EAST = 5.5;

export const plan = endpoint({
  path: '/v1/ai/plan',
  summary: 'Plain words to the calls that answer them, with filled bodies and the price',
  description:
    'Finds what a request asks for (a chart, gun milan, the panchang of a day, wedding dates, the running dasha …) by a table of words in English, Hindi and Hindi in Latin letters, and fills the bodies from the words (a date and place of birth, a sign, a year, an event) and from `context`. Each planned call has been checked as the endpoint checks it, so that it can be sent as it is, alone or in `batch`. What is not known is named in `missing`, by call; such a call stands in `incomplete`. A question that no calculation answers by itself is planned as a call of `ai/chat`. A message that `ai/chat` answers with a fixed text (a person in need, death, an unborn child …) is not planned: NOT_FROM_A_CHART, free, has that text as its message. No language model takes part, and nothing is computed.',
  sources: ['Those of the endpoints that are planned'],
  credits: 3,
  wave: 2,
  errors: ['NOT_FROM_A_CHART'],
  input: plainInput({
    message: characters(1, MAX_QUESTION, 'What is wanted, in plain words, up to 2,000 characters'),
    context: z.optional(
      objectOf('What is known besides the words', {
        birth: members('Birth of the person it is about, as the endpoints take it: date, time, place or lat and lon'),
        partner: members('Birth of the other person, for matching'),
        place: members('Place and clock of days and skies: place, or lat, lon and tz'),
        name: z.optional(characters(1, 100, 'Name, for numerology')),
      }),
    ),
  }),
  output: z.strictObject({
    calls: objectList(
      'Calls that can be sent as they are, in the order of the words; empty when nothing is asked for, or all is incomplete',
      {
        endpoint: about(text, 'Path below /v1, variables filled in: kundli/planets, muhurat/find/marriage'),
        body: about(z.looseObject({}), 'Body of the call, which the endpoint takes'),
        credits: whole(0, 100, 'Credits of the call when it succeeds'),
      },
    ),
    incomplete: objectList('Calls that are asked for, and cannot be sent yet', {
      endpoint: about(text, 'Path below /v1; a variable that is not known stands in braces'),
      missing: about(z.array(z.enum(MISSING)), 'What it needs and nothing tells; empty when a given value is refused'),
      refused: about(
        z.array(about(text, 'Name of a member')),
        'Members that the endpoint refuses as they were given; empty when something is missing',
      ),
    }),
    missing: about(z.array(z.enum(MISSING)), 'What all the incomplete calls lack, each once; send it in context'),
    credits: whole(0, 5000, 'Credits of all planned calls together'),
  }),
  example: { message: 'Show my navamsa and running dasha', context: { birth: EXAMPLE_BIRTH } },
  insteadOfFaults: ({ message }, language) => helpInsteadOfFaults(message, language, null),
  compute: async ({ input, now, request, words }) => {
    refuseUnsafe(input.message, words.language);
    const rows = await endpointRows();
    const today = civilDate(now, HOURS_EAST);
    const planned = plannedCalls(input.message, rows, input.context ?? {}, today);
    const checked = await Promise.all(
      planned.map(async ({ endpoint: name, body, missing }) => {
        if (missing.length > 0) return { name, body, missing, refused: [], credits: 0 };
        // ai/chat is no calculation; ai/facts takes the same birth.
        const found = await findEndpoint(name === CHAT ? 'ai/facts' : name);
        if (found === null) return null;
        const call = {
          requestId: request.id,
          language: words.language,
          credits: () => ({ charged: 0, remaining: null }),
          warnings: [],
          now,
        };
        const refusal = await refusalOf(found, name === CHAT ? { ...body, message: undefined } : body, call);
        const credits = name === CHAT ? creditsOf(providerNamed(process.env['UDAYA_MODEL'])) : found.endpoint.credits;
        return { name, body, missing, refused: refusal?.details.map(({ field }) => field) ?? null, credits };
      }),
    );
    const all = checked.filter((one) => one !== null);
    const ready = all.filter(({ missing, refused }) => missing.length === 0 && refused === null);
    const waiting = all.filter(({ missing, refused }) => missing.length > 0 || refused !== null);
    return {
      calls: ready.map(({ name, body, credits }) => ({ endpoint: name, body: { ...body }, credits })),
      incomplete: waiting.map(({ name, missing, refused }) => ({
        endpoint: name,
        missing: [...missing],
        refused: [...(refused ?? [])],
      })),
      missing: [...new Set(waiting.flatMap(({ missing }) => missing))],
      credits: ready.reduce((sum, { credits }) => sum + credits, 0),
    };
  },
});

export const handler = serve(plan);
