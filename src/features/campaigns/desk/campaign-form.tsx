import { DeskRupiahField } from '#src/features/giving/desk-rupiah-field.tsx'
import { PictureFields } from '#src/ui/content/text-fields.tsx'
import { DeskField, DeskGroup, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskText } from '#src/ui/desk/desk-text.tsx'
import type { DeskAnswer, Values } from '#src/ui/desk/form-answer.ts'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { SceneField } from '../../covers/scene-field.tsx'
import { InstitutionField } from '../../regions/institution-field.tsx'
import { permitLevels } from '../campaign-rules.ts'
import { permitGivers } from '../permit-words.ts'
import type { DeskCampaignWire } from './schema.ts'

/** Marks of a story that is written without script. */
export const STORY_MARKS =
  'Baris kosong memisahkan paragraf. Awali baris dengan “## ” untuk judul bagian, dengan “- ” untuk butir daftar.'

type CampaignFormProps = {
  answer: DeskAnswer | undefined
  start: Values
  /** Version, or idempotency key of a new campaign. */
  hidden: Values
  /** Null for a new campaign; its slug is made from the title and can be changed afterwards. */
  campaign: DeskCampaignWire | null
  regions: readonly Choice[]
  institutions: readonly Choice[]
  /** True for the secretariat, which also writes campaigns of the whole network. */
  isOffice: boolean
}

const permits = permitLevels.map((value) => ({ value, label: permitGivers[value] }))

/** Form with all fields of a campaign. */
export function CampaignForm({ campaign, regions, institutions, isOffice, ...form }: CampaignFormProps) {
  return (
    <DeskForm {...form} intent="simpan">
      <DeskField name="title" label="Judul" required maxLength={120} />
      {campaign && (
        <DeskField
          name="slug"
          label="Alamat"
          required
          maxLength={80}
          autoCapitalize="none"
          help="Bagian setelah /donasi/. Alamat lama tetap mengantar ke halaman ini."
        />
      )}
      <DeskTextarea
        name="excerpt"
        label="Ringkasan"
        rows={3}
        required
        maxLength={300}
        help="Satu atau dua kalimat, untuk daftar dan kartu bagikan."
      />
      <DeskText name="content" label="Cerita" plain={{ name: 'story', help: STORY_MARKS }} />
      <DeskRupiahField
        name="goal_amount"
        label="Jumlah yang dituju, dalam rupiah"
        required
        placeholder="48.000.000"
      />
      <DeskSelect
        name="region_id"
        label="Region"
        choices={regions}
        empty={isOffice ? 'Seluruh jaringan' : 'Pilih region'}
        required={!isOffice}
        help="Kampanye tampil di halaman regionnya, dan uangnya dihitung untuk region itu."
      />
      <InstitutionField
        institutions={institutions}
        hasOwn={!campaign && !isOffice}
        help="Disebut di halaman kampanye sebagai yang mengerjakannya."
      />
      <DeskGroup title="Hari kampanye">
        <DeskField name="starts_on" label="Hari pertama" type="date" required />
        <DeskField
          name="ends_on"
          label="Hari terakhir (boleh dikosongkan)"
          type="date"
          help="Kosong: sampai izin berakhir."
        />
      </DeskGroup>
      <DeskGroup title="Izin pengumpulan uang">
        <DeskField
          name="permit_number"
          label="Nomor izin"
          maxLength={100}
          help="Sebuah draf boleh belum berizin; untuk dibuka izinnya harus lengkap."
        />
        <DeskSelect name="permit_level" label="Pemberi izin" choices={permits} empty="Pilih pemberi izin" />
        <DeskField name="permit_from" label="Berlaku dari" type="date" />
        <DeskField name="permit_until" label="Berlaku sampai" type="date" />
      </DeskGroup>
      <PictureFields
        item={campaign}
        help="Tampil di halaman kampanye, di kartunya, dan saat dibagikan. Foto hanya dengan izin tertulis dari yang tampak. Tanpa foto, kain tenun menjadi sampulnya."
      >
        <SceneField item={campaign} />
      </PictureFields>
    </DeskForm>
  )
}
