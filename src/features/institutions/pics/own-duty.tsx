import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { ActForm } from '../act-form.tsx'
import type { DeskInstitutionWire } from '../page/schema.ts'

type OwnDutyProps = {
  institution: DeskInstitutionWire
  isLast: boolean
  /** True if stepping down was just refused because no PIC would be left. */
  wasWarned: boolean
}

/** The other PICs, and the controls to hand over or end the duty. */
export function OwnDuty({ institution: { title, pics }, isLast, wasWarned }: OwnDutyProps) {
  return (
    <section className="mt-11 max-w-240">
      <Rubric title="Tugas PIC" note={`${pics.length} dari paling banyak 3`} />
      <p className="mt-4 max-w-170 text-note">
        PIC {title}: {pics.map(({ nama_lengkap }) => nama_lengkap).join(', ')}. PIC baru ditunjuk oleh
        sekretariat, atau Anda menyerahkan tugas Anda kepada anggota lain di daftar di atas.
      </p>
      <div className="mt-4 grid max-w-170 gap-4">
        {isLast && (
          <Notice tone="warn">
            Anda PIC satu-satunya. Bila Anda berhenti, sekretariat yang mengurus lembaga ini sampai ada PIC
            baru.
          </Notice>
        )}
        <ActForm
          intent="berhenti"
          hidden={isLast || wasWarned ? { terakhir: '1' } : {}}
          verb="Berhenti menjadi PIC"
          busy="Menyimpan"
          variant="destroy"
          question={
            isLast
              ? `Sesudah ini tidak ada PIC di ${title}. Sekretariat kami beri tahu.`
              : 'Anda tetap anggota lembaga ini, tetapi tidak lagi PIC.'
          }
        />
      </div>
    </section>
  )
}
