import { deskPaths } from '#src/desk-paths.ts'
import { DeskFilters } from '#src/ui/desk/desk-filters.tsx'
import { Field, SelectField } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { donationStatuses } from '../gift-rules.ts'
import { stateWords } from '../state-words.ts'
import { hrefOf, isNarrowed, type View } from './ledger-address.ts'
import { ledgerChannels, titleOfChannel } from './ledger-rules.ts'

type Named = { id: number; title: string }

/** What the selects offer. */
type Choices = {
  regions: readonly (Named & { institutions: readonly Named[] })[]
  campaigns: readonly Named[]
}

const channels = ledgerChannels.map((id) => ({ id, title: titleOfChannel(id) }))
const purposes = {
  general: 'Kebutuhan paling mendesak',
  region: 'Region',
  partisipan: 'Lembaga',
  campaign: 'Kampanye',
}

export function LedgerFilters({ view, choices }: { view: View; choices: Choices }) {
  const { chosen, sort, by } = view
  return (
    <DeskFilters
      action={deskPaths.giving}
      chosen={chosen}
      also={{ sort, by }}
      clearTo={isNarrowed(view) ? hrefOf({ ...view, chosen: nothing }) : null}
    >
      <div className="col-span-full">
        <Field
          label="Cari"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          defaultValue={chosen.q}
          placeholder="Nama, e-mail, nomor pesanan, kuitansi, atau jumlah"
        />
      </div>
      <details open={hasMore(view)} className="group col-span-full">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-blue">
          Keadaan, tujuan, region, tanggal
          <Icon name="chevron-down" className="group-open:rotate-180" />
        </summary>
        <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] items-end gap-x-3.5 gap-y-3">
          <SelectField label="Keadaan" name="status" defaultValue={chosen.status}>
            <option value="">Semua</option>
            {donationStatuses.map((status) => (
              <option key={status} value={status}>
                {stateWords[status].label}
              </option>
            ))}
          </SelectField>
          <SelectField label="Cara bayar" name="channel" defaultValue={chosen.channel}>
            <option value="">Semua</option>
            <Options rows={channels} />
          </SelectField>
          <SelectField label="Tujuan" name="designation" defaultValue={chosen.designation}>
            <option value="">Semua</option>
            <Options rows={Object.entries(purposes).map(([id, title]) => ({ id, title }))} />
          </SelectField>
          <SelectField label="Region" name="region" defaultValue={chosen.region}>
            <option value="">Semua</option>
            <Options rows={choices.regions} />
          </SelectField>
          <SelectField label="Lembaga" name="institution" defaultValue={chosen.institution}>
            <option value="">Semua</option>
            {choices.regions
              .filter(({ institutions }) => institutions.length > 0)
              .map(({ id, title, institutions }) => (
                <optgroup key={id} label={title}>
                  <Options rows={institutions} />
                </optgroup>
              ))}
          </SelectField>
          <SelectField label="Kampanye" name="campaign" defaultValue={chosen.campaign}>
            <option value="">Semua</option>
            <Options rows={choices.campaigns} />
          </SelectField>
          <Field label="Dari tanggal" name="from" type="date" defaultValue={chosen.from} />
          <Field label="Sampai tanggal" name="to" type="date" defaultValue={chosen.to} />
        </div>
      </details>
    </DeskFilters>
  )
}

/** Whether anything is chosen that would otherwise be out of sight. */
const hasMore = ({ chosen: { q: _, ...others } }: View) => Object.values(others).some(Boolean)

const Options = ({ rows }: { rows: readonly { id: number | string; title: string }[] }) =>
  rows.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ))

const nothing = {
  q: '',
  status: '',
  channel: '',
  designation: '',
  region: '',
  institution: '',
  campaign: '',
  from: '',
  to: '',
}
