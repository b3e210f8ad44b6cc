import { DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import type { FormAnswer } from '#src/ui/form.tsx'
import { Link } from '#src/ui/link.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { DisbursementWire, ProofChoice } from './schema.ts'
import * as words from './words.id.ts'

/** Field for the document that proves a disbursement. */
export const ProofField = ({ documents, empty }: { documents: readonly ProofChoice[]; empty: string }) => (
  <div>
    <DeskSelect
      name="proof_id"
      label={words.proof}
      empty={empty}
      choices={documents.map(({ id, title, is_public }) => ({
        value: String(id),
        label: `${title} (${is_public ? words.openToPublic : words.internalProof})`,
      }))}
    />
    <p className="mt-2 text-sm text-muted">
      {words.proofHelp}{' '}
      <Link to={deskPaths.newDownload} className="link">
        {words.uploadDocument}
      </Link>{' '}
      {words.uploadFirst}
    </p>
  </div>
)

/** A deleted document is named, too: it proved the entry when it was recorded. */
export const Proof = ({ proof }: { proof: NonNullable<DisbursementWire['proof']> }) =>
  proof.is_deleted ? (
    <>
      {proof.title} <span className="text-muted">{words.documentDeleted}</span>
    </>
  ) : (
    <>
      <Link to={deskPaths.download(proof.id)} className="link">
        {proof.title}
      </Link>{' '}
      <span className="text-muted">{proof.is_public ? words.openToPublic : words.internalProof}</span>
    </>
  )

type ProofFormProps = { documents: readonly ProofChoice[]; answer: FormAnswer | undefined }

/** Form for a proof that comes after the money went. */
export const ProofForm = ({ documents, answer }: ProofFormProps) => (
  <div className="mt-8">
    <DeskForm answer={answer} start={{}} hidden={{ act: 'proof' }} button={words.saveProof} isUnguarded>
      <div>
        <h3 className="text-card">{words.addProof}</h3>
        <p className="mt-1.5 text-note text-muted">{words.proofIsFinal}</p>
      </div>
      <ProofField documents={documents} empty={words.chooseDocument} />
    </DeskForm>
  </div>
)
