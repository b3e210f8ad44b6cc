import { DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import { Link } from '#src/ui/link.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { ProofChoice } from './schema.ts'

/** Field for the document that proves a disbursement. */
export const ProofField = ({ documents, empty }: { documents: readonly ProofChoice[]; empty: string }) => (
  <div>
    <DeskSelect
      name="proof_id"
      label="Bukti"
      empty={empty}
      choices={documents.map(({ id, title, is_public }) => ({
        value: String(id),
        label: `${title} (${is_public ? 'terbuka untuk umum' : 'intern'})`,
      }))}
    />
    <p className="mt-2 text-sm text-muted">
      Kuitansi atau berita acara.{' '}
      <Link to={deskPaths.newDownload} className="link">
        Unggah dokumennya
      </Link>{' '}
      lebih dulu; bila terbuka untuk umum, laporan menautkannya.
    </p>
  </div>
)
