import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

// Addresses that a person typed are called by this server, which stands inside the company's network: only those of
// the public internet, and those that the operator names.

/** `WEBHOOK_HOSTS`: hosts and addresses of one's own network, each for all its ports. */
export type Allowed = readonly string[];

const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');

/** What is routed at all in IPv6; of it, what leads to an address of IPv4 or is no host's. */
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/** Whether an address is one of the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  // Also ::ffff:127.0.0.1, which is not routed as such.
  return family === 6 && routed.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

const bare = (hostname: string): string =>
  hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();

/**
 * Why an address may not be called, as far as it says so itself; names are judged when they are resolved.
 * @returns undefined for one that may
 */
export function refusedAddress(
  address: string,
  allowed: Allowed,
): 'scheme' | 'account' | 'inside' | undefined {
  if (!URL.canParse(address)) return 'scheme';
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return 'scheme';
  if (username !== '' || password !== '') return 'account';
  const host = bare(hostname);
  if (allowed.includes(host)) return undefined;
  if (isIP(host)) return isPublic(host) ? undefined : 'inside';
  return /^(localhost|.+\.(localhost|local|internal|home\.arpa))$/.test(host) || !host.includes('.')
    ? 'inside'
    : undefined;
}

/** The host resolves to an address of one's own network. */
export class InsideAddress extends Error {
  constructor() {
    super('The host is in a network that webhooks may not reach');
  }
}

/**
 * Resolves a host for the very connection that is made, and refuses what is not public: a name that is asked twice may
 * answer differently.
 * @param resolve the system's; another in tests
 */
export const guardedLookup =
  (allowed: Allowed, resolve: typeof lookup = lookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const refused = !allowed.includes(bare(hostname)) && !found.every(({ address }) => isPublic(address));
      if (refused) return done(new InsideAddress(), []);
      const [first] = found;
      if (options.all) return done(null, found);
      return done(null, first?.address ?? '', first?.family);
    });
  };
