import { wholeNumber } from '#src/ui/content/entry-action.ts'
import { entryScreens } from '#src/ui/content/entry-screens.tsx'
import { DeskField, DeskGroup } from '#src/ui/desk/desk-fields.tsx'
import { DeskText } from '#src/ui/desk/desk-text.tsx'
import type { Values } from '#src/ui/desk/form-answer.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { DeskFaqWire } from './schema.ts'

/** Form values of an entry. */
const faqValues = ({ question, answer, category, position }: DeskFaqWire): Values => ({
  question,
  answer,
  category,
  position: String(position),
})

/** Request body from the form values. */
const faqBody = ({ question = '', answer = '', category = '', position }: Values) => ({
  question,
  answer,
  category,
  ...(position && { position: wholeNumber(position) }),
})

function FaqFields() {
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

export const { list, fresh, item } = entryScreens<DeskFaqWire, object>({
  noun: 'faq',
  paths: deskPaths.faq,
  words: {
    title: 'Tanya jawab',
    lead: (
      <>
        Yang dibaca semua orang di{' '}
        <a href={paths.aboutFaq} className="link">
          halaman tanya jawab
        </a>
        , dalam urutan ini. Jawaban forum menjadi tanya jawab lewat moderasi forum.
      </>
    ),
    row: 'tanya jawab',
    search: 'Pertanyaan atau kelompok',
    add: 'Tambah tanya jawab',
    caption: 'Tanya jawab, menurut urutan',
    nothing: 'Belum ada tanya jawab. Mulai dari pertanyaan yang paling sering masuk.',
    fresh: 'Tanya jawab baru',
    freshLead: 'Tampil di situs begitu disimpan.',
    deleteHelp: 'Hilang dari halaman tanya jawab. Bisa dikembalikan selama tiga puluh hari.',
  },
  limit: 50,
  nameColumn: 'Pertanyaan',
  nameOf: ({ question }) => question,
  columns: [
    { title: 'Kelompok', from: 'md', cell: (row) => row.category },
    { title: 'Urutan', isFigure: true, cell: (row) => row.position },
  ],
  values: faqValues,
  body: faqBody,
  Fields: FaqFields,
})
