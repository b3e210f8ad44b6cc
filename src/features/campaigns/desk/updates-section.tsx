import { DeskField } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskText } from '#src/ui/desk/desk-text.tsx'
import type { DeskAnswer } from '#src/ui/desk/form-answer.ts'
import type { FormAnswer } from '#src/ui/form.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { STORY_MARKS } from './campaign-form.tsx'
import { reportValuesOf } from './form-body.ts'
import type { DeskCampaignWire } from './schema.ts'
import * as words from './words.id.ts'

type UpdatesProps = { campaign: DeskCampaignWire; newKey: string; answer: FormAnswer | undefined }

/** Updates of a campaign, and the form to post one. */
export function UpdatesSection({ campaign, newKey, answer }: UpdatesProps) {
  if (campaign.status === 'draft') return null
  return (
    <section className="mt-14 max-w-170">
      <Rubric title={words.updates} note={readersWords(campaign.readers)} />
      <UpdateForm key={campaign.updates[0]?.id ?? 0} newKey={newKey} answer={answer} />
      <ul className="mt-8">
        {campaign.updates.map(({ id, title, content, posted_at, posted_by, is_completion }) => (
          <li key={id} className="border-t py-4">
            <h3 className="text-card wrap-anywhere">{title}</h3>
            <p className="mt-0.5 text-sm text-muted">
              {is_completion && words.finalReportBefore}
              <time dateTime={posted_at}>{formatDate(posted_at)}</time>
              {posted_by && (
                <>
                  {words.byBefore}
                  <bdi>{posted_by}</bdi>
                </>
              )}
            </p>
            <StoredHtml className="article article-plain article-small mt-2" html={content} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const readersWords = (readers: number) => (readers ? words.donorsAsked(readers) : words.nobodyAsked)

/** Form that completes a campaign with its report, or corrects that report. */
export function CompletionSection({ campaign, newKey, answer }: CompletionProps) {
  if (campaign.status === 'draft') return null
  const { completed_at, version } = campaign
  return (
    // Folded: beside the form for updates it would be taken for it, and it cannot be undone.
    <details className="mt-14 max-w-170 border-t-2 border-ink pt-4" open={answer !== undefined}>
      <summary className="min-h-11 cursor-pointer text-section font-semibold">
        {completed_at ? words.correctFinalReport : words.completeCampaign}
      </summary>
      <div className="mt-5">
        <DeskForm
          answer={answer}
          start={reportValuesOf(campaign)}
          hidden={{ version: String(version), idempotency_key: newKey }}
          intent="selesai"
          button={completed_at ? words.correctReport : words.completeCampaign}
          busyLabel={words.saving}
          isUnguarded
        >
          <DeskField name="report_title" label={words.reportTitle} required maxLength={120} />
          <DeskText
            name="report_content"
            label={words.whatCameOfIt}
            plain={{ name: 'report_story', help: STORY_MARKS }}
            help={completed_at ? words.correctionHelp : words.reportHelp}
          />
        </DeskForm>
      </div>
    </details>
  )
}

type CompletionProps = Omit<UpdatesProps, 'answer'> & { answer: DeskAnswer | undefined }

const UpdateForm = ({ newKey, answer }: Pick<UpdatesProps, 'newKey' | 'answer'>) => (
  <div className="mt-5">
    <DeskForm
      answer={answer}
      start={{}}
      hidden={{ idempotency_key: newKey }}
      intent="kabar"
      button={words.postUpdate}
      busyLabel={words.sending}
      isUnguarded
    >
      <DeskField name="news_title" label={words.updateTitle} required maxLength={120} />
      <DeskText
        name="news_content"
        label={words.update}
        plain={{ name: 'news_story', help: STORY_MARKS }}
        help={words.updateHelp}
      />
    </DeskForm>
  </div>
)
