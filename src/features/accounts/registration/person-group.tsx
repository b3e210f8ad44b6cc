import { Field, SelectField } from '#src/ui/field.tsx'
import type { RegionChoice } from './registration-form.ts'

export type Given = (name: string) => { defaultValue: string; error: string | undefined }

/** Name and affiliation of the registering person. */
export function PersonGroup({ given, regions }: { given: Given; regions: readonly RegionChoice[] }) {
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="sr-only">Tentang Anda</legend>
      <div className="sm:col-span-2">
        <Field
          label="Nama lengkap"
          name="nama_lengkap"
          autoComplete="name"
          required
          maxLength={100}
          {...given('nama_lengkap')}
        />
      </div>
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        {...given('email')}
      />
      <Field
        label="Nomor ponsel"
        name="phone"
        type="tel"
        autoComplete="tel-national"
        required
        before="+62"
        placeholder="812-3456-7890"
        help="Tidak ditampilkan kepada orang lain."
        {...given('phone')}
      />
      <SelectField label="Region" name="region_id" required {...given('region_id')}>
        <option value="">Pilih region</option>
        {regions.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <Field
        label="Lembaga"
        name="lembaga"
        list="institutions"
        autoComplete="organization"
        maxLength={150}
        placeholder="Pilih atau tulis nama lembaga"
        help="Boleh dikosongkan. Lembaga partisipan akan memastikan keanggotaan Anda."
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
