import { Icon, type IconName } from '#src/ui/icon.tsx'
import type { NewsStatus } from '../workflow.ts'

export const statusWords: Record<NewsStatus, { label: string; icon: IconName; look: string }> = {
  draft: { label: 'Draf', icon: 'pencil-line', look: 'bg-kain text-off-text' },
  review: { label: 'Ditinjau', icon: 'clock', look: 'bg-warn-tint text-warn' },
  revision: { label: 'Perlu revisi', icon: 'message-square-text', look: 'bg-bad-tint text-bad' },
  scheduled: { label: 'Dijadwalkan', icon: 'calendar-clock', look: 'bg-sky text-blue-hover' },
  published: { label: 'Terbit', icon: 'circle-check', look: 'bg-ok-tint text-ok' },
  archived: { label: 'Diarsipkan', icon: 'archive', look: 'bg-kain text-off-text' },
}

/** State of an item, in a word on its tint. */
export function StatusTag({ status }: { status: NewsStatus }) {
  const { label, icon, look } = statusWords[status]
  return (
    <span
      className={`inline-flex min-h-6.5 items-center gap-1.5 rounded-label px-2 text-xs font-semibold whitespace-nowrap ${look}`}
    >
      <Icon name={icon} className="size-4" />
      {label}
    </span>
  )
}
