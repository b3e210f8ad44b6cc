import type { ImageWire } from '#src/wire/shapes.ts'
import { seedApartFrom } from './draw-cover.ts'
import { coverImage } from './model.ts'
import { pick, randomFrom } from './prng.ts'
import { isScene, type Scene, scenes } from './scene-names.ts'
import { familyOf } from './seeds.ts'
import { range } from './shapes.ts'

/** Facts that decide about the cover of an item without a photo. */
export type CoverFacts = {
  title: string
  coverFamily: string
  coverSeed: number
  /** The desk's own choice; null for the one that follows from the rest. */
  scene?: string | null
}

/** Words of a title that call for a scene; each may begin a longer word. */
const wordsOf: Record<Scene, RegExp> = {
  perahu:
    /\b(?:laut|nelayan|perahu|kapal|pantai|pesisir|pulau|kepulauan|teluk|ikan|rob\b|garam|apung|iklim)/i,
  ladang:
    /\b(?:tani|petani|ladang|sawah|panen|sorgum|padi|kopi|kebun|benih|pangan|lumbung|lereng|kakao|kentang|alam\b)/i,
  mataair: /\b(?:air\b|airbersih|sumur|sungai|danau|hujan|kemarau|hulu|banjir|sanitasi|irigasi)/i,
  hutan:
    /\b(?:hutan|pohon|madu|kayu|bakau|sagu|tengkawang|rimba|kakao|bambu|pala\b|noken|akar|alam\b|iklim)/i,
  kampung:
    /\b(?:kampung|desa\b|dusun|adat\b|gempa|balai|koperasi|warga|tenun|penenun|perajin|region|penguatan)/i,
  sekolah: /\b(?:sekolah|kelas|anak-anak|pelatihan|lokakarya|guru|murid|buku|literasi|disabilitas|beasiswa)/i,
  dapur:
    /\b(?:dapur|tungku|memasak|gula|asap|malam|ibu\b|ibu-ibu|perempuan|bidan|bayi|rumah|ibadah|doa\b|panti)/i,
  rusun: /\b(?:rusun|kota\b|trotoar|buruh|pekerja|migran|ojek|upah|kafe|kontrak|hukum)/i,
}

/** Scenes for a field of work, by the family that its category has; the families of press and organisation have none. */
const scenesOf: Record<string, readonly Scene[]> = {
  mengkudu: ['dapur', 'sekolah', 'kampung', 'rusun'],
  daun: ['hutan', 'ladang', 'mataair'],
  samudra: ['perahu', 'mataair', 'hutan'],
  langit: ['perahu', 'hutan', 'ladang', 'mataair'],
  kunyit: ['kampung', 'rusun', 'sekolah', 'perahu'],
  soga: ['ladang', 'kampung', 'dapur', 'perahu', 'hutan'],
}

/** Kinds of content that show a scene, and how: any, only outside of press and organisation, only where words call. */
const rules: Record<string, 'always' | 'by field' | 'by words'> = {
  event: 'always',
  campaign: 'always',
  blog: 'always',
  mailing: 'always',
  news: 'by field',
  page: 'by words',
}

/** The scene of an item of some kind (`src/kinds.ts`); undefined for an abstract cloth. */
export function sceneOf(kind: string, { title, coverFamily, coverSeed, scene }: CoverFacts) {
  if (scene && isScene(scene)) return scene
  const rule = rules[kind]
  const ofField = scenesOf[coverFamily.split('-')[0]!]
  if (!rule || (rule === 'by field' && !ofField)) return undefined
  const called = scenes.filter((one) => wordsOf[one].test(title))
  if (called.length === 0 && rule === 'by words') return undefined
  return pick(randomFrom(coverSeed + 1), called.length > 0 ? called : (ofField ?? scenes))
}

const ATTEMPTS = 20

/**
 * A seed for a new item of some kind: apart from its neighbours' (`seedApartFrom`), and of another scene than the two
 * before it in the list and in its category, if its words allow one.
 * @param neighbours four before it in the list, nearest first, then three before it in its category
 */
export function seedUnlike(
  kind: string,
  { slug, ...item }: { slug: string } & Pick<CoverFacts, 'title' | 'coverFamily'>,
  neighbours: readonly CoverFacts[],
): number {
  const seeds = neighbours.map(({ coverSeed }) => coverSeed)
  const near = [...neighbours.slice(0, 2), ...neighbours.slice(4, 6)].map((one) => sceneOf(kind, one))
  const tries = range(0, ATTEMPTS).map((turn) => seedApartFrom(turn ? `${slug}-scene-${turn}` : slug, seeds))
  const isOther = (coverSeed: number) => {
    const scene = sceneOf(kind, { ...item, coverSeed })
    return !scene || !near.includes(scene)
  }
  return tries.find(isOther) ?? tries[0]!
}

/** The name in a cover's address: a scene, or the family of an abstract cloth. A page keeps the family it was given. */
export const coverNameOf = (kind: string, facts: CoverFacts): string =>
  sceneOf(kind, facts) ?? (kind === 'page' ? facts.coverFamily : familyOf(facts.coverSeed))

/** The cover of an item without a photo. */
export const coverOf = (kind: string, facts: CoverFacts): ImageWire =>
  coverImage(coverNameOf(kind, facts), facts.coverSeed)
