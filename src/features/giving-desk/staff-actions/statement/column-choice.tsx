import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { importForm } from '#src/ui/desk/import-page.tsx'
import { SelectField } from '#src/ui/field.tsx'
import type { StatementWire } from './schema.ts'
import * as words from './words.id.ts'

type Columns = NonNullable<StatementWire['columns']>

/** The chosen columns in the fields of a form. */
export const columnsIn = ({ date, description, amount, sign }: Record<string, string>) => ({
  date: Number(date),
  description: Number(description),
  amount: Number(amount),
  sign: sign ? Number(sign) : null,
})

/** The columns of a shown result as the text of one field. */
export const seenText = ({ date, description, amount, sign }: Columns) =>
  [date, description, amount, sign].join()

/** Columns from that text. */
export function columnsSeen(text: string): Columns {
  const [date = '', description = '', amount = '', sign = ''] = text.split(',')
  return columnsIn({ date, description, amount, sign })
}

/** Names by which a column is proposed. */
const proposals: Record<keyof Columns, RegExp> = {
  date: /^(?:tanggal|tgl|hari|date|post)/i,
  description: /keterangan|uraian|berita|deskripsi|descri|remark/i,
  amount: /kredit|credit|masuk|jumlah|nominal|amount|mutasi/i,
  sign: /^(?:d ?[/.]? ?[ck]|db ?[/.]? ?cr|cr ?[/.]? ?db|tipe|type|jenis|arah)\b/i,
}

const labels: Record<keyof Columns, string> = {
  date: words.dateColumn,
  description: words.descriptionColumn,
  amount: words.amountColumn,
  sign: words.signColumn,
}

/** Choice of the columns of a statement; the fields belong to the form of the import. */
export function ColumnChoice({ result }: { result: StatementWire }) {
  const { state, formData } = useNavigation()
  const { names, sample, columns } = result
  const titleOf = (place: number) => names[place] || words.columnNumber(place + 1)
  const example = (place: number) => sample[0]?.[place]
  return (
    <div className="grid max-w-170 gap-5">
      {(['date', 'description', 'amount', 'sign'] as const).map((name) => (
        <SelectField
          key={name}
          form={importForm}
          label={labels[name]}
          name={name}
          defaultValue={columns ? (columns[name] ?? '') : proposed(names, name)}
          help={name === 'sign' ? SIGN : undefined}
        >
          {name === 'sign' && <option value="">{words.none}</option>}
          {names.map((_, place) => (
            <option key={titleOf(place) + String(place)} value={place}>
              {titleOf(place)}
              {example(place) && ` (${example(place)})`}
            </option>
          ))}
        </SelectField>
      ))}
      <div>
        <Button
          type="submit"
          variant={columns ? 'outline' : 'blue'}
          form={importForm}
          name="act"
          value="map"
          busy={state !== 'idle' && formData?.get('act') === 'map'}
          busyLabel={words.checking}
        >
          {words.useColumns}
        </Button>
      </div>
    </div>
  )
}

const SIGN = words.signHelp

/** Place of a column that no name proposes. */
const usual: Record<keyof Columns, number | ''> = { date: 0, description: 1, amount: 2, sign: '' }

function proposed(names: readonly string[], name: keyof Columns): number | '' {
  const place = names.findIndex((title) => proposals[name].test(title))
  return place >= 0 ? place : usual[name]
}
