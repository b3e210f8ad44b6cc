import { Moment } from '#src/ui/desk/moment.tsx'
import { formatShortDate } from '#src/ui/format.ts'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { ActForm } from '../institutions/act-form.tsx'
import type { PersonMailWire } from '../mailings/subscribers/schema.ts'
import { endingWords, sourceWords, stopWords } from '../mailings/subscribers/subscriber-words.ts'
import * as words from './words.id.ts'

/** Mailings of a person: what they agreed to, and whether their address takes mail. */
export function PersonMail({ mail }: { mail: PersonMailWire }) {
  const { stopped, subscriptions, bounces } = mail
  return (
    <div className="mt-4 grid gap-4 text-note">
      {stopped && (
        <Notice tone="warn">
          {words.stoppedSince}
          <Moment at={stopped.at} />: {stopWords[stopped.because]}.
          {stopped.because === 'complaint' ? (
            words.onlyThemselves
          ) : (
            <>
              {words.ifMistyped}
              <span className="mt-2 block">
                <ActForm intent="resume" verb={words.sendAgain} busy={words.saving} />
              </span>
            </>
          )}
        </Notice>
      )}
      {subscriptions.length ? (
        <ul className="border-t">
          {subscriptions.map((one) => (
            <li key={one.id} className="border-b py-2.5 wrap-anywhere">
              <Link
                to={deskPaths.subscribers(one.list.id)}
                className="link inline-flex min-h-11 items-center"
              >
                {one.list.name}
              </Link>
              <Standing one={one} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{words.noSubscriptions}</p>
      )}
      {bounces.length > 0 && <Bounces bounces={bounces} />}
    </div>
  )
}

function Standing({ one }: { one: PersonMailWire['subscriptions'][number] }) {
  const { given_at, asked_at, ended_at, ended_because, source, evidence } = one
  return (
    <span className="block text-muted">
      {given_at ? words.since : words.askedOn}
      {formatShortDate(given_at ?? asked_at)}
      {`, ${sourceWords[source]}${evidence && ` (${evidence})`}`}
      {!given_at && !ended_at && words.notAnswered}
      {ended_at && ended_because && words.endedOn(formatShortDate(ended_at), endingWords[ended_because])}
    </span>
  )
}

const bounceWords = { hard: words.rejected, soft: words.notDelivered, complaint: words.reportedSpam }

const Bounces = ({ bounces }: Pick<PersonMailWire, 'bounces'>) => (
  <details>
    <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-blue">
      {words.returnedMails}
      {bounces.length})
    </summary>
    <ul className="border-t">
      {bounces.map(({ id, kind, detail, received_at }) => (
        <li key={id} className="border-b py-2.5 wrap-anywhere">
          {bounceWords[kind]}, <Moment at={received_at} />
          {detail && <span className="block text-muted">{detail}</span>}
        </li>
      ))}
    </ul>
  </details>
)
