import { ActForm } from '../act-form.tsx'

/** Setting whether PICs' page changes are reviewed first; only admins change it. */
export function EditsChoice({ edits, canChoose }: { edits: 'reviewed' | 'direct'; canChoose: boolean }) {
  const isReviewed = edits === 'reviewed'
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-note">
      <p>
        {isReviewed
          ? 'Perubahan halaman oleh PIC ditinjau sekretariat sebelum tampil.'
          : 'Perubahan halaman oleh PIC langsung tampil di situs.'}
      </p>
      {canChoose && (
        <ActForm
          intent="cara"
          of={isReviewed ? 'direct' : 'reviewed'}
          verb={isReviewed ? 'Tampilkan langsung' : 'Tinjau dahulu'}
          busy="Menyimpan"
        />
      )}
    </div>
  )
}
