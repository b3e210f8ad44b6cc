import { redirectDocument, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { LinkFrame } from '#src/ui/link-frame.tsx'
import { sentLinkToken } from '#src/ui/link-token.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import * as words from '../screens/words.id.ts'
import type { endForumMail } from './api.ts'

export const loader = page(async ({ query, unshared }) => {
  unshared()
  return { isDone: query.get('selesai') === '1' }
})

export const action = page(async ({ api, request }) => {
  const token = await sentLinkToken(request)
  const answer = await api<typeof endForumMail>('POST /question/unsubscription', { query: { token } })
  return answer.success ? redirectDocument(`${furtherPaths.forumMail}?selesai=1`) : refused({}, answer)
})

export function Component() {
  const { isDone } = useLoaderData<typeof loader>()
  return (
    <LinkFrame
      title={words.stopMail}
      lead={words.stopMailLead}
      label={words.stillReadable}
      act={{ verb: words.stop, busy: words.saving }}
      answer={useActionData() as FormAnswer | undefined}
      done={
        isDone && (
          <>
            <Notice tone="ok">{words.mailStopped}</Notice>
            <ButtonLink to={paths.forum}>{words.openForum}</ButtonLink>
          </>
        )
      }
    />
  )
}
