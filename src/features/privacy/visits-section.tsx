import { Link } from 'react-router'
import type { FormAnswer } from '#src/ui/form.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import { ChoiceForm } from './choice-form.tsx'

/** Switch for recording a member's visited pages. */
export function VisitsSection({ isOn, answer }: { isOn: boolean; answer: FormAnswer | undefined }) {
  return (
    <section aria-labelledby="kunjungan">
      <Rubric id="kunjungan" title="Kunjungan" link={{ to: paths.visits, label: 'Kunjungan saya' }} />
      <p className="mt-3">
        {isOn
          ? 'Halaman yang Anda buka selama masuk dicatat untuk Anda dan disimpan 12 bulan.'
          : 'Halaman yang Anda buka tidak dicatat. Yang sudah tercatat tetap ada sampai berumur 12 bulan.'}{' '}
        Hanya Anda dan petugas sekretariat yang dapat melihatnya; lihat{' '}
        <Link to={paths.privacy} className="link">
          kebijakan privasi
        </Link>
        .
      </p>
      <div className="mt-4">
        <ChoiceForm
          intent="kunjungan"
          isOn={isOn}
          labels={{ on: 'Matikan pencatatan', off: 'Nyalakan pencatatan' }}
          answer={answer}
        />
      </div>
    </section>
  )
}
