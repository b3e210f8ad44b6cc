import { PictureFields } from '#src/ui/content/text-fields.tsx'
import { DeskField, DeskGroup, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskText } from '#src/ui/desk/desk-text.tsx'
import type { DeskRegionWire } from './schema.ts'

/** Order, text, contacts and picture of a region: what a new one and an old one have in common. */
export function RegionFields({ region }: { region: DeskRegionWire | null }) {
  return (
    <>
      <DeskField
        name="position"
        label="Urutan"
        type="number"
        help="Angka kecil lebih dulu. Yang sama angkanya berurut menurut abjad."
      />
      <DeskText
        name="content"
        label="Tentang region"
        help="Tampil di halaman region, di atas daftar lembaganya. Boleh dikosongkan."
      />
      <DeskGroup title="Kontak">
        <DeskField name="email" label="E-mail" type="email" maxLength={254} />
        <DeskField name="phone" label="Telepon" type="tel" maxLength={300} help="Misalnya 0380-821234." />
        <div className="sm:col-span-2">
          <DeskTextarea name="address" label="Alamat kantor" rows={3} maxLength={500} />
        </div>
      </DeskGroup>
      <PictureFields item={region} help="Tampil di halaman region dan bila halamannya dibagikan." />
    </>
  )
}
