import { formatDate } from '#src/ui/format.ts'
import { ActForm } from '../act-form.tsx'
import { WordTag } from '../word-tag.tsx'
import { claimWords } from './claim-words.ts'
import type { ClaimWire } from './schema.ts'
import * as words from './words.id.ts'

type ClaimRowsProps = {
  claims: readonly ClaimWire[]
  /** Shows the institution in each row, if there are several. */
  hasTitles?: boolean
}

/** Membership claims with buttons to confirm or refuse; the page's action takes `pastikan` and `tolak`. */
export function ClaimRows({ claims, hasTitles = false }: ClaimRowsProps) {
  return (
    <ul>
      {claims.map((claim) => (
        <li
          key={claim.id}
          className="grid gap-x-6 gap-y-3 border-t py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
        >
          <div className="min-w-0 wrap-anywhere">
            <p className="font-semibold">
              <bdi>{claim.user.nama_lengkap}</bdi>
            </p>
            <p className="text-note text-muted">{factsOf(claim, hasTitles)}</p>
          </div>
          <Answers claim={claim} />
        </li>
      ))}
    </ul>
  )
}

function factsOf({ user, partisipan, created_at }: ClaimWire, hasTitles: boolean): string {
  const facts = [
    hasTitles && `${partisipan.title}${partisipan.has_pic ? '' : words.withoutPic}`,
    user.email,
    user.region?.title,
    user.organisasi,
    words.requestedOn(formatDate(created_at)),
  ]
  return facts.filter(Boolean).join(' · ')
}

function Answers({ claim: { id, status, user, decided_by } }: { claim: ClaimWire }) {
  if (status !== 'pending')
    return (
      <p className="text-note text-muted">
        <WordTag tone={claimWords[status].tone}>{claimWords[status].label}</WordTag>
        {decided_by && (
          <>
            {words.byBefore}
            <bdi>{decided_by.nama_lengkap}</bdi>
          </>
        )}
      </p>
    )
  const about = user.nama_lengkap
  return (
    <div className="flex flex-wrap gap-2.5">
      <ActForm
        intent="pastikan"
        of={id}
        verb={words.confirm}
        busy={words.saving}
        about={about}
        variant="blue"
      />
      <ActForm
        intent="tolak"
        of={id}
        verb={words.refuse}
        busy={words.saving}
        about={about}
        variant="danger"
      />
    </div>
  )
}
