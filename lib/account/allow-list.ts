/** Domain and IP allow-lists of a key. An empty list allows all. */
import { BlockList, isIP, isIPv4 } from 'node:net';

/** A host as it is compared: lower case, punycode, no final dot; undefined when it is none. */
const hostOf = (text: string): string | undefined => {
  try {
    const { hostname } = new URL(text.includes('://') ? text : `https://${text}`);
    return hostname.replace(/\.$/, '') || undefined;
  } catch {
    return undefined;
  }
};

/**
 * A domain entry in the form it is stored in: `example.com`, or `*.example.com` for all names below (not itself).
 * Undefined when the text is neither.
 */
export const domainEntry = (text: string): string | undefined => {
  const wild = text.startsWith('*.');
  const host = hostOf(wild ? text.slice(2) : text);
  if (host === undefined || host.includes('*')) return undefined;
  return wild ? `*.${host}` : host;
};

/** Whether the page that called (Origin, else Referer) is on a listed domain. A call that names no page is on none. */
export const domainAllowed = (
  domains: readonly string[],
  origin: string | undefined,
  referer: string | undefined,
): boolean => {
  if (domains.length === 0) return true;
  const host = hostOf(origin ?? referer ?? '');
  if (host === undefined) return false;
  return domains.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry));
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** Whether a text is an IPv4 or IPv6 address or a CIDR range of one. */
export const ipEntryValid = (entry: string): boolean => {
  const [address = '', bits, ...more] = entry.split('/');
  if (isIP(address) === 0 || address.includes('%') || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128));
};

/** Whether `address` is on the list. IPv4 addresses written in IPv6 (`::ffff:1.2.3.4`) match IPv4 entries. */
export const ipAllowed = (entries: readonly string[], address: string): boolean => {
  if (entries.length === 0) return true;
  if (isIP(address) === 0) return false;
  const list = new BlockList();
  for (const entry of entries.filter(ipEntryValid)) {
    const [net = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(net, familyOf(net));
    else list.addSubnet(net, Number(bits), familyOf(net));
  }
  return list.check(address, familyOf(address));
};
