import { type MouseEvent, type ReactNode, useRef } from 'react'
import { MAX_DONATION_AMOUNT, MIN_DONATION_AMOUNT } from '#src/features/giving/gift-rules.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { RupiahField } from '#src/features/giving/rupiah-field.tsx'
import { LOCALE } from '#src/urls/language.id.ts'
import { FREE } from './gift-body.ts'
import { presets } from './preset.ts'
import { RadioGroup } from './radio-group.tsx'
import * as words from './words.id.ts'

type AmountGroupProps = {
  preset: string
  amount: string
  /** Current text of the free amount field. */
  typed: string
  error: string | undefined
  /** Frequency choice, above the amounts. */
  frequency: ReactNode
}

/** Amount choice: a few preset amounts, or a free one. */
export function AmountGroup({ preset, amount, typed, error, frequency }: AmountGroupProps) {
  const free = useRef<HTMLDivElement>(null)
  // A click on the free amount focuses its field; arrow keys only pass by.
  const write = ({ detail }: MouseEvent) => {
    if (detail) requestAnimationFrame(() => free.current?.querySelector('input')?.focus())
  }
  return (
    <div className="group/amount">
      <RadioGroup
        id="amount"
        title={words.howMuch}
        error={error}
        before={frequency}
        help={words.limits(formatRupiah(MIN_DONATION_AMOUNT), formatRupiah(MAX_DONATION_AMOUNT))}
      >
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2.5 sm:grid-cols-3">
          {presets.map((sum) => (
            <Preset key={sum} value={String(sum)} chosen={preset}>
              {formatRupiah(sum)}
            </Preset>
          ))}
          <Preset value={FREE} chosen={preset} onClick={write}>
            {words.otherAmount}
          </Preset>
        </div>
      </RadioGroup>
      <div ref={free} className="mt-4 hidden max-w-80 group-has-[[value=lain]:checked]/amount:block">
        <RupiahField
          label={words.otherAmountInRupiah}
          id="amount-free"
          name="amount"
          placeholder={(75_000).toLocaleString(LOCALE)}
          defaultValue={amount}
          typed={typed}
        />
      </div>
    </div>
  )
}

type PresetProps = {
  value: string
  chosen: string
  onClick?: (event: MouseEvent) => void
  children: string
}

const Preset = ({ value, chosen, onClick, children }: PresetProps) => (
  <label className="choice-card relative grid min-h-14 cursor-pointer place-content-center px-2 py-3 text-center font-semibold has-checked:text-blue">
    <input
      type="radio"
      name="preset"
      value={value}
      defaultChecked={value === chosen}
      {...(onClick && { onClick })}
      className="sr-only"
    />
    {children}
  </label>
)
