import { useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { Moment } from '#src/ui/desk/moment.tsx'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { hasOneOf } from '#src/wire/actor.ts'
import { ActForm } from '../institutions/act-form.tsx'
import { WordTag } from '../institutions/word-tag.tsx'
import { actOnMessage, isIntent, type MessageAnswer, type MessageIntent } from './act-on-page.ts'
import type { getMessageAtDesk } from './api.ts'
import { MessageAnswers } from './message-answers.tsx'
import { MessageFacts } from './message-facts.tsx'
import { statusWords } from './message-words.ts'
import type { MessageWire } from './schema.ts'

export const loader = page(async ({ api, params, query, visitor }) => {
  const answer = await api<typeof getMessageAtDesk>('GET /desk/messages/{id}', {
    session: true,
    params: { id: params.id ?? '' },
  })
  const person = await visitor()
  const done = query.get('tersimpan')
  return {
    message: unwrap(answer).data,
    answerKey: newKey(),
    isOffice: person !== null && hasOneOf(person, ['staff', 'admin']),
    done: isIntent(done) ? done : null,
  }
})

export const action = page(actOnMessage)

const doneWords: Readonly<Record<MessageIntent, string>> = {
  ambil: 'Pesan ini Anda pegang. Rekan Anda melihatnya.',
  lepas: 'Pesan ini dilepas. Siapa pun yang bertugas bisa mengambilnya.',
  jawab: 'Jawaban tersimpan dan kami kirim lewat e-mail.',
  tutup: 'Pesan ini ditutup. Tiga puluh hari lagi pesan dan jawabannya dihapus.',
  buka: 'Pesan ini dibuka lagi.',
}

/** One message: text, answers, sender, and who holds it. */
export function Component() {
  const { answerKey, isOffice, done, ...loaded } = useLoaderData<typeof loader>()
  const answer = useActionData() as MessageAnswer | undefined
  // After a refused act the page does not load again.
  const message = answer?.message ?? loaded.message
  const { label, tone } = statusWords[message.status]
  const problem = problemOf(answer)
  return (
    <div className="max-w-260">
      <Head title={`Pesan dari ${message.name}`} />
      <div className="mb-3">
        <WordTag tone={tone}>{label}</WordTag>
      </div>
      <DeskHeading title={`Pesan dari ${message.name}`} />
      <div className="mt-5 grid gap-4 empty:hidden">
        {done && !answer && <Notice tone="ok">{doneWords[done]}</Notice>}
        {problem && <Notice tone="bad">{problem}</Notice>}
        <Holder message={message} />
      </div>
      <div className="mt-7 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <section aria-labelledby="isi">
            <Rubric id="isi" title="Isi pesan" />
            <p dir="auto" className="mt-3 whitespace-pre-wrap wrap-anywhere">
              {message.message}
            </p>
          </section>
          <section aria-labelledby="jawaban" className="mt-10">
            <Rubric id="jawaban" title="Jawaban" />
            <MessageAnswers
              message={message}
              wasOpen={loaded.message.can.includes('answer')}
              answerKey={answerKey}
              answer={answer?.values.intent === 'jawab' ? answer : undefined}
            />
          </section>
        </div>
        <aside className="min-w-0">
          <section aria-labelledby="pengirim">
            <Rubric id="pengirim" title="Pengirim" />
            <MessageFacts message={message} isOffice={isOffice} />
          </section>
          <Closing message={message} />
        </aside>
      </div>
    </div>
  )
}

/** Error that belongs to no field. */
function problemOf(answer: MessageAnswer | undefined): string | undefined {
  if (answer?.code !== 409) return undefined
  return (
    answer.errors.act?.[0] ??
    'Jawaban dari halaman ini sudah terkirim dengan isi lain. Muat ulang halaman ini untuk menulis lagi.'
  )
}

/** Holder of an open message, and what the viewer can do about it. */
function Holder({ message: { status, claim, can } }: { message: MessageWire }) {
  if (status !== 'open') return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-control bg-kain px-4 py-2.5 text-note">
      <p className="flex min-h-11 min-w-0 flex-1 basis-52 items-center gap-2.5">
        <Icon name="user" />
        <span className="min-w-0 wrap-anywhere">
          {claim ? (
            <>
              {claim.is_mine ? 'Anda' : <bdi>{claim.by.nama_lengkap}</bdi>} memegang pesan ini sejak{' '}
              <Moment at={claim.at} />.
            </>
          ) : (
            'Belum ada yang memegang pesan ini.'
          )}
        </span>
      </p>
      {can.includes('claim') && <ActForm intent="ambil" verb="Ambil" busy="Mengambil" variant="blue" />}
      {can.includes('release') && <ActForm intent="lepas" verb="Lepaskan" busy="Melepas" />}
    </div>
  )
}

/** Closes a message, or opens it again. */
function Closing({ message: { can, closed_at } }: { message: MessageWire }) {
  if (!can.includes('close') && !can.includes('reopen')) return null
  return (
    <section aria-labelledby="urusan" className="mt-10">
      <Rubric id="urusan" title="Urusan ini" />
      <p className="mt-3 text-note text-muted">
        {closed_at ? (
          <>
            Ditutup <Moment at={closed_at} />. Tiga puluh hari sesudahnya pesan dan jawabannya dihapus.
          </>
        ) : (
          'Tutup bila sudah selesai, juga bila Anda menjawab lewat jalan lain. Tiga puluh hari kemudian pesan dan jawabannya dihapus.'
        )}
      </p>
      <div className="mt-3.5 flex flex-wrap gap-2.5">
        {can.includes('close') && <ActForm intent="tutup" verb="Tutup pesan" busy="Menutup" />}
        {can.includes('reopen') && <ActForm intent="buka" verb="Buka lagi" busy="Membuka" />}
      </div>
    </section>
  )
}
