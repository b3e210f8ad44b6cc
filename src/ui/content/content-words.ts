import type { ContentStatus } from '#src/wire/content.ts'
import type { IconName } from '../icon.tsx'
import * as words from './words.id.ts'

export const statusLooks: Record<ContentStatus, { label: string; icon: IconName; colours: string }> = {
  draft: { label: words.draft, icon: 'pencil-line', colours: 'bg-kain text-off-text' },
  scheduled: { label: words.scheduled, icon: 'clock', colours: 'bg-sky text-blue-hover' },
  published: { label: words.published, icon: 'circle-check', colours: 'bg-ok-tint text-ok' },
  archived: { label: words.archived, icon: 'archive', colours: 'bg-kain text-off-text' },
}

/** Options of the list's filter. */
export const statusChoices = [
  ...Object.entries(statusLooks).map(([value, { label }]) => ({ value, label })),
  { value: 'deleted', label: words.deletedRestorable },
]

/** Messages after a successful action, by intent. */
export const said: Record<string, string> = {
  baru: words.draftSaved,
  simpan: words.changesSaved,
  isi: words.filledIn,
  terbit: words.nowPublished,
  jadwal: words.scheduleSaved,
  turun: words.nowUnpublished,
  tarik: words.draftAgain,
  kembali: words.restored,
  versi: words.versionRestored,
}
