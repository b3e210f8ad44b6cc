import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { workOf } from '../my-post/model.ts'
import { momentOf } from '../my-post/moments.ts'
import { Comparison } from './comparison.tsx'
import type { ReviewAnswer } from './review-acts.ts'
import type { DeskNewsWire } from './schema.ts'
import * as texts from './words.id.ts'

type Props = { item: DeskNewsWire; answer: ReviewAnswer | undefined; done: string | null }

/** Below the heading: the result of the last act, and the claimant of the review. */
export function ReviewNotices({ item, answer, done }: Props) {
  const words = done && Object.hasOwn(doneWords, done) ? doneWords[done] : undefined
  return (
    <div className="mt-4 grid gap-4 empty:hidden">
      {words && !answer && <Notice tone="ok">{words}</Notice>}
      {answer && <Refusal answer={answer} item={item} />}
      <Claim item={item} />
    </div>
  )
}

/** Errors that belong to no field. For a text changed meanwhile both texts are shown. */
function Refusal({ answer, item }: { answer: ReviewAnswer; item: DeskNewsWire }) {
  const { code, errors, read } = answer
  if (code === 409 && errors.claim) return <Notice tone="bad">{errors.claim[0]}</Notice>
  if (code === 403) return <Notice tone="bad">{texts.notAllowed}</Notice>
  if (code !== 409) return null
  return (
    <section aria-label={texts.changedSinceRead} className="min-w-0">
      <Notice tone="bad">{errors.content?.[0] ?? texts.changedMeanwhile}</Notice>
      {read && <Comparison before={read} after={workOf(item)} names={[texts.whatYouRead, texts.now]} />}
    </section>
  )
}

/** The claimant of this review, and the viewer's options. */
function Claim({ item }: { item: DeskNewsWire }) {
  const { claim, can_claim } = item
  if (!claim && !can_claim) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-control bg-kain px-4 py-2.5 text-note">
      <p className="flex min-h-11 min-w-0 flex-1 basis-52 items-center gap-2.5">
        <Icon name="user" />
        <span className="min-w-0 wrap-anywhere">{claimWords(item)}</span>
      </p>
      {can_claim && <ClaimForm act={can_claim} />}
    </div>
  )
}

function claimWords({ claim, can_claim }: DeskNewsWire) {
  if (!claim) return texts.nobodyReviews
  if (can_claim === 'release') return texts.youReview(momentOf(claim.at))
  const open = can_claim ? '' : texts.openForTakeOver(momentOf(claim.open_at))
  return texts.somebodyReviews(claim.by.name, momentOf(claim.at), open)
}

const claimLabels = {
  claim: [texts.claim, texts.claiming],
  take_over: [texts.takeOver, texts.claiming],
  release: [texts.release, texts.releasing],
} as const

function ClaimForm({ act }: { act: NonNullable<DeskNewsWire['can_claim']> }) {
  const { formData } = useNavigation()
  const name = act === 'release' ? 'release' : 'claim'
  const [label, busyLabel] = claimLabels[act]
  return (
    <SentForm answer={undefined} className="">
      <input type="hidden" name="act" value={name} />
      {act === 'take_over' && <input type="hidden" name="take_over" value="1" />}
      <Button
        type="submit"
        size={44}
        variant={act === 'claim' ? 'blue' : 'outline'}
        busy={formData?.get('act') === name}
        busyLabel={busyLabel}
      >
        {label}
      </Button>
    </SentForm>
  )
}

const doneWords: Record<string, string> = {
  claim: texts.didClaim,
  release: texts.didRelease,
  publish: texts.didPublish,
  return: texts.didReturn,
  schedule: texts.didSchedule,
  reschedule: texts.didReschedule,
  unschedule: texts.didUnschedule,
  unpublish: texts.didUnpublish,
  republish: texts.didRepublish,
  address: texts.didAddress,
  affiliation: texts.didAffiliation,
  scene: texts.didScene,
  comment: texts.didComment,
  endorse: texts.didEndorse,
  unendorse: texts.didUnendorse,
  bring_back: texts.didBringBack,
}
