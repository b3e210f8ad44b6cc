import { langOf } from '#src/urls/in-language.ts'
import type { Language } from '#src/wire/language.ts'
import { initials } from './avatar.tsx'
import { Cover, type CoverImage } from './cover.tsx'
import { Link } from './link.tsx'

export type Institution = {
  to: string
  name: string
  text: string
  /** Language of the text, by default the first of the site. */
  lang?: Language | undefined
  /** A fact with its unit: "34 anggota". */
  note: string
  /** A square pattern of 168 px, shown at half its scale. */
  cover: CoverImage
}

type RowProps = {
  item: Institution
  /** Location, above its name. */
  place?: string
  heading?: 'h2' | 'h3'
}

/** An institution as a row: its pattern with a label, its name, its work. */
export function InstitutionRow({ item, place, heading: Heading = 'h2' }: RowProps) {
  return (
    <article className="group relative flex h-full flex-wrap items-start gap-4 border-t py-4.5 md:py-5">
      <SewnCover cover={item.cover} name={item.name} />
      <div className="text-beside">
        {place && <p className="text-sm font-semibold text-orange-text">{place}</p>}
        <Heading className="text-row">
          <Link to={item.to} className="hit-area title-link">
            {item.name}
          </Link>
        </Heading>
        <p lang={langOf(item.lang)} className="mt-1 text-note leading-normal text-soft">
          {item.text}
        </p>
        <p className="mt-1.5 text-sm text-muted figures">{item.note}</p>
      </div>
    </article>
  )
}

/** A square of pattern; text never lies on the pattern but on a label. */
export function SewnCover({ cover, name }: { cover: CoverImage; name: string }) {
  return (
    <div className="no-print relative size-16 flex-none overflow-hidden rounded-cloth md:size-21">
      <Cover image={cover} className="size-42 max-w-none origin-top-left scale-50" />
      {!cover.isPhoto && (
        <span
          aria-hidden="true"
          className="absolute inset-0 m-auto grid size-9 place-items-center rounded-label bg-cotton font-semibold md:size-11 md:text-lg"
        >
          {initials(withoutKind(name))}
        </span>
      )}
    </div>
  )
}

/** Drops the kind of institution, which many share: "Yayasan Benih Fatuleu" is known by its last two words. */
const withoutKind = (name: string) => name.replace(kind, '')

const kind =
  /^(?:Yayasan|Perkumpulan|Lembaga|Koperasi|Kelompok|Komunitas|Forum|Jaringan|Balai|Pusat|Panti|Klinik|Rumah|Sekolah|Sanggar)\s+(?=\S+\s+\S)/
