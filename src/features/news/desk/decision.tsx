import { Button } from '#src/ui/button.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import type { NewsAct } from '../workflow.ts'
import { mine, Return, Schedule, Sent, useBusy } from './decision-forms.tsx'
import type { ReviewAnswer } from './review-acts.ts'
import type { DeskNewsWire } from './schema.ts'

type Props = { item: DeskNewsWire; answer: ReviewAnswer | undefined }

/** Labels of acts with a single button. */
const plain = {
  endorse: ['Dukung atas nama lembaga', 'Mencatat', 'blue'],
  unendorse: ['Cabut dukungan', 'Mencabut', 'outline'],
  publish: ['Terbitkan', 'Menerbitkan', 'blue'],
  republish: ['Terbitkan lagi', 'Menerbitkan', 'blue'],
  unschedule: ['Batalkan jadwal', 'Membatalkan', 'outline'],
  unpublish: ['Turunkan yang terbit', 'Menurunkan', 'danger'],
} as const satisfies Partial<Record<NewsAct, readonly [string, string, 'blue' | 'outline' | 'danger']>>

/** Decisions available now. A review claimed by somebody else must be taken over first. */
export function Decision({ item, answer }: Props) {
  const can = (act: NewsAct) => item.can.includes(act)
  const isOthers = item.claim !== null && item.can_claim !== 'release' && item.can.includes('publish')
  const acts = (Object.keys(plain) as (keyof typeof plain)[]).filter(can)
  const isAny = acts.length > 0 || can('return') || can('schedule') || can('reschedule')
  return (
    <section aria-labelledby="keputusan" className="min-w-0">
      <Rubric id="keputusan" title="Keputusan" />
      {isOthers ? (
        <p className="mt-4 text-note text-muted">
          {item.claim!.by.name} yang memutuskan. Ambil alih dulu tinjauannya bila Anda yang melanjutkan.
        </p>
      ) : !isAny ? (
        <p className="mt-4 text-note text-muted">
          {item.can.includes('withdraw')
            ? 'Tulisan sendiri ditinjau orang lain.'
            : 'Tidak ada yang perlu diputuskan sekarang.'}
        </p>
      ) : (
        <div className="mt-4 grid gap-3.5">
          <div className="flex flex-wrap gap-3 empty:hidden">
            {acts
              .filter((act) => act !== 'unpublish')
              .map((act) => (
                <PlainAct key={act} act={act} item={item} answer={answer} />
              ))}
          </div>
          {can('schedule') && <Schedule act="schedule" item={item} answer={answer} />}
          {can('reschedule') && <Schedule act="reschedule" item={item} answer={answer} />}
          {can('return') && <Return item={item} answer={answer} />}
          {can('unpublish') && <PlainAct act="unpublish" item={item} answer={answer} />}
          <p className="text-sm text-muted">Penulis diberi tahu lewat e-mail.</p>
        </div>
      )}
    </section>
  )
}

function PlainAct({ act, item, answer }: Props & { act: keyof typeof plain }) {
  const [label, busyLabel, variant] = plain[act]
  const isBusy = useBusy(act)
  return (
    <SentForm answer={mine(act, answer)} className="">
      <Sent act={act} item={item} />
      <Button
        type="submit"
        variant={variant}
        busy={isBusy}
        busyLabel={busyLabel}
        {...(act === 'publish' && { 'data-key': 't' })}
      >
        {label}
      </Button>
    </SentForm>
  )
}
