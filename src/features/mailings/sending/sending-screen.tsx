import { useEffect } from 'react'
import { redirect, useActionData, useLoaderData, useNavigation, useRevalidator } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Button } from '#src/ui/button.tsx'
import { formatMoment } from '#src/ui/content/content-moment.ts'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { DeskField } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { atJakartaTime } from '#src/wire/jakarta-day.ts'
import type { getSending, pauseMailing, scheduleMailing } from './api.ts'
import { AudienceWords } from './audience-count.tsx'
import type { SendingWire } from './schema.ts'
import { Progress } from './sending-progress.tsx'

/** Pause between two looks at a sending that goes on. */
const LOOK_MS = 3_000
/** Intents of the buttons, and the state that each asks for. */
const states = { jeda: 'paused', lanjut: 'running', henti: 'stopped' } as const
const isStep = (intent: string): intent is keyof typeof states => Object.hasOwn(states, intent)

export const loader = page(async ({ api, params }) => {
  const one = { session: true, params: { id: itemNumber(params) } } as const
  return { send: unwrap(await api<typeof getSending>('GET /desk/mailings/{id}/sending', one)).data }
})

export const action = page(async ({ api, params, request }) => {
  const one = { session: true, params: { id: itemNumber(params) } } as const
  const values = await readForm(request)
  const { intent = '', version, publish_at } = values
  const when = intent === 'jadwal' ? { publish_at: publish_at ? atJakartaTime(publish_at) : '' } : {}
  const answer = isStep(intent)
    ? await api<typeof pauseMailing>('POST /desk/mailings/{id}/pause', {
        ...one,
        body: { state: states[intent] },
      })
    : await api<typeof scheduleMailing>('POST /desk/mailings/{id}/schedule', {
        ...one,
        body: { version: Number(version), ...when },
      })
  return answer.success ? redirect(deskPaths.sending(one.params.id)) : refused(values, answer)
})

/** The sending of a mailing: whom it would reach, then how far it is, without a reload. */
export function Component() {
  const { send } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  useLooks(send.state === 'gathering' || send.state === 'running')
  return (
    <div className="grid max-w-170 gap-9">
      <Head title={`Pengiriman ${send.title}`} />
      <div>
        <Breadcrumb
          items={[
            { to: deskPaths.mailings.list, label: 'Buletin' },
            { to: deskPaths.mailings.item(send.id), label: send.title },
          ]}
        />
        <div className="mt-3">
          <DeskHeading title="Pengiriman" lead={leadOf(send)} />
        </div>
      </div>
      {answer && <Trouble answer={answer} />}
      {send.state ? (
        <>
          <Progress send={send} />
          <Steps state={send.state} />
        </>
      ) : (
        <BeforeSending send={send} answer={answer} />
      )}
    </div>
  )
}

/** Reads the page's data anew while something goes on and somebody looks. */
function useLooks(isGoing: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isGoing || state !== 'idle') return
    const timer = setTimeout(() => document.visibilityState === 'visible' && revalidate(), LOOK_MS)
    const look = () => document.visibilityState === 'visible' && revalidate()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isGoing, state, revalidate])
}

const leadOf = ({ title, list }: SendingWire) => `${title}${list ? `, untuk ${list}` : ''}`

function Trouble({ answer }: { answer: FormAnswer }) {
  const said = Object.values(answer.errors)[0]?.[0]
  return (
    <Notice tone="bad">
      {said ?? 'Keadaannya baru saja berubah. Lihat keadaan sekarang di bawah ini, lalu ulangi bila perlu.'}
    </Notice>
  )
}

/** Whom the mailing would reach, and the buttons that send it now or later. */
function BeforeSending({ send, answer }: { send: SendingWire; answer: FormAnswer | undefined }) {
  const { audience, status, publish_at, version } = send
  const isEmpty = audience?.total === 0
  const mayBeSent = status === 'draft' || status === 'scheduled'
  return (
    <>
      <section className="grid gap-2">
        {audience && <AudienceWords audience={audience} />}
        <p className="text-note text-muted">
          {status === 'scheduled' && publish_at
            ? `Akan dikirim ${formatMoment(publish_at)}. Siapa yang berhenti sebelum itu tidak dikirimi.`
            : 'Belum dikirim. Sekali terkirim, surat tidak bisa ditarik kembali.'}
        </p>
      </section>
      {mayBeSent && !isEmpty && (
        <>
          <SendNow version={version} count={audience?.total ?? 0} />
          <section>
            <Rubric title="Atau nanti" />
            <div className="mt-5">
              <DeskForm
                answer={answer?.values.intent === 'jadwal' ? answer : undefined}
                start={{}}
                intent="jadwal"
                hidden={{ version: String(version) }}
                button={status === 'scheduled' ? 'Ubah jadwal' : 'Jadwalkan'}
              >
                <DeskField name="publish_at" label="Hari dan jam (WIB)" type="datetime-local" required />
              </DeskForm>
            </div>
          </section>
        </>
      )}
    </>
  )
}

function SendNow({ version, count }: { version: number; count: number }) {
  const isBusy = useNavigation().formData?.get('intent') === 'kirim'
  return (
    <SentForm answer={undefined} className="flex">
      <input type="hidden" name="intent" value="kirim" />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" busy={isBusy} busyLabel="Mengirim">
        {`Kirim sekarang ke ${count.toLocaleString('id-ID')} orang`}
      </Button>
    </SentForm>
  )
}

/** Pause, go on, stop; the last asks again, as it cannot be undone. */
function Steps({ state }: { state: NonNullable<SendingWire['state']> }) {
  if (state === 'done' || state === 'stopped') return null
  return (
    <div className="flex flex-wrap items-start gap-3">
      {state === 'paused' ? (
        <Step intent="lanjut" label="Lanjutkan" />
      ) : (
        <Step intent="jeda" label="Jeda dulu" />
      )}
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
          Hentikan …
        </summary>
        <p className="mt-2 mb-4">
          Yang belum terkirim tidak akan dikirim lagi, juga tidak nanti. Yang sudah terkirim tidak bisa
          ditarik.
        </p>
        <Step intent="henti" label="Hentikan untuk seterusnya" isFinal />
      </details>
    </div>
  )
}

function Step({ intent, label, isFinal }: { intent: keyof typeof states; label: string; isFinal?: true }) {
  return (
    <SentForm answer={undefined} className="flex">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant={isFinal ? 'danger' : 'outline'} size={44}>
        {label}
      </Button>
    </SentForm>
  )
}
