import { redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { deskPaths } from '#src/desk-paths.ts'
import { EntryPage } from '#src/ui/content/entry-page.tsx'
import { type DeskAnswer, readForm } from '#src/ui/desk/form-answer.ts'
import { refused } from '#src/ui/form.tsx'
import { page } from '#src/ui/page.ts'
import type { postMember } from './api.ts'
import { askRegions } from './ask-regions.ts'
import { flagChoices, MemberFields, memberBody } from './member-fields.tsx'

export const loader = page(async ({ api }) => ({ regions: await askRegions(api), key: newKey() }))

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const { idempotency_key } = values
  const answer = await api<typeof postMember>('POST /desk/team', {
    session: true,
    // The call validates the shape.
    body: { ...memberBody(values), idempotency_key } as unknown as (typeof postMember)['input']['body'],
  })
  return answer.success
    ? redirect(`${deskPaths.member(answer.data.id)}?tersimpan=1`)
    : refused(values, answer)
})

export function Component() {
  const { regions, key } = useLoaderData<typeof loader>()
  return (
    <EntryPage
      title="Tambah orang"
      list={{ to: deskPaths.team, label: 'Tim' }}
      isDone={false}
      answer={useActionData() as DeskAnswer | undefined}
      start={{ flag: flagChoices[0]!.value, image_x: '50', image_y: '50' }}
      hidden={{ idempotency_key: key }}
    >
      <MemberFields regions={regions} member={null} />
    </EntryPage>
  )
}
