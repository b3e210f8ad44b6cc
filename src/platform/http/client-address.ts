import { BlockList, isIP } from 'node:net'

/**
 * Tells whose request it is. `X-Forwarded-For` counts only as far as trusted proxies wrote it: read from
 * the right, the first address that is no trusted proxy is the client.
 * @param trusted addresses or CIDR ranges
 */
export function createClientAddress(trusted: readonly string[]) {
  const proxies = new BlockList()
  for (const range of trusted) {
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits) proxies.addSubnet(address, Number(bits), family)
    else proxies.addAddress(address, family)
  }
  const isTrusted = (address: string) => proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (socketAddress: string, forwardedFor: string | null): string => {
    let address = plain(socketAddress)
    const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
    while (isIP(address) && isTrusted(address)) {
      const hop = hops.pop()
      if (!hop || !isIP(hop)) break
      address = hop
    }
    return address
  }
}

const plain = (address: string) => address.replace(/^::ffff:/, '')
