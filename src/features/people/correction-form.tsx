import { EntityPicker } from '#src/ui/desk/entity-picker.tsx'
import { Field, SelectField, TextareaField } from '#src/ui/field.tsx'
import { entityText } from '#src/wire/entity.ts'
import type { RegionWire } from '../regions/schema.ts'
import { ActForm, errorOf, type PersonFormProps, typedOf } from './act-form.tsx'
import * as words from './words.id.ts'

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
    <ActForm {...props} intent="correct" title={words.correctData} button={words.saveCorrection}>
      <Field label={words.fullName} maxLength={100} {...field('nama_lengkap')} />
      <Field label={words.mobileNumber} type="tel" maxLength={24} {...field('phone')} />
      {person.can.govern && (
        <>
          <input type="hidden" name="email_before" value={person.email} />
          <Field
            label={words.emailAddress}
            type="email"
            maxLength={254}
            help={words.emailHelp}
            {...field('email')}
          />
        </>
      )}
      {regions.length > 0 && (
        <SelectField label={words.region} {...field('region_id')}>
          {!person.region && <option value="">{words.notChosen}</option>}
          {regions.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <EntityPicker
        kind="participant"
        label={words.institution}
        help={words.institutionHelp}
        choices={isTyped ? props.answer?.choices?.participant_id : undefined}
        {...field('participant_id')}
      />
      <Field label={words.otherOrganisation} maxLength={150} {...field('organisasi')} />
      <TextareaField label={words.reasonSent} rows={2} {...field('reason')} />
    </ActForm>
  )
}
