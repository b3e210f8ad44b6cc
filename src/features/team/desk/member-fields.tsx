import { wholeNumber } from '#src/ui/content/entry-action.ts'
import { PictureFields } from '#src/ui/content/text-fields.tsx'
import { DeskField, DeskGroup, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import type { Values } from '#src/ui/desk/form-answer.ts'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { teamKinds } from '../team-kinds.ts'
import type { DeskMemberWire } from './schema.ts'

export const flagChoices = Object.entries(teamKinds).map(([value, { title }]) => ({ value, label: title }))

const texts = ['name', 'title', 'flag', 'about', 'lembaga', 'wa_number', 'image_alt'] as const
const ways = ['linkedin', 'facebook', 'instagram', 'twitter'] as const

/** Form values of a person. */
export const memberValues = (member: DeskMemberWire): Values => ({
  ...Object.fromEntries([...texts, ...ways].map((name) => [name, member[name]])),
  region_id: member.region ? String(member.region.id) : '',
  position: String(member.position),
  image: member.image?.name ?? '',
  image_x: String(member.image_x),
  image_y: String(member.image_y),
})

/** Request body from a person's form values. */
export const memberBody = (values: Values) => ({
  ...Object.fromEntries([...texts, ...ways].map((name) => [name, values[name] ?? ''])),
  region_id: values.region_id ? wholeNumber(values.region_id) : null,
  ...(values.position && { position: wholeNumber(values.position) }),
  image: values.image || null,
  image_x: wholeNumber(values.image_x),
  image_y: wholeNumber(values.image_y),
})

type MemberFieldsProps = { regions: readonly Choice[]; member: DeskMemberWire | null }

/** Name and role, affiliation, contacts and photo. */
export function MemberFields({ regions, member }: MemberFieldsProps) {
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
      <PictureFields
        image={member?.image ?? null}
        image_x={member?.image_x ?? 50}
        image_y={member?.image_y ?? 50}
        help="Potret tegak. Tanpa foto, kain tenun dengan inisialnya."
      />
    </>
  )
}
