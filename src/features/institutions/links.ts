const MOST_LINKS = 6

const linesOf = (text: string) => text.split(/\s*\n\s*/).filter(Boolean)

/** An https address of a public host, written in full: a browser takes one without slashes for a path of this site. */
function linkOf(text: string): string | null {
  const url = URL.parse(text)
  // One with a user name would show another host than it seems to.
  const isLink = url?.protocol === 'https:' && !url.username && !url.password && url.hostname.includes('.')
  return isLink ? url.href : null
}

/** True if every line is a web address, and there are not too many. */
export const areLinks = (text: string): boolean =>
  linesOf(text).every(linkOf) && linesOf(text).length <= MOST_LINKS

/** Web addresses of a text, one a line; anything else is left out. */
export const linksIn = (text: string): string[] => linesOf(text).flatMap((line) => linkOf(line) ?? [])
