import { useEffect } from 'react'
import { redirect, useActionData, useLoaderData, useRevalidator } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { formatMoment } from '#src/ui/content/content-moment.ts'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { getMailingFigures } from '../archive/api.ts'
import type { getSending, pauseMailing } from './api.ts'
import { AudienceWords } from './audience-count.tsx'
import { MailingFigures } from './mailing-figures.tsx'
import type { SendingWire } from './schema.ts'
import { Progress } from './sending-progress.tsx'
import * as words from './words.id.ts'

/** Pause between two looks at a sending that goes on. */
const LOOK_MS = 3_000
/** Intents of the buttons, and the state that each asks for. */
const states = { jeda: 'paused', lanjut: 'running', henti: 'stopped' } as const

export const loader = page(async ({ api, params }) => {
  const one = { session: true, params: { id: itemNumber(params) } } as const
  const [send, figures] = await Promise.all([
    api<typeof getSending>('GET /desk/mailings/{id}/sending', one).then(unwrap),
    api<typeof getMailingFigures>('GET /desk/mailings/{id}/figures', one).then(unwrap),
  ])
  return { send: send.data, figures: figures.data }
})

export const action = page(async ({ api, params, request }) => {
  const id = itemNumber(params)
  const values = await readForm(request)
  const state = states[values.intent as keyof typeof states]
  const answer = await api<typeof pauseMailing>('POST /desk/mailings/{id}/pause', {
    session: true,
    params: { id },
    body: { state },
  })
  return answer.success ? redirect(deskPaths.sending(id)) : refused(values, answer)
})

/** The sending of a mailing: whom it would reach, then how far it is, without a reload. */
export function Component() {
  const { send, figures } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  useLooks(send.state === 'gathering' || send.state === 'running')
  return (
    <div className="grid max-w-170 gap-9">
      <Head title={words.sendingOf(send.title)} />
      <div>
        <Breadcrumb
          items={[
            { to: deskPaths.mailings.list, label: words.newsletters },
            { to: deskPaths.mailings.item(send.id), label: send.title },
          ]}
        />
        <div className="mt-3">
          <DeskHeading title={words.sendingTitle} lead={leadOf(send)} />
        </div>
      </div>
      {answer && <Notice tone="bad">{words.justChanged}</Notice>}
      {send.state ? (
        <>
          <Progress send={send} />
          <Steps state={send.state} />
          <MailingFigures figures={figures} />
        </>
      ) : (
        <BeforeSending send={send} />
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

const leadOf = ({ title, list }: SendingWire) => `${title}${list ? words.toList(list) : ''}`

/** People whom the mailing would reach; it is sent from its preview. */
function BeforeSending({ send: { id, audience, status, publish_at } }: { send: SendingWire }) {
  return (
    <section className="grid justify-items-start gap-3">
      {audience && <AudienceWords audience={audience} />}
      <p className="text-note text-muted">
        {status === 'scheduled' && publish_at ? words.willBeSent(formatMoment(publish_at)) : words.notSentYet}
      </p>
      <ButtonLink to={deskPaths.mailings.preview(id)} variant="outline" size={44}>
        {status === 'scheduled' ? words.seeTextAndTime : words.checkAndSend}
      </ButtonLink>
    </section>
  )
}

/** Pause, go on, stop; the last asks again, as it cannot be undone. */
function Steps({ state }: { state: NonNullable<SendingWire['state']> }) {
  if (state === 'done' || state === 'stopped') return null
  return (
    <div className="flex flex-wrap items-start gap-3">
      {state === 'paused' ? (
        <Step intent="lanjut" label={words.resume} />
      ) : (
        <Step intent="jeda" label={words.pause} />
      )}
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
          {words.stop}
        </summary>
        <p className="mt-2 mb-4">{words.stopHelp}</p>
        <Step intent="henti" label={words.stopForGood} isFinal />
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
