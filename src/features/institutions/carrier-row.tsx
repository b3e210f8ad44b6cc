import { InstitutionRow } from '#src/ui/institution-row.tsx'
import { paths } from '#src/urls/paths.ts'
import { coverFor } from '../covers/model.ts'
import * as words from './directory/words.id.ts'
import type { CarrierWire } from './schema.ts'

const SIDE = 168

type CarrierRowProps = {
  carrier: NonNullable<CarrierWire> /** Its part: "Yang mengerjakan". */
  part: string
}

/** The institution that carries something out, as a row that leads to its page. */
export const CarrierRow = ({ carrier, part }: CarrierRowProps) => (
  <InstitutionRow
    item={{
      to: paths.participant(carrier.slug),
      name: carrier.title,
      text: carrier.description_1,
      lang: carrier.lang,
      note: words.members(carrier.total_member),
      cover: coverFor(carrier.image, SIDE, SIDE),
    }}
    place={part}
  />
)
