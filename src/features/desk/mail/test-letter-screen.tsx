import { redirectDocument, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { LinkFrame } from '#src/ui/link-frame.tsx'
import { sentLinkToken } from '#src/ui/link-token.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { postConfirmation } from './api.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ query, unshared }) => {
  unshared()
  return { isDone: query.get('selesai') === '1' }
})

export const action = page(async ({ api, request }) => {
  const token = await sentLinkToken(request)
  const answer = await api<typeof postConfirmation>('POST /test-letter/confirmation', { body: { token } })
  return answer.success ? redirectDocument(`${furtherPaths.testLetter}?selesai=1`) : refused({}, answer)
})

/** Page of the link in a test letter; anyone who holds the link may say that the letter arrived. */
export function Component() {
  const { isDone } = useLoaderData<typeof loader>()
  return (
    <LinkFrame
      title={words.testArrived}
      lead={words.testArrivedLead}
      label={words.motto}
      act={{ verb: words.yesArrived, busy: words.saving }}
      answer={useActionData() as FormAnswer | undefined}
      done={
        isDone && (
          <>
            <Notice tone="ok">{words.isRecorded}</Notice>
            <ButtonLink to={paths.desk} reloadDocument>
              {words.openDesk}
            </ButtonLink>
          </>
        )
      }
    />
  )
}
