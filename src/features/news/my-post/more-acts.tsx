import { Link } from '#src/ui/link.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { NewsAct } from '../workflow.ts'
import type { MemberNewsWire } from '../writing/schema.ts'
import { ActButton } from './act-button.tsx'
import * as words from './words.id.ts'

const labels: Partial<Record<NewsAct, { label: string; busyLabel: string; variant?: 'danger' }>> = {
  withdraw: { label: words.withdraw, busyLabel: words.withdrawing },
  unschedule: { label: words.unschedule, busyLabel: words.cancelling },
  rework: { label: words.rework, busyLabel: words.opening },
  endorse: { label: words.endorse, busyLabel: words.endorsing },
  unendorse: { label: words.unendorse, busyLabel: words.unendorsing },
  restore: { label: words.restoreDraft, busyLabel: words.restoring },
  discard: { label: words.discardVersion, busyLabel: words.discarding, variant: 'danger' },
  delete: { label: words.deleteDraft, busyLabel: words.deleting, variant: 'danger' },
}

type MoreActsProps = { item: MemberNewsWire; version: number }

/** Further actions on a text, and links to view it. */
export function MoreActs({ item, version }: MoreActsProps) {
  const acts = (Object.keys(labels) as NewsAct[]).filter((act) => item.can.includes(act))
  return (
    <div className="space-y-2.5 border-t pt-5">
      <p className="flex flex-wrap gap-x-5">
        <Link
          to={furtherPaths.postHistory(item.id)}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {words.historyAndChanges}
        </Link>
        {item.status === 'published' && (
          <Link
            to={paths.newsItem(item.slug)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {words.seeOnSite}
          </Link>
        )}
      </p>
      {item.can.includes('edit') && item.speaks_for && (
        <Voice item={item} own={item.speaks_for} version={version} />
      )}
      <div className="flex flex-wrap gap-3">
        {acts.map((act) => (
          <ActButton
            key={act}
            act={act}
            id={item.id}
            version={version}
            action={furtherPaths.myPost(item.id)}
            {...labels[act]!}
          />
        ))}
      </div>
    </div>
  )
}

type VoiceProps = MoreActsProps & { own: { id: number; title: string } }

/** Institution that a text speaks for, and the button that changes it. */
function Voice({ item, own, version }: VoiceProps) {
  const speaks = item.participant?.id === own.id
  return (
    <section aria-label={words.institutionOfText} className="space-y-2.5 pb-2.5">
      <p className="text-note">
        {item.participant ? words.forInstitution(item.participant.title) : words.forNoInstitution}
      </p>
      <ActButton
        act={speaks ? 'alone' : 'speak'}
        id={item.id}
        version={version}
        action={furtherPaths.myPost(item.id)}
        label={speaks ? words.dropInstitution : words.speakFor(own.title)}
        busyLabel={words.changing}
      />
    </section>
  )
}
