import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field, SelectField, TextareaField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { permitLevels } from '../campaign-rules.ts'
import { permitGivers } from '../permit-words.ts'
import type { Values } from './form-body.ts'

type CampaignFormProps = {
  answer: FormAnswer | undefined
  /** What stands in the fields while nothing was refused. */
  start: Values
  /** Fields that nobody sees: the version, or the key of a new one. */
  hidden: Values
  /** The address is made of the title and can be changed afterwards. */
  hasSlug: boolean
}

/** Everything that is written of a campaign. */
export function CampaignForm({ answer, start, hidden, hasSlug }: CampaignFormProps) {
  const { state, formData } = useNavigation()
  const values = answer?.values ?? start
  const given = (name: string) => ({
    name,
    defaultValue: values[name] ?? '',
    error: answer?.errors[name]?.[0],
  })
  return (
    <SentForm answer={answer} className="grid max-w-170 gap-5">
      {Object.entries({ intent: 'simpan', ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label="Judul" required maxLength={120} {...given('title')} />
      {hasSlug && (
        <Field
          label="Alamat"
          required
          maxLength={80}
          autoCapitalize="none"
          help="Bagian setelah /donasi/. Alamat lama tetap mengantar ke halaman ini."
          {...given('slug')}
        />
      )}
      <TextareaField
        label="Ringkasan"
        rows={3}
        required
        maxLength={300}
        help="Satu atau dua kalimat, untuk daftar dan kartu bagikan."
        {...given('excerpt')}
      />
      <TextareaField
        label="Cerita"
        rows={12}
        required
        maxLength={20_000}
        help="Baris kosong memisahkan paragraf. Awali baris dengan “## ” untuk judul bagian, dengan “- ” untuk butir daftar."
        {...given('story')}
      />
      <Field
        label="Jumlah yang dituju, dalam rupiah"
        before="Rp"
        required
        inputMode="numeric"
        autoComplete="off"
        placeholder="48.000.000"
        {...given('goal_amount')}
      />
      <Days title="Hari kampanye">
        <Field label="Hari pertama" type="date" required {...given('starts_on')} />
        <Field
          label="Hari terakhir (boleh dikosongkan)"
          type="date"
          help="Kosong: sampai izin berakhir."
          {...given('ends_on')}
        />
      </Days>
      <Days title="Izin pengumpulan uang">
        <Field
          label="Nomor izin"
          maxLength={100}
          help="Sebuah draf boleh belum berizin; untuk dibuka izinnya harus lengkap."
          {...given('permit_number')}
        />
        <SelectField label="Pemberi izin" {...given('permit_level')}>
          <option value="">Pilih pemberi izin</option>
          {permitLevels.map((level) => (
            <option key={level} value={level}>
              {permitGivers[level]}
            </option>
          ))}
        </SelectField>
        <Field label="Berlaku dari" type="date" {...given('permit_from')} />
        <Field label="Berlaku sampai" type="date" {...given('permit_until')} />
      </Days>
      <div>
        <Button
          type="submit"
          busy={state === 'submitting' && formData?.get('intent') === 'simpan'}
          busyLabel="Menyimpan"
        >
          Simpan
        </Button>
      </div>
    </SentForm>
  )
}

function Days({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t pt-5">
      <legend className="float-left w-full text-[1.125rem] font-semibold">{title}</legend>
      <div className="clear-both grid gap-5 pt-3.5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
