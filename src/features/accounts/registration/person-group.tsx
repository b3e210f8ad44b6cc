import { Field, SelectField } from '#src/ui/field.tsx'
import type { RegionChoice } from './registration-form.ts'
import * as words from './words.id.ts'

export type Given = (name: string) => { defaultValue: string; error: string | undefined }

/** Name and affiliation of the registering person. */
export function PersonGroup({ given, regions }: { given: Given; regions: readonly RegionChoice[] }) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="sr-only">{words.aboutYou}</legend>
      <div className="sm:col-span-2">
        <Field
          label={words.fullName}
          name="nama_lengkap"
          autoComplete="name"
          required
          maxLength={100}
          {...given('nama_lengkap')}
        />
      </div>
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        {...given('email')}
      />
      <Field
        label={words.phone}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        required
        before="+62"
        placeholder="812-3456-7890"
        help={words.phoneIsHidden}
        {...given('phone')}
      />
      <SelectField label={words.region} name="region_id" required {...given('region_id')}>
        <option value="">{words.chooseRegion}</option>
        {regions.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <Field
        label={words.institution}
        name="lembaga"
        list="institutions"
        autoComplete="organization"
        maxLength={150}
        placeholder={words.institutionExample}
        help={words.institutionHelp}
        {...given('lembaga')}
      />
      <datalist id="institutions">
        {regions.flatMap((region) =>
          region.institutions.map(({ id, title }) => (
            <option key={id} value={title}>
              {region.title}
            </option>
          )),
        )}
      </datalist>
    </fieldset>
  )
}
