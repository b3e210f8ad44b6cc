import { formatMoment } from '#src/ui/content/content-moment.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { TranslationRevisionWire, TranslationWire } from '../schema.ts'
import { isBehind } from './steps.ts'
import * as words from './words.id.ts'

type NoticesProps = {
  item: TranslationWire
  /** Words for what was just done; null for nothing. */
  done: string | null
  /** Earlier version in the form. */
  earlier: TranslationRevisionWire | null
  isMachineAway: boolean
}

/** Notices about a translation, for whoever is about to write. */
export const TranslationNotices = ({ item, done, earlier, isMachineAway }: NoticesProps) => (
  <div className="mt-5 grid max-w-170 gap-3 empty:hidden">
    {done && <Notice tone="ok">{done}</Notice>}
    {isMachineAway && <Notice tone="bad">{words.machineAway}</Notice>}
    {earlier && <Notice tone="info">{words.earlierVersion(formatMoment(earlier.created_at))}</Notice>}
    {item.sent && (
      <Notice tone="info">
        {words.waitsSince(item.sent.by ?? words.somebody, formatMoment(item.sent.at))}
      </Notice>
    )}
    {item.returned_note !== null && (
      <Notice tone="warn">
        {words.cameBack} <q className="whitespace-pre-line">{item.returned_note}</q>
      </Notice>
    )}
    {!item.can_publish && item.status === 'scheduled' && (
      <Notice tone="info">{words.scheduledAlready}</Notice>
    )}
    {isBehind(item) && <Notice tone="warn">{words.originalChanged}</Notice>}
    {item.is_machine && <Notice tone="warn">{words.byMachine}</Notice>}
  </div>
)
