import type { ReactNode } from 'react'
import { formatMoment } from '#src/ui/content/content-moment.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { WovenBar } from '#src/ui/woven-bar.tsx'
import type { SendingWire } from './schema.ts'

const sentences: Record<NonNullable<SendingWire['state']>, string> = {
  gathering: 'Penerimanya sedang dikumpulkan.',
  running: 'Surat sedang dikirim. Halaman ini memperbarui diri sendiri.',
  paused: 'Pengiriman dijeda.',
  stopped: 'Pengiriman dihentikan.',
  done: 'Pengiriman selesai.',
}

const whys: Record<SendingWire['reasons'][number]['state'], string> = {
  refused: 'Ditolak',
  uncertain: 'Tidak pasti',
  left_out: 'Tidak dikirimi',
}

const inWords = (count: number) => count.toLocaleString('id-ID')

/** Progress of a sending: a bar, what became of the letters, and why some did not leave. */
export function Progress({ send }: { send: SendingWire }) {
  const { state, trouble, counts, reasons, started_at, finished_at } = send
  const { waiting, sending, sent, refused, uncertain, left_out } = counts
  const done = sent + refused + uncertain
  // Who left meanwhile is no recipient any more; after a stop they are those who would have got it.
  const all = waiting + sending + done + (state === 'stopped' ? left_out : 0)
  return (
    <>
      <section className="grid gap-4 tabular-nums">
        <p role="status">{state && sentences[state]}</p>
        <p>
          <span className="text-[2.5rem] leading-none font-light">{inWords(sent)}</span>{' '}
          <span className="text-muted">dari {inWords(all)} terkirim</span>
        </p>
        <WovenBar share={all ? done / all : state === 'done' ? 1 : 0} />
        {trouble && <Notice tone="warn">{trouble}</Notice>}
        <dl className="grid grid-cols-2 gap-x-11 border-t-2 border-ink sm:grid-cols-3">
          <Fact title="Menunggu">{inWords(waiting + sending)}</Fact>
          <Fact title="Ditolak">{inWords(refused)}</Fact>
          <Fact title="Tidak pasti sampai">{inWords(uncertain)}</Fact>
          <Fact title="Tidak dikirimi">{inWords(left_out)}</Fact>
          {started_at && <Fact title="Mulai">{formatMoment(started_at)}</Fact>}
          {finished_at && (
            <Fact title={state === 'stopped' ? 'Dihentikan' : 'Selesai'}>{formatMoment(finished_at)}</Fact>
          )}
        </dl>
      </section>
      {reasons.length > 0 && (
        <section>
          <Rubric title="Sebabnya" note="yang paling sering" />
          <ul className="mt-2">
            {reasons.map(({ state: of, reason, count }) => (
              <li key={`${of} ${reason}`} className="border-b py-3">
                <p className="text-sm text-muted tabular-nums">
                  {whys[of]}, {inWords(count)} orang
                </p>
                <p className="wrap-anywhere">
                  <bdi>{reason}</bdi>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0 border-b py-3">
    <dt className="text-sm text-muted">{title}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
)
