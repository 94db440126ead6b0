/** Domain and IP allow-lists of a key. An empty list allows all. */
import { BlockList, isIP, isIPv4 } from 'node:net';

/** `example.com`, `http://example.com/page`, `https://example.com:8443`; not `javascript:`, `file:`, backslashes or a user. */
const SITE = /^(?:https?:\/\/)?[^\s\\/@?#]+(?:[/?#][^\s\\]*)?$/i;

/** A host as it is compared: lower case, punycode, no final dot; undefined where a text names no site of the web. */
export const hostOf = (text: string): string | undefined => {
  if (!SITE.test(text)) return undefined;
  try {
    const { hostname, protocol } = new URL(text.includes('://') ? text : `https://${text}`);
    return protocol === 'https:' || protocol === 'http:' ? hostname.replace(/\.$/, '') || undefined : undefined;
  } catch {
    return undefined;
  }
};

/** Whether the page that called (Origin, else Referer) is on a listed domain. A call that names no page is on none. */
export const domainAllowed = (
  domains: readonly string[],
  origin: string | undefined,
  referer: string | undefined,
): boolean => {
  if (domains.length === 0) return true;
  const page = origin ?? referer ?? '';
  const host = /^https?:\/\//i.test(page) ? hostOf(page) : undefined;
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
