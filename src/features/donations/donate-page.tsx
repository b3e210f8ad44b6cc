import { Link, useLoaderData } from 'react-router'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Cover } from '#src/ui/cover.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import type { readSettings } from '../settings/api.ts'
import { BankTransfer } from './bank-transfer.tsx'
import { DonateContact } from './donate-contact.tsx'
import { DonateSteps } from './donate-steps.tsx'
import { type BankAccount, toBankAccount } from './model.ts'

const cloth = { src: paths.cover('kunyit', 6, 860, 96), width: 860, height: 96 }

export const loader = page(async ({ api }) => ({
  bank: toBankAccount(unwrap(await api<typeof readSettings>('GET /settings')).data),
}))

export function Component() {
  const { bank } = useLoaderData<typeof loader>()
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head
        title="Donasi"
        description="Kirim donasi lewat transfer bank, dan baca ke mana uangnya pergi."
        canonical={paths.donate}
      />
      <PageHeading
        title="Donasi"
        lead="Pemberian Anda menguatkan lembaga yang bekerja bersama warga: rumah aman, kelas inklusi, air bersih, dan tanggap darurat di setiap region."
      />
      <div className="mt-7 grid gap-10 md:mt-11 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-11 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-16">
        <div className="md:order-last">
          <div className="md:sticky md:top-28">
            <Account bank={bank} />
          </div>
        </div>
        <div className="grid content-start gap-11">
          <Notice tone="info">
            Pembayaran daring di situs ini belum dibuka. Untuk sekarang donasi kami terima lewat transfer
            bank.
          </Notice>
          <DonateSteps hasBank={bank !== null} />
          <Uses />
          <DonateContact />
        </div>
      </div>
    </div>
  )
}

/** The one loud thing of the page: where to send the money, or that the place is not known yet. */
function Account({ bank }: { bank: BankAccount | null }) {
  return (
    <section aria-labelledby="rekening" className="overflow-hidden rounded-panel border bg-paper">
      <Cover image={cloth} eager className="h-24 w-full" />
      <div className="p-5 md:p-6.5">
        <h2 id="rekening" className="mb-4 text-card">
          Rekening donasi
        </h2>
        {bank ? (
          <BankTransfer to={bank} />
        ) : (
          <>
            <p className="mb-4">
              Rekening belum dicantumkan di sini. Tulis kepada sekretariat, dan kami memberi tahu cara memberi
              yang tersedia.
            </p>
            <ButtonLink to={paths.contact} variant="orange" wide>
              Kirim pesan
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  )
}

function Uses() {
  return (
    <section>
      <Rubric title="Ke mana uangnya pergi" />
      <div className="mt-4 max-w-150 space-y-3">
        <p>
          Bila Anda tidak menyebut tujuan, donasi dipakai untuk kebutuhan yang paling mendesak menurut
          pengurus nasional. Bila Anda menyebut region atau lembaga, donasi disalurkan ke sana.
        </p>
        <p>
          Laporan keuangan dapat diunduh di{' '}
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
