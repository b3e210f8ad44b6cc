import { data, redirect } from 'react-router'
import { paths } from './paths.ts'
import { type PageArgs, page } from './ui/page.ts'

const guards: Record<string, (args: PageArgs) => Promise<Response | null>> = {
  /** Sends a guest to the login, and from there back to where they wanted to go. */
  member: async ({ visitor, url }) =>
    (await visitor()) ? null : redirect(paths.loginThen(url.pathname + url.search)),
  /** Sends a member on: to the local address they came for, else home. */
  guest: async ({ visitor, query }) => ((await visitor()) ? redirect(localAddress(query.get('next'))) : null),
}

/** The loader of a route that only some may open. @throws 500 'Unknown middleware' for a name not listed */
export const guard = (name: string) =>
  page(async (args) => {
    const check = Object.hasOwn(guards, name) ? guards[name] : undefined
    if (!check) throw data('Unknown middleware', { status: 500 })
    return check(args)
  })

/** `next` may only lead to a page of this site: `//elsewhere`, `/\elsewhere` and full addresses do not. */
export function localAddress(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next) || /[\p{Cc}\\]/u.test(next)) return paths.home
  return next
}
