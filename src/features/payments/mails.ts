import { formatReceiptNumber } from '#src/features/giving/format-receipt-number.ts'
import { type DonationStatus, isSimulated } from '#src/features/giving/gift-rules.ts'
import type { BankAccount } from '#src/features/giving/model.ts'
import { orderNumber } from '#src/features/giving/order-number.ts'
import { orderToken } from '#src/features/giving/order-token.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { DonationRowWire } from '#src/features/giving/schema.ts'
import { targetWords } from '#src/features/giving/target-words.ts'
import type { NewMail } from '#src/platform/mail/outbox.ts'
import type { PaymentInstructions } from '#src/platform/payments/gateway.ts'
import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import { formatDateTime } from '#src/ui/format.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { Receipt } from './receipt-queries.ts'

/** Data of a mail about a gift. */
export type GiftMailFacts = {
  orderId: string
  userId: number | null
  donorName: string | null
  donorEmail: string
  designation: DonationRowWire['designation']['type']
  designationTitle: string
  amount: number
  expiresAt: Date
  environment: string | null
}
type Site = { publicUrl: string; secret: SiteSecret }

const SIMULATION = 'Ini simulasi: tidak ada uang yang berpindah.'
const said = ({ environment }: GiftMailFacts) => (isSimulated(environment) ? [SIMULATION] : [])

/**
 * Recipient and greeting. A guest's address is not confirmed, so no name is used; the mail carries the order's token,
 * so it is secret.
 */
const frame = (gift: GiftMailFacts): Pick<NewMail, 'to' | 'isSecret'> & { name?: string } => ({
  to: gift.donorEmail,
  ...(gift.userId && gift.donorName && { name: gift.donorName }),
  isSecret: gift.userId === null,
})

/** Link to the order. A guest's has the token behind `#`, which only a script reads, so the text has the token too. */
function buttonTo(
  { userId, orderId }: GiftMailFacts,
  { publicUrl, secret }: Site,
  button: string,
): NewMail['blocks'] {
  const address = publicUrl + paths.donation(orderId)
  if (userId) return [{ button, href: address }]
  const token = orderToken(secret, orderId)
  return [
    { button, href: publicUrl + furtherPaths.donationOfGuest(orderId, token) },
    `Bila browser Anda tidak menjalankan JavaScript, salin kunci ini:\n${token}`,
    { says: 'Lalu tempel kuncinya di halaman ini:', href: address },
    'Tautan dan kunci ini berlaku satu tahun sejak Anda memberi.',
  ]
}

const target = ({ designation: type, designationTitle: title }: GiftMailFacts) => targetWords({ type, title })

const facts = (gift: GiftMailFacts) =>
  [
    ['Jumlah', formatRupiah(gift.amount)],
    ['Tujuan', target(gift)],
    ['Nomor pesanan', orderNumber(gift.orderId)],
  ] as const

function howTo(instructions: PaymentInstructions): (readonly [string, string])[] {
  switch (instructions.kind) {
    case 'va':
      return [[`Nomor virtual account ${instructions.bank.toUpperCase()}`, instructions.number]]
    case 'bill':
      return [
        ['Kode perusahaan', instructions.billerCode],
        ['Kode bayar', instructions.billKey],
      ]
    case 'store':
      return [[`Kode bayar di ${instructions.store}`, instructions.code]]
    case 'qr':
      return []
  }
}

/** Payment instructions, once a channel is chosen. One mail for each channel. */
export function instructionsMail(
  gift: GiftMailFacts,
  instructions: PaymentInstructions,
  site: Site,
): NewMail {
  const reader = frame(gift)
  return {
    ...reader,
    key: `donation-${gift.orderId}-pay-${Object.values(instructions).join('-').slice(0, 200)}`,
    subject: 'Cara membayar donasi Anda',
    blocks: [
      'Terima kasih. Donasi Anda menunggu pembayaran:',
      {
        facts: [
          ...facts(gift),
          ...howTo(instructions),
          ['Bayar paling lambat', formatDateTime(gift.expiresAt)],
        ],
      },
      ...buttonTo(gift, site, 'Lihat cara membayar'),
      ...said(gift),
    ],
  }
}

/** Bank account for a transfer, without a gateway. */
export function transferMail(gift: GiftMailFacts, to: BankAccount, sum: number, site: Site): NewMail {
  const reader = frame(gift)
  return {
    ...reader,
    key: `donation-${gift.orderId}-transfer`,
    subject: 'Cara mengirim donasi Anda',
    blocks: [
      'Terima kasih. Pembayaran daring sedang tidak bisa dipakai, jadi kirim donasi Anda lewat transfer bank:',
      {
        facts: [
          ['Bank', to.bank],
          ['Nomor rekening', to.account],
          ['Atas nama', to.holder],
          ['Jumlah yang dikirim', formatRupiah(sum)],
          ['Tujuan', target(gift)],
          ['Nomor pesanan', orderNumber(gift.orderId)],
          ['Kirim paling lambat', formatDateTime(gift.expiresAt)],
        ],
      },
      'Kirim tepat sejumlah itu: angka terakhirnya menunjukkan donasi mana yang Anda bayar. Sekretariat mencocokkannya, lalu mengirim kuitansi.',
      ...buttonTo(gift, site, 'Lihat donasi Anda'),
    ],
  }
}

/** Receipt mail. @param again time of a void receipt's restoration; null for a new one */
export function receiptMail(gift: GiftMailFacts, receipt: Receipt, site: Site, again: Date | null): NewMail {
  const reader = frame(gift)
  const number = formatReceiptNumber(receipt)
  return {
    ...reader,
    key: `donation-${gift.orderId}-receipt${again ? `-again-${again.getTime()}` : ''}`,
    subject: again ? `Kuitansi ${number} berlaku lagi` : `Kuitansi donasi ${number}`,
    blocks: [
      ...(again
        ? [
            `Kuitansi ${number} sempat kami batalkan. Ternyata uangnya ada, jadi kuitansi itu berlaku lagi, dengan nomor yang sama.`,
          ]
        : []),
      'Donasi Anda sudah kami terima. Terima kasih telah menguatkan kerja bersama warga.',
      { facts: [['Kuitansi', number], ['Diterbitkan', formatDateTime(receipt.issuedAt)], ...facts(gift)] },
      ...(receipt.provisionalUntil
        ? [
            `Kuitansi ini masih sementara sampai ${formatDateTime(receipt.provisionalUntil)}: sampai saat itu bank bisa menarik pembayarannya kembali.`,
          ]
        : []),
      {
        says: 'Keasliannya dapat diperiksa siapa saja di halaman ini, yang tidak menyebut nama Anda:',
        href: site.publicUrl + furtherPaths.receipt(receipt.code),
      },
      'Kuitansi untuk disimpan atau dicetak (PDF) ada di halaman donasi Anda:',
      ...buttonTo(gift, site, 'Lihat donasi Anda'),
      ...said(gift),
    ],
  }
}

/** Notice that a receipt is void, as the money was refunded or never came. */
export function receiptVoidedMail(
  gift: GiftMailFacts,
  receipt: Receipt,
  site: Site,
  { at, status }: { at: Date; status: DonationStatus },
): NewMail {
  const reader = frame(gift)
  const number = formatReceiptNumber(receipt)
  const wasOurs = status === 'pending' || status === 'expired' || status === 'cancelled'
  return {
    ...reader,
    key: `donation-${gift.orderId}-void-${at.getTime()}`,
    subject: `Kuitansi ${number} tidak berlaku lagi`,
    blocks: [
      wasOurs
        ? `Kami keliru mencatat donasi ini sebagai diterima. Mohon maaf. Kuitansi ${number} kami batalkan, dan nomornya tidak dipakai lagi.`
        : `Pembayaran donasi ini ditarik kembali atau dikembalikan, jadi kuitansi ${number} tidak berlaku lagi. Nomornya tidak dipakai lagi.`,
      { facts: facts(gift) },
      wasOurs
        ? 'Bila Anda sudah mengirim uangnya, tulis kepada sekretariat dan sertakan buktinya.'
        : 'Bila Anda tidak meminta pengembalian, tanyakan kepada bank Anda, atau tulis kepada sekretariat.',
      ...buttonTo(gift, site, 'Lihat donasi Anda'),
      ...said(gift),
    ],
  }
}

/** Notice of a partial refund. The receipt stays valid. */
export function partialRefundMail(gift: GiftMailFacts, refunded: number, site: Site): NewMail {
  const reader = frame(gift)
  return {
    ...reader,
    key: `donation-${gift.orderId}-returned-${refunded}`,
    subject: 'Sebagian donasi Anda dikembalikan',
    blocks: [
      'Sebagian donasi Anda kami kembalikan. Di rekening Anda mungkin baru terlihat beberapa hari kemudian.',
      { facts: [...facts(gift), ['Sudah dikembalikan', formatRupiah(refunded)]] },
      'Kuitansinya tetap berlaku untuk sisanya; halaman pemeriksaan kuitansi menyebut jumlah yang kembali.',
      ...buttonTo(gift, site, 'Lihat donasi Anda'),
      ...said(gift),
    ],
  }
}

/** Correction of a partial refund notice: the money was not refunded. @param kept whole rupiah that count again */
export function refundReversedMail(
  gift: GiftMailFacts,
  kept: { act: number; amount: number },
  site: Site,
): NewMail {
  const reader = frame(gift)
  return {
    ...reader,
    key: `donation-${gift.orderId}-kept-${kept.act}`,
    subject: 'Donasi Anda tidak jadi berkurang',
    blocks: [
      'Kami pernah menulis bahwa sebagian donasi Anda dikembalikan. Kabar itu keliru, dan kami mohon maaf: uangnya tetap ada pada kami.',
      { facts: [...facts(gift), ['Dihitung lagi', formatRupiah(kept.amount)]] },
      'Kuitansinya tetap berlaku dengan nomor yang sama.',
      ...buttonTo(gift, site, 'Lihat donasi Anda'),
      ...said(gift),
    ],
  }
}

/** Notice that a transfer was not found in the bank account. */
export function transferRejectedMail(gift: GiftMailFacts, site: Site): NewMail {
  const reader = frame(gift)
  return {
    ...reader,
    key: `donation-${gift.orderId}-rejected`,
    subject: 'Transfer donasi belum kami temukan',
    blocks: [
      'Kami tidak menemukan transfer untuk donasi ini di rekening kami, jadi pesanannya kami tutup.',
      { facts: facts(gift) },
      'Bila Anda sudah mengirimnya, jangan mengirim lagi. Tulis kepada sekretariat dengan bukti transfernya; donasi tetap bisa dicatat.',
      ...buttonTo(gift, site, 'Lihat donasi Anda'),
    ],
  }
}
