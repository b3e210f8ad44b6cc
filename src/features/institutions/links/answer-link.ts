import { data } from 'react-router'
import { answerOf, type FormAnswer, statusOf } from '#src/ui/form.tsx'
import type { PageArgs } from '#src/ui/page.ts'
import type { Result } from '#src/wire/envelope.ts'
import type { openPicLink } from './api.ts'
import type { OpenedLinkWire } from './schema.ts'

/** What the page of a link is answered with. The secret is never in an address. */
export type ShownLink = { token: string; opened: OpenedLinkWire | null; answer: FormAnswer | null }

/**
 * Carries out what one of the buttons says, if one was pressed, and shows how the matter stands then.
 * @param act for a button's `intent`; null for one that only looks
 */
export async function answerLink(
  { api, request }: PageArgs,
  act: (intent: string, token: string) => Promise<Result<unknown>> | null,
) {
  const form = await request.formData()
  // A link that was pasted whole counts too.
  const token = String(form.get('token') ?? '')
    .trim()
    .split('#')
    .at(-1)!
  const acted = await act(String(form.get('intent') ?? ''), token)
  const read = await api<typeof openPicLink>('POST /pic-links', { body: { token } })
  // A conflict is told by how the matter stands; whatever else went wrong is said in its own words.
  const failed = acted && !acted.success && acted.code !== 409 ? acted : read.success ? null : read
  return data<ShownLink>(
    {
      token,
      opened: read.success ? read.data : null,
      answer: failed && answerOf({ token }, failed),
    },
    { status: failed ? statusOf(failed) : acted && !acted.success ? 409 : 200 },
  )
}
