import { Icon, type IconName } from '#src/ui/icon.tsx'
import type { Level } from './policy.ts'
import * as words from './words.id.ts'

const tags: Record<Level, { icon: IconName; look: string }> = {
  public: { icon: 'globe', look: 'bg-ok-tint text-ok' },
  member: { icon: 'user', look: 'bg-sky text-blue-hover' },
  partisipan: { icon: 'building', look: 'bg-warn-tint text-warn' },
  internal: { icon: 'lock', look: 'bg-kain text-off-text' },
}

/** Access level of a file. */
export function LevelTag({ level }: { level: Level }) {
  const { icon, look } = tags[level]
  return (
    <span
      className={`inline-flex h-6.5 items-center gap-1.5 rounded-label px-2 text-xs font-semibold ${look}`}
    >
      <Icon name={icon} className="size-3.5" />
      {words.levels[level]}
    </span>
  )
}

/** Replaces the button if the reader has no way to get access. */
export function Closed({ level }: { level: Level }) {
  return (
    <span className="inline-flex min-h-11 w-full items-center justify-center gap-2.5 rounded-control bg-off px-4 text-note font-semibold text-off-text">
      <Icon name={tags[level].icon} />
      {words.levels[level]}
    </span>
  )
}
