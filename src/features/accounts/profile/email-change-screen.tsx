import { redirectDocument, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Link } from '#src/ui/link.tsx'
import { LinkFrame } from '#src/ui/link-frame.tsx'
import { sentLinkToken } from '#src/ui/link-token.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { useEmailLink } from './api.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ query, visitor, unshared }) => {
  unshared()
  return { isDone: query.get('selesai') === '1', isGuest: (await visitor()) === null }
})

export const action = page(async ({ api, request }) => {
  const token = await sentLinkToken(request)
  const answer = await api<typeof useEmailLink>('POST /auth/email-change', { session: true, body: { token } })
  return answer.success ? redirectDocument(`${furtherPaths.emailChange}?selesai=1`) : refused({}, answer)
})

const LoginFirst = () => (
  <>
    {words.loginFirst}{' '}
    <Link to={paths.login} className="link">
      {words.toLogin}
    </Link>
  </>
)

export function Component() {
  const { isDone, isGuest } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  return (
    <LinkFrame
      title={words.newEmail}
      lead={words.whatNewEmailDoes}
      label={words.oneAddress}
      act={{ verb: words.useAddress, busy: words.saving }}
      answer={answer}
      refusal={(isGuest || answer?.code === 401) && <LoginFirst />}
      done={
        isDone && (
          <>
            <Notice tone="ok">{words.emailChanged}</Notice>
            <ButtonLink to={paths.profile}>{words.toProfile}</ButtonLink>
          </>
        )
      }
    />
  )
}
