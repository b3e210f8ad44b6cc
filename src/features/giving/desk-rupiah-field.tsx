import type { ComponentProps } from 'react'
import { DeskField } from '#src/ui/desk/desk-fields.tsx'
import { useDeskField } from '#src/ui/desk/desk-form.tsx'
import { SumRead, useRupiahInput } from './rupiah-field.tsx'

/** Amount field for a form of the desk: apart from that of donors, whose page does not load the desk's forms. */
export function DeskRupiahField({ help, ...field }: ComponentProps<typeof DeskField>) {
  const { input, written } = useRupiahInput(useDeskField(field.name).value)
  return <DeskField {...field} {...input} help={<SumRead text={written}>{help}</SumRead>} />
}
