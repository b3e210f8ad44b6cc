/** Issuer of the papers. */
export type Issuer = {
  name: string
  address: string
  email: string
  taxList: string
  publicUrl: string
  /** The site's own logo, else the woven mark in its colours. */
  logo: { /** base64 */ png: string; width: number; height: number } | null
  blue: string
  orange: string
}

type Head = {
  issuer: Issuer
  /** Prominent warnings: void, provisional, simulation. */
  warnings: string[]
  /** Time of printing, in words. */
  printed: string
  created: Date
}

/** A receipt with all its texts ready. */
export type ReceiptPaper = Head & {
  kind: 'receipt'
  /** Name of the paper: "Kuitansi". */
  title: string
  number: string
  /** Address of all that was written, for letters that the paper cannot print. */
  where: string
  donor: string
  /** Sum, or the quantity of a gift in kind. */
  amount: string
  /** Sum in words, or the thing. */
  amountInWords: string
  facts: (readonly [name: string, value: string])[]
  /** Public check: its code in groups, for reading out, and its address. Null for gifts in kind. */
  check: { code: string; address: string } | null
}

/** A year's gifts with all their texts ready. */
export type StatementPaper = Head & {
  kind: 'statement'
  year: number
  donor: string
  rows: { day: string; number: string; target: string; amount: string; returned: string }[]
  total: string
  totalInWords: string
}

export type Paper = ReceiptPaper | StatementPaper
