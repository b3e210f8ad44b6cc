import { redirectDocument, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { LinkFrame } from '#src/ui/link-frame.tsx'
import { sentLinkToken } from '#src/ui/link-token.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { endNewsletter } from './api.ts'

export const loader = page(async ({ query, unshared }) => {
  unshared()
  return { isDone: query.get('selesai') === '1' }
})

export const action = page(async ({ api, request }) => {
  const token = await sentLinkToken(request)
  const answer = await api<typeof endNewsletter>('POST /newsletter/unsubscription', { body: { token } })
  return answer.success ? redirectDocument(`${furtherPaths.unsubscribe}?selesai=1`) : refused({}, answer)
})

export function Component() {
  const { isDone } = useLoaderData<typeof loader>()
  return (
    <LinkFrame
      title="Berhenti berlangganan"
      lead="Buletin tidak akan dikirim lagi ke alamat Anda. Akun dan surat tentang akun Anda tetap seperti biasa."
      label="Terima kasih sudah membaca."
      act={{ verb: 'Berhenti berlangganan', busy: 'Menyimpan' }}
      answer={useActionData() as FormAnswer | undefined}
      done={
        isDone && (
          <>
            <Notice tone="ok">
              Anda tidak lagi berlangganan buletin. Anda bisa berlangganan lagi kapan saja di halaman Privasi.
            </Notice>
            <ButtonLink to={paths.news}>Baca berita</ButtonLink>
          </>
        )
      }
    />
  )
}
