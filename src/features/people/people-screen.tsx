import { useLoaderData } from 'react-router'
import type { listRegions } from '#src/features/regions/api.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import type { Column } from '#src/ui/desk/desk-column.ts'
import { DeskListPage } from '#src/ui/desk/desk-list-page.tsx'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import type { listPeople } from './api.ts'
import type { listLabels } from './labels/api.ts'
import { dutiesOf, refusals, stateWords, wordsOfDuties } from './person-words.ts'
import type { PersonRowWire } from './schema.ts'
import { StateTag } from './state-tag.tsx'
import * as words from './words.id.ts'

const plan: ListPlan = {
  path: deskPaths.people,
  noun: words.noun,
  search: words.searchHint,
  filters: [
    {
      name: 'role',
      label: words.role,
      options: [
        { value: 'member', label: words.memberOnly },
        { value: 'pic', label: words.pic },
        { value: 'region', label: words.regionEditor },
        { value: 'moderator', label: words.moderator },
        { value: 'staff', label: words.staff },
        { value: 'admin', label: words.admin },
      ],
    },
    {
      name: 'state',
      label: words.state,
      options: Object.entries(stateWords).map(([value, { label }]) => ({ value, label })),
    },
    { name: 'region', label: words.region },
    { name: 'institution', label: words.institution, entity: 'participant' },
    { name: 'label', label: words.label },
  ],
  sort: '-created_at',
  csv: deskPaths.exportPeople,
}

/** The plan of an editor of regions: no export, no labels, and no choice of a region where there is only one. */
const regionalPlan = (regions: number): ListPlan => ({
  path: plan.path,
  noun: plan.noun,
  search: plan.search!,
  filters: plan.filters!.filter(({ name }) => name !== 'label' && (name !== 'region' || regions > 1)),
  sort: plan.sort!,
})

export const loader = page(async ({ api, query, visitor }) => {
  const who = await visitor()
  const isOffice = who !== null && hasOneOf(who, ['staff', 'admin'])
  const choices = Promise.all([
    api<typeof listRegions>('GET /region', { query: { limit: 100 } }),
    isOffice ? api<typeof listLabels>('GET /desk/labels', { session: true }) : null,
  ])
  return loadList(
    { api, query },
    plan,
    (asked) => api<typeof listPeople>('GET /desk/people', { session: true, query: asked as never }),
    choices.then(([regions, labels]) => ({
      isErased: query.get('tersimpan') === 'hapus',
      isMerged: query.get('tersimpan') === 'gabung',
      isOffice,
      regions: regions.success
        ? regions.data.filter(({ id }) => isOffice || who?.editsRegions.some((one) => one.id === id))
        : [],
      labels: labels?.success ? labels.data : [],
    })),
  )
})

/** List of all accounts; an editor sees those of their regions, and opens the notes for these. */
export function Component() {
  const { loaded, regions, labels, isErased, isMerged, isOffice } = useLoaderData<typeof loader>()
  const choices = {
    region: regions.map(({ id, title }) => ({ value: String(id), label: title })),
    label: labels.map(({ id, word }) => ({ value: String(id), label: word })),
  }
  return (
    <DeskListPage
      title={words.people}
      lead={isOffice ? words.peopleLead : words.peopleIn(regions.map(({ title }) => title).join(', '))}
      acts={
        isOffice && (
          <>
            <ButtonLink to={deskPaths.importPeople} variant="outline" size={44}>
              {words.importPeople}
            </ButtonLink>
            <ButtonLink to={deskPaths.waitingPeople} variant="outline" size={44}>
              {words.notActive}
            </ButtonLink>
            <ButtonLink to={deskPaths.labels} variant="outline" size={44}>
              {words.label}
            </ButtonLink>
          </>
        )
      }
      plan={isOffice ? plan : regionalPlan(regions.length)}
      loaded={loaded}
      columns={isOffice ? columns : [regionalName, ...columns.slice(1)]}
      keyOf={({ id }) => id}
      caption={words.peopleCaption}
      nothing={words.noPeople}
      choices={choices}
    >
      {isErased && (
        <div className="mt-5">
          <Notice tone="ok">{words.isErased}</Notice>
        </div>
      )}
      {isMerged && (
        <div className="mt-5">
          <Notice tone="bad">{refusals.merged}</Notice>
        </div>
      )}
    </DeskListPage>
  )
}

const regionalName: Column<PersonRowWire> = {
  title: words.name,
  sort: 'name',
  cell: (row) => (
    <>
      <RowLink to={deskPaths.personTimeline(row.id)}>
        <bdi>{row.nama_lengkap}</bdi>
      </RowLink>
      <span className="block text-sm text-muted">{row.email}</span>
    </>
  ),
}

const columns: readonly Column<PersonRowWire>[] = [
  {
    title: words.name,
    sort: 'name',
    cell: (row) => (
      <>
        <RowLink to={deskPaths.person(row.id)}>
          <bdi>{row.nama_lengkap}</bdi>
        </RowLink>
        <span className="block text-sm text-muted">{row.email}</span>
      </>
    ),
  },
  {
    title: words.role,
    name: 'peran',
    from: 'md',
    cell: (row) => wordsOfDuties(dutiesOf(row)),
  },
  { title: words.state, name: 'keadaan', from: 'sm', cell: ({ state }) => <StateTag state={state} /> },
  {
    title: words.institution,
    name: 'lembaga',
    from: 'lg',
    cell: (row) => row.partisipan?.title ?? row.organisasi,
  },
  { title: words.region, name: 'region', from: 'lg', cell: ({ region }) => region?.title, small: null },
  { title: words.mobile, name: 'ponsel', isExtra: true, from: 'lg', cell: ({ phone }) => phone, small: null },
  {
    title: words.registered,
    name: 'terdaftar',
    sort: 'created_at',
    from: 'xl',
    cell: (row) => formatDate(row.created_at),
    small: null,
  },
]
