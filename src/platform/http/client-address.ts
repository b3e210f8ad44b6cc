import { BlockList, isIP } from 'node:net'

/**
 * Finds the client's address. `X-Forwarded-For` is trusted only as far as trusted proxies wrote it: read from the
 * right, the first address that is no trusted proxy is the client.
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

/** True if a text is an address or a CIDR range. */
export function isRange(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/')
  const family = isIP(address)
  return (
    family > 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32)
  )
}

const plain = (address: string) => address.replace(/^::ffff:/, '')
