/** Domains that a key names. This file alone knows the public suffixes; the gate, which runs on every call, does not. */
import { parse } from 'tldts';
import { hostOf } from './allow-list.ts';

/**
 * A domain entry in the form it is stored in: `example.com`, or `*.example.com` for all names below (not itself).
 * Undefined when the text is neither, or stands for everybody's names: `*.com`, `co.in`, `*.github.io` (Public Suffix List).
 */
export const domainEntry = (text: string): string | undefined => {
  const wild = text.startsWith('*.');
  const host = hostOf(wild ? text.slice(2) : text);
  if (host === undefined || host.includes('*')) return undefined;
  const { publicSuffix, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  if (publicSuffix === host && (isIcann === true || isPrivate === true)) return undefined;
  return wild ? `*.${host}` : host;
};
