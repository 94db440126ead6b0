/**
 * Keys of customers in API Gateway's usage plans, behind a port. On AWS they are API Gateway's own; locally a folder with a
 * file per key, which the local gateway enforces. This is the only file that imports the API Gateway client.
 *
 * Environment: `UDAYA_STAGE`, whose usage plans are found by their names (they are made after the functions), or
 * `UDAYA_GATEWAY_FOLDER`; `UDAYA_GATEWAY_LIMIT` where a test makes the folder full.
 */
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  APIGatewayClient,
  ConflictException,
  CreateApiKeyCommand,
  CreateUsagePlanKeyCommand,
  DeleteApiKeyCommand,
  DeleteUsagePlanKeyCommand,
  GetApiKeysCommand,
  GetUsagePlansCommand,
  LimitExceededException,
  NotFoundException,
} from '@aws-sdk/client-api-gateway';
import type { GatewayKeys } from '../../contract/ports/gateway-keys.ts';

/** API keys of an AWS account in a region; AWS does not raise it. */
export const MOST_GATEWAY_KEYS = 10_000;

/** The value of a gateway key: of a customer, or of the pool. Values are unique in an AWS account, so the stage is in it. */
const gatewayKeyValue = (stage: string, owner: string): string =>
  hash('sha256', `udaya ${stage} gateway key of ${owner}`, 'base64url');

/** The name of a usage plan in AWS. */
export const usagePlanName = (stage: string, plan: string): string => `udaya-${stage}-${plan}`;

/** The gateway key of callers without one of their own. Customer ids have no space. */
export const poolKeyValue = (stage: string): string => gatewayKeyValue(stage, 'the pool');

interface Cloud {
  readonly client: Pick<APIGatewayClient, 'send'>;
  readonly stage: string;
}

/** The keys of a deployed gateway. */
export const cloudGatewayKeys = ({ client, stage }: Cloud): GatewayKeys => {
  const nameOf = (customer: string): string => `udaya-${stage}-${customer}`;
  let known: Promise<ReadonlyMap<string, string>> | undefined;

  /** Ids of the usage plans of the stage by name. AWS allows 300 in an account. */
  const readPlans = async (): Promise<ReadonlyMap<string, string>> => {
    const { items = [] } = await client.send(new GetUsagePlansCommand({ limit: 500 }));
    return new Map(items.flatMap(({ id, name }) => (id && name ? [[name, id] as const] : [])));
  };
  const plans = (): Promise<ReadonlyMap<string, string>> => {
    known ??= readPlans();
    // A failure is not kept: the next step reads again.
    known.catch(() => (known = undefined));
    return known;
  };

  const find = async (customer: string): Promise<string | null> => {
    // The query finds names that begin so.
    const { items } = await client.send(new GetApiKeysCommand({ nameQuery: nameOf(customer), limit: 500 }));
    return items?.find(({ name }) => name === nameOf(customer))?.id ?? null;
  };

  return {
    valueOf: (customer) => gatewayKeyValue(stage, customer),
    make: async (customer) => {
      const [name, value] = [nameOf(customer), gatewayKeyValue(stage, customer)];
      try {
        const { id } = await client.send(new CreateApiKeyCommand({ name, value, enabled: true }));
        if (!id) throw new Error('API Gateway made a key without an id');
        return id;
      } catch (error) {
        if (error instanceof LimitExceededException) return null;
        // It was made before, and its id was lost.
        if (!(error instanceof ConflictException)) throw error;
        const id = await find(customer);
        if (id === null) throw error;
        return id;
      }
    },
    place: async (id, plan) => {
      const all = await plans();
      const wanted = all.get(usagePlanName(stage, plan));
      if (wanted === undefined) {
        known = undefined;
        throw new Error(`There is no usage plan ${usagePlanName(stage, plan)}`);
      }
      const ours = new Set([...all].flatMap(([name, one]) => (name.startsWith(usagePlanName(stage, '')) ? [one] : [])));
      const { items = [] } = await client.send(new GetUsagePlansCommand({ keyId: id, limit: 500 }));
      const present = items.flatMap((one) => (one.id && ours.has(one.id) ? [one.id] : []));
      for (const usagePlanId of present.filter((one) => one !== wanted))
        await client.send(new DeleteUsagePlanKeyCommand({ usagePlanId, keyId: id }));
      if (present.includes(wanted)) return;
      await client.send(new CreateUsagePlanKeyCommand({ usagePlanId: wanted, keyId: id, keyType: 'API_KEY' }));
    },
    remove: async (customer, id) => {
      const apiKey = id || (await find(customer));
      if (!apiKey) return;
      try {
        await client.send(new DeleteApiKeyCommand({ apiKey }));
      } catch (error) {
        if (!(error instanceof NotFoundException)) throw error;
      }
    },
  };
};

const LOCAL_STAGE = 'local';
/** The pool's key of a local gateway. */
export const LOCAL_POOL = poolKeyValue(LOCAL_STAGE);

const fileOf = (folder: string, value: string): string => join(folder, `${value}.plan`);

/** The usage plan of a value in the folder of a local gateway: '' for a key in none, undefined for an unknown one. */
export const localPlanOf = (folder: string, value: string): string | undefined => {
  if (!/^[\w-]{43}$/.test(value)) return undefined;
  try {
    return readFileSync(fileOf(folder, value), 'utf8');
  } catch {
    return undefined;
  }
};

/** The keys of a local gateway: a file for each, named by its value, that holds its usage plan. */
export const folderGatewayKeys = (folder: string, most = MOST_GATEWAY_KEYS): GatewayKeys => {
  const write = (value: string, plan: string): void => {
    mkdirSync(folder, { recursive: true });
    const file = fileOf(folder, value);
    writeFileSync(`${file}.new`, plan);
    renameSync(`${file}.new`, file);
  };
  const valueOf = (customer: string): string => gatewayKeyValue(LOCAL_STAGE, customer);
  return {
    valueOf,
    make: (customer) => {
      const value = valueOf(customer);
      if (localPlanOf(folder, value) === undefined) {
        mkdirSync(folder, { recursive: true });
        if (readdirSync(folder).length >= most) return Promise.resolve(null);
        write(value, '');
      }
      return Promise.resolve(value);
    },
    place: (id, plan) => Promise.resolve(write(id, plan)),
    remove: (customer) => Promise.resolve(rmSync(fileOf(folder, valueOf(customer)), { force: true })),
  };
};

/** The keys of the environment; null where there are no usage plans. */
export const openGatewayKeys = (): GatewayKeys | null => {
  const { UDAYA_GATEWAY_FOLDER: folder, UDAYA_GATEWAY_LIMIT: most, UDAYA_STAGE: stage } = process.env;
  if (folder) return folderGatewayKeys(folder, Number(most ?? MOST_GATEWAY_KEYS));
  if (!stage) return null;
  // The control plane allows few calls a second: the client waits and tries again.
  return cloudGatewayKeys({ client: new APIGatewayClient({ maxAttempts: 8 }), stage });
};
