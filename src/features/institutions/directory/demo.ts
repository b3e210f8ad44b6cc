import { readFileSync } from 'node:fs'
import type { Tx } from '#src/platform/database/write.ts'
import { createParticipant } from './create-participant.ts'

type DemoParticipant = {
  title: string
  slug: string
  region: string
  email: string
  description_1: string
  description_2: string
  total_member: number
  founded: number
  address: string
  links?: string
}

/** Cover colour by words in the name; the first match counts. */
const families: [words: RegExp, family: string][] = [
  [/perempuan|anak|difabel|isyarat|ibu |panti|aman|rumah tangga|asrama/i, 'mengkudu'],
  [/koperasi|kredit|usaha|credit/i, 'kunyit'],
  [/tani|benih|kopi|kakao|sagu|hutan|rimba|ladang|lumbung|kebun|daun|sabana/i, 'daun'],
  [/air|pesisir|laut|nelayan|perahu|danau|sungai|apung|teluk|dermaga|garam/i, 'samudra'],
  [/klinik|kesehatan|embun|oase|lembah/i, 'langit'],
  [/hukum|advoka|data|pusat|buruh|forum|jaringan|serikat/i, 'indigo'],
  [/sekolah|sanggar|belajar|balai|sinau|taman|tenun|rumah/i, 'soga'],
]

export async function seedParticipants(tx: Tx) {
  const demo: DemoParticipant[] = JSON.parse(readFileSync('db/demo/participants.json', 'utf8'))
  const regions = await tx.selectFrom('regions').select(['id', 'title']).execute()
  const idOf = new Map(regions.map(({ id, title }) => [title, id]))
  // In list order (by name), so that each cover differs from its neighbours.
  for (const item of demo.toSorted((a, b) => a.title.localeCompare(b.title, 'id')))
    await createParticipant(tx, {
      title: item.title,
      slug: item.slug,
      regionId: idOf.get(item.region)!,
      email: item.email,
      description1: item.description_1,
      description2: item.description_2,
      totalMember: item.total_member,
      founded: item.founded,
      address: item.address,
      links: item.links ?? '',
      coverFamily: families.find(([words]) => words.test(item.title))?.[1] ?? 'katun',
      by: null,
    })
}
