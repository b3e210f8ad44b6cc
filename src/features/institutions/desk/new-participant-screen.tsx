import { redirect, useActionData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm } from '#src/ui/desk/form-answer.ts'
import { refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { postParticipant } from './api.ts'
import { ParticipantInputs } from './participant-inputs.tsx'
import { bodyOf } from './participant-values.ts'
import * as words from './words.id.ts'

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const answer = await api<typeof postParticipant>('POST /desk/participants', {
    session: true,
    // Validation is left to the API.
    body: bodyOf(values),
  })
  if (!answer.success) return refused(values, answer)
  return redirect(`${deskPaths.participant(answer.data.id)}?tersimpan=baru`)
})

/** Form for a new institution. */
export function Component() {
  const answer = useActionData() as DeskAnswer | undefined
  return (
    <>
      <Head title={words.registerInstitution} />
      <Breadcrumb items={[{ to: deskPaths.participants, label: words.institutions }]} />
      <div className="mt-3">
        <DeskHeading title={words.registerInstitution} lead={words.registerLead} />
      </div>
      <div className="mt-7">
        <DeskForm answer={answer} start={{ total_member: '0' }} button={words.register}>
          <ParticipantInputs photo={null} hasSlug={false} />
        </DeskForm>
      </div>
    </>
  )
}
