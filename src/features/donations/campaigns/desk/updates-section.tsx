import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field, TextareaField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import type { DeskCampaignWire } from './schema.ts'

type UpdatesProps = { campaign: DeskCampaignWire; newKey: string; answer: FormAnswer | undefined }

/** What was told of a campaign, and the form that tells more. */
export function UpdatesSection({ campaign, newKey, answer }: UpdatesProps) {
  if (campaign.status === 'draft') return null
  return (
    <section className="mt-14 max-w-170">
      <Rubric title="Kabar" note={readersWords(campaign.readers)} />
      <UpdateForm key={campaign.updates[0]?.id ?? 0} newKey={newKey} answer={answer} />
      <ul className="mt-8">
        {campaign.updates.map(({ id, title, story, posted_at, posted_by }) => (
          <li key={id} className="border-t py-4">
            <h3 className="text-card wrap-anywhere">{title}</h3>
            <p className="mt-0.5 text-sm text-muted">
              <time dateTime={posted_at}>{formatDate(posted_at)}</time>
              {posted_by && `, oleh ${posted_by}`}
            </p>
            <p className="mt-2 text-note whitespace-pre-line wrap-anywhere">{story}</p>
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

function UpdateForm({ newKey, answer }: Pick<UpdatesProps, 'newKey' | 'answer'>) {
  const { state, formData } = useNavigation()
  const values = answer?.values ?? {}
  const given = (name: string) => ({
    name,
    defaultValue: values[name] ?? '',
    error: answer?.errors[name]?.[0],
  })
  return (
    <SentForm answer={answer} className="mt-5 grid gap-5">
      <input type="hidden" name="intent" value="kabar" />
      <input type="hidden" name="idempotency_key" value={values.idempotency_key ?? newKey} />
      <Field label="Judul kabar" required maxLength={120} {...given('news_title')} />
      <TextareaField
        label="Kabar"
        rows={6}
        required
        maxLength={5_000}
        help="Tampil di halaman kampanye dan dikirim kepada donatur yang memintanya. Tidak bisa diubah lagi; kabar berikutnya meralatnya."
        {...given('news_story')}
      />
      <div>
        <Button
          type="submit"
          busy={state === 'submitting' && formData?.get('intent') === 'kabar'}
          busyLabel="Mengirim"
        >
          Sampaikan kabar
        </Button>
      </div>
    </SentForm>
  )
}
