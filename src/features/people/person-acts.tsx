import { Checkbox } from '#src/ui/checkbox.tsx'
import type { Picked } from '#src/ui/desk/pick-entities.ts'
import { Field, SelectField, TextareaField } from '#src/ui/field.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { RegionWire } from '../regions/schema.ts'
import { ActForm, errorOf, type PersonFormProps, typedOf } from './act-form.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { MergeForm } from './merge-form.tsx'
import * as words from './words.id.ts'

type Props = PersonFormProps & {
  regions: RegionWire[]
  /** Text that was written into the form for a merge and is no account. */
  unknown: Picked | null
  /** Date and time in Jakarta, as a field takes them. */
  now: string
}

/** Actions on a person, by the viewer's permissions. */
export function PersonActs({ unknown, now, ...given }: Props) {
  const { person } = given
  const { can, suspension } = person
  if (!can.suspend && !can.govern) return <p className="mt-4 text-note text-muted">{words.nothingToDo}</p>
  return (
    <div className="mt-4">
      {can.suspend && <CorrectionForm {...given} />}
      {can.suspend && (suspension ? <Unsuspend {...given} /> : <Suspend {...given} />)}
      {can.govern && (
        <>
          <CopyCase {...given} now={now} />
          <Duties {...given} />
          {person.has_second_factor && <Factors {...given} />}
          <MergeForm action={deskPaths.mergePerson(person.id)} unknown={unknown} />
          <Erase {...given} />
        </>
      )}
    </div>
  )
}

const Suspend = (props: PersonFormProps) => (
  <ActForm {...props} intent="suspend" title={words.suspendAccount} button={words.suspend} variant="destroy">
    <TextareaField
      id="suspend-reason"
      label={words.reasonSent}
      name="reason"
      rows={3}
      defaultValue={typedOf(props, 'suspend', 'reason')}
      error={errorOf(props, 'suspend', 'reason')}
      help={words.suspendHelp}
    />
  </ActForm>
)

const Unsuspend = (props: PersonFormProps) => (
  <ActForm {...props} intent="unsuspend" title={words.unsuspend} button={words.unsuspend}>
    <p className="text-note text-muted">{words.unsuspendText}</p>
  </ActForm>
)

const Duties = ({ regions, ...props }: Omit<Props, 'unknown' | 'now'>) => (
  <ActForm {...props} intent="duties" title={words.changeRole} button={words.saveRole}>
    <SelectField
      label={words.role}
      name="role"
      defaultValue={typedOf(props, 'duties', 'role') || props.person.role}
      error={errorOf(props, 'duties', 'role')}
      help={words.picHelp}
    >
      <option value="member">{words.member}</option>
      <option value="staff">{words.secretariatStaff}</option>
      <option value="admin">{words.admin}</option>
    </SelectField>
    <Checkbox name="is_moderator" defaultChecked={props.person.is_moderator}>
      {words.alsoModerator}
    </Checkbox>
    <EditedRegions {...props} regions={regions} />
    <p className="text-note text-muted">{words.rolesText}</p>
  </ActForm>
)

/** Regions to edit, folded away until the person has one. */
function EditedRegions({ regions, ...props }: Omit<Props, 'unknown' | 'now'>) {
  const edited = props.person.editor_regions
  const typed = props.answer?.values.intent === 'duties' ? props.answer.values : null
  const error = errorOf(props, 'duties', 'region_ids')
  return (
    <details open={edited.length > 0 || error !== undefined} className="border-y py-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {words.regionEditor}
        {edited.length > 0 && ` (${edited.length})`}
      </summary>
      <p className="text-note text-muted">{words.editorText}</p>
      {error && <p className="mt-2 text-note text-bad">{error}</p>}
      <fieldset className="mt-2 grid max-h-80 gap-1 overflow-y-auto sm:grid-cols-2">
        <legend className="sr-only">{words.editedRegions}</legend>
        {regions.map(({ id, title }) => (
          <Checkbox
            key={id}
            name={`region-${id}`}
            defaultChecked={typed ? typed[`region-${id}`] === 'on' : edited.some((one) => one.id === id)}
          >
            {title}
          </Checkbox>
        ))}
      </fieldset>
    </details>
  )
}

/** Opens the privacy case from which the copy is downloaded. */
const CopyCase = ({ now, ...props }: PersonFormProps & { now: string }) => (
  <ActForm {...props} intent="copy" title={words.recordCopyRequest} button={words.recordRequest}>
    <input type="hidden" name="person_name" value={props.person.nama_lengkap} />
    <input type="hidden" name="person_email" value={props.person.email} />
    <Field
      id="copy-received"
      label={words.receivedAt}
      name="received_at"
      type="datetime-local"
      max={now}
      defaultValue={typedOf(props, 'copy', 'received_at') || now}
      error={errorOf(props, 'copy', 'received_at')}
      help={words.copyHelp}
    />
  </ActForm>
)

const Factors = (props: PersonFormProps) => (
  <ActForm {...props} intent="factors" title={words.removeFactors} button={words.removeFactors}>
    <p className="text-note text-muted">{words.factorsText}</p>
  </ActForm>
)

const Erase = (props: PersonFormProps) => (
  <ActForm {...props} intent="erase" title={words.erase} button={words.eraseForever} variant="destroy">
    <p className="text-note">
      {words.eraseBefore}
      <strong>{words.cannotBeUndone}</strong>
      {words.eraseAfter}
    </p>
    <Field
      id="erase-email"
      label={words.writeEmail}
      name="email"
      type="email"
      autoComplete="off"
      defaultValue={typedOf(props, 'erase', 'email')}
      error={errorOf(props, 'erase', 'email')}
    />
    <TextareaField
      id="erase-reason"
      label={words.eraseReason}
      name="reason"
      rows={2}
      defaultValue={typedOf(props, 'erase', 'reason')}
      error={errorOf(props, 'erase', 'reason')}
      help={words.eraseReasonHelp}
    />
    <Checkbox name="keep_byline" defaultChecked={typedOf(props, 'erase', 'keep_byline') === 'on'}>
      {words.keepByline}
    </Checkbox>
  </ActForm>
)
