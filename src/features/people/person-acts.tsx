import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field, SelectField, TextareaField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { MergeForm } from './merge-form.tsx'
import type { PersonWire } from './schema.ts'

type Props = {
  person: PersonWire
  answer: FormAnswer | undefined
  /** Unknown account number entered for a merge. */
  unknown: string | null
}
type FormProps = Props & {
  intent: string
  title: string
  button: string
  variant?: 'blue' | 'outline' | 'destroy'
  children?: ReactNode
}

/** Collapsed form, opened automatically when it was rejected. */
function ActForm({ person, answer, intent, title, button, variant = 'blue', children }: FormProps) {
  const { state, formData } = useNavigation()
  const mine = answer?.values.intent === intent ? answer : undefined
  return (
    <details open={mine !== undefined} className="group border-b py-1">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-blue">
        {title}
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <SentForm answer={mine} className="grid gap-4 pt-2 pb-5">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="version" value={person.version} />
        {children}
        <div>
          <Button
            type="submit"
            variant={variant}
            size={44}
            busy={state !== 'idle' && formData?.get('intent') === intent}
            busyLabel="Menyimpan"
          >
            {button}
          </Button>
        </div>
      </SentForm>
    </details>
  )
}

/** Actions on a person, by the viewer's permissions. */
export function PersonActs({ person, answer, unknown }: Props) {
  const { can, suspension } = person
  if (!can.suspend && !can.govern)
    return (
      <p className="mt-4 text-note text-muted">
        Tidak ada yang bisa Anda lakukan di sini: ini akun Anda sendiri, atau orang sekretariat yang diurus
        admin.
      </p>
    )
  const given = { person, answer, unknown }
  return (
    <div className="mt-4">
      {can.suspend && (suspension ? <Unsuspend {...given} /> : <Suspend {...given} />)}
      {can.govern && (
        <>
          <Duties {...given} />
          {person.has_second_factor && <Factors {...given} />}
          <MergeForm action={deskPaths.mergePerson(person.id)} unknown={unknown} />
          <Erase {...given} />
        </>
      )}
    </div>
  )
}

const typedOf = ({ answer }: Props, intent: string, name: string) =>
  answer?.values.intent === intent ? (answer.values[name] ?? '') : ''
const errorOf = ({ answer }: Props, intent: string, name: string) =>
  answer?.values.intent === intent ? answer.errors[name]?.[0] : undefined

const Suspend = (props: Props) => (
  <ActForm {...props} intent="suspend" title="Tangguhkan akun" button="Tangguhkan" variant="destroy">
    <TextareaField
      id="suspend-reason"
      label="Alasan, dikirim kepada orangnya"
      name="reason"
      rows={3}
      defaultValue={typedOf(props, 'suspend', 'reason')}
      error={errorOf(props, 'suspend', 'reason')}
      help="Semua perangkatnya dikeluarkan saat itu juga. Penangguhan bisa diakhiri kapan saja."
    />
  </ActForm>
)

const Unsuspend = (props: Props) => (
  <ActForm {...props} intent="unsuspend" title="Akhiri penangguhan" button="Akhiri penangguhan">
    <p className="text-note text-muted">Orang ini bisa login lagi, dan diberi tahu lewat e-mail.</p>
  </ActForm>
)

const Duties = (props: Props) => (
  <ActForm {...props} intent="duties" title="Ubah peran" button="Simpan peran">
    <SelectField
      label="Peran"
      name="role"
      defaultValue={typedOf(props, 'duties', 'role') || props.person.role}
      error={errorOf(props, 'duties', 'role')}
      help="PIC ditunjuk di halaman lembaganya."
    >
      <option value="member">Anggota</option>
      <option value="staff">Staf sekretariat</option>
      <option value="admin">Admin</option>
    </SelectField>
    <Checkbox name="is_moderator" defaultChecked={props.person.is_moderator}>
      Juga moderator
    </Checkbox>
    <p className="text-note text-muted">Semua perangkatnya dikeluarkan, dan orangnya diberi tahu.</p>
  </ActForm>
)

const Factors = (props: Props) => (
  <ActForm {...props} intent="factors" title="Lepas langkah kedua" button="Lepas langkah kedua">
    <p className="text-note text-muted">
      Untuk orang yang kehilangan ponsel dan kodenya. Pastikan dulu lewat jalan lain bahwa benar dia yang
      meminta.
    </p>
  </ActForm>
)

const Erase = (props: Props) => (
  <ActForm {...props} intent="erase" title="Hapus data pribadi" button="Hapus selamanya" variant="destroy">
    <p className="text-note">
      Akun dan data pribadi hilang sekarang juga dan <strong>tidak bisa dikembalikan</strong>, juga tidak dari
      cadangan. Pembukuan tetap menyimpan nomor, tanggal, dan jumlah.
    </p>
    <Field
      id="erase-email"
      label="Tulis alamat e-mail orang ini"
      name="email"
      type="email"
      autoComplete="off"
      defaultValue={typedOf(props, 'erase', 'email')}
      error={errorOf(props, 'erase', 'email')}
    />
    <TextareaField
      id="erase-reason"
      label="Dasar penghapusan, untuk jejak audit"
      name="reason"
      rows={2}
      defaultValue={typedOf(props, 'erase', 'reason')}
      error={errorOf(props, 'erase', 'reason')}
      help="Misalnya: permintaan privasi nomor 12. Jangan tulis nama."
    />
    <Checkbox name="keep_byline" defaultChecked={typedOf(props, 'erase', 'keep_byline') === 'on'}>
      Orangnya ingin namanya tetap ada di bawah tulisan yang sudah terbit
    </Checkbox>
  </ActForm>
)
