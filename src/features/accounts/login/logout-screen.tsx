import { data, redirect } from 'react-router'
import { page } from '#src/ui/page.ts'
import { paths } from '#src/urls/paths.ts'
import type { logOut } from './api.ts'

/** GET does not log out; only the form does. */
export const loader = page(async () => redirect(paths.home))

/** An ended session counts as logged out. */
export const action = page(async ({ api }) => {
  const answer = await api<typeof logOut>('DELETE /user/logout', { session: true })
  if (!answer.success && answer.code !== 401)
    throw data(null, { status: answer.code === 111 ? 503 : answer.code })
  return redirect(paths.login)
})

export const Component = () => null
