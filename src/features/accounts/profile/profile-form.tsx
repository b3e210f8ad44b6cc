import { useNavigation } from 'react-router'
import type { RegionWire } from '#src/features/regions/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { Field, SelectField, TextareaField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PhotoField } from '#src/ui/upload/photo-field.tsx'
import type { ProfileWire } from '../schema.ts'
import { formValues } from './form-body.ts'
import { InstitutionFields } from './institution-fields.tsx'

/** Mobile number as written after "+62": `812-3456-7890`. */
const localPhone = (phone: string | null): string =>
  (phone ?? '').replace(/^\+62/, '').replace(/^(\d{3})(\d{4})(\d+)$/, '$1-$2-$3')

const labels: Record<string, string> = {
  nama_lengkap: 'Nama lengkap',
  phone: 'Nomor ponsel',
  alamat: 'Alamat',
  organisasi: 'Organisasi lain',
  tempat_lahir: 'Tempat lahir',
  tanggal_lahir: 'Tanggal lahir',
}

/** Edit conflict: shows the stored values beside the typed ones. No input is lost. */
function ChangedMeanwhile({ mine, current }: { mine: Record<string, string>; current: ProfileWire }) {
  const stored = formValues(current, localPhone(current.phone))
  const differing = Object.entries(labels).filter(([name]) => (mine[name] ?? '') !== (stored[name] ?? ''))
  return (
    <Notice tone="bad">
      <p className="font-semibold">Profil ini sudah diubah di tab atau perangkat lain.</p>
      <p>Isian Anda masih ada di bawah. Simpan lagi bila isian Anda yang benar.</p>
      {differing.length > 0 && (
        <ul className="mt-2">
          {differing.map(([name, label]) => (
            <li key={name} className="break-words">
              {label} yang tersimpan sekarang: {stored[name] || 'kosong'}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

/** `current` is the version stored by another save meanwhile. */
export type ProfileAnswer = FormAnswer & { current?: ProfileWire }

type ProfileFormProps = { profile: ProfileWire; regions: RegionWire[]; answer: ProfileAnswer | undefined }

/** Profile fields that members edit; address and photo have their own forms. */
export function ProfileForm({ profile, regions, answer }: ProfileFormProps) {
  const { state, formData } = useNavigation()
  const stored = formValues(profile, localPhone(profile.phone))
  const field = (name: string) => ({
    name,
    defaultValue: answer?.values[name] ?? stored[name] ?? '',
    error: answer?.errors[name]?.[0],
  })
  return (
    <SentForm answer={answer} className="grid gap-5">
      {answer?.current && <ChangedMeanwhile mine={answer.values} current={answer.current} />}
      <input type="hidden" name="intent" value="profil" />
      <input type="hidden" name="version" value={(answer?.current ?? profile).version} />
      {profile.phone && <input type="hidden" name="has_phone" value="1" />}
      <PhotoField
        label="Foto profil"
        name="image"
        purpose="avatar"
        value={profile.photo}
        help="Tampil di samping nama Anda di area anggota."
        error={field('image').error}
      />
      <Field label="Nama lengkap *" required maxLength={100} autoComplete="name" {...field('nama_lengkap')} />
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label="Nomor ponsel *"
          type="tel"
          before="+62"
          autoComplete="tel-national"
          maxLength={24}
          help="Tidak ditampilkan kepada umum."
          {...field('phone')}
        />
        <SelectField label="Region *" {...field('region_id')}>
          {!profile.region && <option value="">Pilih region</option>}
          {regions.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <TextareaField
        label="Alamat"
        rows={3}
        maxLength={500}
        autoComplete="street-address"
        {...field('alamat')}
      />
      <InstitutionFields profile={profile} regions={regions} field={field} />
      <div className="grid gap-5 md:grid-cols-2">
        <Field label="Tempat lahir" maxLength={100} {...field('tempat_lahir')} />
        <Field label="Tanggal lahir" type="date" autoComplete="bday" {...field('tanggal_lahir')} />
        <SelectField label="Jenis kelamin" {...field('jenis_kelamin')}>
          <option value="">Tidak diisi</option>
          <option value="P">Perempuan</option>
          <option value="L">Laki-laki</option>
        </SelectField>
      </div>
      <div>
        <Button
          type="submit"
          busy={state === 'submitting' && formData?.get('intent') === 'profil'}
          busyLabel="Menyimpan"
        >
          Simpan profil
        </Button>
      </div>
    </SentForm>
  )
}
