import { useEffect, useRef } from 'react'
import { data, useActionData, useNavigation, useSubmit } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { Simulation } from '#src/features/giving/simulation.tsx'
import { storedPledgeToken, storePledgeToken } from '#src/features/giving/stored-orders.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { answerOf, type FormAnswer, SentForm, statusOf } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { type PageArgs, page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { readAndClearHash } from '#src/ui/read-and-clear-hash.ts'
import { Ring } from '#src/ui/spinner.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { Failed } from '#src/wire/envelope.ts'
import type { openPledgeLink, revokePledgeLinks } from './api.ts'
import { actOnPledge, doneWords, type Values } from './pledge-acts.ts'
import { PledgePanel } from './pledge-panel.tsx'
import { REVOKE_LINKS } from './revoke-links-form.tsx'
import type { PledgeWire } from './schema.ts'
import * as words from './words.id.ts'

/** Answer to a form of this page. The token is never in an address. */
type Shown = {
  token: string
  key: string
  pledge: PledgeWire | null
  done: string | null
  answer: FormAnswer | null
}

export const loader = page(async ({ unshared }) => {
  unshared()
  return null
})

export const action = page(async (args) => {
  const values = Object.fromEntries(await args.request.formData()) as Values
  // Accepts the whole link too.
  const token = (values.token ?? '').trim().split('#').at(-1)!
  const shown = { token, key: newKey(), pledge: null, done: null, answer: null }
  const id = token.split('.')[0]!
  if (values.intent === REVOKE_LINKS) return revokeLinks(args, shown, Number(id))
  const acted = values.intent === 'buka' ? null : await actOnPledge(args, { ...values, id, token })
  if (acted instanceof Response) return acted
  const refusal = acted && 'refusal' in acted ? acted : null
  const read = await args.api<typeof openPledgeLink>('POST /pledges/link', { body: { token }, session: true })
  if (!read.success)
    return data<Shown>({ ...shown, answer: notOpened(values, read) }, { status: statusOf(read) })
  const answer = refusal?.refusal.form ?? null
  const done = acted && 'done' in acted ? doneWords(acted.done) : null
  return data<Shown>({ ...shown, pledge: read.data, done, answer }, { status: refusal?.status ?? 200 })
})

async function revokeLinks({ api }: Pick<PageArgs, 'api'>, shown: Shown, id: number) {
  const answer = await api<typeof revokePledgeLinks>('POST /pledges/{id}/link-revocation', {
    params: { id },
    body: { token: shown.token },
    session: true,
  })
  if (!answer.success)
    return data<Shown>({ ...shown, answer: notOpened(shown, answer) }, { status: statusOf(answer) })
  return data<Shown>({ ...shown, token: '', done: words.linksRevoked })
}

const notOpened = ({ token = '' }: { token?: string }, failed: Failed): FormAnswer => {
  const answer = answerOf({ token }, failed)
  const isNone = answer.code === 400 || answer.code === 404
  return isNone ? { ...answer, errors: { token: [words.pasteWholeLink] } } : answer
}

/** A guest's monthly gift, opened by its mailed link; without script the link is pasted. */
export function Component() {
  const shown = useActionData() as Shown | undefined
  useTokenOfLink(shown)
  return (
    <div data-quiet className="wrap pb-14 md:pb-20">
      <Head title={words.yourMonthlyGift} />
      <PageHeading title={words.yourMonthlyGift} lead={words.howItWorks} />
      <div className="mt-7 grid max-w-169 gap-5">
        {shown?.pledge ? (
          <>
            {shown.done && <Notice tone="ok">{shown.done}</Notice>}
            <Simulation environment={shown.pledge.environment} />
            <PledgePanel
              pledge={shown.pledge}
              token={shown.token}
              newKey={shown.key}
              answer={shown.answer ?? undefined}
            />
          </>
        ) : (
          <>
            {shown?.done && <Notice tone="ok">{shown.done}</Notice>}
            <ByLink answer={shown?.answer ?? undefined} />
          </>
        )}
      </div>
    </div>
  )
}

/** Submits the token from the address or this tab at once, and removes it from the address bar. */
function useTokenOfLink(shown: Shown | undefined) {
  const submit = useSubmit()
  const hasLooked = useRef(false)
  useEffect(() => {
    const fresh = readAndClearHash()
    const token = fresh || (hasLooked.current ? '' : storedPledgeToken())
    hasLooked.current = true
    if (token)
      void submit({ intent: 'buka', token }, { method: 'post', action: furtherPaths.pledge, replace: true })
  }, [submit])
  const token = shown?.pledge && shown.token
  useEffect(() => {
    if (token) storePledgeToken(token)
  }, [token])
}

function ByLink({ answer }: { answer: FormAnswer | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <SentForm answer={answer} className="grid gap-5">
      {answer?.code === 404 && <Notice tone="bad">{words.linkInvalid}</Notice>}
      <input type="hidden" name="intent" value="buka" />
      <Field
        label={words.linkFromMail}
        name="token"
        autoComplete="off"
        defaultValue={answer?.values.token ?? ''}
        error={answer?.errors.token?.[0]}
        help={words.linkFromMailHelp}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isBusy} busyLabel={words.opening}>
          {words.open}
        </Button>
        <ButtonLink to={paths.loginThen(furtherPaths.memberPledges)} variant="outline">
          {words.login}
        </ButtonLink>
        {isBusy && (
          <p role="status" className="flex items-center gap-2.5 text-note text-muted">
            <Ring className="size-5 text-blue" />
            {words.openingGift}
          </p>
        )}
      </div>
    </SentForm>
  )
}
