const MOST_LINKS = 6

const linesOf = (text: string) => text.split(/\s*\n\s*/).filter(Boolean)

/** True for an https address of a public host; one with a user name would show another host than it seems to. */
function isLink(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && !url.username && !url.password && url.hostname.includes('.')
}

/** True if every line is a web address, and there are not too many. */
export const areLinks = (text: string): boolean =>
  linesOf(text).every(isLink) && linesOf(text).length <= MOST_LINKS

/** Web addresses of a text, one a line; anything else is left out. */
export const linksIn = (text: string): string[] => linesOf(text).filter(isLink)
