/** The site that an import comes from: which addresses are its own, and what they are called. */
export type Origin = {
  /** Names it for ever: the same for http and https, with www. or without. */
  name: string
  /** Its address, without a slash at the end. */
  url: string
  /** An address as a text of the site names it, in full, its own all alike; null for one that is not of the web. */
  resolve(address: string): URL | null
  /** True for an address of the site itself. */
  isOwn(url: URL): boolean
  /** True for a host that may be asked for files. */
  holdsFiles(url: URL): boolean
}

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '')
/** WordPress.com's copies of the pictures of other sites. */
const copies = /^\/\/?((?:[a-z0-9-]+\.)+[a-z]{2,}\/.+)$/i

/**
 * @param url the site's address
 * @param fileHosts hosts that the site itself says its files are at, besides its own
 */
export function createOrigin(url: string, fileHosts: Iterable<string> = []): Origin {
  const base = new URL(url)
  const path = base.pathname.replace(/\/+$/, '')
  const own = withoutWww(base.host)
  const others = new Set([...fileHosts].map((host) => host.toLowerCase()))
  const isOwn = ({ host, pathname }: URL) =>
    withoutWww(host) === own && (pathname === path || pathname.startsWith(`${path}/`))
  return {
    name: `${own}${path}`,
    url: `${base.origin}${path}`,
    resolve(address) {
      const resolved = URL.parse(address.trim(), `${base.origin}${path}/`)
      if (!resolved || !/^https?:$/.test(resolved.protocol)) return null
      const [, original] = (/^i\d\.wp\.com$/.test(resolved.host) && copies.exec(resolved.pathname)) || []
      const url = (original && URL.parse(`https://${original}`)) || resolved
      // One file has one address, however it is written.
      return isOwn(url) ? Object.assign(new URL(url), { protocol: base.protocol, host: base.host }) : url
    },
    isOwn,
    holdsFiles: (at) => withoutWww(at.host) === own || others.has(at.host.toLowerCase()),
  }
}
