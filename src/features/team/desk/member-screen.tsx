import { useActionData, useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { actOnEntry } from '#src/ui/content/entry-action.ts'
import { EntryPage } from '#src/ui/content/entry-page.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import type { DeskAnswer } from '#src/ui/desk/form-answer.ts'
import { page, unwrap } from '#src/ui/page.ts'
import type { getMemberAtDesk, patchMember, removeMember, restoreMember } from './api.ts'
import { askRegions } from './ask-regions.ts'
import { MemberFields, memberBody, memberValues } from './member-fields.tsx'

export const loader = page(async ({ api, params, query }) => {
  const one = { session: true, params: { id: itemNumber(params) } }
  const [answer, regions] = await Promise.all([
    api<typeof getMemberAtDesk>('GET /desk/team/{id}', one),
    askRegions(api),
  ])
  return { member: unwrap(answer).data, regions, isDone: query.get('tersimpan') === '1' }
})

export const action = page(async ({ api, params, request }) => {
  const id = itemNumber(params)
  const one = { session: true, params: { id } }
  return actOnEntry({
    request,
    path: deskPaths.member(id),
    listPath: deskPaths.team,
    valuesOf: memberValues,
    change: (values) =>
      api<typeof patchMember>('PATCH /desk/team/{id}', {
        ...one,
        body: {
          ...memberBody(values),
          version: Number(values.version),
        } as (typeof patchMember)['input']['body'],
      }),
    remove: () => api<typeof removeMember>('DELETE /desk/team/{id}', one),
    restore: () => api<typeof restoreMember>('POST /desk/team/{id}/restoration', one),
  })
})

export function Component() {
  const { member, regions, isDone } = useLoaderData<typeof loader>()
  return (
    <EntryPage
      title={member.name}
      lead={member.title}
      list={{ to: deskPaths.team, label: 'Tim' }}
      isDone={isDone}
      answer={useActionData() as DeskAnswer | undefined}
      start={memberValues(member)}
      hidden={{ version: String(member.version) }}
      deletedAt={member.deleted_at}
      deleteHelp="Hilang dari halaman About. Bisa dikembalikan selama tiga puluh hari."
    >
      <MemberFields regions={regions} member={member} />
    </EntryPage>
  )
}
