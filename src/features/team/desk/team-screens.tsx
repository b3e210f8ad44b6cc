import { fetchRegions } from '#src/features/regions/fetch-regions.ts'
import { wholeNumber } from '#src/ui/content/entry-action.ts'
import { entryScreens } from '#src/ui/content/entry-screens.tsx'
import { PictureFields } from '#src/ui/content/text-fields.tsx'
import { DeskField, DeskGroup, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import type { Values } from '#src/ui/desk/form-answer.ts'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { DeskMemberWire } from '../schema.ts'
import { teamKinds, ways } from '../team-kinds.ts'

const flagChoices = Object.entries(teamKinds).map(([value, { title }]) => ({ value, label: title }))

const texts = ['name', 'title', 'flag', 'about', 'lembaga', 'wa_number', 'image_alt'] as const

/** Form values of a person. */
const memberValues = (member: DeskMemberWire): Values => ({
  ...Object.fromEntries([...texts, ...ways].map((name) => [name, member[name]])),
  region_id: member.region ? String(member.region.id) : '',
  position: String(member.position),
  image: member.image?.name ?? '',
  image_x: String(member.image_x),
  image_y: String(member.image_y),
})

/** Request body from a person's form values. */
const memberBody = (values: Values) => ({
  ...Object.fromEntries([...texts, ...ways].map((name) => [name, values[name] ?? ''])),
  region_id: values.region_id ? wholeNumber(values.region_id) : null,
  ...(values.position && { position: wholeNumber(values.position) }),
  image: values.image || null,
  image_x: wholeNumber(values.image_x),
  image_y: wholeNumber(values.image_y),
})

/** The group and region of a new officer, from a link on the region's page. */
function officerOf(query: URLSearchParams): Values {
  const region = query.get('region')
  return region ? { flag: 'pengurus-region', region_id: region } : {}
}

type MemberFieldsProps = { regions: readonly Choice[]; member: DeskMemberWire | null }

/** Name and role, affiliation, contacts and photo. */
function MemberFields({ regions, member }: MemberFieldsProps) {
  return (
    <>
      <DeskField name="name" label="Nama" required maxLength={100} />
      <DeskField name="title" label="Jabatan" required maxLength={120} />
      <DeskGroup title="Tempatnya">
        <DeskSelect name="flag" label="Kelompok" choices={flagChoices} />
        <DeskField
          name="position"
          label="Urutan"
          type="number"
          min={0}
          help="Angka kecil lebih dulu. Kosong: paling akhir."
        />
        <DeskSelect name="region_id" label="Region" choices={regions} empty="Tanpa region" />
        <DeskField name="lembaga" label="Lembaga" maxLength={150} />
      </DeskGroup>
      <DeskTextarea name="about" label="Tentang" rows={3} maxLength={600} />
      <DeskGroup title="Cara menghubungi">
        <DeskField
          name="wa_number"
          label="WhatsApp"
          type="tel"
          maxLength={300}
          help="Misalnya 0812-3456-7890. Dengan izinnya."
        />
        <DeskField name="linkedin" label="LinkedIn" type="url" maxLength={300} />
        <DeskField name="instagram" label="Instagram" type="url" maxLength={300} />
        <DeskField name="facebook" label="Facebook" type="url" maxLength={300} />
        <DeskField name="twitter" label="X" type="url" maxLength={300} />
      </DeskGroup>
      <PictureFields item={member} help="Potret tegak. Tanpa foto, kain tenun dengan inisialnya." />
    </>
  )
}

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
  given: officerOf,
  values: memberValues,
  body: memberBody,
  Fields: ({ entry, more: { regions } }) => <MemberFields regions={regions} member={entry} />,
})
