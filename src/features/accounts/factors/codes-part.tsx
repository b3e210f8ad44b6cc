import { ActButton } from './act-button.tsx'
import { Part } from './part.tsx'
import type { SecurityAnswer } from './security-acts.ts'

/** Number of recovery codes left, and their renewal. */
export function CodesPart({ left, answer }: { left: number; answer: SecurityAnswer | undefined }) {
  return (
    <Part
      title="Kode pemulihan"
      lead={`Tersisa ${left} dari 10 kode untuk masuk tanpa telepon. Kode baru menggantikan semua yang lama.`}
    >
      <ActButton
        act="codes"
        label="Buat kode baru"
        busyLabel="Membuat"
        answer={answer?.act === 'codes' ? answer.form : undefined}
      />
    </Part>
  )
}
