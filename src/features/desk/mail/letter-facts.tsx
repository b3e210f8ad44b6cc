import type { ReactNode } from 'react'
import { Moment } from '#src/ui/desk/moment.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import { ageWords } from '../overview/age-words.ts'
import { refusalWords } from './refusal-words.ts'
import type { BounceStateWire, MailStateWire } from './schema.ts'
import * as words from './words.id.ts'

/** Numbers of letters that went, wait, and were given up. */
export function LetterFacts({ mail }: { mail: MailStateWire }) {
  const { sent, waiting, failed, now } = mail
  const went = mail.server === null ? words.saved : words.sent
  return (
    <dl className="grid gap-x-11 border-t-2 border-ink sm:grid-cols-2">
      <Fact title={words.sentToday(went)}>{sent.today.toLocaleString(LOCALE)}</Fact>
      <Fact title={words.sentInWeek(went)}>{sent.this_week.toLocaleString(LOCALE)}</Fact>
      <Fact title={words.waiting}>
        {waiting.count.toLocaleString(LOCALE)}
        {waiting.oldest_at && (
          <span className="text-note text-muted">
            {words.oldestWritten}
            {ageWords(waiting.oldest_at, now)}
            {words.agoAfter}
          </span>
        )}
      </Fact>
      <Fact title={words.failedRepeatedly}>
        {failed.toLocaleString(LOCALE)}
        {failed > 0 && (
          <Link to={deskPaths.failedLetters} className="link ml-3 text-note">
            {words.seeFailures}
          </Link>
        )}
      </Fact>
    </dl>
  )
}

/** Letters that a server took and sent back later, and whether anybody reads its reports. */
export function Returned({ bounces, now }: { bounces: BounceStateWire; now: string }) {
  const { address, inbox, returned, complaints, stopped } = bounces
  return (
    <section>
      <Rubric title={words.returnedMails} note={words.lastThirtyDays} />
      {address === null ? (
        <p className="mt-3">{words.bouncesNotRead}</p>
      ) : (
        <div className="mt-3 grid gap-3">
          {inbox?.error && (
            <Notice tone="bad">
              {words.mailboxUnreadable}
              {inbox.read_at && (
                <>
                  {words.latest}
                  {ageWords(inbox.read_at, now)}
                  {words.agoAfter}
                </>
              )}
              {words.reportsWait}
              <span className="wrap-anywhere">{inbox.error}</span>
            </Notice>
          )}
          <dl className="grid gap-x-11 sm:grid-cols-2">
            <Fact title={words.bounces}>{returned.toLocaleString(LOCALE)}</Fact>
            <Fact title={words.complaints}>{complaints.toLocaleString(LOCALE)}</Fact>
            <Fact title={words.stoppedAddresses}>{stopped.toLocaleString(LOCALE)}</Fact>
            <Fact title={words.reportsReceived}>
              <span className="wrap-anywhere">{address}</span>
              <span className="text-note text-muted">
                , {inbox ? <ReadAt at={inbox.read_at} /> : words.byWebhook}
              </span>
            </Fact>
          </dl>
        </div>
      )}
    </section>
  )
}

const ReadAt = ({ at }: { at: string | null }) =>
  at ? (
    <>
      {words.readAt}
      <Moment at={at} />
    </>
  ) : (
    words.neverRead
  )

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0 border-b py-3">
    <dt className="text-sm text-muted">{title}</dt>
    <dd className="mt-0.5 figures">{children}</dd>
  </div>
)

/** The newest refusal: the server's own words, what they mean, and what to do. */
export function Refusal({ refusal }: { refusal: NonNullable<MailStateWire['refusal']> }) {
  const { meaning, todo } = refusalWords(refusal.error)
  return (
    <section>
      <Rubric
        title={words.lastRejection}
        note={refusal.is_given_up ? words.notRetried : words.stillRetried}
      />
      <p className="mt-3 font-semibold">{meaning}</p>
      <p className="mt-1">{todo}</p>
      <figure className="mt-4">
        <figcaption className="text-sm text-muted">
          {words.serverWords}
          {refusal.at && ', '}
          {refusal.at && <Moment at={refusal.at} />}
        </figcaption>
        <blockquote className="mt-1 border-l-3 border-orange pl-3 font-mono text-sm wrap-anywhere">
          {refusal.error}
        </blockquote>
      </figure>
    </section>
  )
}
