import { useActionData } from 'react-router'
import { formatDate } from '#src/ui/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { useTokenOfLink } from '#src/ui/use-token-of-link.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { claimWords } from '../institutions/claims/claim-words.ts'
import type { ClaimWire } from '../institutions/claims/schema.ts'
import { answerLink, type ShownLink } from './answer-link.ts'
import type { decideClaimByLink } from './api.ts'
import { LinkAct, LinkPage, Refusal } from './link-page.tsx'
import * as words from './words.id.ts'

export const loader = page(async ({ unshared }) => {
  unshared()
  return null
})

const decisions = { pastikan: 'confirm', tolak: 'refuse' } as const

export const action = page((args) =>
  answerLink(args, (intent, token) =>
    Object.hasOwn(decisions, intent)
      ? args.api<typeof decideClaimByLink>('POST /claim-decisions', {
          body: { token, decision: decisions[intent as keyof typeof decisions] },
        })
      : null,
  ),
)

/** Page of a claim's mailed link: the claimant, and two buttons. */
export function Component() {
  const shown = useActionData() as ShownLink | undefined
  useTokenOfLink(furtherPaths.claim)
  const claim = shown?.opened?.claim
  return (
    <LinkPage
      title={words.claimTitle}
      lead={words.claimLead}
      label={words.claimCover}
      site={{ to: deskPaths.members, label: words.members }}
      shown={shown}
    >
      {shown && claim && (
        <>
          <Refusal shown={shown} />
          <Asker claim={claim} />
          {claim.status === 'pending' ? (
            <div className="flex flex-wrap gap-3">
              <LinkAct token={shown.token} intent="pastikan" verb={words.isOurs} busy={words.saving} />
              <LinkAct
                token={shown.token}
                intent="tolak"
                verb={words.isNotOurs}
                busy={words.saving}
                variant="danger"
              />
            </div>
          ) : (
            <Decided claim={claim} holderId={shown.opened!.holder.id} />
          )}
        </>
      )}
    </LinkPage>
  )
}

function Asker({ claim: { user, partisipan, created_at } }: { claim: ClaimWire }) {
  const facts = [
    [words.name, user.nama_lengkap],
    [words.email, user.email],
    [words.region, user.region?.title],
    [words.organisation, user.organisasi],
    [words.institution, partisipan.title],
    [words.requested, formatDate(created_at)],
  ] as const
  return (
    <dl className="border-t-2 border-ink">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-b py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

function Decided({ claim, holderId }: { claim: ClaimWire; holderId: number }) {
  const by =
    claim.decided_by && (claim.decided_by.id === holderId ? words.you : claim.decided_by.nama_lengkap)
  const { tone, says } = claimWords[claim.status]
  return (
    <Notice tone={tone}>
      {says}
      {by && (
        <>
          {words.decidedBy}
          <bdi>{by}</bdi>
        </>
      )}
      {by && claim.decided_at && words.onDay(formatDate(claim.decided_at))}
      {by && '.'}
    </Notice>
  )
}
