/**
 * Which addresses of the internet we may connect to on a customer's word: unicast addresses that are routed for everyone.
 * Everything else (our own machine and network, the metadata service of the cloud, multicast, tunnels that lead back to
 * IPv4) is refused. IANA special-purpose address registries, IPv4 and IPv6, as of 2026.
 */
import { BlockList, isIP } from 'node:net';

const IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Inside 2000::/3, the only unicast that is routed; 2001::/23 holds Teredo and other protocols, 2002::/16 is 6to4. */
const IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [net, prefix] of IPV4) refused.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of IPV6) refused.addSubnet(net, prefix, 'ipv6');
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one that anybody on the internet reaches. False for a text that is no address. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && routed.check(address, 'ipv6') && !refused.check(address, 'ipv6');
};
