import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { NewsStatus } from '../workflow.ts'
import { statusWords } from './status-tag.tsx'
import * as texts from './words.id.ts'

type NoPostsProps = { isAll: boolean; status: NewsStatus | 'deleted' | null; allTo: string }

/** An empty list: an invitation to write, or a link away from an empty state. */
export function NoPosts({ isAll, status, allTo }: NoPostsProps) {
  if (isAll)
    return (
      <div className="mt-8">
        <Empty
          title={texts.noPostsYet}
          cloth="langit"
          action={<ButtonLink to={furtherPaths.newPost}>{texts.writeNews}</ButtonLink>}
        >
          {texts.startWithOneThing}
        </Empty>
      </div>
    )
  const words =
    status === null
      ? texts.pageIsEmpty
      : status === 'deleted'
        ? texts.noDeletedDrafts
        : texts.noneInState(statusWords[status].label)
  return (
    <div className="mt-8">
      <Empty title={words} cloth="langit" action={<ButtonLink to={allTo}>{texts.allPosts}</ButtonLink>}>
        {texts.othersInList}
      </Empty>
    </div>
  )
}
