import { Icon, type IconName } from '#src/ui/icon.tsx'
import type { Level } from './policy.ts'

const tags: Record<Level, { word: string; icon: IconName; look: string }> = {
  public: { word: 'Publik', icon: 'globe', look: 'bg-ok-tint text-ok' },
  member: { word: 'Anggota', icon: 'user', look: 'bg-sky text-blue-hover' },
  partisipan: { word: 'Partisipan', icon: 'building', look: 'bg-warn-tint text-warn' },
  internal: { word: 'Internal', icon: 'lock', look: 'bg-kain text-off-text' },
}

/** Access level of a file. */
export function LevelTag({ level }: { level: Level }) {
  const { word, icon, look } = tags[level]
  return (
    <span
      className={`inline-flex h-6.5 items-center gap-1.5 rounded-label px-2 text-xs font-semibold ${look}`}
    >
      <Icon name={icon} className="size-3.5" />
      {word}
    </span>
  )
}

/** Replaces the button if the reader has no way to get access. */
export function Closed({ level }: { level: Level }) {
  const { word, icon } = tags[level]
  return (
    <span className="inline-flex min-h-11 w-full items-center justify-center gap-2.5 rounded-control bg-off px-4 text-note font-semibold text-off-text">
      <Icon name={icon} />
      {word}
    </span>
  )
}
