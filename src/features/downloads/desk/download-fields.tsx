import { PictureFields } from '#src/ui/content/text-fields.tsx'
import { DeskField, DeskGroup, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { levelChoices } from './download-words.ts'
import { FileField } from './file-field.tsx'
import type { DeskDownloadWire } from './schema.ts'

type DownloadFieldsProps = { categories: readonly Choice[]; item: DeskDownloadWire | null }

const KINDS = 'PDF, DOCX, XLSX, PPTX, ODT, atau ZIP, paling besar 25 MB.'

/** Fields of a download; its slug once it exists. */
export function DownloadFields({ categories, item }: DownloadFieldsProps) {
  return (
    <>
      <DeskField name="title" label="Judul" required maxLength={150} />
      <DeskTextarea
        name="description"
        label="Keterangan"
        rows={3}
        maxLength={600}
        help="Apa isinya, untuk siapa. Dibaca semua orang, juga yang tidak boleh mengambil berkasnya."
      />
      <DeskGroup title="Berkas">
        <FileField
          label={item ? 'Versi baru' : 'Berkas'}
          help={item ? `${KINDS} Versi yang sekarang tetap tersimpan di daftar versi.` : KINDS}
        />
        <DeskSelect
          name="level"
          label="Siapa boleh mengambil"
          choices={levelChoices}
          help="Yang lebih terbuka mencakup semua yang di bawahnya."
        />
        <DeskSelect name="category_id" label="Kategori" choices={categories} empty="Pilih kategori" />
        {item && (
          <DeskField
            name="slug"
            label="Alamat di situs"
            maxLength={80}
            help="Bagian akhir alamatnya. Alamat lama tetap mengantar pembaca ke sini."
          />
        )}
      </DeskGroup>
      <PictureFields
        item={item}
        help="Foto hanya dengan izin tertulis dari yang tampak. Tanpa foto, kain tenun menjadi sampulnya."
      />
    </>
  )
}
