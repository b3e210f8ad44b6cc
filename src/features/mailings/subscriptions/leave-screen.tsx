import { type ReactNode, useEffect, useRef } from 'react'
import {
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
  useNavigation,
  useSubmit,
} from 'react-router'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { PlainFrame } from '#src/ui/layouts/plain-frame.tsx'
import { LinkFrame } from '#src/ui/link-frame.tsx'
import { sentLinkToken } from '#src/ui/link-token.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { deleteLeaving, endNewsletter, getLeaving, postLeaving } from './api.ts'
import type { StandingWire } from './schema.ts'

/** Reads from the address the letter's token, and its list where no mailing has one. */
const linkOf = (query: URLSearchParams) => {
  const [t, list] = [query.get('t') ?? '', query.get('list')]
  return list ? { t, list } : { t }
}

/** Reading ends nothing: programs that look for malice open every link of a letter, some with scripts. */
export const loader = page(async ({ api, query, unshared }) => {
  unshared()
  const said = query.get('selesai')
  if (!query.has('t')) return { is: 'old' as const, said }
  const answer = await api<typeof getLeaving>('GET /lists/unsubscription', { query: linkOf(query) })
  if (answer.success) return { is: 'link' as const, said, standing: answer.data }
  const refusal = Object.values(answer.errors ?? {})[0]?.[0]
  return { is: 'refused' as const, said, refusal: refusal ?? 'Ini belum berhasil. Coba lagi sebentar lagi.' }
})

export const action = page(async ({ api, query, request }) => {
  if (!query.has('t')) {
    const token = await sentLinkToken(request)
    const answer = await api<typeof endNewsletter>('POST /newsletter/unsubscription', { body: { token } })
    return answer.success ? redirectDocument(`${furtherPaths.unsubscribe}?selesai=1`) : refused({}, answer)
  }
  const intent = String((await request.formData()).get('intent'))
  const link = linkOf(query)
  const answer =
    intent === 'lagi'
      ? await api<typeof deleteLeaving>('DELETE /lists/unsubscription', { query: link })
      : await api<typeof postLeaving>('POST /lists/unsubscription', {
          query: intent === 'semua' ? { ...link, all: '1' } : link,
        })
  if (!answer.success) return refused({}, answer)
  return redirect(`${furtherPaths.leaveList(link.t, link.list)}&selesai=${intent}`)
})

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  if (loaded.is === 'old') return <OldLink isDone={loaded.said === '1'} answer={answer} />
  if (loaded.is === 'refused')
    return (
      <Frame title="Berhenti berlangganan">
        <Notice tone="bad">{loaded.refusal}</Notice>
        <ButtonLink to={paths.contact}>Tulis kepada kami</ButtonLink>
      </Frame>
    )
  return <Leaving standing={loaded.standing} said={loaded.said} answer={answer} />
}

type LeavingProps = { standing: StandingWire; said: string | null; answer: FormAnswer | undefined }

function Leaving({ standing, said, answer }: LeavingProps) {
  const { list, is_on: isOn, others, can_return: canReturn } = standing
  const name = list?.name ?? 'buletin kami'
  const isLeaving = useLeaveAtFirstSign(isOn && said === null && !answer)
  const refusal = answer && (Object.values(answer.errors)[0]?.[0] ?? 'Daftar ini sudah ditutup.')
  if (isOn)
    return (
      <Frame title={said === 'lagi' ? 'Anda berlangganan lagi' : 'Berhenti berlangganan'}>
        {refusal && <Notice tone="bad">{refusal}</Notice>}
        {said === 'lagi' ? (
          <Notice tone="ok">Senang Anda tetap membaca. Anda menerima {name} seperti sebelumnya.</Notice>
        ) : (
          <p className="text-muted">Ketuk sekali, dan {name} tidak dikirim lagi ke alamat Anda.</p>
        )}
        <Step intent="henti" label="Berhenti berlangganan" isBusy={isLeaving} answer={answer} />
      </Frame>
    )
  return (
    <Frame title="Anda sudah berhenti">
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <Notice tone="ok">
        {said === 'semua' || !list
          ? 'Tidak ada lagi buletin kami yang dikirim ke alamat Anda.'
          : `${name} tidak dikirim lagi ke alamat Anda.`}{' '}
        Surat tentang akun dan donasi Anda tetap seperti biasa.
      </Notice>
      {others > 0 && (
        <div className="grid gap-2">
          <p className="text-muted">Anda masih menerima {others} buletin lain dari kami.</p>
          <Step intent="semua" label="Berhenti dari semua daftar" answer={undefined} />
        </div>
      )}
      <div className="grid justify-items-start gap-2">
        {canReturn ? (
          <>
            <p className="text-muted">Berubah pikiran, atau orang lain yang mengetuk?</p>
            <Step intent="lagi" label="Berlangganan lagi" answer={undefined} />
          </>
        ) : (
          <>
            <p className="text-muted">
              Ingin menerima lagi? Kami kirim satu surat ke alamat Anda untuk memastikannya.
            </p>
            <ButtonLink to={paths.subscribe} variant="outline">
              Berlangganan lagi
            </ButtonLink>
          </>
        )}
      </div>
    </Frame>
  )
}

/** Signs of a person. Programs that look for malice run scripts, and a page is `visible` to them. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Leaves at a person's first movement, touch or key, once (decision 100). @returns true while it is under way */
function useLeaveAtFirstSign(isDue: boolean): boolean {
  const submit = useSubmit()
  const { formData } = useNavigation()
  const isSent = useRef(false)
  useEffect(() => {
    if (!isDue) return
    const leave = ({ isTrusted }: Event) => {
      if (isSent.current || !isTrusted) return
      isSent.current = true
      void submit({ intent: 'henti' }, { method: 'post', replace: true })
    }
    for (const sign of SIGNS) document.addEventListener(sign, leave)
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, leave)
    }
  }, [isDue, submit])
  return formData?.get('intent') === 'henti'
}

type StepProps = { intent: string; label: string; isBusy?: boolean; answer: FormAnswer | undefined }

function Step({ intent, label, isBusy = false, answer }: StepProps) {
  const { formData } = useNavigation()
  return (
    <SentForm answer={answer} className="grid justify-items-start">
      <input type="hidden" name="intent" value={intent} />
      <Button
        type="submit"
        variant={intent === 'henti' ? 'blue' : 'outline'}
        busy={isBusy || formData?.get('intent') === intent}
        busyLabel="Menyimpan"
      >
        {label}
      </Button>
    </SentForm>
  )
}

const cloth = { family: 'indigo', seed: 27 }

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { site } = useSite()
  return (
    <PlainFrame site={site} cloth={cloth} label="Terima kasih sudah membaca." title={title}>
      <Head title={title} />
      <div className="mt-5 grid justify-items-start gap-6">{children}</div>
    </PlainFrame>
  )
}

/** The form for links of older letters, whose token stands behind `#`. */
const OldLink = ({ isDone, answer }: { isDone: boolean; answer: FormAnswer | undefined }) => (
  <LinkFrame
    title="Berhenti berlangganan"
    lead="Buletin tidak akan dikirim lagi ke alamat Anda. Akun dan surat tentang akun Anda tetap seperti biasa."
    label="Terima kasih sudah membaca."
    act={{ verb: 'Berhenti berlangganan', busy: 'Menyimpan' }}
    answer={answer}
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
