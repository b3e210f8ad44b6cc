import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

const inner = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, bits, 'ipv6')

const isInner = (address: string) => inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** True for a host whose every address is public, none of this machine or a private network. */
export async function isPublicHost(hostname: string): Promise<boolean> {
  const plain = hostname.replace(/^\[|\]$/g, '')
  if (isIP(plain)) return !isInner(plain)
  const found = await lookup(plain, { all: true })
  return found.length > 0 && !found.some(({ address }) => isInner(address))
}
