import { formatDate } from '#src/ui/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { dutiesOf, wordsOfDuties } from './person-words.ts'
import type { MergeWire, PersonRowWire } from './schema.ts'
import * as words from './words.id.ts'

type Fact = {
  label: string
  of: (person: PersonRowWire) => string | null | undefined
  /** Name of the field that fills an empty one of the account that stays. */
  field?: string
  /** Fate of the value of the account that ends, if both have one. */
  fate: string
}

const lost = words.lost

const facts: readonly Fact[] = [
  { label: words.name, of: (person) => person.nama_lengkap, fate: lost },
  { label: words.email, of: ({ email }) => email, fate: words.noLongerLogin },
  { label: words.mobile, of: ({ phone }) => phone, field: 'phone', fate: lost },
  {
    label: words.institution,
    of: ({ partisipan }) => partisipan?.title,
    field: 'participant_id',
    fate: lost,
  },
  { label: words.organisation, of: ({ organisasi }) => organisasi, field: 'organisasi', fate: lost },
  { label: words.region, of: ({ region }) => region?.title, field: 'region_id', fate: lost },
  {
    label: words.role,
    of: (person) => wordsOfDuties(dutiesOf(person)),
    fate: lost,
  },
  { label: words.registered, of: (person) => formatDate(person.created_at), fate: lost },
]

const cell = 'w-1/2 py-2 pr-4 align-top wrap-anywhere'

/** Both accounts beside each other, with what differs and which value stays. */
export function BothSides({ merge: { from, into, fills } }: { merge: MergeWire }) {
  return (
    <table className="mt-7 w-full table-fixed border-t-2 border-ink text-left text-note">
      <caption className="sr-only">{words.bothAccounts}</caption>
      <thead>
        <tr className="border-b">
          <th scope="col" className={cell}>
            {words.ends}
            <span className="font-normal text-muted">#{from.id}</span>
          </th>
          <th scope="col" className={cell}>
            {words.stays}
            <span className="font-normal text-muted">#{into.id}</span>
          </th>
        </tr>
      </thead>
      {facts.map((fact) => (
        <Sides key={fact.label} fact={fact} from={from} into={into} fills={fills} />
      ))}
    </table>
  )
}

type SidesProps = { fact: Fact; from: PersonRowWire; into: PersonRowWire; fills: readonly string[] }

function Sides({ fact: { label, of, field, fate }, from, into, fills }: SidesProps) {
  const [gone, kept] = [of(from), of(into)]
  const isFilled = field !== undefined && fills.includes(field)
  const differs = (gone ?? '') !== (kept ?? '')
  return (
    <tbody className="border-b">
      <tr>
        <th scope="rowgroup" colSpan={2} className="pt-2.5 text-sm font-medium text-muted">
          {label}
          {differs && (
            <span className="ml-2 inline-flex items-center gap-1 rounded-label bg-warn-tint px-1.5 text-warn">
              <Icon name="triangle-alert" className="size-4" />
              {words.differs}
            </span>
          )}
        </th>
      </tr>
      <tr>
        <td className={cell}>
          <bdi>{gone || words.empty}</bdi>
          {differs && gone && (
            <span className="block text-sm text-muted">{isFilled ? words.movesToAccount : fate}</span>
          )}
        </td>
        <td className={`${cell} font-semibold`}>
          <bdi>{(isFilled ? gone : kept) || words.empty}</bdi>
          {isFilled && <span className="block text-sm font-normal text-muted">{words.wasEmpty}</span>}
        </td>
      </tr>
    </tbody>
  )
}
