import { Checkbox } from '#src/ui/checkbox.tsx'
import type { Picked } from '#src/ui/desk/pick-entities.ts'
import { Field, SelectField, TextareaField } from '#src/ui/field.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { RegionWire } from '../regions/schema.ts'
import { ActForm, errorOf, type PersonFormProps, typedOf } from './act-form.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { MergeForm } from './merge-form.tsx'

type Props = PersonFormProps & {
  regions: RegionWire[]
  /** Text that was written into the form for a merge and is no account. */
  unknown: Picked | null
  /** Date and time in Jakarta, as a field takes them. */
  now: string
}

/** Actions on a person, by the viewer's permissions. */
export function PersonActs({ unknown, now, ...given }: Props) {
  const { person } = given
  const { can, suspension } = person
  if (!can.suspend && !can.govern)
    return (
      <p className="mt-4 text-note text-muted">
        Tidak ada yang bisa Anda lakukan di sini: ini akun Anda sendiri, atau orang sekretariat yang diurus
        admin.
      </p>
    )
  return (
    <div className="mt-4">
      {can.suspend && <CorrectionForm {...given} />}
      {can.suspend && (suspension ? <Unsuspend {...given} /> : <Suspend {...given} />)}
      {can.govern && (
        <>
          <CopyCase {...given} now={now} />
          <Duties {...given} />
          {person.has_second_factor && <Factors {...given} />}
          <MergeForm action={deskPaths.mergePerson(person.id)} unknown={unknown} />
          <Erase {...given} />
        </>
      )}
    </div>
  )
}

const Suspend = (props: PersonFormProps) => (
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

const Unsuspend = (props: PersonFormProps) => (
  <ActForm {...props} intent="unsuspend" title="Akhiri penangguhan" button="Akhiri penangguhan">
    <p className="text-note text-muted">Orang ini bisa login lagi, dan diberi tahu lewat e-mail.</p>
  </ActForm>
)

const Duties = ({ regions, ...props }: Omit<Props, 'unknown' | 'now'>) => (
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
    <EditedRegions {...props} regions={regions} />
    <p className="text-note text-muted">Semua perangkatnya dikeluarkan, dan orangnya diberi tahu.</p>
  </ActForm>
)

/** Regions to edit, folded away until the person has one. */
function EditedRegions({ regions, ...props }: Omit<Props, 'unknown' | 'now'>) {
  const edited = props.person.editor_regions
  const typed = props.answer?.values.intent === 'duties' ? props.answer.values : null
  const error = errorOf(props, 'duties', 'region_ids')
  return (
    <details open={edited.length > 0 || error !== undefined} className="border-y py-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        Pengurus region{edited.length > 0 && ` (${edited.length})`}
      </summary>
      <p className="text-note text-muted">
        Ia meninjau berita, acara, lembaga, dan anggota di region ini saja. Staf dan admin sudah mengurus
        semua region.
      </p>
      {error && <p className="mt-2 text-note text-bad">{error}</p>}
      <fieldset className="mt-2 grid max-h-80 gap-1 overflow-y-auto sm:grid-cols-2">
        <legend className="sr-only">Region yang diurus</legend>
        {regions.map(({ id, title }) => (
          <Checkbox
            key={id}
            name={`region-${id}`}
            defaultChecked={typed ? typed[`region-${id}`] === 'on' : edited.some((one) => one.id === id)}
          >
            {title}
          </Checkbox>
        ))}
      </fieldset>
    </details>
  )
}

/** Opens the privacy case from which the copy is downloaded. */
const CopyCase = ({ now, ...props }: PersonFormProps & { now: string }) => (
  <ActForm {...props} intent="copy" title="Catat permintaan salinan data" button="Catat permintaan">
    <input type="hidden" name="person_name" value={props.person.nama_lengkap} />
    <input type="hidden" name="person_email" value={props.person.email} />
    <Field
      id="copy-received"
      label="Diterima pada (WIB)"
      name="received_at"
      type="datetime-local"
      max={now}
      defaultValue={typedOf(props, 'copy', 'received_at') || now}
      error={errorOf(props, 'copy', 'received_at')}
      help="3 × 24 jam berjalan sejak saat ini. Salinannya disiapkan dan urusannya ditutup di meja privasi."
    />
  </ActForm>
)

const Factors = (props: PersonFormProps) => (
  <ActForm {...props} intent="factors" title="Lepas langkah kedua" button="Lepas langkah kedua">
    <p className="text-note text-muted">
      Untuk orang yang kehilangan ponsel dan kodenya. Pastikan dulu lewat jalan lain bahwa benar dia yang
      meminta.
    </p>
  </ActForm>
)

const Erase = (props: PersonFormProps) => (
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
