import * as z from 'zod/mini';
import { natalSections } from '../../lib/contract/frame/answers.ts';
import type { Call } from '../../lib/contract/frame/endpoint.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { birthAtInput, birthInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import type { Fields } from '../../lib/contract/frame/input.ts';
import { OPTION_FIELDS } from '../../lib/contract/frame/options.ts';
import { findEndpoint, runEndpoint, type FoundEndpoint } from '../../lib/service/catalogue/run.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import type { Detail } from '../../lib/contract/frame/errors.ts';
import { invalidFields } from '../../lib/contract/frame/field-errors.ts';
import { isNatalSection } from '../../lib/contract/frame/natal-section.ts';
import type { Warning } from '../../lib/contract/frame/warnings.ts';
import { about, characters, several } from '../../lib/contract/frame/about.ts';
import { serve } from '../../lib/service/http/serve.ts';
import type { Language } from '../../lib/words/languages.ts';

const membersOf = (base: Fields): readonly string[] =>
  Object.keys({ ...base, ...OPTION_FIELDS }).filter((name) => !['include', 'strict'].includes(name));
/** Members of the request that every section gets, and those that look at a moment; their own fields keep their defaults. */
const SHARED = membersOf(birthInput().base);
const SHARED_AT = membersOf(birthAtInput().base);

/** The endpoints that the names stand for, each once. Throws for every name that is no section. */
const sectionsOf = async (names: readonly string[]): Promise<ReadonlyMap<string, FoundEndpoint>> => {
  const sections = new Map<string, FoundEndpoint>();
  const details: Detail[] = [];
  for (const [i, name] of names.entries()) {
    const found = await findEndpoint(name);
    if (found && isNatalSection(found.endpoint)) sections.set(name, found);
    else {
      const field = `sections.${i}`;
      const message = `${field} must name an endpoint that takes a birth, as kundli/planets or varga/D9.`;
      details.push({ field, code: 'UNKNOWN_VALUE', message, received: name });
    }
  }
  if (details.length > 0) throw invalidFields(...details);
  return sections;
};

interface SectionAnswer {
  readonly data: Record<string, unknown>;
  readonly meta: {
    readonly settings: Readonly<Record<string, unknown>>;
    readonly language: { readonly texts: Language | null };
    readonly uncertain?: readonly string[];
    readonly warnings: readonly Warning[];
  };
}

/** Runs one section on the birth of the request. What it says of itself in `meta` is passed on under its name. */
const runSection = async (
  name: string,
  found: FoundEndpoint,
  { request, options, now, warn, uncertain, spoken }: Call<Fields>,
): Promise<SectionAnswer> => {
  const { members } = request;
  const shared = found.endpoint.input.kind === 'birth_at' ? SHARED_AT : SHARED;
  const body = Object.fromEntries(shared.flatMap((key) => (members[key] === undefined ? [] : [[key, members[key]]])));
  const credits = () => ({ charged: 0, remaining: null });
  try {
    const single = await runEndpoint(found, body, {
      requestId: request.id,
      language: options.language,
      accepted: request.accepted,
      credits,
      warnings: [],
      now,
    });
    const section: SectionAnswer = JSON.parse(single.body);
    spoken(section.meta.language.texts);
    for (const { code, message } of section.meta.warnings) warn(code, message);
    for (const member of section.meta.uncertain ?? []) uncertain(`sections.${name}.${member}`);
    return section;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, { message: `${name}: ${error.message}`, details: error.details, cause: error });
  }
};

export const full = endpoint({
  path: '/v1/kundli/full',
  summary: 'One call for a chosen bundle of sections: chart, vargas, dashas, strengths, yogas, doshas',
  description:
    'Computes up to 20 endpoints that take a birth in one call and answers with the data of each under its name, exactly as a call of its own would give it. A section takes the birth and the options of this request, those that look at a moment also `at` and `at_place`, and the defaults of its own fields; one that takes a variable is named with it (`varga/D9`). `meta.settings` lists what all sections depended on; where a section differs (KP has its own ayanamsa), the option stands under the section’s name. If one section cannot be answered, the call is refused and nothing is charged. The price is fixed, whatever is asked for; `credits_by_section` shows what single calls would cost.',
  sources: ['Those of the sections'],
  errors: ['BIRTH_TIME_REQUIRED', 'HOUSES_UNDEFINED'],
  credits: 10,
  input: birthAtInput({
    sections: several(
      characters(1, 64, 'Path below /v1 of an endpoint that takes a birth'),
      1,
      20,
      'Endpoints that take a birth and cost at most 3 credits, 1 to 20: kundli/planets, varga/D9',
    ),
  }),
  needsTime: false,
  output: z.strictObject({
    sections: natalSections('The data of each section under its name, as a single call gives it'),
    credits_by_section: about(z.record(z.string(), z.int()), 'Credits that each section would cost alone, by name'),
  }),
  example: { ...EXAMPLE_BIRTH, sections: ['kundli/planets', 'varga/D9', 'dasha/vimshottari'] },
  compute: async (call) => {
    const found = await sectionsOf(call.input.sections);
    const sections: Record<string, Record<string, unknown>> = {};
    const known = new Map<string, string>();
    for (const [name, section] of found) {
      const { data, meta } = await runSection(name, section, call);
      sections[name] = data;
      for (const [option, value] of Object.entries(meta.settings)) {
        // The same option with another value in a later section (kp: ayanamsa) is named with its section.
        const text = JSON.stringify(value);
        const differs = known.has(option) && known.get(option) !== text;
        known.set(option, known.get(option) ?? text);
        call.setting(differs ? `${name}.${option}` : option, value);
      }
    }
    const prices = [...found].map(([name, { endpoint: one }]): [string, number] => [name, one.credits]);
    return { sections, credits_by_section: Object.fromEntries(prices) };
  },
});

export const handler = serve(full);
