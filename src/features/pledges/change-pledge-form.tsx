import { MAX_DONATION_AMOUNT, MIN_DONATION_AMOUNT } from '#src/features/giving/gift-rules.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { RupiahField } from '#src/features/giving/rupiah-field.tsx'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/field.tsx'
import { Folded } from '#src/ui/folded.tsx'
import { SentForm } from '#src/ui/form.tsx'
import { PledgeFields, type PledgeForm, useIsSending } from './pledge-fields.tsx'
import * as words from './words.id.ts'

const days = Array.from({ length: 31 }, (_, index) => index + 1)

/** Form for sum and day of a pledge, collapsed at first. */
export function ChangePledge({ pledge, token, answer }: PledgeForm) {
  const mine = answer?.values.intent === 'ubah' ? answer : undefined
  const { values = {}, errors = {} } = mine ?? {}
  const isBusy = useIsSending(pledge, 'ubah')
  return (
    <Folded title={words.changeSumOrDay} isOpen={mine !== undefined}>
      <SentForm key={pledge.version} answer={mine} className="mt-2 mb-5 grid max-w-110 gap-5">
        <PledgeFields pledge={pledge} token={token} intent="ubah" />
        <RupiahField
          label={words.sumPerMonth}
          id={`amount-${pledge.id}`}
          name="amount"
          defaultValue={values.amount ?? formatRupiah(pledge.amount).replace(/\D*/, '')}
          error={errors.amount?.[0]}
          help={words.limits(formatRupiah(MIN_DONATION_AMOUNT), formatRupiah(MAX_DONATION_AMOUNT))}
        />
        <SelectField
          label={words.reminderDay}
          id={`day-${pledge.id}`}
          name="day"
          defaultValue={values.day ?? pledge.day}
          error={errors.day?.[0]}
          help={words.reminderDayHelp}
        >
          {days.map((day) => (
            <option key={day} value={day}>
              {day}
            </option>
          ))}
        </SelectField>
        <div>
          <Button type="submit" busy={isBusy} busyLabel={words.saving}>
            {words.saveChanges}
          </Button>
        </div>
      </SentForm>
    </Folded>
  )
}
