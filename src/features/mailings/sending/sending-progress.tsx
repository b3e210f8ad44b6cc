import type { ReactNode } from 'react'
import { formatMoment } from '#src/ui/content/content-moment.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { WovenBar } from '#src/ui/woven-bar.tsx'
import { LOCALE } from '#src/urls/language.id.ts'
import type { SendingWire } from './schema.ts'
import * as words from './words.id.ts'

const sentences: Record<NonNullable<SendingWire['state']>, string> = {
  gathering: words.gathering,
  running: words.running,
  paused: words.isPaused,
  stopped: words.isStopped,
  done: words.isDone,
}

const whys: Record<SendingWire['reasons'][number]['state'], string> = {
  refused: words.refused,
  uncertain: words.uncertain,
  left_out: words.notSent,
}

const inWords = (count: number) => count.toLocaleString(LOCALE)

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
          <span className="text-muted">{words.sentOf(inWords(all))}</span>
        </p>
        <WovenBar share={all ? done / all : state === 'done' ? 1 : 0} />
        {trouble && <Notice tone="warn">{trouble}</Notice>}
        <dl className="grid grid-cols-2 gap-x-11 border-t-2 border-ink sm:grid-cols-3">
          <Fact title={words.waiting}>{inWords(waiting + sending)}</Fact>
          <Fact title={words.refused}>{inWords(refused)}</Fact>
          <Fact title={words.uncertainArrival}>{inWords(uncertain)}</Fact>
          <Fact title={words.notSent}>{inWords(left_out)}</Fact>
          {started_at && <Fact title={words.started}>{formatMoment(started_at)}</Fact>}
          {finished_at && (
            <Fact title={state === 'stopped' ? words.stopped : words.finished}>
              {formatMoment(finished_at)}
            </Fact>
          )}
        </dl>
      </section>
      {reasons.length > 0 && (
        <section>
          <Rubric title={words.reasons} note={words.mostFrequent} />
          <ul className="mt-2">
            {reasons.map(({ state: of, reason, count }) => (
              <li key={`${of} ${reason}`} className="border-b py-3">
                <p className="text-sm text-muted tabular-nums">
                  {words.whyAndCount(whys[of], inWords(count))}
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
