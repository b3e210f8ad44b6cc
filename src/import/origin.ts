/** The site of an import: its own addresses and their canonical form. */
export type Origin = {
  /** Permanent name: equal for http and https, with www. or without. */
  name: string
  /** Its address, without trailing slash. */
  url: string
  /** Resolves an address in a text of the site to its canonical form; null if it is not http(s). */
  resolve(address: string): URL | null
  /** True for an address of the site itself. */
  isOwn(url: URL): boolean
  /** True for a host from which files may be fetched. */
  holdsFiles(url: URL): boolean
}

const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '')
/** Matches WordPress.com's copies of other sites' pictures. */
const copies = /^\/\/?((?:[a-z0-9-]+\.)+[a-z]{2,}\/.+)$/i

/**
 * @param url the site's address
 * @param fileHosts further hosts of its files, as the site itself says
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
      // Canonical form: one file has one address.
      return isOwn(url) ? Object.assign(new URL(url), { protocol: base.protocol, host: base.host }) : url
    },
    isOwn,
    holdsFiles: (at) => withoutWww(at.host) === own || others.has(at.host.toLowerCase()),
  }
}
