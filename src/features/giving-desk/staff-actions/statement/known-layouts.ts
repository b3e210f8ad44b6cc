import type { Columns } from './find-layout.ts'

/** Columns of a bank's export by their names as `plainName` writes them; BCA leaves that of CR and DB unnamed. */
type KnownLayout = {
  bank: string
  date: string
  description: string
  /** Column of the amount; of an export with two columns of sums, that of the money that came in. */
  amount: string
  sign: string | null
  /** Further names that tell the export from those of other banks. */
  also: readonly string[]
}

/** Exports of internet banking that no one has to explain to the site. The more particular stand first. */
const knownLayouts: readonly KnownLayout[] = [
  {
    bank: 'BCA',
    date: 'tanggal transaksi',
    description: 'keterangan',
    amount: 'jumlah',
    sign: '',
    also: ['cabang', 'saldo'],
  },
  {
    bank: 'BCA',
    date: 'tanggal transaksi',
    description: 'keterangan',
    amount: 'jumlah',
    sign: null,
    also: ['cabang', 'saldo'],
  },
  {
    bank: 'Mandiri',
    date: 'postdate',
    description: 'remarks',
    amount: 'credit amount',
    sign: null,
    also: ['accountno', 'debit amount'],
  },
  {
    bank: 'Mandiri',
    date: 'date',
    description: 'description',
    amount: 'credit',
    sign: null,
    also: ['account no', 'val date', 'debit'],
  },
  {
    bank: 'BRI',
    date: 'tgl tran',
    description: 'desk tran',
    amount: 'mutasi kredit',
    sign: null,
    also: ['norek', 'mutasi debet'],
  },
  {
    bank: 'BRI',
    date: 'tanggal transaksi',
    description: 'uraian transaksi',
    amount: 'kredit',
    sign: null,
    also: ['teller', 'debet'],
  },
  {
    bank: 'BNI',
    date: 'post date',
    description: 'description',
    amount: 'credit',
    sign: null,
    also: ['journal no', 'debit'],
  },
  {
    bank: 'BNI',
    date: 'posting date',
    description: 'description',
    amount: 'amount',
    sign: 'db cr',
    also: ['balance'],
  },
  {
    bank: 'BNI',
    date: 'tanggal transaksi',
    description: 'uraian transaksi',
    amount: 'nominal',
    sign: 'tipe',
    also: ['saldo'],
  },
]

/** Names of the column with the site's own account. */
const accountNames: ReadonlySet<string> = new Set([
  'accountno',
  'account no',
  'norek',
  'no rekening',
  'nomor rekening',
])

/** Bank and columns of a header that the site knows by itself. */
export function findKnownLayout(names: readonly string[]): { bank: string; columns: Columns } | undefined {
  const found = knownLayouts.find(({ date, description, amount, sign, also }) =>
    [date, description, amount, ...also, ...(sign === null ? [] : [sign])].every((name) =>
      names.includes(name),
    ),
  )
  if (!found) return undefined
  const { bank, date, description, amount, sign } = found
  return {
    bank,
    columns: {
      date: names.indexOf(date),
      description: names.indexOf(description),
      amount: names.indexOf(amount),
      sign: sign === null ? null : names.indexOf(sign),
    },
  }
}

export const findAccountColumn = (names: readonly string[]) => {
  const place = names.findIndex((name) => accountNames.has(name))
  return place < 0 ? null : place
}
