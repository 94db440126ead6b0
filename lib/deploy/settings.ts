/**
 * What an operator may choose for a stage: `npm run deploy -- --stage prod --param waf=on --param alarms=ops@example.com`.
 * Anything else is the same for all.
 */
import * as z from 'zod/mini';

const count = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), fallback); // prettier-ignore

const SETTINGS = z.strictObject({
  /** Requests per second of the whole stage, and how many may come at once, before the gateway refuses. */
  rate: count(1000),
  burst: count(2000),
  /** Authorizers that may always run at once, and never more: taken from the account's concurrency. */
  authorizers: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  /** A web application firewall before the stage; it has a monthly price. */
  waf: z._default(z.enum(['on', 'off']), 'off'),
  /** Mail address that alarms are sent to. */
  alarms: z.optional(z.email()),
  /** Mail address that letters to customers come from: verified in SES, in the region of the stage. */
  mail: z.optional(z.email()),
  /** Hosts of object stores that reports may be put into, separated by spaces: `*.example.com`; without it the usual ones. */
  buckets: z.optional(z.string().check(z.regex(/^[a-z0-9.*-]+( [a-z0-9.*-]+)*$/))),
  /** Where the source of this version is; without it the service hands out its own (AGPL, section 13). */
  source: z.optional(z.url()),
  /** Mail address that is told when a customer wants a larger plan. */
  operator: z.optional(z.email()),
});
export type Settings = z.output<typeof SETTINGS>;

/** The settings of the framework's options: `param` is `name=value`, once or several times. Throws on unknown ones. */
export const settingsOf = ({ param }: { readonly param?: string | readonly string[] | null }): Settings => {
  const given = [param ?? []].flat().map((text) => {
    const [name = '', ...value] = text.split('=');
    return [name, value.join('=')] as const;
  });
  const parsed = SETTINGS.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? `${issue.keys.join(', ')} is unknown` : `${issue.path.join('.')} is not valid`,
  );
  throw new Error(`--param: ${names.join('; ')}. Known are ${Object.keys(SETTINGS.shape).join(', ')}.`);
};
