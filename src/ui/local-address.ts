import { paths } from '#src/urls/paths.ts'

/** Restricts `next` to pages of this site: `//elsewhere`, `/\elsewhere` and full addresses are rejected. */
export function localAddress(next: string | null, otherwise: string = paths.home): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\p{Cc}\\]/u.test(next)) return otherwise
  return next
}
