import * as z from 'zod/mini';
import {
  EXAMPLE_KEY,
  EXAMPLE_SECRET,
  KINDS_OF_KEY,
  keyOut,
  nameField,
  RULE_FIELDS,
  SECRET_OUT,
} from '../../lib/contract/suites/keys.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { oneOf } from '../../lib/contract/frame/about.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { readAccount } from '../../lib/accounts/accounts.ts';
import { askedRules } from '../../lib/accounts/key-request.ts';
import { createKey as makeKey, readKey } from '../../lib/accounts/keys.ts';
import { keySuites } from '../../lib/service/catalogue/suites.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { keyView } from '../../lib/accounts/views/keys.ts';

export const createKey = resource({
  path: '/v1/keys',
  summary: 'Make an API key; its secret is shown once',
  description:
    'A live key is charged, a sandbox key never; what sandbox keys store lies apart from all else, and `sandbox/reset` empties it. A publishable key may stand in the source of a web page: it needs at least one domain, works from pages of those domains only, reaches calculations and drawings alone (no reports, `ai`, `batch`, `mcp`, nothing of the account), and always has a spend cap: a fifth of the credits of the plan unless `spend_cap` says another. An account may have 50 keys; the plan says how many domains live and publishable keys may name together.',
  errors: ['PLAN_REQUIRED', 'STATE_CONFLICT'],
  auth: 'session',
  input: plainInput({ name: nameField, kind: oneOf(KINDS_OF_KEY, 'Kind of key'), ...RULE_FIELDS }),
  repeat: 'once',
  needs: { table: 'write' },
  answers: {
    201: answersJson('The key was made', z.strictObject({ ...keyOut.shape, ...SECRET_OUT }), {
      ...EXAMPLE_KEY,
      secret: EXAMPLE_SECRET,
    }),
  },
  example: {
    name: 'Website',
    kind: 'live',
    scopes: ['panchang', 'kundli'],
    domains: ['example.com'],
    query_allowed: false,
    spend_cap: 10000,
  },
  compute: async ({ table, customer, input, options }) => {
    const now = Date.now();
    const suites = await keySuites();
    const { state } = await readAccount(table, customer);
    if (state !== 'active')
      throw new AppError('STATE_CONFLICT', { message: 'The account is closing: it gets no new keys.' });
    const made = await makeKey(table, { customer, kind: input.kind, now, ...askedRules(input, suites, now) });
    const key = await readKey(table, customer, made.id);
    return {
      status: 201,
      data: { ...keyView(key, undefined, options.language), secret: made.secret },
      location: '/v1/keys',
    };
  },
});

export const handler = serveResource(createKey);
