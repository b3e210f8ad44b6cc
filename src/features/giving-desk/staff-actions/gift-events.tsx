import { stateWords } from '#src/features/giving/state-words.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import type { DeskGiftWire, EventWire } from './schema.ts'
import { eventWords, sourceWords } from './staff-action-words.ts'

/** Event log of a gift, in order of arrival; append-only. */
export const GiftEvents = ({ gift: { events, acts } }: { gift: DeskGiftWire }) => (
  <ol className="mt-2 text-note">
    {events.map((event) => (
      <li
        key={event.id}
        className="grid gap-x-4 gap-y-0.5 border-b py-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
      >
        <span className="text-muted tabular-nums">
          <Moment at={event.at} />
        </span>
        <span className="font-semibold">
          {eventWords(event.kind)}
          <span className="font-normal text-muted">
            ,{' '}
            <bdi>
              {acts.find(({ id }) => id === event.act_id)?.asked_by?.name ?? sourceWords(event.source)}
            </bdi>
          </span>
        </span>
        <span className="text-muted">{wayOf(event)}</span>
      </li>
    ))}
  </ol>
)

function wayOf({ from_status, to_status }: EventWire): string {
  const labelOf = (status: string) => stateWords[status as keyof typeof stateWords]?.label ?? status
  return from_status === to_status ? '' : `${labelOf(from_status)} → ${labelOf(to_status)}`
}
