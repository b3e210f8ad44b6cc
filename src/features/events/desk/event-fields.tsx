import { PictureFields, PublishingFields, TextFields } from '#src/ui/content/text-fields.tsx'
import { DeskField, DeskGroup, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { SceneField } from '../../covers/scene-field.tsx'
import { InstitutionField } from '../../regions/institution-field.tsx'
import { zones } from '../place-time.ts'
import type { DeskEventWire } from './event-values.ts'
import { whoWords } from './registrations/state-words.ts'

type EventFieldsProps = {
  regions: readonly Choice[]
  institutions: readonly Choice[]
  isOffice: boolean
  item: DeskEventWire | null
}

const zoneChoices = Object.entries(zones).map(([value, { label }]) => ({ value, label }))

const who = Object.entries(whoWords).map(([value, label]) => ({ value, label }))

/** Fields of an event and its registration; its slug and publication time once it exists. */
export function EventFields({ regions, institutions, isOffice, item }: EventFieldsProps) {
  return (
    <>
      <TextFields excerptHelp="Satu atau dua kalimat di daftar dan di kalender. Kosong: kata-kata pertamanya." />
      <DeskGroup title="Waktu">
        <DeskField name="start_at" label="Mulai" type="datetime-local" required />
        <DeskField name="end_at" label="Selesai" type="datetime-local" required />
        <DeskSelect
          name="timezone"
          label="Zona waktu"
          choices={zoneChoices}
          help="Jam di atas adalah jam di tempat acara."
        />
      </DeskGroup>
      <DeskGroup title="Tempat">
        <DeskField
          name="place"
          label="Tempat"
          required
          maxLength={150}
          help="Misalnya Balai Desa Oepura. Untuk acara lewat internet mulailah dengan kata Daring."
        />
        <DeskSelect
          name="region_id"
          label="Region"
          choices={regions}
          empty={isOffice ? 'Tidak di satu region' : 'Pilih region'}
          required={!isOffice}
        />
        <div className="sm:col-span-2">
          <DeskField name="address" label="Alamat lengkap" maxLength={300} />
        </div>
        <div className="sm:col-span-2">
          <InstitutionField
            institutions={institutions}
            hasOwn={!item && !isOffice}
            help="Disebut di halaman acara sebagai penyelenggaranya."
          />
        </div>
      </DeskGroup>
      {isOffice && <RegistrationFields />}
      {item && (
        <DeskGroup title="Penerbitan">
          <PublishingFields item={item} called="Acara" />
        </DeskGroup>
      )}
      <PictureFields
        item={item}
        help="Foto hanya dengan izin tertulis dari yang tampak. Tanpa foto, kain tenun menjadi sampulnya."
      >
        <SceneField item={item} />
      </PictureFields>
    </>
  )
}

/** Registration rules: the secretariat's to set, as it knows who comes. */
const RegistrationFields = () => (
  <DeskGroup title="Pendaftaran">
    <p className="text-note text-muted sm:col-span-2">
      Berlaku begitu disimpan, juga selama naskah yang baru belum terbit.
    </p>
    <DeskSelect name="registration.who" label="Siapa boleh mendaftar" choices={who} />
    <DeskField
      name="registration.capacity"
      label="Jumlah tempat"
      inputMode="numeric"
      maxLength={7}
      help="Kosong: tanpa batas. Bila penuh, yang berikutnya masuk daftar tunggu."
    />
    <DeskField
      name="registration.opens_at"
      label="Dibuka"
      type="datetime-local"
      help="Jam di tempat acara. Kosong: langsung."
    />
    <DeskField
      name="registration.closes_at"
      label="Ditutup"
      type="datetime-local"
      help="Kosong: saat acara mulai."
    />
  </DeskGroup>
)
