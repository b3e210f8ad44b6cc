import { Form } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { SentForm } from '#src/ui/form.tsx'
import type { Zone } from '../../place-time.ts'
import { fullEnd } from '../../when.ts'
import type { RegistrationRowWire } from './schema.ts'
import { RegistrationTag } from './state-tag.tsx'
import * as words from './words.id.ts'

type PeopleProps = {
  path: string
  q: string
  /** Null: nobody was searched for. */
  people: readonly RegistrationRowWire[] | null
  timezone: Zone
}

/** Check-in without a code: search by name, and a button. */
export function PeopleAtDoor({ path, q, people, timezone }: PeopleProps) {
  return (
    <section aria-labelledby="cari" className="mt-11 border-t-2 border-ink pt-4">
      <h2 id="cari" className="text-row">
        {words.withoutCode}
      </h2>
      <Form method="get" role="search" aria-label={words.searchParticipants} className="mt-4 grid gap-4">
        <Field label={words.nameOrEmail} name="q" type="search" autoComplete="off" defaultValue={q} key={q} />
        <div>
          <Button type="submit" variant="outline">
            {words.searchParticipants}
          </Button>
        </div>
      </Form>
      {people && !people.length && (
        <p role="status" className="mt-5">
          {words.noMatch(q)}
        </p>
      )}
      {people && people.length > 0 && (
        <ul className="mt-5 border-t">
          {people.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center justify-between gap-3 border-b py-3">
              <Person row={row} timezone={timezone} />
              {row.state !== 'cancelled' && !row.checked_in_at && (
                <LetIn row={row} path={`${path}?q=${encodeURIComponent(q)}`} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Person({
  row: { name, email, state, checked_in_at: at },
  timezone,
}: {
  row: RegistrationRowWire
  timezone: Zone
}) {
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">
        <bdi>{name ?? words.nameDeleted}</bdi>
      </p>
      <p className="text-note text-muted wrap-anywhere">
        {at ? words.presentAt(fullEnd({ startAt: at, endAt: at, timezone })) : email}
      </p>
      {state !== 'confirmed' && <RegistrationTag state={state} />}
    </div>
  )
}

/** Admits a person on the waiting list beyond the number of seats, by a button that says so. */
function LetIn({ row: { id, name, state }, path }: { row: RegistrationRowWire; path: string }) {
  const label = state === 'waiting' ? words.letInThoughFull : words.checkIn
  return (
    <SentForm answer={undefined} action={path} className="contents">
      <input type="hidden" name="registration_id" value={id} />
      {state === 'waiting' && <input type="hidden" name="intent" value="lebih" />}
      <Button
        type="submit"
        size={44}
        variant={state === 'waiting' ? 'outline' : 'blue'}
        aria-label={`${label}: ${name ?? id}`}
      >
        {label}
      </Button>
    </SentForm>
  )
}
