/** Opens the ports that resources use, each on first use. */
import type { PortName, Ports } from '../../../contract/ports.ts';

type Openers = { readonly [P in PortName]: () => Promise<Ports[P]> };

/** What the environment names. The AWS SDK is loaded only here. */
const OPENERS: Openers = {
  table: async () => (await import('../../../adapters/storage/table.ts')).sharedTable(),
  objects: async () => (await import('../../../adapters/storage/objects.ts')).sharedObjects(),
  billing: async () => (await import('../../../adapters/outgoing/billing.ts')).sharedBilling(),
  payments: async () => (await import('../../../adapters/payments/shared.ts')).sharedPayments(),
  cipher: async () => (await import('../../../adapters/storage/cipher.ts')).sharedCipher(),
  vault: async () => (await import('../../../adapters/storage/vault.ts')).sharedVault(),
  model: async () => (await import('../../../adapters/llm/shared.ts')).sharedModel(),
  mail: async () => (await import('../../../adapters/outgoing/mail.ts')).sharedMail(),
  jobs: async () => (await import('../../../adapters/storage/jobs.ts')).sharedJobs(),
  press: async () => (await import('../../../print/press/press.ts')).PRESS,
};

/** The named ports; one that is given in `own` is taken from there. */
export const openPorts = async (names: readonly PortName[], own: Partial<Ports> = {}): Promise<Partial<Ports>> => {
  const rows = await Promise.all(names.map(async (name) => [name, own[name] ?? (await OPENERS[name]())] as const));
  return Object.fromEntries(rows);
};
