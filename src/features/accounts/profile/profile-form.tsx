import { useNavigation } from 'react-router'
import type { RegionWire } from '#src/features/regions/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { Field, SelectField, TextareaField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { useSite } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PhotoField } from '#src/ui/upload/photo-field.tsx'
import { languageNames } from '#src/wire/language.ts'
import type { ProfileWire } from '../schema.ts'
import { formValues } from './form-body.ts'
import { InstitutionFields } from './institution-fields.tsx'
import * as words from './words.id.ts'

/** Mobile number as written after "+62": `812-3456-7890`. */
const localPhone = (phone: string | null): string =>
  (phone ?? '').replace(/^\+62/, '').replace(/^(\d{3})(\d{4})(\d+)$/, '$1-$2-$3')

const labels: Record<string, string> = {
  nama_lengkap: words.fullName,
  phone: words.phone,
  alamat: words.address,
  organisasi: words.otherOrganisation,
  tempat_lahir: words.birthPlace,
  tanggal_lahir: words.birthDate,
}

/** Edit conflict: shows the stored values beside the typed ones. No input is lost. */
function ChangedMeanwhile({ mine, current }: { mine: Record<string, string>; current: ProfileWire }) {
  const stored = formValues(current, localPhone(current.phone))
  const differing = Object.entries(labels).filter(([name]) => (mine[name] ?? '') !== (stored[name] ?? ''))
  return (
    <Notice tone="bad">
      <p className="font-semibold">{words.changedElsewhere}</p>
      <p>{words.inputIsKept}</p>
      {differing.length > 0 && (
        <ul className="mt-2">
          {differing.map(([name, label]) => (
            <li key={name} className="break-words">
              {words.storedNow(label, stored[name] || words.empty)}
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

/** Language of letters; nothing where the site has one. */
function LanguageField(field: { name: string; defaultValue: string; error: string | undefined }) {
  const { languages } = useSite().site
  if (!languages) return null
  return (
    <SelectField label={words.languageOfLetters} help={words.languageHelp} {...field}>
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </SelectField>
  )
}

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
        label={words.photo}
        name="image"
        purpose="avatar"
        value={profile.photo}
        help={words.photoHelp}
        error={field('image').error}
      />
      <Field
        label={`${words.fullName} *`}
        required
        maxLength={100}
        autoComplete="name"
        {...field('nama_lengkap')}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label={`${words.phone} *`}
          type="tel"
          before="+62"
          autoComplete="tel-national"
          maxLength={24}
          help={words.phoneIsHidden}
          {...field('phone')}
        />
        <SelectField label={`${words.region} *`} {...field('region_id')}>
          {!profile.region && <option value="">{words.chooseRegion}</option>}
          {regions.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <TextareaField
        label={words.address}
        rows={3}
        maxLength={500}
        autoComplete="street-address"
        {...field('alamat')}
      />
      <InstitutionFields profile={profile} regions={regions} field={field} />
      <div className="grid gap-5 md:grid-cols-2">
        <Field label={words.birthPlace} maxLength={100} {...field('tempat_lahir')} />
        <Field label={words.birthDate} type="date" autoComplete="bday" {...field('tanggal_lahir')} />
        <SelectField label={words.gender} {...field('jenis_kelamin')}>
          <option value="">{words.notGiven}</option>
          <option value="P">{words.female}</option>
          <option value="L">{words.male}</option>
        </SelectField>
      </div>
      <LanguageField {...field('language')} />
      <div>
        <Button
          type="submit"
          busy={state === 'submitting' && formData?.get('intent') === 'profil'}
          busyLabel={words.saving}
        >
          {words.saveProfile}
        </Button>
      </div>
    </SentForm>
  )
}
