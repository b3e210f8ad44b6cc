import type { ContentStatus } from '#src/wire/content.ts'
import { Icon } from '../icon.tsx'
import { statusLooks } from './content-words.ts'
import { changesPending } from './words.id.ts'

type ContentTagProps = {
  status: ContentStatus
  hasChanges: boolean
  /** Word for what is published. */
  published?: string | undefined
}

/** Status of an item, and whether a newer draft is pending. */
export function ContentTag({ status, hasChanges, published }: ContentTagProps) {
  const { label, icon, colours } = statusLooks[status]
  const look =
    'inline-flex min-h-6.5 items-center gap-1.5 rounded-label px-2 py-0.5 text-xs font-semibold whitespace-nowrap'
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <span className={`${look} ${colours}`}>
        <Icon name={icon} className="size-4" />
        {(status === 'published' && published) || label}
      </span>
      {hasChanges && <span className={`${look} bg-warn-tint text-warn`}>{changesPending}</span>}
    </span>
  )
}
