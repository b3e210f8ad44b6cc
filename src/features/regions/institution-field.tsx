import { DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { OWN } from './fetch-regions.ts'

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
    label="Lembaga"
    choices={hasOwn ? [{ value: OWN, label: 'Lembaga saya' }, ...institutions] : institutions}
    empty="Bukan dari satu lembaga"
    help={help}
  />
)
