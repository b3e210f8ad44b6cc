import type { MemberNewsWire } from '../writing/schema.ts'
import { Comments } from './comments.tsx'
import { workOf } from './model.ts'
import { MoreActs } from './more-acts.tsx'
import type { ActAnswer } from './post-acts.ts'
import { Preview } from './preview.tsx'
import { RoomHead } from './room-head.tsx'
import { StepsBar } from './steps-bar.tsx'

type ReadingRoomProps = { item: MemberNewsWire; done: string | null; answer: ActAnswer | undefined }

/** A text that its viewer cannot edit now, with the available actions. */
export function ReadingRoom({ item, done, answer }: ReadingRoomProps) {
  const work = workOf(item)
  return (
    <div className="wrap pb-14 md:pb-20">
      <RoomHead title="Tulisan" here="Baca" done={done} answer={answer}>
        {null}
      </RoomHead>
      <StepsBar item={item} />
      <div className="mt-6 grid grid-cols-1 gap-8 md:mt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Preview {...work} author={item.author} at={item.published_at ?? item.updated_at} />
        </div>
        <aside aria-label="Tentang tulisan ini" className="space-y-6">
          <Comments item={item} content={work.content} mayMark={false} />
          <MoreActs item={item} version={item.version} />
        </aside>
      </div>
    </div>
  )
}
