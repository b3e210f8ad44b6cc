import { Link } from 'react-router'
import type { FormAnswer } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { DecisionForm } from './decision-form.tsx'
import type { DeskGiftWire } from './schema.ts'
import { isStaffActionName, StaffActionChoice, type StaffActionName } from './staff-action-choice.tsx'
import { StaffActionForm } from './staff-action-form.tsx'

type Doing = {
  gift: DeskGiftWire
  chosen: StaffActionName | null
  answer: FormAnswer | undefined
  /** Idempotency key of the form. */
  keyOfForm: string
}

/** Current actions of the desk on a gift: one form at a time, or the open request. */
export function GiftActionPanel({ gift, chosen, answer, keyOfForm }: Doing) {
  const open = gift.acts.find(({ can_decline }) => can_decline)
  const act = isStaffActionName(chosen) && gift.can[chosen] ? chosen : null
  return (
    <section aria-labelledby="lakukan">
      <Rubric id="lakukan" title="Yang bisa dilakukan" />
      <div className="mt-5">
        {open ? (
          <DecisionForm act={open} left={gift.left} answer={answer} />
        ) : act ? (
          <>
            <StaffActionForm
              gift={gift}
              act={act}
              answer={answer?.values.act === act ? answer : undefined}
              keyOfForm={keyOfForm}
            />
            <Link
              to={deskPaths.gift(gift.order_id)}
              preventScrollReset
              className="link mt-3 inline-flex min-h-11 items-center"
            >
              Batal
            </Link>
          </>
        ) : gift.acts.some(({ status }) => status === 'sending') ? (
          <Notice tone="info">
            Gerbang pembayaran belum menjawab permintaan pengembalian. Kami menanyakannya lagi setiap menit.
          </Notice>
        ) : (
          <StaffActionChoice gift={gift} />
        )}
      </div>
    </section>
  )
}
