import { ButtonLink } from '#src/ui/button.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { DeskGiftWire } from './schema.ts'
import * as words from './words.id.ts'

const names = ['confirm', 'reject', 'correct', 'refund', 'disprove', 'unlist'] as const
export type StaffActionName = (typeof names)[number]
export const isStaffActionName = (text: string | null): text is StaffActionName =>
  names.some((name) => name === text)

const labels: Record<StaffActionName, string> = {
  confirm: words.moneyHasArrived,
  reject: words.rejectTransfer,
  correct: words.correctRecord,
  refund: words.refundMoney,
  disprove: words.disproveRefund,
  unlist: words.unlistName,
}
const looks = {
  confirm: 'blue',
  reject: 'danger',
  correct: 'outline',
  refund: 'outline',
  disprove: 'outline',
  unlist: 'outline',
} as const

/** Available actions as links that open one form each: works without script. */
export function StaffActionChoice({ gift: { order_id, can } }: { gift: DeskGiftWire }) {
  const open = names.filter((name) => can[name])
  if (!open.length) return <p className="text-muted">{words.nothingToDo}</p>
  return (
    <div className="flex flex-wrap gap-3">
      {open.map((name) => (
        <ButtonLink
          key={name}
          to={withQuery(deskPaths.gift(order_id), { do: name })}
          variant={looks[name]}
          preventScrollReset
        >
          {labels[name]}
        </ButtonLink>
      ))}
    </div>
  )
}
