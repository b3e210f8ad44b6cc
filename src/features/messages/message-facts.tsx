import type { ReactNode } from 'react'
import { Moment } from '#src/ui/desk/moment.tsx'
import { Link } from '#src/ui/link.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { MessageWire } from './schema.ts'
import * as words from './words.id.ts'

type Props = { message: MessageWire; isOffice: boolean }

/** Sender, recipient and time of a message. */
export function MessageFacts({ message, isOffice }: Props) {
  const { name, email, partisipan, created_at, account } = message
  const facts: [string, ReactNode][] = [
    [words.name, <bdi key="name">{name}</bdi>],
    [words.email, email],
    [words.to, partisipan?.title ?? words.secretariat],
    [words.received, <Moment key="at" at={created_at} />],
    [
      words.inNetwork,
      account ? <Account key="account" account={account} isOffice={isOffice} /> : words.unknown,
    ],
  ]
  return (
    <>
      <dl className="mt-2 text-note">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b py-2.5">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {account && <p className="mt-2.5 text-sm text-muted">{words.addressIsTyped}</p>}
    </>
  )
}

const roles = { member: null, staff: words.staffRole, admin: words.adminRole } as const

function Account({ account, isOffice }: { account: NonNullable<MessageWire['account']>; isOffice: boolean }) {
  const { id, nama_lengkap, role, is_pic, is_moderator, partisipan } = account
  const duties = [roles[role], is_pic && words.pic, is_moderator && words.moderatorRole].filter(Boolean)
  const known = [duties.join(', ') || words.memberRole, partisipan?.title].filter(Boolean).join(', ')
  return (
    <>
      {isOffice ? (
        <Link to={deskPaths.person(id)} className="link -my-2.5 inline-flex min-h-11 items-center">
          <bdi>{nama_lengkap}</bdi>
        </Link>
      ) : (
        <bdi>{nama_lengkap}</bdi>
      )}
      <span className="block text-muted">{known}</span>
    </>
  )
}
