import type { BankAccount } from '#src/features/giving/model.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'

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
          <dt className="text-muted">Atas nama</dt>
          <dd className="font-semibold">
            <bdi>{to.holder}</bdi>
          </dd>
        </div>
      </dl>
      <div className="mt-3">
        <CopyButton text={to.account.replace(/\D/g, '')} label="Salin nomor rekening" />
      </div>
      <p className="mt-4 text-sm text-muted">
        Cocokkan nama pemilik rekening sebelum mengirim. Kami tidak meminta sumbangan ke rekening pribadi.
      </p>
    </>
  )
}
