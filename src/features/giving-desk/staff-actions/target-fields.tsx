import type { listDeskCampaigns } from '#src/features/campaigns/desk/api.ts'
import type { listRegions } from '#src/features/regions/api.ts'
import { DeskEntityPicker, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import type { Values } from '#src/ui/desk/form-answer.ts'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import type { Call } from '#src/wire/client.ts'
import type { EntityKind } from '#src/wire/entity.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import * as words from './words.id.ts'

/** Choices for the designation of something that was given. */
export async function fetchTargets(api: Call): Promise<Choice[]> {
  const [regions, campaigns] = await Promise.all([
    api<typeof listRegions>('GET /region', { query: { limit: 100 } }),
    api<typeof listDeskCampaigns>('GET /desk/campaigns', { session: true, query: { limit: 100 } }),
  ])
  return [
    { value: 'general', label: words.mostUrgent },
    { value: 'partisipan', label: words.oneInstitution },
    ...(campaigns.success ? campaigns.data : [])
      .filter(({ status }) => status !== 'draft')
      .map(({ id, title }) => ({ value: `campaign:${id}`, label: title, group: words.campaign })),
    ...(regions.success ? regions.data : []).map(({ id, title }) => ({
      value: `region:${id}`,
      label: title,
      group: words.region,
    })),
  ]
}

/** Kinds for `pickEntities`: the institution, where one was chosen. */
export const targetKinds = ({ target }: Values): Record<string, EntityKind> =>
  target === 'partisipan' ? { participant_id: 'participant' } : {}

/** Designation of the form; validation is the call's. */
export function designationOf({ target = 'general', participant_id }: Values) {
  const [type, id = participant_id] = target.split(':')
  return type === 'general' ? ({ type } as const) : ({ type: type as 'region', id: Number(id) } as const)
}

/** Errors of a call with those of the designation at the form's fields. */
export function targetErrors(errors: FieldErrors, { target }: Values): FieldErrors {
  const field = target === 'partisipan' ? 'participant_id' : 'target'
  return Object.fromEntries(
    Object.entries(errors).map(([path, sentences]) => [
      path.startsWith('designation') ? field : path,
      sentences,
    ]),
  )
}

/** Fields for the designation. */
export const TargetFields = ({ targets }: { targets: readonly Choice[] }) => (
  <div className="group/aim grid gap-5 sm:grid-cols-2">
    <DeskSelect name="target" label={words.purpose} choices={targets} />
    <div className="hidden group-has-[option[value=partisipan]:checked]/aim:block">
      <DeskEntityPicker name="participant_id" kind="participant" label={words.institution} />
    </div>
  </div>
)
