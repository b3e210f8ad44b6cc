import { paths } from '#src/paths.ts'
import type { NewLetter } from '#src/platform/mail/outbox.ts'
import type { PaymentInstructions } from '#src/platform/payments/gateway.ts'
import type { BankAccount } from './model.ts'
import { orderToken } from './order-token.ts'
import { receiptNumber } from './receipt-number.ts'
import type { Receipt } from './receipt-queries.ts'
import { formatRupiah } from './rupiah.ts'

/** What a letter about a gift is made of. */
export type AboutGift = {
  orderId: string
  userId: number | null
  donorName: string | null
  donorEmail: string
  designationTitle: string
  amount: number
  expiresAt: Date
  environment: string | null
}
type Site = { publicUrl: string; secret: string }

const inJakarta = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
})
const moment = (at: Date) => `${inJakarta.format(at)} WIB`

const SIMULATION = 'Ini simulasi: tidak ada uang yang berpindah.'
const said = ({ environment }: AboutGift) => (environment === 'simulation' ? [SIMULATION] : [])

/** The way to the order: a guest's carries what opens it, so the letter is a secret. */
function frame(
  gift: AboutGift,
  site: Site,
): Pick<NewLetter, 'to' | 'isSecret'> & { name?: string; href: string } {
  const path = gift.userId
    ? paths.donation(gift.orderId)
    : paths.donationOfGuest(gift.orderId, orderToken(site.secret, gift.orderId))
  return {
    to: gift.donorEmail,
    ...(gift.donorName && { name: gift.donorName }),
    isSecret: gift.userId === null,
    href: site.publicUrl + path,
  }
}

const facts = ({ orderId, designationTitle, amount }: AboutGift) =>
  [
    ['Jumlah', formatRupiah(amount)],
    ['Tujuan', designationTitle],
    ['Nomor pesanan', orderId],
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

/** How to pay, once a way was chosen. One letter for each way. */
export function instructionsLetter(
  gift: AboutGift,
  instructions: PaymentInstructions,
  site: Site,
): NewLetter {
  const { href, ...reader } = frame(gift, site)
  return {
    ...reader,
    key: `donation-${gift.orderId}-pay-${Object.values(instructions).join('-').slice(0, 200)}`,
    subject: 'Cara membayar donasi Anda',
    blocks: [
      'Terima kasih. Donasi Anda menunggu pembayaran:',
      { facts: [...facts(gift), ...howTo(instructions), ['Bayar paling lambat', moment(gift.expiresAt)]] },
      { button: 'Lihat cara membayar', href },
      ...said(gift),
    ],
  }
}

/** Where to send a transfer, while there is no gateway. */
export function transferLetter(gift: AboutGift, to: BankAccount, sum: number, site: Site): NewLetter {
  const { href, ...reader } = frame(gift, site)
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
          ['Tujuan', gift.designationTitle],
          ['Nomor pesanan', gift.orderId],
          ['Kirim paling lambat', moment(gift.expiresAt)],
        ],
      },
      'Kirim tepat sejumlah itu: angka terakhirnya menunjukkan donasi mana yang Anda bayar. Sekretariat mencocokkannya, lalu mengirim kuitansi.',
      { button: 'Lihat donasi Anda', href },
    ],
  }
}

/** The receipt. @param again when it counts once more after it was void */
export function receiptLetter(gift: AboutGift, receipt: Receipt, site: Site, again: Date | null): NewLetter {
  const { href, ...reader } = frame(gift, site)
  const number = receiptNumber(receipt)
  return {
    ...reader,
    key: `donation-${gift.orderId}-receipt${again ? `-again-${again.getTime()}` : ''}`,
    subject: `Kuitansi donasi ${number}`,
    blocks: [
      'Donasi Anda sudah kami terima. Terima kasih telah menguatkan kerja bersama warga.',
      { facts: [['Kuitansi', number], ['Diterbitkan', moment(receipt.issuedAt)], ...facts(gift)] },
      ...(receipt.provisionalUntil
        ? [
            `Kuitansi ini masih sementara sampai ${moment(receipt.provisionalUntil)}: sampai saat itu bank bisa menarik pembayarannya kembali.`,
          ]
        : []),
      `Keasliannya dapat diperiksa siapa saja di ${site.publicUrl}${paths.receipt(receipt.code)}; di sana tidak ada nama.`,
      { button: 'Lihat donasi Anda', href },
      ...said(gift),
    ],
  }
}

/** The word that money went back, and with it the receipt. */
export function voidLetter(gift: AboutGift, receipt: Receipt, site: Site, at: Date): NewLetter {
  const { href, ...reader } = frame(gift, site)
  const number = receiptNumber(receipt)
  return {
    ...reader,
    key: `donation-${gift.orderId}-void-${at.getTime()}`,
    subject: `Kuitansi ${number} tidak berlaku lagi`,
    blocks: [
      `Pembayaran donasi ini ditarik kembali atau dikembalikan, jadi kuitansi ${number} tidak berlaku lagi. Nomornya tidak dipakai lagi.`,
      { facts: facts(gift) },
      'Bila Anda tidak meminta pengembalian, tanyakan kepada bank Anda, atau tulis kepada sekretariat.',
      { button: 'Lihat donasi Anda', href },
      ...said(gift),
    ],
  }
}
