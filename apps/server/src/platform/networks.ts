import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Undefined for what is neither an address nor a network; the short forms of IPv4 (`10.1`) are neither. */
function networkOf(text: string): Network | undefined {
  const [address = '', bits, ...more] = text.split('/');
  const isIp = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  if (!isIp || more.length > 0) return undefined;
  const base = ipaddr.process(address);
  const most = base.kind() === 'ipv4' ? 32 : 128;
  if (bits === undefined) return [base, most];
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? [base, Number(bits)] : undefined;
}

/** Whether a text is an address or a network: `127.0.0.1`, `10.0.0.0/8`, `fd00::/8`. */
export const isNetwork = (text: string): boolean => networkOf(text) !== undefined;

/** Whether an address lies in one of the networks; an IPv4 address in an IPv6 coat counts as what it is. */
export function liesIn(address: string | undefined, networks: readonly string[]): boolean {
  if (address === undefined || !ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return networks
    .map(networkOf)
    .some((network) => network !== undefined && ip.kind() === network[0].kind() && ip.match(network[0], network[1]));
}
