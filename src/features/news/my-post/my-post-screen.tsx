import { data, redirect, useActionData, useLoaderData, useLocation } from 'react-router'
import { page, unwrap } from '#src/ui/page.ts'
import type { listCategories } from '../api.ts'
import type { getMyNews } from '../writing/api.ts'
import type { MemberNewsWire } from '../writing/schema.ts'
import { Comments } from './comments.tsx'
import { workOf } from './model.ts'
import { MoreActs } from './more-acts.tsx'
import { type ActAnswer, actOnPost } from './post-acts.ts'
import { Preview } from './preview.tsx'
import { RoomHead } from './room-head.tsx'
import { StepsBar } from './steps-bar.tsx'
import * as words from './words.id.ts'
import { WritingRoom } from './writing-room.tsx'

export const loader = page(async ({ api, params, query, visitor }) => {
  const isNew = params.id === 'new'
  if (!isNew && !/^[1-9]\d{0,14}$/.test(params.id ?? '')) throw data(null, { status: 404 })
  const [who, categories, read] = await Promise.all([
    visitor(),
    api<typeof listCategories>('GET /news/categories').then(unwrap),
    isNew
      ? null
      : api<typeof getMyNews>('GET /member/news/{id}', { session: true, params: { id: params.id! } }),
  ])
  return {
    item: read && unwrap(read).data,
    categories: categories.data.map(({ id, title }) => ({ id, title })),
    writer: { id: who?.id ?? 0, name: who?.name ?? '' },
    done: query.get('selesai'),
  }
})

export const action = page(async ({ api, params, request }) => {
  const form = await request.formData()
  const done = await actOnPost(api, form, Number(params.id) || undefined)
  if (typeof done !== 'string') return data(done, { status: done.code === 111 ? 503 : done.code })
  throw redirect(done)
})

/** The editor, or for readers without write access the text. */
export function Component() {
  const post = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { key } = useLocation()
  const { item } = post
  if (item && !item.can.includes('edit')) return <ReadingRoom item={item} done={post.done} answer={answer} />
  return <WritingRoom key={item?.id ?? key} {...post} answer={answer} />
}

type ReadingRoomProps = { item: MemberNewsWire; done: string | null; answer: ActAnswer | undefined }

/** A text that its viewer cannot edit now, with the available actions. */
function ReadingRoom({ item, done, answer }: ReadingRoomProps) {
  const work = workOf(item)
  return (
    <div className="wrap pb-14 md:pb-20">
      <RoomHead title={words.post} here={words.read} done={done} answer={answer}>
        {null}
      </RoomHead>
      <StepsBar item={item} />
      <div className="mt-6 grid grid-cols-1 gap-8 md:mt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Preview {...work} author={item.author} at={item.published_at ?? item.updated_at} />
        </div>
        <aside aria-label={words.aboutThisPost} className="space-y-6">
          <Comments item={item} content={work.content} mayMark={false} />
          <MoreActs item={item} version={item.version} />
        </aside>
      </div>
    </div>
  )
}
