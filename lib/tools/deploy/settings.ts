/**
 * What an operator may choose for a stage: `npm run deploy -- --stage prod --param waf=on --param alarms=ops@example.com`.
 * Anything else is the same for all.
 */
import * as z from 'zod/mini';
import { PROVIDERS } from '../../contract/ports/model.ts';

const count = (fallback: number) => z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), fallback);

const SETTINGS = z.strictObject({
  /** The stack that is deployed in the place of the app: `npm run deploy` takes one after the other. */
  part: z.optional(z.enum(['store', 'edge'])),
  /** Requests per second of the whole stage, and how many may come at once, before the gateway refuses. */
  rate: count(1000),
  burst: count(2000),
  /** Authorizers that may always run at once, and never more: taken from the account's concurrency. */
  authorizers: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  /** A Lambda for each endpoint, or one for those of a suite that use the same things: fewer cold starts. */
  grouping: z._default(z.enum(['endpoint', 'suite']), 'endpoint'),
  /** Name of a restored table that the app uses in the place of the store's. */
  table: z.optional(z.string().check(z.regex(/^[\w.-]{3,255}$/))),
  /** A web application firewall before the stage; it has a monthly price. */
  waf: z._default(z.enum(['on', 'off']), 'off'),
  /** Host under which the service is reached, `api.example.com`, with its certificate; without it an address of AWS's. */
  domain: z.optional(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
  /** ARN of the certificate of `domain` in ACM, in the region of the stage. */
  certificate: z.optional(z.string().check(z.regex(/^arn:[\w-]+:acm:[\w-]+:\d{12}:certificate\/[\w-]+$/))),
  /** How `domain` leads to the APIs: by rules of its own, or through the front. */
  rules: z._default(z.enum(['on', 'off']), 'on'),
  /** Mail address that alarms are sent to. */
  alarms: z.optional(z.email()),
  /** US dollars a month for the whole account of AWS: letters to `alarms` when half, four fifths and all of it are used. */
  budget: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000))),
  /** Mail address that e-mails to customers come from: verified in SES, in the region of the stage. */
  mail: z.optional(z.email()),
  /** What the service calls itself in the From of e-mails; without it Udaya. */
  name: z.optional(z.string().check(z.regex(/^[^\p{Cc}"<>@]{1,60}$/u))),
  /** Address of the service, `https://api.example.com`: where links in e-mails and documents lead. Without it the domain, or the address that AWS gave. */
  url: z.optional(z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w-]+)*$/))),
  /** Hosts of object stores that reports may be put into, separated by spaces: `*.example.com`; without it the usual ones. */
  buckets: z.optional(z.string().check(z.regex(/^[a-z0-9.*-]+( [a-z0-9.*-]+)*$/))),
  /** Where the source of this version is; without it the service hands out its own (AGPL, section 13). */
  source: z.optional(z.url()),
  /** Name of the secret in Secrets Manager with the keys of payment providers (`lib/adapters/payments/shared.ts`). */
  payments: z.optional(z.string().check(z.regex(/^[\w/+=.@-]+$/))),
  /** Whom to tell of a fault in security: a mail address or a page under https, shown in `/.well-known/security.txt`. */
  security: z.optional(z.union([z.email(), z.url({ protocol: /^https$/ })])),
  /** Mail address that is told when a customer wants a larger plan, and what no program can decide about a payment. */
  operator: z.optional(z.email()),
  /** What writes the answers of ai/chat: the composer of the service, a model of Bedrock, or a host with OpenAI's format. */
  model: z._default(z.enum(PROVIDERS), 'embedded'),
  /** Id of the model, or of its inference profile. */
  model_id: z.optional(z.string().check(z.regex(/^[\w.:/-]+$/))),
  /** Base address of an OpenAI-compatible host: `https://models.example.com/v1`. */
  model_url: z.optional(z.url()),
  /** Name of the secret in Secrets Manager that holds the key of that host, if it wants one. */
  model_key: z.optional(z.string().check(z.regex(/^[\w/+=.@-]+$/))),
});

/** What a choice of model needs besides. */
const MODEL_NEEDS = {
  embedded: [],
  bedrock: ['model_id'],
  'openai-compatible': ['model_id', 'model_url'],
} as const;
export type Settings = z.output<typeof SETTINGS>;

/** Whether callers come through the front, an HTTP API before the APIs: without a domain, and with one that has no rules. */
export const hasFront = ({ domain, rules }: Pick<Settings, 'domain' | 'rules'>): boolean =>
  domain === undefined || rules === 'off';

/** The settings of the framework's options: `param` is `name=value`, once or several times. Throws on unknown ones. */
export const settingsOf = ({ param }: { readonly param?: string | readonly string[] | null }): Settings => {
  const given = [param ?? []].flat().map((text) => {
    const [name = '', ...value] = text.split('=');
    return [name, value.join('=')] as const;
  });
  const parsed = SETTINGS.safeParse(Object.fromEntries(given));
  if (parsed.success) {
    const { model } = parsed.data;
    const missing = MODEL_NEEDS[model].filter((name) => parsed.data[name] === undefined);
    if (parsed.data.waf === 'on' && hasFront(parsed.data))
      throw new Error(
        '--param: waf=on needs domain, with rules: behind the front it would see one address for all callers.',
      );
    if ((parsed.data.domain === undefined) !== (parsed.data.certificate === undefined))
      throw new Error('--param: domain and certificate go together.');
    if (parsed.data.budget !== undefined && parsed.data.alarms === undefined)
      throw new Error('--param: budget needs alarms, the address that is told.');
    if (missing.length > 0) throw new Error(`--param: model=${model} needs ${missing.join(' and ')}.`);
    return parsed.data;
  }
  const names = parsed.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? `${issue.keys.join(', ')} is unknown` : `${issue.path.join('.')} is not valid`,
  );
  throw new Error(`--param: ${names.join('; ')}. Known are ${Object.keys(SETTINGS.shape).join(', ')}.`);
};
