import type { ReactNode } from 'react'
import { Moment } from '#src/features/giving/local-moment.tsx'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { OrderWire } from '#src/features/giving/schema.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import * as words from './words.id.ts'

type InstructionsProps = {
  instructions: NonNullable<OrderWire['instructions']>
  amount: number
  expiresAt: string
}

/** Payment instructions, once a channel is chosen: the same as on the payment page and in the mail. */
export function Instructions({ instructions, amount, expiresAt }: InstructionsProps) {
  return (
    <section aria-labelledby="cara-bayar" className="rounded-panel border bg-paper p-5 md:p-6.5">
      <h2 id="cara-bayar" className="text-card">
        {titleOf(instructions)}
      </h2>
      <div className="mt-3">
        <Way instructions={instructions} />
      </div>
      <dl className="mt-4 border-t text-note">
        <Fact name={words.sum}>{formatRupiah(amount)}</Fact>
        <Fact name={words.payBefore}>
          <Moment at={expiresAt} />
        </Fact>
      </dl>
    </section>
  )
}

function titleOf(instructions: InstructionsProps['instructions']) {
  if (instructions.kind === 'va') return words.virtualAccountOf(instructions.bank.toUpperCase())
  if (instructions.kind === 'bill') return words.mandiriBill
  if (instructions.kind === 'store') return words.payAtShop(nameOfStore(instructions.store))
  return words.scanCode
}

const nameOfStore = (store: string) => store.charAt(0).toUpperCase() + store.slice(1)

function Way({ instructions }: Pick<InstructionsProps, 'instructions'>) {
  if (instructions.kind === 'va') return <Code text={instructions.number} label={words.copyAccount} />
  if (instructions.kind === 'store')
    return (
      <>
        <p className="mb-2">{words.showToCashier}</p>
        <Code text={instructions.code} label={words.copyPaymentCode} />
      </>
    )
  if (instructions.kind === 'bill')
    return (
      <div className="grid gap-5">
        <div>
          <p className="text-note text-muted">{words.companyCode}</p>
          <Code text={instructions.billerCode} label={words.copyCompanyCode} />
        </div>
        <div>
          <p className="text-note text-muted">{words.billKey}</p>
          <Code text={instructions.billKey} label={words.copyBillKey} />
        </div>
      </div>
    )
  return (
    <>
      <p className="mb-3">{words.scanHelp}</p>
      <img
        src={instructions.url}
        alt={words.codeToPay}
        width={240}
        height={240}
        className="size-60 max-w-full bg-white"
      />
    </>
  )
}

/** Copyable number: one click selects all of it, a button copies it. */
function Code({ text, label }: { text: string; label: string }) {
  return (
    <>
      <p className="text-[1.75rem] leading-tight font-light tracking-tight break-all tabular-nums select-all md:text-[2.25rem]">
        {spaced(text)}
      </p>
      <div className="mt-3 max-w-80">
        <CopyButton text={text} label={label} />
      </div>
    </>
  )
}

/** Groups of four for easier comparison; the copied text has none. */
const spaced = (text: string) => (/^\d{9,}$/.test(text) ? text.replace(/(\d{4})(?=\d)/g, '$1 ') : text)

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b py-2.5 last:border-b-0">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
