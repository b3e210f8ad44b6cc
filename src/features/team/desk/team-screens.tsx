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
import * as words from './words.id.ts'

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
      <DeskField name="name" label={words.name} required maxLength={100} />
      <DeskField name="title" label={words.role} required maxLength={120} />
      <DeskGroup title={words.position}>
        <DeskSelect name="flag" label={words.group} choices={flagChoices} />
        <DeskField name="position" label={words.order} type="number" min={0} help={words.orderHelp} />
        <DeskSelect name="region_id" label={words.region} choices={regions} empty={words.noRegion} />
        <DeskField name="lembaga" label={words.institution} maxLength={150} />
      </DeskGroup>
      <DeskTextarea name="about" label={words.about} rows={3} maxLength={600} />
      <DeskGroup title={words.contact}>
        <DeskField
          name="wa_number"
          label={words.whatsApp}
          type="tel"
          maxLength={300}
          help={words.whatsAppHelp}
        />
        <DeskField name="linkedin" label={words.linkedIn} type="url" maxLength={300} />
        <DeskField name="instagram" label={words.instagram} type="url" maxLength={300} />
        <DeskField name="facebook" label={words.facebook} type="url" maxLength={300} />
        <DeskField name="twitter" label="X" type="url" maxLength={300} />
      </DeskGroup>
      <PictureFields item={member} help={words.portraitHelp} />
    </>
  )
}

type Regions = Awaited<ReturnType<typeof fetchRegions>>

export const { list, fresh, item } = entryScreens<DeskMemberWire, { regions: Regions }>({
  noun: 'team',
  paths: deskPaths.team,
  words: {
    title: words.team,
    lead: words.lead,
    row: words.row,
    search: words.search,
    add: words.add,
    caption: words.caption,
    nothing: words.nothing,
    fresh: words.add,
    deleteHelp: words.deleteHelp,
  },
  filters: [{ name: 'flag', label: words.group, options: flagChoices }],
  nameColumn: words.name,
  nameOf: ({ name }) => name,
  translated: 'team',
  leadOf: ({ title }) => title,
  columns: [
    { title: words.role, from: 'sm', cell: (row) => row.title },
    { title: words.group, from: 'lg', cell: (row) => teamKinds[row.flag].title },
    { title: words.region, from: 'lg', small: null, cell: (row) => row.region?.title ?? '–' },
    { title: words.order, isFigure: true, cell: (row) => row.position },
  ],
  load: async ({ api }) => ({ regions: await fetchRegions(api) }),
  start: { flag: flagChoices[0]!.value, image_x: '50', image_y: '50' },
  given: officerOf,
  values: memberValues,
  body: memberBody,
  Fields: ({ entry, more: { regions } }) => <MemberFields regions={regions} member={entry} />,
})
