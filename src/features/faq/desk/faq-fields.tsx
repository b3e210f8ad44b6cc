import { wholeNumber } from '#src/ui/content/entry-action.ts'
import { DeskField, DeskGroup } from '#src/ui/desk/desk-fields.tsx'
import { DeskText } from '#src/ui/desk/desk-text.tsx'
import type { Values } from '#src/ui/desk/form-answer.ts'
import type { DeskFaqWire } from './schema.ts'

/** Form values of an entry. */
export const faqValues = ({ question, answer, category, position }: DeskFaqWire): Values => ({
  question,
  answer,
  category,
  position: String(position),
})

/** Request body from the form values. */
export const faqBody = ({ question = '', answer = '', category = '', position }: Values) => ({
  question,
  answer,
  category,
  ...(position && { position: wholeNumber(position) }),
})

export function FaqFields() {
  return (
    <>
      <DeskField name="question" label="Pertanyaan" required maxLength={200} />
      <DeskText name="answer" label="Jawaban" />
      <DeskGroup title="Tempatnya">
        <DeskField
          name="category"
          label="Kelompok"
          required
          maxLength={100}
          help="Yang sama ejaannya tampil bersama."
        />
        <DeskField
          name="position"
          label="Urutan"
          type="number"
          min={0}
          help="Angka kecil lebih dulu. Kosong: paling akhir."
        />
      </DeskGroup>
    </>
  )
}
