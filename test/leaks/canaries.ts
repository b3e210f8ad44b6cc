import type { KindCall } from '#src/kinds.ts'
import type { makeCast, Person } from '#test/support/news-desk.ts'

/** Attackers: a guest, a member without an institution, a member and a PIC of another one than the planted things'. */
export const triers = ['guest', 'umum', 'member', 'otherPic'] as const
export type Trier = (typeof triers)[number]

export type Words = {
  /** Public text beside the secret, which a search can find. */
  key: string
  secret: string
  title: string
  html: string
  email: string
  phone: string
}

type Canary = Words & {
  name: string
  /** Attackers who must never receive it. */
  hiddenFrom: readonly Trier[]
  /** A permitted reader, and the address. */
  seenBy: Person
  at: string
}

/** An item hidden from readers, and its public address. */
export type Hidden = {
  list: KindCall
  id: number
  slug: string
}

export type Cast = Awaited<ReturnType<typeof makeCast>>

const letters = (n: number) =>
  [n / 26, n % 26].map((part) => 'abcdefghijklmnopqrstuvwxyz'[Math.floor(part)]).join('')

function wordsOf(n: number): Words {
  const [key, secret] = [`kuncian${letters(n)}`, `zkenari${letters(n)}`]
  return {
    key,
    secret,
    title: `${key} ${secret}`,
    html: `<p>${key} ${secret} isi.</p>`,
    email: `${secret}@contoh.example`,
    phone: `+62877${7_000_000 + n}`,
  }
}

/** Collects planted secrets and hidden items, and plants more. */
export function aviary() {
  const canaries: Canary[] = []
  const hidden: Hidden[] = []
  return {
    canaries,
    hidden,
    /** @param put stores the text and returns the address where `seenBy` finds it */
    async plant(
      name: string,
      seenBy: Person,
      put: (words: Words) => Promise<string>,
      hiddenFrom: readonly Trier[] = triers,
    ) {
      const words = wordsOf(canaries.length)
      const canary = { ...words, name, seenBy, hiddenFrom, at: '' }
      canaries.push(canary)
      canary.at = await put(words)
    },
    hide: (list: Hidden['list'], id: number, slug: string) => void hidden.push({ list, id, slug }),
  }
}

export type Aviary = ReturnType<typeof aviary>
