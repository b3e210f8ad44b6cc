import { useEffect, useRef } from 'react'
import { useActionData, useLoaderData, useLocation, useNavigation, useSubmit } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Button } from '#src/ui/button.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { Field } from '#src/ui/field.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { readAndClearHash } from '#src/ui/read-and-clear-hash.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Zone } from '../../place-time.ts'
import { fullEnd } from '../../when.ts'
import type { getRules, listEventRegistrations } from './api.ts'
import { answerAtDoor, type Outcome } from './check-in-answer.ts'
import { PeopleAtDoor } from './people-at-door.tsx'
import * as words from './words.id.ts'

const looks: Record<Outcome['tone'], { look: string; icon: IconName }> = {
  ok: { look: 'border-ok bg-ok-tint text-ok', icon: 'circle-check' },
  warn: { look: 'border-warn bg-warn-tint text-warn', icon: 'triangle-alert' },
  bad: { look: 'border-bad bg-bad-tint text-bad', icon: 'circle-alert' },
}

/** The check-in result: legible at arm's length, in a colour and in words. */
function OutcomePanel({ outcome, timezone }: { outcome: Outcome; timezone: Zone }) {
  const { tone, title, name, at, advice, undo } = outcome
  const { look, icon } = looks[tone]
  const panel = useRef<HTMLElement>(null)
  // Read aloud, and scrolled into view from wherever the button was.
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={words.result(title)}
      className={`mt-5 scroll-mt-24 rounded-panel border-2 p-5 ${look}`}
    >
      <p className="flex items-center gap-3 text-[1.75rem] leading-tight font-semibold">
        <Icon name={icon} className="size-9 flex-none" />
        {title}
      </p>
      {name && (
        <p className="mt-2 text-lead font-semibold text-ink wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
      )}
      {at && (
        <p className="mt-1 text-note text-ink">
          {words.recordedAt(fullEnd({ startAt: at, endAt: at, timezone }))}
        </p>
      )}
      {advice && <p className="mt-2 text-ink">{advice}</p>}
      {undo && (
        <SentForm answer={undefined} className="mt-4">
          <input type="hidden" name="intent" value="urung" />
          <input type="hidden" name="registration_id" value={undo} />
          <Button type="submit" variant="outline" size={44}>
            {words.takeBack}
          </Button>
        </SentForm>
      )}
    </section>
  )
}

const SHOWN = 20

export const loader = page(async ({ api, params, query }) => {
  const one = { session: true, params: { id: itemNumber(params) } } as const
  const q = (query.get('q') ?? '').trim().slice(0, 200)
  const [rules, people] = await Promise.all([
    api<typeof getRules>('GET /desk/events/{id}/registration', one),
    q
      ? api<typeof listEventRegistrations>('GET /desk/events/{id}/registrations', {
          ...one,
          query: { q, sort: 'name', limit: SHOWN },
        })
      : null,
  ])
  return { rules: unwrap(rules).data, q, people: people && unwrap(people).data }
})

export const action = page((args) => answerAtDoor(args, itemNumber(args.params)))

/** Check-in by phone: the camera app opens this page with a code; else a code or a name is typed. */
export function Component() {
  const { rules, q, people } = useLoaderData<typeof loader>()
  const outcome = useActionData() as Outcome | undefined
  const isBusy = useNavigation().state === 'submitting'
  useScannedCode(deskPaths.checkIn(rules.id))
  return (
    <div className="max-w-170">
      <Head title={words.checkIn} />
      <Breadcrumb
        items={[
          { to: deskPaths.events.list, label: words.events },
          { to: deskPaths.registrations(rules.id), label: words.participants },
        ]}
      />
      <div className="mt-3">
        <DeskHeading title={words.checkIn} lead={rules.title} />
      </div>
      <p className="mt-5 border-t-2 border-ink pt-4">
        <span className="text-[2.5rem] leading-none font-light figures">
          {rules.present} / {rules.confirmed}
        </span>{' '}
        {words.presentCount}
      </p>
      {outcome && <OutcomePanel key={outcome.key} outcome={outcome} timezone={rules.timezone} />}
      <SentForm key={outcome?.key ?? ''} answer={undefined} className="mt-7 grid gap-4">
        <Field
          label={words.code}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={words.codeExample}
          help={words.codeHelp}
          required
        />
        <div>
          <Button type="submit" busy={isBusy} busyLabel={words.checkingIn}>
            {words.checkIn}
          </Button>
        </div>
      </SentForm>
      <PeopleAtDoor path={deskPaths.checkIn(rules.id)} q={q} people={people} timezone={rules.timezone} />
    </div>
  )
}

/** Submits a scanned code at once and removes it from the address. */
function useScannedCode(action: string) {
  const submit = useSubmit()
  const { hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is open already gets the next code as another hash
  useEffect(() => {
    const code = readAndClearHash()
    if (code) void submit({ code }, { method: 'post', action, replace: true })
  }, [submit, action, hash])
}
