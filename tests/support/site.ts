/** The platform in one process: every resource and page behind the real authorizer, over a database double and a mailbox. */
import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { makeAuthorizer } from '../../functions/authorizer.ts';
import type { Billing } from '../../lib/contract/ports/billing.ts';
import type { Payments } from '../../lib/contract/ports/payments.ts';
import type { Mail, Message } from '../../lib/contract/ports/mail.ts';
import type { AnyContract, AnyResource } from '../../lib/contract/frame/resource.ts';
import type { Ports } from '../../lib/contract/ports.ts';
import { allRoutes } from '../../lib/service/catalogue/registry.ts';
import { pricesOf } from '../../lib/service/catalogue/rows.ts';
import { sweep } from '../../lib/accounts/jobs/sweep.ts';
import type { PlanName } from '../../lib/accounts/metering/plans.ts';
import { accessLine } from '../../lib/accounts/metering/access-line.ts';
import type { Journal } from '../../lib/contract/ports/journal.ts';
import type { Table } from '../../lib/contract/ports/table.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { serve, type Handler } from '../../lib/service/http/serve.ts';
import { EMBEDDED } from '../../lib/adapters/llm/embedded.ts';
import { grantingBilling } from '../../lib/adapters/outgoing/billing.ts';
import { installationCipher } from '../../lib/adapters/storage/cipher.ts';
import { sharedVault } from '../../lib/adapters/storage/vault.ts';
import { call, type Called } from './call.ts';
import { tableWithin } from './role-table.ts';

export interface SiteRequest {
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** An API key. */
  readonly key?: string;
  /** A session token in the Authorization header. */
  readonly token?: string;
  /** A session token as a browser sends it, from our own page unless `origin` says otherwise. */
  readonly cookie?: string;
  readonly origin?: string;
  readonly ip?: string;
  /** The body as it is sent, in the place of one made of an object. */
  readonly rawBody?: string;
}

export interface Site {
  readonly mails: Message[];
  /** Reads the gateway's log: counts usage and settles what was called until now. */
  sweep(): Promise<void>;
  /** The code of the last letter. */
  code(): string;
  send(method: string, path: string, body?: object, request?: SiteRequest): Promise<Called>;
}

const HOST = 'api.test';

const NOTHING_SOLD: Payments = { offer: null, provider: () => null };

const isPageOrResource = (one: AnyContract): one is AnyResource => one.kind !== 'calculation';

/** A site over a table; billing agrees unless another is given; `now` in epoch ms is the clock of authorizer and functions (functions read Date.now). */
export const openSite = async (
  table: Table,
  now: () => number = Date.now,
  billing: Billing = grantingBilling,
  more: Partial<Ports> = {},
): Promise<Site> => {
  const mails: Message[] = [];
  const mail: Mail = { send: (message) => Promise.resolve(void mails.push(message)) };
  const routes = (await allRoutes()).map(({ endpoint }) => endpoint);
  const gate = makeAuthorizer({ prices: pricesOf(routes), table, now });
  const cipher = await installationCipher(table);
  const handlers = new Map<AnyContract, Handler>();
  const handlerOf = (one: AnyContract): Handler => {
    const made =
      handlers.get(one) ??
      (isPageOrResource(one)
        ? serveResource(one, {
            ports: {
              table: tableWithin(table, one),
              mail,
              billing,
              payments: NOTHING_SOLD,
              cipher,
              vault: sharedVault(),
              model: EMBEDDED,
              ...more,
            },
          })
        : serve(one));
    handlers.set(one, made);
    return made;
  };
  const shapeOf = (method: string, parts: readonly string[]): string => `${method} ${parts.length}`;
  const templates = Map.groupBy(
    routes.map((one) => ({ one, template: one.path.split('/') })),
    ({ one: { method }, template }) => shapeOf(method, template),
  );
  const found = (method: string, path: string) => {
    const parts = path.split('/');
    const fits = (templates.get(shapeOf(method, parts)) ?? []).flatMap(({ one, template }) => {
      const variables: Record<string, string> = {};
      const same = template.every((part, i) => {
        const name = /^\{(\w+)\}$/.exec(part)?.[1];
        if (name !== undefined) variables[name] = parts[i] ?? '';
        return name !== undefined || part === parts[i];
      });
      return same ? [{ one, variables }] : [];
    });
    const [best] = fits.sort((a, b) => Object.keys(a.variables).length - Object.keys(b.variables).length);
    if (!best) throw new Error(`no ${method} ${path}`);
    return best;
  };
  let serial = 0;
  const lines: string[] = [];
  const journal: Journal = {
    lateMs: 0,
    async *read() {
      yield lines.splice(0);
    },
  };
  return {
    mails,
    sweep: async () => {
      await sweep({ table, journal, now, deadline: Infinity, alone: true });
    },
    code: () => /\b(\d{6}|\d{12})\b/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '',
    send: async (
      method,
      path,
      body = {},
      { query = {}, headers = {}, key, token, cookie, origin, ip = '203.0.113.9', rawBody } = {},
    ) => {
      const { one, variables } = found(method, path);
      const isRead = method === 'GET' || method === 'DELETE';
      const sent: Record<string, string> = {
        Host: HOST,
        ...(key === undefined ? {} : { 'X-Api-Key': key }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(cookie === undefined
          ? {}
          : { Cookie: `other=1; udaya_session=${cookie}`, Origin: origin ?? `http://${HOST}` }),
        ...headers,
      };
      const requestId = `call-${String(++serial).padStart(6, '0')}`;
      let verdict: Record<string, unknown> = {};
      if (one.auth !== 'none') {
        const event = {
          type: 'REQUEST',
          methodArn: 'arn',
          resource: one.path,
          path,
          httpMethod: method,
          headers: sent,
          queryStringParameters: query,
          requestContext: { requestId, resourcePath: one.path, httpMethod: method, identity: { sourceIp: ip } },
        } as unknown as APIGatewayRequestAuthorizerEvent;
        const answer = await gate(event).catch((error: unknown) => {
          if (error instanceof Error && error.message === 'Unauthorized') return null;
          throw error;
        });
        const refused = (status: number, code: unknown): Called => ({
          status,
          headers: {},
          body: { error: { code } },
          text: '',
          isBase64: false,
          cookies: [],
        });
        if (!answer) return refused(401, 'KEY_INVALID');
        const effects = answer.policyDocument.Statement.map(({ Effect }) => Effect);
        if (effects.includes('Deny')) return refused(403, answer.context?.['code']);
        verdict = Object.fromEntries(
          Object.entries(answer.context ?? {}).map(([name, value]) => [name, String(value)]),
        );
      }
      const answered = await call(handlerOf(one), body, {
        method,
        verdict,
        headers: sent,
        query,
        path: variables,
        urlPath: path,
        requestId,
        ip,
        ...(isRead ? { rawBody: null } : {}),
        ...(rawBody === undefined ? {} : { rawBody }),
      });
      const { customer, key_id, charge } = verdict;
      const { status } = answered;
      const known = { customer: String(customer ?? '-'), key: String(key_id ?? '-'), charge: String(charge ?? '-') };
      const code = String(answered.body?.error?.code ?? '-');
      lines.push(accessLine({ id: requestId, at: now(), method, path: one.path, status, code, ms: 12, ...known }));
      return answered;
    },
  };
};

/** Signs a new person up; the session's token, the account's id and the first key. */
export const signUp = async (site: Site, email: string, ip?: string) => {
  const from = ip === undefined ? {} : { ip };
  const asked = await site.send('POST', '/v1/account', { email, name: 'Asha' }, from);
  const { challenge } = asked.body.data;
  const done = await site.send('POST', '/v1/account/verify', { email, code: site.code(), challenge }, from);
  const { token, key, account } = done.body.data;
  return {
    token: String(token),
    customer: String(account.account_id),
    key: { id: String(key.key_id), secret: String(key.secret) },
  };
};

/** Gives the account of a session a plan, as its owner would. */
export const choosePlan = async (site: Site, token: string, plan: PlanName): Promise<void> => {
  const { status } = await site.send('PUT', '/v1/subscription', { plan }, { token });
  if (status !== 200) throw new Error(`the plan was not changed: ${status}`);
};
