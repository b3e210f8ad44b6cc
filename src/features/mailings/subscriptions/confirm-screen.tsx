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
  const answer = await api<typeof postConfirmation>('POST /lists/confirmation', { body: { token } })
  return answer.success
    ? redirectDocument(`${furtherPaths.confirmSubscription}?selesai=1`)
    : refused({}, answer)
})

/** Page of the letter that asks an address: agreeing needs a click, which programs that open links do not do. */
export function Component() {
  const { isDone } = useLoaderData<typeof loader>()
  return (
    <LinkFrame
      title={isDone ? words.areSubscribed : words.confirmSubscription}
      lead={words.confirmLead}
      label={words.gladYouRead}
      act={{ verb: words.yesSendIt, busy: words.saving }}
      answer={useActionData() as FormAnswer | undefined}
      done={
        isDone && (
          <>
            <Notice tone="ok">{words.nextLetterComes}</Notice>
            <ButtonLink to={paths.news}>{words.readNews}</ButtonLink>
          </>
        )
      }
    />
  )
}
