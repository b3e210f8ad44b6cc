import { useActionData, useLoaderData } from 'react-router'
import { deskPaths } from '#src/desk-paths.ts'
import { paths } from '#src/paths.ts'
import { actOnContent } from '#src/ui/content/content-action.ts'
import { ContentPage } from '#src/ui/content/content-page.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import type { DeskAnswer } from '#src/ui/desk/form-answer.ts'
import { page, unwrap } from '#src/ui/page.ts'
import type {
  bringBackPostText,
  changeDeskPost,
  getDeskPost,
  removeDeskPost,
  restoreDeskPost,
} from './api.ts'
import { askThemes } from './ask-themes.ts'
import { PostFields } from './post-fields.tsx'

export const loader = page(async ({ api, params, query }) => {
  const id = itemNumber(params)
  const [answer, themes] = await Promise.all([
    api<typeof getDeskPost>('GET /desk/blog/{id}', { session: true, params: { id } }),
    askThemes(api),
  ])
  return { item: unwrap(answer).data, themes, done: query.get('tersimpan') }
})

export const action = page(async ({ api, params, request }) => {
  const id = itemNumber(params)
  const one = { session: true, params: { id } }
  return actOnContent({
    request,
    path: deskPaths.post(id),
    listPath: deskPaths.blog,
    calls: {
      change: (body) =>
        api<typeof changeDeskPost>('PATCH /desk/blog/{id}', {
          ...one,
          body: body as (typeof changeDeskPost)['input']['body'],
        }),
      remove: () => api<typeof removeDeskPost>('DELETE /desk/blog/{id}', one),
      restore: () => api<typeof restoreDeskPost>('POST /desk/blog/{id}/restoration', one),
      bringBack: (revision, version) =>
        api<typeof bringBackPostText>('POST /desk/blog/{id}/revisions/{revision}/restoration', {
          session: true,
          params: { id, revision },
          body: { version },
        }),
    },
  })
})

export function Component() {
  const { item, themes, done } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  return (
    <ContentPage
      item={item}
      done={done}
      answer={answer}
      list={{ to: deskPaths.blog, label: 'Blog' }}
      address={paths.blogPost(item.slug)}
      previewHref={(revision) => deskPaths.previewPost(item.id, revision)}
    >
      <PostFields themes={themes} item={item} />
    </ContentPage>
  )
}
