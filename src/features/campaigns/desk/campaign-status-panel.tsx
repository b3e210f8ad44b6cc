import { useNavigation } from 'react-router'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { Button } from '#src/ui/button.tsx'
import type { DeskAnswer } from '#src/ui/desk/form-answer.ts'
import { SendAsMailing } from '#src/ui/desk/send-as-mailing.tsx'
import { TranslateLink } from '#src/ui/desk/translate-link.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { ACCOUNTANT_FROM } from '../campaign-rules.ts'
import { lastDay } from '../progress.ts'
import { ProgressBar } from '../progress-bar.tsx'
import type { DeskCampaignWire } from './schema.ts'
import * as words from './words.id.ts'

type StatusFormProps = { campaign: DeskCampaignWire; answer: DeskAnswer | undefined }
/** @param canOpen false for editors of regions, who write drafts only */
type StandingProps = StatusFormProps & { canOpen: boolean }

/** Status of a campaign and the one action that changes it. */
export function CampaignStatusPanel({ campaign, canOpen, answer }: StandingProps) {
  const { status } = campaign
  return (
    <section>
      <Rubric title={words.state} />
      <div className="mt-4 grid gap-4">
        {status !== 'draft' && <ProgressBar campaign={campaign} />}
        {campaign.received_amount >= ACCOUNTANT_FROM && (
          <Notice tone="warn">{words.needsAccountant(formatRupiah(ACCOUNTANT_FROM))}</Notice>
        )}
        <p className="text-note">{canOpen || status !== 'draft' ? standingWords(campaign) : DRAFT}</p>
        {status !== 'draft' && (
          <a
            href={inLanguage(paths.campaign(campaign.slug))}
            className="link -my-2 inline-flex min-h-11 items-center text-note"
          >
            {words.seeOnSite}
          </a>
        )}
        {status !== 'draft' && (
          <p className="-my-2 flex flex-wrap gap-x-5 text-note">
            <TranslateLink kind="campaign" id={campaign.id} />
            <SendAsMailing kind="campaign" id={campaign.id} />
          </p>
        )}
        {canOpen && !campaign.completed_at && <StatusForm campaign={campaign} answer={answer} />}
      </div>
    </section>
  )
}

const DRAFT = words.draftOfDesk

function standingWords({ status, state, closes_at, completed_at }: DeskCampaignWire): string {
  if (completed_at) return words.completedOn(formatDate(completed_at))
  if (status === 'draft') return words.draftOfOffice
  if (status === 'closed') return words.closedByOffice
  const last = closes_at ? lastDay({ closes_at }) : ''
  if (state === 'upcoming') return words.willAccept(last)
  if (state === 'ended') return words.acceptsNoLonger(last)
  return words.acceptsUntil(last)
}

function StatusForm({ campaign: { status, version }, answer }: StatusFormProps) {
  const { state, formData } = useNavigation()
  const intent = status === 'open' ? 'tutup' : 'buka'
  const label = { draft: words.openCampaign, closed: words.openAgain, open: words.closeCampaign }[status]
  // Two or more are shown above the form, as links to their fields.
  const [only, ...more] = Object.values(answer?.errors ?? {}).flat()
  return (
    <SentForm answer={answer} className="grid justify-items-start gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={answer?.current?.version ?? version} />
      {answer?.current && <Notice tone="bad">{words.changedByOther}</Notice>}
      {only && !more.length && <Notice tone="bad">{only}</Notice>}
      <Button
        type="submit"
        variant={status === 'open' ? 'danger' : 'blue'}
        busy={state === 'submitting' && formData?.get('intent') === intent}
        busyLabel={status === 'open' ? words.closing : words.opening}
      >
        {label}
      </Button>
    </SentForm>
  )
}
