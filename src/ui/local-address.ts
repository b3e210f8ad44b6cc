import { paths } from '#src/urls/paths.ts'
import { splitLanguage } from '#src/wire/language.ts'

/** Restricts `next` to pages of this site: `//elsewhere`, `/\elsewhere` and full addresses are rejected. Without language. */
export function localAddress(next: string | null, otherwise: string = paths.home): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\p{Cc}\\]/u.test(next)) return otherwise
  return splitLanguage(next).path
}
