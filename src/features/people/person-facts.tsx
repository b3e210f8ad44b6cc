import type { ReactNode } from 'react'
import { Moment } from '#src/ui/desk/moment.tsx'
import { Link } from '#src/ui/link.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { dutiesOf, wordsOfDuties } from './person-words.ts'
import type { PersonWire } from './schema.ts'

/** Facts about a person for the secretariat; address and birth date stay private. */
export function PersonFacts({ person }: { person: PersonWire }) {
  const { suspension, counts } = person
  const facts: [string, ReactNode][] = [
    ['Nomor', person.id],
    ['Ponsel', person.phone ?? 'belum ditulis'],
    ['Peran', wordsOfDuties(dutiesOf(person))],
    ['Lembaga', <Institution key="institution" person={person} />],
    ['Organisasi', person.organisasi ?? 'belum ditulis'],
    ['Region', person.region?.title ?? 'belum dipilih'],
    ['Langkah kedua saat login', person.has_second_factor ? 'terpasang' : 'belum ada'],
    ['Terdaftar', <Moment key="made" at={person.created_at} />],
    [
      'Terakhir terlihat',
      person.last_seen_at ? <Moment key="seen" at={person.last_seen_at} /> : 'belum pernah',
    ],
    ['Berita', counts.news],
    [
      'Donasi',
      counts.donations ? (
        <Link key="gifts" to={withQuery(deskPaths.giving, { q: person.email })} className="link">
          {counts.donations}
        </Link>
      ) : (
        0
      ),
    ],
    ['Pertanyaan', counts.questions],
  ]
  if (suspension)
    facts.push([
      'Ditangguhkan',
      <span key="suspended">
        <Moment at={suspension.at} /> {suspension.by && `oleh ${suspension.by}`}
        <span className="block text-muted">{suspension.reason}</span>
      </span>,
    ])
  if (person.deletion_due_at)
    facts.push(['Akun dihapus', <Moment key="leaves" at={person.deletion_due_at} />])
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
  if (!one) return 'tidak ada'
  return (
    <>
      <Link to={deskPaths.participant(one.id)} className="link">
        {one.title}
      </Link>
      {!partisipan && ' (belum dipastikan)'}
    </>
  )
}
