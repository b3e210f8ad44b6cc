import { entryEndpoints } from '../../content/entry-endpoints.ts'
import { faqEntries } from './faq-entries.ts'
import { deskFaqFilter, deskFaqShape, faqChange, newFaq } from './schema.ts'

export const deskFaqEndpoints = entryEndpoints({
  noun: 'faq',
  kind: faqEntries,
  shape: deskFaqShape,
  rowShape: deskFaqShape,
  filter: deskFaqFilter,
  newBody: newFaq,
  changeBody: faqChange,
  summaries: {
    list: 'Tanya jawab umum bagi sekretariat, menurut urutan',
    get: 'Satu tanya jawab umum bagi sekretariat',
    make: 'Tambah tanya jawab umum',
    change: 'Ubah isi atau urutan sebuah tanya jawab umum',
    remove: 'Hapus sebuah tanya jawab umum; tiga puluh hari lamanya bisa dikembalikan',
    restore: 'Kembalikan sebuah tanya jawab umum yang dihapus',
  },
})
