/** What an operator may set for `npm run serve`, by the environment. */
import { isIP } from 'node:net';

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Our own address, where links lead; without a slash at the end. */
  readonly url: string;
  /** Trusted proxies that stand before the service. */
  readonly hops: number;
  /** Everything is read and nothing written. */
  readonly readOnly: boolean;
}

const DEFAULT_PORT = 3000;
const MOST_HOPS = 5;

const whole = (text: string, least: number, most: number): number | null => {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= least && number <= most ? number : null;
};

/** The settings of an environment. Throws with every fault at once. */
export const settingsFrom = (env: NodeJS.ProcessEnv): Settings => {
  const faults: string[] = [];
  const numbered = (name: string, fallback: number, least: number, most: number): number => {
    const text = env[name] ?? String(fallback);
    const number = whole(text, least, most);
    if (number === null) faults.push(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
    return number ?? fallback;
  };
  const port = numbered('PORT', DEFAULT_PORT, 0, 65_535);
  const hops = numbered('UDAYA_HOPS', 0, 0, MOST_HOPS);
  const host = env['UDAYA_HOST'] || '127.0.0.1';
  if (isIP(host) === 0) faults.push(`UDAYA_HOST must be an address of this machine, not "${host}"`);
  const url = (env['UDAYA_URL'] || `http://${host}:${port}`).replace(/\/+$/, '');
  if (!URL.canParse(url) || !/^https?:\/\/[^/]+$/.test(url))
    faults.push(`UDAYA_URL must be https://<host>, without a path, not "${url}"`);
  if (env['UDAYA_SMTP_URL'] && !/^smtps?:\/\//.test(env['UDAYA_SMTP_URL']))
    faults.push('UDAYA_SMTP_URL must be smtp://… or smtps://…');
  if (env['UDAYA_SMTP_URL'] && !env['UDAYA_MAIL_SENDER'])
    faults.push('UDAYA_SMTP_URL needs UDAYA_MAIL_SENDER, the address that e-mails come from');
  const { UDAYA_READONLY: mode = '' } = env;
  if (!['', '0', '1'].includes(mode)) faults.push(`UDAYA_READONLY must be 1 or 0, not "${mode}"`);
  if (faults.length > 0) throw new Error(`${faults.join('.\n')}.`);
  return { host, port, url, hops, readOnly: mode === '1' };
};
