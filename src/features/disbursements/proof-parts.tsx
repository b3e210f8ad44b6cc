import { DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import type { FormAnswer } from '#src/ui/form.tsx'
import { Link } from '#src/ui/link.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { DisbursementWire, ProofChoice } from './schema.ts'

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

/** A deleted document is named, too: it proved the entry when it was recorded. */
export const Proof = ({ proof }: { proof: NonNullable<DisbursementWire['proof']> }) =>
  proof.is_deleted ? (
    <>
      {proof.title} <span className="text-muted">(dokumennya sudah dihapus)</span>
    </>
  ) : (
    <>
      <Link to={deskPaths.download(proof.id)} className="link">
        {proof.title}
      </Link>{' '}
      <span className="text-muted">{proof.is_public ? 'terbuka untuk umum' : 'intern'}</span>
    </>
  )

type ProofFormProps = { documents: readonly ProofChoice[]; answer: FormAnswer | undefined }

/** Form for a proof that comes after the money went. */
export const ProofForm = ({ documents, answer }: ProofFormProps) => (
  <div className="mt-8">
    <DeskForm answer={answer} start={{}} hidden={{ act: 'proof' }} button="Simpan bukti" isUnguarded>
      <div>
        <h3 className="text-card">Lengkapi buktinya</h3>
        <p className="mt-1.5 text-note text-muted">Sekali tercatat, bukti tidak bisa diganti.</p>
      </div>
      <ProofField documents={documents} empty="Pilih dokumen" />
    </DeskForm>
  </div>
)
