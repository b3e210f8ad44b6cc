import { contentScreens } from '#src/ui/content/content-screens.tsx'
import { statusChoices } from '#src/ui/content/content-words.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { listChoices, loadMailingMore, MailingFields, type MailingMore } from './mailing-fields.tsx'
import { mailingBody, mailingValues } from './mailing-values.ts'
import type { MailingDetails } from './schema.ts'

const SENT = 'Terkirim'

export const { list, fresh } = contentScreens<MailingDetails, MailingMore>({
  noun: 'mailings',
  paths: deskPaths.mailings,
  address: paths.mailing,
  words: {
    title: 'Buletin',
    lead: 'Surat kepada yang memintanya, dari yang sudah terbit di situs.',
    row: 'buletin',
    search: 'Subjek atau alamat',
    add: 'Tulis buletin',
    caption: 'Buletin, yang terakhir dikerjakan dulu',
    nothing:
      'Belum ada buletin. Yang pertama mulai sebagai draf; tidak ada yang terkirim sebelum Anda memeriksanya.',
    published: SENT,
    fresh: 'Buletin baru',
    freshLead: 'Tersimpan sebagai draf. Mengirimnya langkah tersendiri, setelah pratinjau dan surat uji.',
  },
  filters: [
    { name: 'list', label: 'Daftar' },
    {
      name: 'status',
      label: 'Keadaan',
      options: statusChoices.map((one) => (one.value === 'published' ? { ...one, label: SENT } : one)),
    },
  ],
  sort: '-worked_at',
  columns: (more) => [
    {
      title: 'Daftar',
      name: 'daftar',
      from: 'md',
      cell: ({ list_id }) =>
        listChoices(more).find(({ value }) => value === String(list_id))?.label ??
        'daftar yang sudah ditutup',
    },
  ],
  load: loadMailingMore,
  choices: (more) => ({ list: listChoices(more) }),
  start: (more) => ({ list_id: listChoices(more)[0]?.value ?? '', ...more.begun }),
  values: mailingValues,
  body: mailingBody,
  Fields: MailingFields,
  // The preview is a page of its own, from which a mailing is sent.
  preview: () => null,
})

export * as item from './mailing-item.tsx'
export * as preview from './mailing-preview.tsx'
