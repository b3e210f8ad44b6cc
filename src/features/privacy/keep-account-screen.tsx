import { redirectDocument, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { LinkFrame } from '#src/ui/link-frame.tsx'
import { sentLinkToken } from '#src/ui/link-token.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { keepAccountByLink } from './api.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ query, unshared }) => {
  unshared()
  return { isDone: query.get('selesai') === '1' }
})

export const action = page(async ({ api, request }) => {
  const token = await sentLinkToken(request)
  const answer = await api<typeof keepAccountByLink>('POST /auth/deletion/cancellation', { body: { token } })
  return answer.success ? redirectDocument(`${furtherPaths.undoDeletion}?selesai=1`) : refused({}, answer)
})

export function Component() {
  const { isDone } = useLoaderData<typeof loader>()
  return (
    <LinkFrame
      title={words.cancelDeletion}
      lead={words.keepLead}
      label={words.gladYouStay}
      act={{ verb: words.cancelDeletion, busy: words.cancelling }}
      answer={useActionData() as FormAnswer | undefined}
      done={
        isDone && (
          <>
            <Notice tone="ok">{words.deletionCancelled}</Notice>
            <ButtonLink to={paths.member}>{words.toMemberArea}</ButtonLink>
          </>
        )
      }
    />
  )
}
