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
      title={isDone ? 'Anda berlangganan' : 'Pastikan langganan'}
      lead="Satu ketukan, dan buletin dikirim ke alamat Anda. Bisa berhenti kapan saja."
      label="Senang Anda ikut membaca."
      act={{ verb: 'Ya, kirimi saya', busy: 'Menyimpan' }}
      answer={useActionData() as FormAnswer | undefined}
      done={
        isDone && (
          <>
            <Notice tone="ok">Terima kasih. Surat berikutnya datang ke alamat Anda.</Notice>
            <ButtonLink to={paths.news}>Baca berita</ButtonLink>
          </>
        )
      }
    />
  )
}
