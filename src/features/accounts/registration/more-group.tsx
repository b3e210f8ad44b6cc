import { Field, SelectField, TextareaField } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { Given } from './person-group.tsx'

const names = ['jenis_kelamin', 'tempat_lahir', 'tanggal_lahir', 'alamat']

/** Optional fields, collapsed; open if one has a value or an error. */
export function MoreGroup({ given }: { given: Given }) {
  const isOpen = names.some((name) => given(name).defaultValue || given(name).error)
  return (
    <details open={isOpen} className="group border-y">
      <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-semibold">
        <span>
          Lengkapi data diri{' '}
          <span className="block text-sm font-normal text-muted sm:inline">boleh sekarang, boleh nanti</span>
        </span>
        <Icon name="chevron-down" className="transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <fieldset className="grid gap-5 pt-2 pb-5 sm:grid-cols-2">
        <legend className="sr-only">Data diri</legend>
        <SelectField
          label="Jenis kelamin"
          name="jenis_kelamin"
          autoComplete="sex"
          {...given('jenis_kelamin')}
        >
          <option value="">Tidak diisi</option>
          <option value="P">Perempuan</option>
          <option value="L">Laki-laki</option>
        </SelectField>
        <Field
          label="Tanggal lahir"
          name="tanggal_lahir"
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          {...given('tanggal_lahir')}
        />
        <Field label="Tempat lahir" name="tempat_lahir" maxLength={100} {...given('tempat_lahir')} />
        <div className="sm:col-span-2">
          <TextareaField
            label="Alamat"
            name="alamat"
            rows={3}
            autoComplete="street-address"
            maxLength={500}
            {...given('alamat')}
          />
        </div>
      </fieldset>
    </details>
  )
}
