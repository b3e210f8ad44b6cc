import { ButtonLink } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'

/** Download of all personal data, generated on the fly. */
export function ExportSection() {
  return (
    <section aria-labelledby="unduh-data">
      <Rubric id="unduh-data" title="Unduh data saya" />
      <p className="mt-3">
        Satu berkas zip berisi semua yang kami simpan tentang Anda: profil, persetujuan, sesi, tulisan,
        kunjungan, unduhan, unggahan, pesan, dan catatan, dalam bentuk JSON dan CSV. Paling banyak lima kali
        sehari.
      </p>
      <div className="mt-4">
        <ButtonLink to={furtherPaths.exportData} reloadDocument variant="outline">
          <Icon name="download" />
          Unduh data saya
        </ButtonLink>
      </div>
    </section>
  )
}
