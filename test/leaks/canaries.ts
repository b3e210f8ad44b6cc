import type { makeCast, Person } from '#test/support/news-desk.ts'

/** Who tries: a guest, a member without an institution, a member and a PIC of another one than the planted things'. */
export const triers = ['guest', 'umum', 'member', 'otherPic'] as const
export type Trier = (typeof triers)[number]

export type Words = {
  /** Stands beside the secret and may be told: one can search for it. */
  key: string
  secret: string
  title: string
  html: string
  email: string
  phone: string
}

type Canary = Words & {
  name: string
  /** Whom it must never reach. */
  hiddenFrom: readonly Trier[]
  /** Someone who may see it, and where. */
  seenBy: Person
  at: string
}

/** A thing that is not there for readers, where readers would look for it. */
export type Hidden = {
  list: 'news' | 'blog' | 'events' | 'download' | 'pages' | 'partisipan' | 'question' | 'campaigns'
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

/** Everything that was planted, and how to plant more. */
export function aviary() {
  const canaries: Canary[] = []
  const hidden: Hidden[] = []
  return {
    canaries,
    hidden,
    /** @param put writes the words somewhere and says where `seenBy` finds them */
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
