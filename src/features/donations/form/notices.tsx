import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import * as words from './words.id.ts'

/** Notice of too many unpaid gifts. */
export function ManyOpen({ isGuest }: { isGuest: boolean }) {
  return (
    <div>
      <Notice tone="bad">
        {words.manyOpen}{' '}
        {!isGuest && (
          <a href={inLanguage(paths.memberDonations)} className="font-semibold underline underline-offset-3">
            {words.openMyGifts}
          </a>
        )}
      </Notice>
    </div>
  )
}

/** Notice that this input became an order already. */
export function SentBefore({ orderId }: { orderId: string }) {
  return (
    <div>
      <Notice tone="info">
        <p>{words.sentBefore}</p>
        <Link
          to={paths.donation(orderId)}
          reloadDocument
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
        >
          {words.viewThatGift}
        </Link>
      </Notice>
    </div>
  )
}
