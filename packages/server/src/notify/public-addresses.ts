/** Which addresses of the internet are public: only to those may a request go whose target a player has named. */
import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are private, special or nobody's. */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16', // link-local; 169.254.169.254 tells a cloud machine its secrets
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only this is public, … */
const PUBLIC_6 = '2000::/3';
/** … and not all of it: what is special, or holds an address of IPv4 that would have to be looked at. */
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address, bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const notPublic4 = listOf(NOT_PUBLIC_4, 'ipv4');
const public6 = listOf([PUBLIC_6], 'ipv6');
const notPublic6 = listOf(NOT_PUBLIC_6, 'ipv6');

/** Whether an address, without brackets, is a public one. Mapped and translated ones (`::ffff:10.0.0.1`) are not. */
export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic4.check(address, 'ipv4');
    case 6:
      // A zone (`%eth0`) is only ever part of a local address.
      return !address.includes('%') && public6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
    default:
      return false;
  }
}
