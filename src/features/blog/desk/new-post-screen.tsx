import { redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { deskPaths } from '#src/desk-paths.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { textBody } from '#src/ui/content/content-values.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm } from '#src/ui/desk/form-answer.ts'
import { KeptForm } from '#src/ui/desk/kept-form.tsx'
import { refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import type { makeDeskPost } from './api.ts'
import { askThemes } from './ask-themes.ts'
import { PostFields } from './post-fields.tsx'

export const loader = page(async ({ api, visitor }) => ({
  themes: await askThemes(api),
  author: (await visitor())?.name ?? '',
  key: newKey(),
}))

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const { idempotency_key } = values
  const answer = await api<typeof makeDeskPost>('POST /desk/blog', {
    session: true,
    // The call validates the shape.
    body: { ...textBody(values), idempotency_key } as (typeof makeDeskPost)['input']['body'],
  })
  return answer.success
    ? redirect(`${deskPaths.post(answer.data.id)}?tersimpan=baru`)
    : refused(values, answer)
})

export function Component() {
  const { themes, author, key } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  return (
    <>
      <Head title="Tulisan blog baru" />
      <Breadcrumb items={[{ to: deskPaths.blog, label: 'Blog' }]} />
      <div className="mt-3 mb-7">
        <DeskHeading
          title="Tulisan blog baru"
          lead="Tersimpan sebagai draf, yang hanya dilihat meja kerja."
        />
      </div>
      <KeptForm
        storedAt={null}
        answer={answer}
        start={{ author, theme_id: themes[0]?.value ?? '', image_x: '50', image_y: '50' }}
        hidden={{ idempotency_key: key }}
        button="Simpan draf"
      >
        <PostFields themes={themes} item={null} />
      </KeptForm>
    </>
  )
}
