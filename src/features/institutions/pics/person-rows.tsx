import { Avatar } from '#src/ui/avatar.tsx'
import { formatDate } from '#src/ui/format.ts'
import { ActForm } from '../act-form.tsx'
import { WordTag } from '../word-tag.tsx'
import type { PersonWire } from './schema.ts'
import * as words from './words.id.ts'

type Viewer = 'pic' | 'region' | 'secretariat'
type PersonRowsProps = { people: readonly PersonWire[]; by: Viewer; institution: string }

/** People of an institution with the permitted actions; the page's action handles them. */
export function PersonRows({ people, by, institution }: PersonRowsProps) {
  return (
    <ul>
      {people.map((person) => (
        <li
          key={person.id}
          className="grid gap-x-6 gap-y-2 border-t py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
        >
          <div className="flex min-w-0 items-start gap-3.5">
            <Avatar name={person.nama_lengkap} photo={person.photo} />
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold">
                <bdi>{person.nama_lengkap}</bdi> {person.is_pic && <WordTag tone="ok">{words.pic}</WordTag>}
              </p>
              <p className="text-note text-muted">
                {person.email}
                {person.member_since && words.memberSince(formatDate(person.member_since))}
              </p>
            </div>
          </div>
          <Acts person={person} by={by} institution={institution} />
        </li>
      ))}
    </ul>
  )
}

type ActsProps = { person: PersonWire; by: Viewer; institution: string }

function Acts({ person: { id, nama_lengkap: name, is_pic }, by, institution }: ActsProps) {
  const remove = (
    <ActForm
      intent="keluarkan"
      of={id}
      verb={words.remove}
      busy={words.saving}
      about={name}
      variant="destroy"
      question={words.removeQuestion(name, institution)}
    />
  )
  if (by === 'pic')
    return is_pic ? null : (
      <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
        <ActForm
          intent="serahkan"
          of={id}
          verb={words.handOver}
          busy={words.handingOver}
          about={words.toPerson(name)}
          variant="blue"
          question={words.handOverQuestion(name)}
        />
        {remove}
      </div>
    )
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-2">
      {is_pic ? (
        <ActForm intent="lepaskan" of={id} verb={words.relieve} busy={words.saving} about={name} />
      ) : (
        <ActForm intent="tunjuk" of={id} verb={words.appoint} busy={words.saving} about={name} />
      )}
      {(by === 'secretariat' || !is_pic) && remove}
    </div>
  )
}
