import { useState } from 'react'
import { redirect, useActionData, useLoaderData, useNavigation } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { type FormAnswer, refused, SentForm } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { postQuestion } from '../posting/api.ts'
import { DraftSaver } from './draft-saver.tsx'
import { fetchChoices } from './fetch-choices.ts'
import { bodyOf } from './question-acts.ts'
import { QuestionFields } from './question-fields.tsx'
import * as words from './words.id.ts'

export const loader = page(async ({ api }) => ({ ...(await fetchChoices(api)), key: newKey() }))

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const { question, category, region_id, visibility, idempotency_key } = values
  const answer = await api<typeof postQuestion>('POST /question', {
    session: true,
    body: {
      question,
      ...bodyOf(values),
      category,
      visibility,
      idempotency_key,
      region_id: region_id ? Number(region_id) : null,
    } as (typeof postQuestion)['input']['body'],
  })
  if (!answer.success) return refused(values, answer)
  return redirect(withQuery(furtherPaths.question(answer.data.id), { selesai: 'tanya' }))
})

/** Page for asking a question. */
export function Component() {
  const { key: newKey, ...choices } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const { state } = useNavigation()
  const [key] = useState(newKey)
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={words.ask} />
      <PageHeading title={words.ask} lead={words.askLead} />
      <div className="mt-7 max-w-170">
        <DraftSaver place="baru" mark="">
          <SentForm answer={answer} className="grid gap-5">
            <input type="hidden" name="idempotency_key" value={answer?.values.idempotency_key ?? key} />
            <QuestionFields {...choices} start={{}} formAnswer={answer} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={state === 'submitting'} busyLabel={words.sending}>
                {words.sendQuestion}
              </Button>
              <ButtonLink to={paths.forum} variant="outline">
                {words.cancel}
              </ButtonLink>
            </div>
          </SentForm>
        </DraftSaver>
      </div>
    </div>
  )
}
