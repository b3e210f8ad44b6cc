import { entryScreens } from '#src/ui/content/entry-screens.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { FaqFields, faqBody, faqValues } from './faq-fields.tsx'
import type { DeskFaqWire } from './schema.ts'

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
