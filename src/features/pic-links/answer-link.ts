import { data } from 'react-router'
import { answerOf, type FormAnswer, statusOf } from '#src/ui/form.tsx'
import type { PageArgs } from '#src/ui/page.ts'
import type { Result } from '#src/wire/envelope.ts'
import type { openPicLink } from './api.ts'
import type { OpenedLinkWire } from './schema.ts'

/** State of a link's page. The secret is never in an address. */
export type ShownLink = { token: string; opened: OpenedLinkWire | null; answer: FormAnswer | null }

/**
 * Executes the pressed button, if any, and shows the resulting state.
 * @param act handler by `intent`; null for one that only looks
 */
export async function answerLink(
  { api, request }: PageArgs,
  act: (intent: string, token: string) => Promise<Result<unknown>> | null,
) {
  const form = await request.formData()
  // Accepts a pasted whole link.
  const token = String(form.get('token') ?? '')
    .trim()
    .split('#')
    .at(-1)!
  const acted = await act(String(form.get('intent') ?? ''), token)
  const read = await api<typeof openPicLink>('POST /pic-links', { body: { token } })
  // A conflict shows in the resulting state; other errors are shown as messages.
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
