import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { MessageFields } from '#src/ui/message-fields.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'

export const messageFormId = 'pesan-lembaga'

type MessageFormProps = { name: string; answer: FormAnswer | undefined; isSent: boolean; isGuest: boolean }

/** Contact form of an institution. Contains no visitor data, so that its page can be cached. */
export function MessageForm({ name, answer, isSent, isGuest }: MessageFormProps) {
  return (
    <section id={messageFormId} className="no-print max-w-170 scroll-mt-24">
      <Rubric title="Kirim pesan" note={`Kami teruskan ke e-mail ${name}.`} />
      <div className="mt-5">
        {isSent && !answer && <Notice tone="ok">Pesan Anda sudah kami teruskan. Terima kasih.</Notice>}
        {answer?.errors.participant_id && <Notice tone="bad">{answer.errors.participant_id[0]}</Notice>}
      </div>
      <SentForm key={String(isSent)} answer={answer} className="mt-5 grid gap-5">
        <MessageFields answer={answer} rows={6} isGuest={isGuest} />
      </SentForm>
    </section>
  )
}
