import { paths } from '#src/paths.ts'

/** `next` may only lead to a page of this site: `//elsewhere`, `/\elsewhere` and full addresses do not. */
export function localAddress(next: string | null, otherwise: string = paths.home): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\p{Cc}\\]/u.test(next)) return otherwise
  return next
}
