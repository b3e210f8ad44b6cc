import { Cover } from '#src/ui/cover.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { coverFor } from '../../covers/model.ts'
import type { MemberNewsRowWire } from '../writing/schema.ts'
import { ActButton } from './act-button.tsx'
import { workStatus } from './model.ts'
import { momentOf } from './moments.ts'
import { StatusTag } from './status-tag.tsx'
import * as words from './words.id.ts'

/** Texts by state, each with the writer's next actions. */
export function PostRows({ rows, userId }: { rows: readonly MemberNewsRowWire[]; userId: number | null }) {
  return (
    <ul className="mb-9">
      {rows.map((row) => (
        <li key={row.id} className="flex items-start gap-4 border-b py-4.5 last:border-b-0 md:gap-5">
          <Cover
            image={coverFor(row.image, 144, 144, '72px')}
            fill
            className="size-16 flex-none md:size-18"
          />
          <div className="min-w-0 flex-1 md:flex md:items-start md:gap-6">
            <div className="min-w-0 flex-1">
              <h2 className="text-row">
                <Title row={row} />
              </h2>
              <About row={row} isOwn={row.created_by === userId} />
            </div>
            <div className="mt-3 flex flex-wrap items-center gap-2 md:mt-0 md:flex-none md:flex-row-reverse md:gap-4">
              <Tags row={row} />
              {row.created_by === userId && <Acts row={row} />}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Title({ row }: { row: MemberNewsRowWire }) {
  if (row.deleted_at) return <>{row.title}</>
  return (
    <Link
      to={furtherPaths.myPost(row.id)}
      className="-my-2.5 inline-block py-2.5 hover:underline hover:decoration-2 hover:underline-offset-4"
    >
      {row.title}
    </Link>
  )
}

function About({ row, isOwn }: { row: MemberNewsRowWire; isOwn: boolean }) {
  const state = workStatus(row)
  return (
    <div className="mt-1 space-y-1 text-sm text-muted">
      <p>
        {!isOwn && (
          <>
            <bdi>{row.author}</bdi> ·{' '}
          </>
        )}
        {row.deleted_at ? words.deletedOn : words.changedOn}{' '}
        <time dateTime={row.deleted_at ?? row.updated_at}>{momentOf(row.deleted_at ?? row.updated_at)}</time>
        {'\u00a0· '}
        {row.category.title}
      </p>
      {state === 'revision' && (
        <p className="flex gap-1.5 font-semibold text-bad">
          <Icon name="message-square-text" className="mt-0.5 size-4.5" />
          {words.notesWaitFor}
          {isOwn ? words.you : words.theAuthor}
        </p>
      )}
      {state === 'scheduled' && row.publish_at && <p>{words.goesLive(momentOf(row.publish_at))}</p>}
      {row.is_endorsed && <p>{words.supportedByInstitution}</p>}
    </div>
  )
}

function Tags({ row }: { row: MemberNewsRowWire }) {
  if (row.deleted_at) return null
  return (
    <div className="flex flex-wrap gap-2">
      <StatusTag status={row.status} />
      {row.pending_status && (
        <span className="flex items-center gap-2 text-sm text-muted">
          {words.newVersionOf}
          <StatusTag status={row.pending_status} />
        </span>
      )}
    </div>
  )
}

function Acts({ row }: { row: MemberNewsRowWire }) {
  const { id, version, title: about } = row
  const common = { id, version, about }
  if (row.deleted_at)
    return <ActButton {...common} act="restore" label={words.restore} busyLabel={words.restoring} />
  return (
    <div className="flex flex-wrap gap-2">
      {workStatus(row) === 'review' && (
        <ActButton
          {...common}
          act="withdraw"
          label={words.withdraw}
          busyLabel={words.withdrawing}
          variant="link"
        />
      )}
      {row.status === 'draft' && (
        <ActButton {...common} act="delete" label={words.remove} busyLabel={words.remove} variant="drop" />
      )}
    </div>
  )
}
