import type { ReactNode } from 'react'
import { Moment } from '#src/ui/desk/moment.tsx'
import { Link } from '#src/ui/link.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { dutiesOf, wordsOfDuties } from './person-words.ts'
import type { PersonWire } from './schema.ts'
import * as words from './words.id.ts'

/** Facts about a person for the secretariat; address and birth date stay private. */
export function PersonFacts({ person }: { person: PersonWire }) {
  const { suspension, counts } = person
  const facts: [string, ReactNode][] = [
    [words.number, person.id],
    [words.mobile, person.phone ?? words.notWritten],
    [words.role, wordsOfDuties(dutiesOf(person))],
    [words.institution, <Institution key="institution" person={person} />],
    [words.organisation, person.organisasi ?? words.notWritten],
    [words.region, person.region?.title ?? words.notChosenYet],
    [words.secondStep, person.has_second_factor ? words.isSet : words.noneYet],
    [words.registered, <Moment key="made" at={person.created_at} />],
    [words.lastSeen, person.last_seen_at ? <Moment key="seen" at={person.last_seen_at} /> : words.never],
    [words.news, counts.news],
    [
      words.gifts,
      counts.donations ? (
        <Link key="gifts" to={withQuery(deskPaths.giving, { q: person.email })} className="link">
          {counts.donations}
        </Link>
      ) : (
        0
      ),
    ],
    [words.questions, counts.questions],
  ]
  if (suspension)
    facts.push([
      words.suspended,
      <span key="suspended">
        <Moment at={suspension.at} /> {suspension.by && words.suspendedBy(suspension.by)}
        <span className="block text-muted">{suspension.reason}</span>
      </span>,
    ])
  if (person.deletion_due_at)
    facts.push([words.accountDeleted, <Moment key="leaves" at={person.deletion_due_at} />])
  return (
    <dl className="mt-4 text-note">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b py-2.5">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** PICs are named, and members confirmed, on the institution's page. */
function Institution({ person: { partisipan, claim } }: { person: PersonWire }) {
  const one = partisipan ?? claim
  if (!one) return words.none
  return (
    <>
      <Link to={deskPaths.participant(one.id)} className="link">
        {one.title}
      </Link>
      {!partisipan && words.notConfirmed}
    </>
  )
}
