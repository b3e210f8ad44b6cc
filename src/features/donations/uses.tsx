import { Link } from 'react-router'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'

/** Uses of the money, with links. */
export function Uses() {
  return (
    <section>
      <Rubric title="Ke mana uangnya pergi" />
      <div className="mt-4 max-w-150 space-y-3">
        <p>
          Bila Anda tidak menyebut tujuan, donasi dipakai untuk kebutuhan yang paling mendesak menurut
          pengurus nasional. Bila Anda menyebut region atau lembaga, donasi disalurkan ke sana.
        </p>
        <p>
          Berapa yang masuk, per region dan lembaga, ada di{' '}
          <Link to={paths.givingReport} reloadDocument className="link">
            laporan donasi
          </Link>
          . Laporan keuangan dapat diunduh di{' '}
          <Link to={paths.downloads} className="link">
            Pengetahuan
          </Link>
          . Akta, pengesahan, dan izin kami ada di halaman{' '}
          <Link to={paths.about('legalitas-lembaga')} className="link">
            legalitas lembaga
          </Link>
          .
        </p>
      </div>
    </section>
  )
}
