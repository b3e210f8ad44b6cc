import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { Moment } from '#src/ui/desk/moment.tsx'
import type { StaffActionWire } from './schema.ts'
import { staffActionStatusWords, staffActionWords } from './staff-action-words.ts'

/** List of requests with requester, decider and result. */
export const GiftActions = ({ acts }: { acts: readonly StaffActionWire[] }) => (
  <ul className="mt-2 text-note">
    {acts.map((act) => (
      <li key={act.id} className="grid gap-1 border-b py-3.5">
        <p className="font-semibold">
          {staffActionWords[act.kind]}, {formatRupiah(act.amount)}: {staffActionStatusWords[act.status]}
          {act.refusal && ` (${act.refusal})`}
          {act.kind === 'refund' && act.status === 'done' && act.way === 'gateway' && bankWords(act)}
        </p>
        <p className="wrap-anywhere">
          {act.reason}
          {act.reference && ` (bukti ${act.reference})`}
        </p>
        <p className="text-sm text-muted">
          Diminta <bdi>{act.asked_by?.name}</bdi>, <Moment at={act.asked_at} />
          {act.decided_by && (
            <>
              {' · '}diputuskan <bdi>{act.decided_by.name}</bdi>, <Moment at={act.decided_at!} />
            </>
          )}
          {act.decision_note && `: ${act.decision_note}`}
        </p>
      </li>
    ))}
  </ul>
)

const bankWords = ({ is_confirmed }: StaffActionWire) =>
  is_confirmed ? ', dipastikan bank' : ', bank belum memastikannya'
