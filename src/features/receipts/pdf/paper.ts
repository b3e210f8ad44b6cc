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
  /** Small print: issuer, what the law says, time of printing. */
  smallPrint: string[]
  /** `Received from`, with the donor's name; empty without one. */
  receivedFrom: string
  /** Note for letters that the paper cannot print: where all that was written stands. */
  unprinted: string
  created: Date
  /** Language and country of its texts, such as `id-ID`. */
  lang: string
}

/** A receipt with all its texts ready. */
export type ReceiptPaper = Head & {
  kind: 'receipt'
  /** Name of the paper: "Kuitansi". */
  title: string
  number: string
  donor: string
  /** Sum, or the quantity of a gift in kind. */
  amount: string
  /** Sum in words, or the thing. */
  amountInWords: string
  facts: (readonly [name: string, value: string])[]
  /** Public check: its code in groups, for reading out, and its address. Null for gifts in kind. */
  check: { title: string; how: string; code: string; address: string } | null
}

export type StatementRow = { day: string; number: string; target: string; amount: string; returned: string }

/** A year's gifts with all their texts ready. */
export type StatementPaper = Head & {
  kind: 'statement'
  label: string
  title: string
  what: string
  /** Titles of the columns. */
  columns: Record<keyof StatementRow, string>
  /** Words before and between the numbers at the foot: page 1 of 2. */
  page: readonly [string, string]
  donor: string
  rows: StatementRow[]
  total: string
  totalInWords: string
}

export type Paper = ReceiptPaper | StatementPaper
