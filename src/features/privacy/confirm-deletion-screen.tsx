import { redirectDocument, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { LinkFrame } from '#src/ui/link-frame.tsx'
import { sentLinkToken } from '#src/ui/link-token.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { beginDeletion } from './api.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ query, unshared }) => {
  unshared()
  return { isDone: query.get('selesai') === '1' }
})

export const action = page(async ({ api, request }) => {
  const token = await sentLinkToken(request)
  const answer = await api<typeof beginDeletion>('POST /auth/deletion/confirmation', { body: { token } })
  return answer.success ? redirectDocument(`${furtherPaths.confirmDeletion}?selesai=1`) : refused({}, answer)
})

const LAST_ADMIN = words.lastAdmin

export function Component() {
  const { isDone } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  return (
    <LinkFrame
      title={words.deleteAccount}
      lead={words.deletionLead}
      label={words.thanksForTheWay}
      act={{ verb: words.confirmDeletion, busy: words.saving, variant: 'destroy' }}
      answer={answer}
      refusal={answer?.code === 409 ? LAST_ADMIN : undefined}
      done={
        isDone && (
          <>
            <Notice tone="warn">{words.deletionBegun}</Notice>
            <ButtonLink to={furtherPaths.memberPrivacy}>{words.toPrivacy}</ButtonLink>
          </>
        )
      }
    />
  )
}
