import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { plainInput, EXAMPLE_BIRTH } from '../../lib/contract/frame/inputs.ts';
import { about, characters, flag, objectList, textLike } from '../../lib/contract/frame/about.ts';
import { differencesOf, MOST_DIFFERENCES } from '../../lib/service/catalogue/differences.ts';
import { nameOfPath } from '../../lib/service/catalogue/near.ts';
import { endpointLoaders } from '../../lib/service/catalogue/endpoint-list.ts';
import { findEndpoint, runEndpoint, type FoundEndpoint } from '../../lib/service/catalogue/run.ts';
import { unknownPath } from '../../lib/service/catalogue/unknown-path.ts';
import { ENGINE } from '../../lib/service/http/engine.ts';
import { serve } from '../../lib/service/http/serve.ts';

const HASH = /^sha256:[0-9a-f]{64}$/;
const hash = textLike(HASH, 'Digest of data as meta.result_hash shows it: sha256:…');
const version = textLike(/^\d+\.\d+\.\d+(-[\w.]+)?$/, 'Version of the engine, as meta.engine.version shows it');

/** Versions of the engine that answer here: a release holds its own. */
const RUNS: readonly string[] = [ENGINE.version];

/** The calculation that is to be done again. Throws for what is none, and for a suite that the key may not use. */
const calculation = async (given: string, mayUse: (suite: string) => boolean): Promise<FoundEndpoint> => {
  const name = nameOfPath(given);
  const found = await findEndpoint(name);
  if (!found) throw await unknownPath(Object.keys(await endpointLoaders()), name);
  const { endpoint: one } = found;
  if (one.pricedByBody === true || one.name === 'provenance/verify') {
    const message = `endpoint must be a single calculation; ${name} holds others.`;
    throw invalidField('endpoint', 'UNKNOWN_VALUE', message, undefined, name);
  }
  if (one.auth === 'key' && !mayUse(one.suite)) throw new AppError('SCOPE_MISSING');
  return found;
};

export const verifyAnswer = endpoint({
  path: '/v1/provenance/verify',
  summary: 'Compute an earlier answer again and confirm its digest',
  description:
    '`data` of a calculation follows from its request and the version of the engine alone, and `meta.result_hash` is its digest. This computes the call again and says whether the digest is the same. Send the body as it was sent; where it left `at` or a date out, add what `meta.settings` of the answer shows, or now is another. `accept-language` counts too: send `language` where the answer was not in English. With `data`, the members that differ are listed. Only the versions in `runs` can compute here: for an answer of another, `engine_runs` is false and the digest is compared with that of this version, which is the same where nothing of the rule has changed.',
  suite: 'meta',
  wave: 2,
  credits: 1,
  input: plainInput({
    endpoint: characters(1, 128, 'The path, with or without /v1/, variables filled in: kundli/planets, varga/D9'),
    body: about(z.record(z.string(), z.unknown()), 'The body of the call, as it was sent'),
    engine: z.optional(version),
    result_hash: hash,
    data: z.optional(about(z.unknown(), '`data` of the answer, to list what differs')),
  }),
  output: z.strictObject({
    match: about(flag, 'Whether the digest is the same'),
    result_hash: hash,
    engine: about(version, 'Version of the engine that computed now'),
    engine_runs: about(flag, 'Whether the version that was named can compute here; true where none was named'),
    runs: about(z.array(version), 'Versions of the engine that can compute here'),
    differences: objectList(
      `Members of \`data\` that differ, the first ${MOST_DIFFERENCES}; empty where no \`data\` was sent or nothing differs`,
      {
        path: textLike(/^[^\s]+$/, 'Member of data, joined by dots: planets.3.sign.key; data for the whole'),
        sent: about(flag, 'Whether the `data` that was sent has it'),
        computed: about(flag, 'Whether the answer computed now has it; where both have it, it is another now'),
      },
    ),
  }),
  example: {
    endpoint: 'kundli/planets',
    body: EXAMPLE_BIRTH,
    engine: '0.1.0',
    result_hash: 'sha256:0000000000000000000000000000000000000000000000000000000000000000',
  },
  compute: async ({ input, now, request, caller }) => {
    const found = await calculation(input.endpoint, caller.mayUse);
    const answered = await runEndpoint(found, input.body, {
      requestId: request.id,
      language: undefined,
      accepted: [],
      credits: () => ({ charged: 0, remaining: null }),
      warnings: [],
      caller,
      now,
    });
    const whole: { readonly data: unknown } = JSON.parse(answered.body);
    return {
      match: answered.resultHash === input.result_hash,
      result_hash: answered.resultHash,
      engine: ENGINE.version,
      engine_runs: input.engine === undefined || RUNS.includes(input.engine),
      runs: [...RUNS],
      differences: input.data === undefined ? [] : [...differencesOf(input.data, whole.data)],
    };
  },
});

export const handler = serve(verifyAnswer);
