import { data, redirect } from 'react-router'
import type { readProfile } from './features/accounts/api.ts'
import { localAddress } from './ui/local-address.ts'
import { type PageArgs, page } from './ui/page.ts'
import { paths } from './urls/paths.ts'
import { allDuties, type Duty, hasOneOf } from './wire/actor.ts'

const refused = new Set([401, 403, 404])

/** Redirects a guest to the login, and from there back to the requested address. */
async function member({ api, visitor, url }: PageArgs): Promise<Response | null> {
  if (await visitor()) return null
  const profile = await api<typeof readProfile>('GET /user/profile', { session: true })
  // Without an answer it is unknown if this is a guest: an outage logs nobody out.
  if (profile.success || !refused.has(profile.code)) throw data(null, { status: 503 })
  return redirect(paths.loginThen(url.pathname + url.search))
}

/** Requires one of these duties; for others this part of the desk does not exist. */
const duty =
  (duties: readonly Duty[]) =>
  async (args: PageArgs): Promise<Response | null> => {
    const visitor = await args.visitor()
    if (visitor && !hasOneOf(visitor, duties)) throw data(null, { status: 404 })
    return member(args)
  }

const guards: Record<string, (args: PageArgs) => Promise<Response | null>> = {
  member,
  desk: duty(allDuties),
  moderation: duty(['moderator', 'staff', 'admin']),
  staff: duty(['staff', 'admin']),
  editor: duty(['region', 'staff', 'admin']),
  onlyEditor: duty(['region']),
  pic: duty(['pic']),
  care: duty(['pic', 'staff', 'admin']),
  picsAndModerators: duty(['pic', 'moderator', 'staff', 'admin']),
  admin: duty(['admin']),
  /** Redirects a member to the requested local address, else home. */
  guest: async ({ visitor, query }) => ((await visitor()) ? redirect(localAddress(query.get('next'))) : null),
}

/** The loader of a route with restricted access. @throws 500 'Unknown middleware' for an unknown name */
export const guard = (name: string) =>
  page(async (args) => {
    const check = Object.hasOwn(guards, name) ? guards[name] : undefined
    if (!check) throw data('Unknown middleware', { status: 500 })
    return check(args)
  })
