import { useEffect, useRef } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { localAddress } from '#src/ui/local-address.ts'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { paths } from '#src/urls/paths.ts'
import type { listOwnEvents } from '../../security-events/api.ts'
import { AccountTabs } from '../account-tabs.tsx'
import type { readProfile } from '../api.ts'
import { PasswordPart } from '../login/password-part.tsx'
import type { readSessions } from '../sessions/api.ts'
import { EventsPart } from '../sessions/events-part.tsx'
import { SessionsPart } from '../sessions/sessions-part.tsx'
import { ActButton } from './act-button.tsx'
import type { readFactors } from './api.ts'
import { AppPart } from './app-part.tsx'
import { Part } from './part.tsx'
import { PasskeyPart } from './passkey-part.tsx'
import { actOnSecurity, type SecurityAnswer } from './security-acts.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api, query }) => {
  const page = query.get('page') ?? '1'
  const [profile, factors, sessions, events] = await Promise.all([
    api<typeof readProfile>('GET /user/profile', { session: true }).then(unwrap),
    api<typeof readFactors>('GET /auth/factors', { session: true }).then(unwrap),
    api<typeof readSessions>('GET /auth/sessions', { session: true }).then(unwrap),
    api<typeof listOwnEvents>('GET /auth/security-events', { session: true, query: { page } }).then(unwrap),
  ])
  const next = query.get('next')
  return {
    email: profile.data.email,
    factors: factors.data,
    sessions: sessions.data,
    events: { events: events.data, pagination: events.pagination!, page: Number(page) },
    isOverdue: factors.data.due_at !== null && Date.parse(factors.data.due_at) <= Date.now(),
    next: next && localAddress(next),
    done: words.changes[query.get('selesai') ?? ''] ?? null,
  }
})

export const action = page(actOnSecurity)

/** Password, second factor and devices of the own account. */
export function Component() {
  const { email, factors, sessions, events, isOverdue, next, done } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as SecurityAnswer | undefined
  const hasFactor = factors.second_factor.length > 0
  const device = sessions.find(({ is_current }) => is_current)?.device ?? ''
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={words.security} />
      <PageHeading title={words.security} lead={words.securityLead} />
      <div className="mt-5">
        <AccountTabs current={paths.security} />
      </div>
      <div className="mt-7 grid max-w-169 gap-11">
        {done && !answer && <Notice tone="ok">{done}</Notice>}
        {factors.due_at && <DueNotice dueAt={factors.due_at} isOverdue={isOverdue} next={next} />}
        {answer?.codes ? (
          <RecoveryCodes codes={answer.codes} next={next} />
        ) : (
          hasFactor && next && <ButtonLink to={next}>{words.next}</ButtonLink>
        )}
        <AppPart hasApp={factors.second_factor.includes('totp')} answer={answer} />
        <PasskeyPart passkeys={factors.passkeys} device={device} answer={answer} />
        {hasFactor && <CodesPart left={factors.recovery_left} answer={answer} />}
        <PasswordPart email={email} answer={answer?.act === 'password' ? answer.form : undefined} />
        <SessionsPart sessions={sessions} />
        <EventsPart {...events} />
      </div>
    </div>
  )
}

/**
 * Notice for people with a duty, who must set up a second factor within a week
 * (docs/reference/contract.md#second-factor).
 */
function DueNotice({ dueAt, isOverdue, next }: { dueAt: string; isOverdue: boolean; next: string | null }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="warn">{isOverdue ? words.factorOverdue : words.factorDue(formatDate(dueAt))}</Notice>
      {next && !isOverdue && (
        <ButtonLink to={next} variant="outline">
          {words.later}
        </ButtonLink>
      )}
    </div>
  )
}

/** Number of recovery codes left, and their renewal. */
function CodesPart({ left, answer }: { left: number; answer: SecurityAnswer | undefined }) {
  return (
    <Part title={words.recoveryCodes} lead={words.codesLeft(left)}>
      <ActButton
        act="codes"
        label={words.makeCodes}
        busyLabel={words.making}
        answer={answer?.act === 'codes' ? answer.form : undefined}
      />
    </Part>
  )
}

/** New recovery codes, shown only once. */
function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  return (
    <section className="rounded-panel border bg-paper p-5 md:p-7">
      <h2 ref={heading} tabIndex={-1} className="text-section outline-none">
        {words.yourCodes}
      </h2>
      <div className="mt-4 grid gap-5">
        <Notice tone="warn">{words.saveCodesNow}</Notice>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-2 text-lg figures">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="no-print flex flex-wrap items-start gap-3">
          <CopyButton text={text} label={words.copy} />
          <span className="[@media(scripting:none)]:hidden">
            <Button variant="outline" onClick={() => window.print()}>
              <Icon name="printer" />
              {words.print}
            </Button>
          </span>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={words.codesFile}
            className="inline-flex min-h-12 items-center gap-2.5 rounded-control border border-control bg-paper px-[1.4375rem] font-semibold hover:bg-kain"
          >
            <Icon name="download" />
            {words.download}
          </a>
        </div>
        {next && <ButtonLink to={next}>{words.codesSaved}</ButtonLink>}
      </div>
    </section>
  )
}
