import { data, redirect } from 'react-router'
import { paths } from '#src/paths.ts'
import { page } from '#src/ui/page.ts'
import type { logOut } from './api.ts'

/** Opening the address ends nothing: only the form does. */
export const loader = page(async () => redirect(paths.home))

/** Whoever has no session any more is logged out all the same. */
export const action = page(async ({ api }) => {
  const answer = await api<typeof logOut>('DELETE /user/logout', { session: true })
  if (!answer.success && answer.code !== 401)
    throw data(null, { status: answer.code === 111 ? 503 : answer.code })
  return redirect(paths.login)
})

export const Component = () => null
