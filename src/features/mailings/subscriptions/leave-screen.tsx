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
import * as words from './words.id.ts'

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
  return { is: 'refused' as const, said, refusal: refusal ?? words.notDone }
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
      <Frame title={words.leave}>
        <Notice tone="bad">{loaded.refusal}</Notice>
        <ButtonLink to={paths.contact}>{words.writeToUs}</ButtonLink>
      </Frame>
    )
  return <Leaving standing={loaded.standing} said={loaded.said} answer={answer} />
}

type LeavingProps = { standing: StandingWire; said: string | null; answer: FormAnswer | undefined }

function Leaving({ standing, said, answer }: LeavingProps) {
  const { list, is_on: isOn, others, can_return: canReturn } = standing
  const name = list?.name ?? words.ourNewsletter
  const isLeaving = useLeaveAtFirstSign(isOn && said === null && !answer)
  const refusal = answer && (Object.values(answer.errors)[0]?.[0] ?? words.listIsClosed)
  if (isOn)
    return (
      <Frame title={said === 'lagi' ? words.subscribedAgain : words.leave}>
        {refusal && <Notice tone="bad">{refusal}</Notice>}
        {said === 'lagi' ? (
          <Notice tone="ok">{words.gladYouStay(name)}</Notice>
        ) : (
          <p className="text-muted">{words.tapToLeave(name)}</p>
        )}
        <Step intent="henti" label={words.leave} isBusy={isLeaving} answer={answer} />
      </Frame>
    )
  return (
    <Frame title={words.haveLeft}>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <Notice tone="ok">
        {said === 'semua' || !list ? words.noListsAnyMore : words.noLongerSent(name)} {words.otherMailStays}
      </Notice>
      {others > 0 && (
        <div className="grid gap-2">
          <p className="text-muted">{words.othersLeft(others)}</p>
          <Step intent="semua" label={words.leaveAll} answer={undefined} />
        </div>
      )}
      <div className="grid justify-items-start gap-2">
        {canReturn ? (
          <>
            <p className="text-muted">{words.changedMind}</p>
            <Step intent="lagi" label={words.subscribeAgain} answer={undefined} />
          </>
        ) : (
          <>
            <p className="text-muted">{words.wantAgain}</p>
            <ButtonLink to={paths.subscribe} variant="outline">
              {words.subscribeAgain}
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
        busyLabel={words.saving}
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
    <PlainFrame site={site} cloth={cloth} label={words.thanksForReading} title={title}>
      <Head title={title} />
      <div className="mt-5 grid justify-items-start gap-6">{children}</div>
    </PlainFrame>
  )
}

/** The form for links of older letters, whose token stands behind `#`. */
const OldLink = ({ isDone, answer }: { isDone: boolean; answer: FormAnswer | undefined }) => (
  <LinkFrame
    title={words.leave}
    lead={words.leaveLead}
    label={words.thanksForReading}
    act={{ verb: words.leave, busy: words.saving }}
    answer={answer}
    done={
      isDone && (
        <>
          <Notice tone="ok">{words.noLongerSubscribed}</Notice>
          <ButtonLink to={paths.news}>{words.readNews}</ButtonLink>
        </>
      )
    }
  />
)
