/**
 * One-time codes while storage fails: strangers guess and ask for the owner's address, the owner redeems a code twice at once.
 * No wrong code opens, a code opens once, five wrong tries end a challenge, and a stranger's tries are not the owner's.
 */
import * as z from 'zod/mini';
import type { ChaosService } from './service.ts';
import type { WireFault } from './wire.ts';

/** Tries of a challenge. */
const TRIES = 5;
/** Guesses of strangers at each address. */
const GUESSES = 20;
/** Owners that try, at most, where the machine is busy. */
const OWNERS = 5;
/** Share of storage requests that fail. */
const SHARE = 0.2;

const ASKED = z.object({ data: z.object({ challenge: z.string() }) });

/** What came of it. */
export interface Codes {
  readonly calls: number;
  readonly opened: number;
  readonly faults: readonly string[];
}

/** Tries codes under one kind of fault; `serial` makes the addresses its own. */
export const tryCodes = async (
  { url, wire, from, letterTo }: ChaosService,
  fate: WireFault,
  serial: number,
  random: () => number,
): Promise<Codes> => {
  const faults: string[] = [];
  let [calls, machines] = [0, 0];
  const send = async (path: string, body: object, machine: string): Promise<{ status: number; text: string }> => {
    calls++;
    try {
      const headers = { 'Content-Type': 'application/json', ...from(machine) };
      const response = await fetch(`${url}/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: response.status, text: await response.text() };
    } catch {
      return { status: 0, text: '' };
    }
  };
  // Machines of this run alone: an address may ask for few codes an hour.
  const stranger = (): string => `198.18.${serial % 250}.${machines++ % 250}`;
  /** Asks for a code; the challenge, or '' where storage failed. */
  const ask = async (email: string, machine: string): Promise<string> => {
    const { status, text } = await send('account', { email, name: 'Asha' }, machine);
    return status === 202 ? ASKED.parse(JSON.parse(text)).data.challenge : '';
  };
  const verify = (email: string, code: string, challenge: string, machine: string) =>
    send('account/verify', { email, code, challenge }, machine);
  const failing = (): void => wire.fail(() => (random() < SHARE ? fate : 'works'));
  const working = async (): Promise<void> => {
    wire.fail(() => 'works');
    await wire.idle();
  };
  const codeOf = (email: string): string => /\b\d{6}\b/.exec(letterTo(email))?.[0] ?? '';
  /** A code that is not the right one. */
  const wrong = (right: string): string => {
    const other = String(Math.floor(random() * 1e6)).padStart(6, '0');
    return other === right ? wrong(right) : other;
  };
  /** Wrong codes for a challenge, all at once from machines of their own; how many were refused as wrong. */
  const guess = async (email: string, challenge: string, right: string): Promise<number> => {
    const answers = await Promise.all(
      Array.from({ length: GUESSES }, () => verify(email, wrong(right), challenge, stranger())),
    );
    if (answers.some(({ status }) => status === 200)) faults.push(`${fate}: a wrong code opened ${email}`);
    return answers.filter(({ status }) => status === 401).length;
  };

  /** A stranger asks for the owner's address and guesses; the owner is let in, once. Resolves with how often. */
  const redeem = async (again = 0): Promise<number> => {
    const [owner, own] = [`owner-${serial}-${again}@example.com`, stranger()];
    const challenge = await ask(owner, own);
    const right = codeOf(owner);
    failing();
    const theirs = await ask(owner, stranger());
    await guess(owner, theirs === '' ? 'x'.repeat(22) : theirs, right);
    await working();
    const both = await Promise.all([verify(owner, right, challenge, own), verify(owner, right, challenge, own)]);
    const opened = both.filter(({ status }) => status === 200).length;
    // On a busy machine storage that works may still be slower than the service waits for it: the next owner tries.
    if (opened === 0 && again < OWNERS && both.some(({ status }) => status === 503)) return redeem(again + 1);
    if (opened !== 1)
      faults.push(`${fate}: of two right codes at once ${opened} opened (${both[0].text.slice(0, 150)})`);
    return opened;
  };
  const opened = await redeem();

  // Whoever has used up a challenge does not get in with the right code.
  const guessed = `guessed-${serial}@example.com`;
  const used = await ask(guessed, stranger());
  const code = codeOf(guessed);
  failing();
  const refused = await guess(guessed, used, code);
  await working();
  const last = await verify(guessed, code, used, stranger());
  if (refused >= TRIES && last.status !== 401 && last.status !== 503)
    faults.push(`${fate}: after ${refused} wrong tries the right code was answered ${last.status}`);
  return { calls, opened, faults };
};
