import { formatDateTime } from '#src/ui/format.ts'
import { ActButton } from '../factors/act-button.tsx'
import { Part } from '../factors/part.tsx'
import * as words from './words.id.ts'

type Session = { id: number; device: string; created_at: string; seen_at: string; is_current: boolean }

/** Devices currently logged in, each with a logout button. */
export function SessionsPart({ sessions }: { sessions: readonly Session[] }) {
  return (
    <Part title={words.devices} lead={words.devicesLead}>
      <ul className="mb-5 border-t">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold break-words">
                {session.device || words.otherDevice}
                {session.is_current && <span className="font-normal text-muted">{words.thisDevice}</span>}
              </p>
              <p className="text-note text-muted">
                {words.loggedInOn(formatDateTime(session.created_at))}
                <br />
                {words.lastUsedOn(formatDateTime(session.seen_at))}
              </p>
            </div>
            {!session.is_current && (
              <ActButton
                act="session-end"
                id={session.id}
                label={words.endSession}
                of={session.device}
                busyLabel={words.endingSession}
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <ActButton act="sessions-end" label={words.endOthers} busyLabel={words.ending} variant="danger" />
      )}
    </Part>
  )
}
