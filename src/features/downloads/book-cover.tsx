import { Cover } from '#src/ui/cover.tsx'
import { coverFor } from '../covers/model.ts'
import type { Download } from './model.ts'

type BookCoverProps = {
  item: Download
  size: { width: number; height: number }
  eager?: boolean
  className: string
}

/** The cloth, or a photo, as the cover of a book with its spine at the left. `size` in CSS px. */
export function BookCover({ item, size, eager = false, className }: BookCoverProps) {
  return (
    <div
      className={`relative overflow-hidden rounded-cloth after:absolute after:inset-y-0 after:left-0 after:w-1.5 after:bg-deep/30 ${className}`}
    >
      <Cover image={coverFor(item.image, size.width, size.height)} eager={eager} className="size-full" />
    </div>
  )
}
