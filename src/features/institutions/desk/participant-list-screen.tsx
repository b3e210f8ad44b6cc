import { redirect, useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import { useEditedRegions } from '../../regions/use-edited-regions.ts'
import type { readSettings } from '../../settings/api.ts'
import { ActForm } from '../act-form.tsx'
import type { patchParticipantEdits } from '../page/api.ts'
import { WordTag } from '../word-tag.tsx'
import type { listDeskParticipants, postParticipantRestoration } from './api.ts'
import { askedOf, participantPlan, regionalPlan } from './participant-plan.ts'
import type { DeskParticipantRowWire } from './schema.ts'
import * as words from './words.id.ts'

/** Notice after a removal, with an undo button. */
const DeletedNotice = ({ id }: { id: string }) => (
  <div className="mt-5 grid max-w-170 gap-3">
    <Notice tone="ok">{words.removedNotice}</Notice>
    <div>
      <ActForm intent="kembalikan" of={id} verb={words.undo} busy={words.restoring} />
    </div>
  </div>
)

type Row = DeskParticipantRowWire

export const loader = page(async (args) =>
  loadList(
    args,
    participantPlan,
    (query) =>
      args.api<typeof listDeskParticipants>('GET /desk/participants', {
        session: true,
        query: askedOf(query),
      }),
    Promise.all([args.api<typeof readSettings>('GET /settings'), args.visitor()]).then(
      ([settings, visitor]) => ({
        deleted: args.query.get('tersimpan') === 'hapus' ? args.query.get('id') : null,
        edits: settings.success ? settings.data.participant_edits : null,
        isAdmin: visitor?.role === 'admin',
        isOffice: visitor !== null && hasOneOf(visitor, ['staff', 'admin']),
      }),
    ),
  ),
)

export const action = page(async ({ api, request }) => {
  const { intent, of = '' } = await readForm(request)
  if (intent === 'cara') {
    const body = { edits: of } as (typeof patchParticipantEdits)['input']['body']
    unwrap(await api<typeof patchParticipantEdits>('PATCH /desk/participant-edits', { session: true, body }))
    return redirect(deskPaths.participants)
  }
  const answer = await api<typeof postParticipantRestoration>('POST /desk/participants/{id}/restoration', {
    session: true,
    params: { id: of },
  })
  return redirect(`${deskPaths.participant(unwrap(answer).data.id)}?tersimpan=kembali`)
})

/** List of all institutions for the secretariat, of those in their regions for editors. */
export function Component() {
  const { loaded, deleted, edits, isAdmin, isOffice } = useLoaderData<typeof loader>()
  const regions = useEditedRegions()
  return (
    <DeskListPage
      title={words.institutions}
      acts={isOffice && <ButtonLink to={deskPaths.newParticipant}>{words.registerInstitution}</ButtonLink>}
      plan={isOffice ? participantPlan : regionalPlan}
      loaded={loaded}
      choices={{ region: regions.map(({ id, name }) => ({ value: String(id), label: name })) }}
      columns={columns}
      keyOf={({ id }) => id}
      caption={words.institutionsCaption}
      nothing={words.institutionsEmpty}
    >
      {deleted && <DeletedNotice id={deleted} />}
      {edits && <EditsChoice edits={edits} canChoose={isAdmin} />}
    </DeskListPage>
  )
}

const waits = ({ has_change, claims_total }: Row) => has_change || claims_total > 0

const columns: readonly Column<Row>[] = [
  {
    title: words.name,
    sort: 'title',
    cell: (row) => <RowLink to={deskPaths.participant(row.id)}>{row.title}</RowLink>,
  },
  { title: words.region, name: 'region', from: 'md', cell: (row) => row.title_region },
  {
    title: words.waiting,
    name: 'menunggu',
    from: 'md',
    cell: (row) => <Waiting row={row} />,
    small: (row) => (waits(row) ? <Waiting row={row} /> : null),
  },
  {
    title: words.pic,
    name: 'pic',
    from: 'sm',
    isFigure: true,
    cell: ({ pics_total }) => pics_total || <WordTag tone="warn">{words.none}</WordTag>,
    small: ({ pics_total }) => (pics_total ? words.picCount(pics_total) : words.noPic),
  },
  {
    title: words.accounts,
    name: 'akun',
    from: 'lg',
    isFigure: true,
    cell: ({ members_total }) => members_total.toLocaleString(LOCALE),
    small: null,
  },
  {
    title: words.changed,
    name: 'diubah',
    from: 'lg',
    sort: 'updated_at',
    cell: ({ updated_at, deleted_at }) =>
      deleted_at ? words.removedOn(formatDate(deleted_at)) : formatDate(updated_at),
    small: null,
  },
]

function Waiting({ row: { has_change, claims_total } }: { row: Row }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {has_change && <WordTag tone="warn">{words.pageChange}</WordTag>}
      {claims_total > 0 && <WordTag tone="info">{words.claimCount(claims_total)}</WordTag>}
    </span>
  )
}

/** Setting whether PICs' page changes are reviewed first; only admins change it. */
function EditsChoice({ edits, canChoose }: { edits: 'reviewed' | 'direct'; canChoose: boolean }) {
  const isReviewed = edits === 'reviewed'
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-note">
      <p>{isReviewed ? words.changesReviewed : words.changesDirect}</p>
      {canChoose && (
        <ActForm
          intent="cara"
          of={isReviewed ? 'direct' : 'reviewed'}
          verb={isReviewed ? words.showDirectly : words.reviewFirst}
          busy={words.saving}
        />
      )}
    </div>
  )
}
