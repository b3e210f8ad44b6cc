import type { ChangeEvent } from 'react'
import { Form, useSubmit } from 'react-router'
import { donationStatuses } from '#src/features/giving/gift-rules.ts'
import { stateWords } from '#src/features/giving/state-words.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/field.tsx'
import { paths } from '#src/urls/paths.ts'
import * as words from './words.id.ts'

export type Chosen = { year: string; status: string }

/** Plain GET form; with script a choice is submitted at once. */
export function OwnFilters({ chosen, years }: { chosen: Chosen; years: readonly number[] }) {
  const submit = useSubmit()
  const send = (event: ChangeEvent<HTMLSelectElement>) => void submit(event.currentTarget.form)
  return (
    <Form
      key={`${chosen.year} ${chosen.status}`}
      action={paths.memberDonations}
      className="grid grid-cols-2 gap-3 sm:max-w-150 sm:grid-cols-[10rem_minmax(0,1fr)_auto] sm:items-end"
    >
      <SelectField label={words.year} name="year" defaultValue={chosen.year} onChange={send}>
        <option value="">{words.all}</option>
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.state} name="status" defaultValue={chosen.status} onChange={send}>
        <option value="">{words.all}</option>
        {donationStatuses.map((status) => (
          <option key={status} value={status}>
            {stateWords[status].label}
          </option>
        ))}
      </SelectField>
      <div className="hidden [@media(scripting:none)]:block max-sm:col-span-2">
        <Button type="submit" variant="outline">
          {words.show}
        </Button>
      </div>
    </Form>
  )
}
