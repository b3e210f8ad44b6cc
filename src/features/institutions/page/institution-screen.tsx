import { redirect, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm, refusedEdit } from '#src/ui/desk/form-answer.ts'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { ActForm } from '../act-form.tsx'
import type { deleteOwnChange, patchOwnInstitution, readOwnInstitution } from './api.ts'
import { ChangeView } from './change-view.tsx'
import { PageInputs } from './page-inputs.tsx'
import { pageBody, pageValues } from './page-values.ts'
import type { DeskInstitutionWire } from './schema.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api, query }) => {
  const answer = await api<typeof readOwnInstitution>('GET /desk/institution', { session: true })
  return { own: unwrap(answer).data, done: query.get('tersimpan') }
})

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const session = true
  if (values.intent === 'tarik') {
    unwrap(await api<typeof deleteOwnChange>('DELETE /desk/institution/change', { session }))
    return redirect(`${deskPaths.institution}?tersimpan=tarik`)
  }
  const answer = await api<typeof patchOwnInstitution>('PATCH /desk/institution', {
    session,
    // Validation is left to the API.
    body: { version: Number(values.version), ...pageBody(values) },
  })
  if (!answer.success) return refusedEdit(values, answer, valuesOf)
  return redirect(`${deskPaths.institution}?tersimpan=${answer.data.change ? 'usul' : 'simpan'}`)
})

/** Form values: the pending change on top of the published page. */
const valuesOf = (own: DeskInstitutionWire) => {
  const { image, ...fields } = own.change?.fields ?? {}
  return pageValues({ ...own, ...fields, image_name: image === undefined ? own.image_name : image })
}

const said: Record<string, string> = {
  usul: words.saidProposed,
  simpan: words.saidSaved,
  tarik: words.saidWithdrawn,
}

/** Page editor of the own institution, for PICs. */
export function Component() {
  const { own, done } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const photo = own.change?.fields.image ? own.change.image : own.image_name ? own.image : null
  return (
    <>
      <Head title={words.institutionPage} />
      <DeskHeading
        title={words.institutionPage}
        lead={words.pageLead(own.title)}
        acts={
          <ButtonLink to={paths.participant(own.slug)} variant="outline" reloadDocument>
            {words.seePage}
          </ButtonLink>
        }
      />
      <div className="mt-5 grid max-w-170 gap-3 empty:hidden">
        {done && !answer && Object.hasOwn(said, done) && <Notice tone="ok">{said[done]}</Notice>}
        {!own.change && own.last_change?.status === 'refused' && (
          <Notice tone="warn">{words.lastRefused(own.last_change.comment ?? '')}</Notice>
        )}
      </div>
      <div className="mt-7">
        <DeskForm
          answer={answer}
          start={valuesOf(own)}
          hidden={{ version: String(own.version) }}
          button={own.edits === 'reviewed' ? words.sendForReview : words.save}
        >
          <PageInputs photo={photo} />
        </DeskForm>
      </div>
      {own.change && (
        <section className="mt-11 max-w-240">
          <Rubric title={words.waitsForSecretariat} />
          <div className="mt-4 grid gap-4">
            <ChangeView change={own.change} live={own} />
            <div>
              <ActForm intent="tarik" verb={words.withdrawChange} busy={words.withdrawing} />
            </div>
          </div>
        </section>
      )}
    </>
  )
}
