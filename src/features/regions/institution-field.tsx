import { DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { OWN } from './fetch-regions.ts'
import * as words from './words.id.ts'

type InstitutionFieldProps = {
  institutions: readonly Choice[]
  help: string
  /** True for a new item of somebody with an institution of their own. */
  hasOwn?: boolean
}

/** The institution of a text, an event or a campaign, in a form of the desk. */
export const InstitutionField = ({ institutions, help, hasOwn = false }: InstitutionFieldProps) => (
  <DeskSelect
    name="participant_id"
    label={words.institution}
    choices={hasOwn ? [{ value: OWN, label: words.ownInstitution }, ...institutions] : institutions}
    empty={words.noInstitution}
    help={help}
  />
)
