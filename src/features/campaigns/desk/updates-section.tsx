import { DeskField } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskText } from '#src/ui/desk/desk-text.tsx'
import type { FormAnswer } from '#src/ui/form.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { STORY_MARKS } from './campaign-form.tsx'
import type { DeskCampaignWire } from './schema.ts'

type UpdatesProps = { campaign: DeskCampaignWire; newKey: string; answer: FormAnswer | undefined }

/** Updates of a campaign, and the form to post one. */
export function UpdatesSection({ campaign, newKey, answer }: UpdatesProps) {
  if (campaign.status === 'draft') return null
  return (
    <section className="mt-14 max-w-170">
      <Rubric title="Kabar" note={readersWords(campaign.readers)} />
      <UpdateForm key={campaign.updates[0]?.id ?? 0} newKey={newKey} answer={answer} />
      <ul className="mt-8">
        {campaign.updates.map(({ id, title, content, posted_at, posted_by }) => (
          <li key={id} className="border-t py-4">
            <h3 className="text-card wrap-anywhere">{title}</h3>
            <p className="mt-0.5 text-sm text-muted">
              <time dateTime={posted_at}>{formatDate(posted_at)}</time>
              {posted_by && (
                <>
                  {', oleh '}
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

const readersWords = (readers: number) =>
  readers
    ? `${readers.toLocaleString('id-ID')} donatur meminta kabarnya`
    : 'Belum ada donatur yang meminta kabarnya'

const UpdateForm = ({ newKey, answer }: Pick<UpdatesProps, 'newKey' | 'answer'>) => (
  <div className="mt-5">
    <DeskForm
      answer={answer}
      start={{}}
      hidden={{ idempotency_key: newKey }}
      intent="kabar"
      button="Sampaikan kabar"
      busyLabel="Mengirim"
      isUnguarded
    >
      <DeskField name="news_title" label="Judul kabar" required maxLength={120} />
      <DeskText
        name="news_content"
        label="Kabar"
        plain={{ name: 'news_story', help: STORY_MARKS }}
        help="Tampil di halaman kampanye dan dikirim kepada donatur yang memintanya. Tidak bisa diubah lagi; kabar berikutnya meralatnya."
      />
    </DeskForm>
  </div>
)
