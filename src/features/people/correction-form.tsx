import { EntityPicker } from '#src/ui/desk/entity-picker.tsx'
import { Field, SelectField, TextareaField } from '#src/ui/field.tsx'
import { entityText } from '#src/wire/entity.ts'
import type { RegionWire } from '../regions/schema.ts'
import { ActForm, errorOf, type PersonFormProps, typedOf } from './act-form.tsx'

/** Body of a correction; what the form does not show, or shows unchanged in an address, is left out. */
export const correctionBody = (values: Record<string, string>) => ({
  version: Number(values.version),
  reason: values.reason ?? '',
  nama_lengkap: values.nama_lengkap ?? '',
  phone: values.phone || undefined,
  organisasi: values.organisasi || null,
  region_id: values.region_id ? Number(values.region_id) : undefined,
  participant_id: values.participant_id === undefined ? undefined : Number(values.participant_id) || null,
  email: values.email === values.email_before ? undefined : values.email,
})

/** Form that corrects a person's data; the address by admins only, who may send a new password there. */
export function CorrectionForm({ regions, ...props }: PersonFormProps & { regions: RegionWire[] }) {
  const { person } = props
  const stored: Record<string, string> = {
    nama_lengkap: person.nama_lengkap,
    phone: person.phone ?? '',
    organisasi: person.organisasi ?? '',
    region_id: String(person.region?.id ?? ''),
    participant_id: person.partisipan ? entityText(person.partisipan) : '',
    email: person.email,
  }
  const isTyped = props.answer?.values.intent === 'correct'
  const field = (name: string) => ({
    name,
    id: `correct-${name}`,
    defaultValue: isTyped ? typedOf(props, 'correct', name) : (stored[name] ?? ''),
    error: errorOf(props, 'correct', name),
  })
  return (
    <ActForm {...props} intent="correct" title="Perbaiki data" button="Simpan perbaikan">
      <Field label="Nama lengkap" maxLength={100} {...field('nama_lengkap')} />
      <Field label="Nomor ponsel" type="tel" maxLength={24} {...field('phone')} />
      {person.can.govern && (
        <>
          <input type="hidden" name="email_before" value={person.email} />
          <Field
            label="Alamat e-mail"
            type="email"
            maxLength={254}
            help="Pastikan dulu lewat jalan lain bahwa alamat ini milik orangnya: siapa yang menerima suratnya bisa membuat kata sandi baru. Semua perangkatnya dikeluarkan, dan alamat lama diberi tahu."
            {...field('email')}
          />
        </>
      )}
      {regions.length > 0 && (
        <SelectField label="Region" {...field('region_id')}>
          {!person.region && <option value="">Belum dipilih</option>}
          {regions.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <EntityPicker
        kind="participant"
        label="Lembaga"
        help="Kosong: tidak ada. Tanpa menunggu permintaannya. Tugas PIC di lembaga lama berakhir, dan PIC kedua lembaga diberi tahu."
        choices={isTyped ? props.answer?.choices?.participant_id : undefined}
        {...field('participant_id')}
      />
      <Field label="Organisasi lain" maxLength={150} {...field('organisasi')} />
      <TextareaField label="Alasan, dikirim kepada orangnya" rows={2} {...field('reason')} />
    </ActForm>
  )
}
