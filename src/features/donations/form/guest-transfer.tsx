import type { BankAccount } from '#src/features/giving/model.ts'
import { BankTransfer } from '../bank-transfer.tsx'
import { DonateContact } from '../donate-contact.tsx'

/** Bank account for guests without script, who cannot solve the captcha. */
export function GuestTransfer({ bank }: { bank: BankAccount | null }) {
  return (
    <noscript>
      <section
        aria-labelledby="rekening"
        className="mt-7 max-w-150 rounded-panel border bg-paper p-5 md:p-6.5"
      >
        <h2 id="rekening" className="mb-2 text-card">
          Tanpa JavaScript: transfer bank
        </h2>
        {bank ? (
          <>
            <p className="mb-4">
              Formulir donasi memerlukan JavaScript. Donasi tetap bisa dikirim ke rekening ini; sebutkan nama
              dan tujuannya di berita transfer.
            </p>
            <BankTransfer to={bank} />
          </>
        ) : (
          <>
            <p className="mb-4">
              Formulir donasi memerlukan JavaScript, dan nomor rekening belum dicantumkan di sini. Tulis
              kepada sekretariat, dan kami memberi tahu cara memberi yang tersedia.
            </p>
            <DonateContact />
          </>
        )}
      </section>
    </noscript>
  )
}
