import { fetchRegions } from '#src/features/regions/fetch-regions.ts'
import { entryScreens } from '#src/ui/content/entry-screens.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { teamKinds } from '../team-kinds.ts'
import { flagChoices, MemberFields, memberBody, memberValues } from './member-fields.tsx'
import type { DeskMemberWire } from './schema.ts'

type Regions = Awaited<ReturnType<typeof fetchRegions>>

export const { list, fresh, item } = entryScreens<DeskMemberWire, { regions: Regions }>({
  noun: 'team',
  paths: deskPaths.team,
  words: {
    title: 'Tim',
    lead: 'Kelompok kerja, pengurus region, dan sekretariat nasional, seperti di halaman About.',
    row: 'orang',
    search: 'Nama, jabatan, atau lembaga',
    add: 'Tambah orang',
    caption: 'Orang jaringan, menurut kelompok dan urutan',
    nothing: 'Belum ada orang di tim.',
    fresh: 'Tambah orang',
    deleteHelp: 'Hilang dari halaman About. Bisa dikembalikan selama tiga puluh hari.',
  },
  filters: [{ name: 'flag', label: 'Kelompok', options: flagChoices }],
  nameColumn: 'Nama',
  nameOf: ({ name }) => name,
  leadOf: ({ title }) => title,
  columns: [
    { title: 'Jabatan', from: 'sm', cell: (row) => row.title },
    { title: 'Kelompok', from: 'lg', cell: (row) => teamKinds[row.flag].title },
    { title: 'Region', from: 'lg', small: null, cell: (row) => row.region?.title ?? '–' },
    { title: 'Urutan', isFigure: true, cell: (row) => row.position },
  ],
  load: async ({ api }) => ({ regions: await fetchRegions(api) }),
  start: { flag: flagChoices[0]!.value, image_x: '50', image_y: '50' },
  values: memberValues,
  body: memberBody,
  Fields: ({ entry, more: { regions } }) => <MemberFields regions={regions} member={entry} />,
})
