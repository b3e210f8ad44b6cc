import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { Rubric } from '#src/ui/rubric.tsx'

/** How to give, from the transfer to the receipt. */
export function DonateSteps({ hasBank }: { hasBank: boolean }) {
  return (
    <section>
      <Rubric title="Cara memberi" />
      <ol className="mt-2">
        <Step number={1} title={hasBank ? 'Kirim transfer' : 'Tanyakan rekening'}>
          {hasBank
            ? 'Lewat bank, ponsel, atau ATM ke rekening di halaman ini. Jumlahnya bebas.'
            : 'Sekretariat menjawab dengan nomor rekening dan nama pemiliknya.'}
        </Step>
        <Step number={2} title="Tulis tujuannya">
          Di berita transfer, sebutkan nama Anda dan tujuan, misalnya “umum”, nama region, atau nama lembaga.
        </Step>
        <Step number={3} title="Kabari kami">
          Kirim tanggal, jumlah, dan nama pengirim lewat{' '}
          <Link to={paths.contact} className="link">
            halaman kontak
          </Link>
          , supaya kami dapat mencocokkannya. Jangan kirim PIN atau kata sandi bank.
        </Step>
        <Step number={4} title="Terima kuitansi">
          Setelah uangnya tercatat, kuitansi kami kirim ke e-mail Anda. Nama Anda tidak diumumkan.
        </Step>
      </ol>
    </section>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 border-b py-4 last:border-b-0">
      <span aria-hidden="true" className="w-8 flex-none text-[2rem] leading-none font-light text-orange-text">
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-[1.0625rem] leading-tight">{title}</h3>
        <p className="mt-1 max-w-140">{children}</p>
      </div>
    </li>
  )
}
