import type { BankAccount } from '#src/features/giving/model.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import * as words from './words.id.ts'

/** Bank account for gifts. One click on the number selects all of it. */
export function BankTransfer({ to }: { to: BankAccount }) {
  return (
    <>
      <dl>
        <dt className="text-muted">{to.bank}</dt>
        <dd className="text-[2rem] leading-tight font-light tracking-tight figures select-all md:text-[2.25rem]">
          {to.account}
        </dd>
        <div className="mt-4 flex flex-wrap justify-between gap-x-4 border-t py-3 text-note">
          <dt className="text-muted">{words.accountHolder}</dt>
          <dd className="font-semibold">
            <bdi>{to.holder}</bdi>
          </dd>
        </div>
      </dl>
      <div className="mt-3">
        <CopyButton text={to.account.replace(/\D/g, '')} label={words.copyAccount} />
      </div>
      <p className="mt-4 text-sm text-muted">{words.checkHolder}</p>
    </>
  )
}
