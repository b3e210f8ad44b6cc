import { PictureFields, PublishingFields, TextFields } from '#src/ui/content/text-fields.tsx'
import { DeskField, DeskGroup, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { SceneField } from '../../covers/scene-field.tsx'
import { InstitutionField } from '../../regions/institution-field.tsx'
import { zones } from '../place-time.ts'
import type { DeskEventWire } from './event-values.ts'
import { whoWords } from './registrations/state-words.ts'
import * as words from './words.id.ts'

type EventFieldsProps = {
  regions: readonly Choice[]
  institutions: readonly Choice[]
  isOffice: boolean
  item: DeskEventWire | null
}

const zoneChoices = Object.entries(zones).map(([value, { label }]) => ({ value, label }))

const who = Object.entries(whoWords).map(([value, label]) => ({ value, label }))

/** Fields of an event and its registration; its slug and publication time once it exists. */
export function EventFields({ regions, institutions, isOffice, item }: EventFieldsProps) {
  return (
    <>
      <TextFields excerptHelp={words.excerptHelp} />
      <DeskGroup title={words.time}>
        <DeskField name="start_at" label={words.start} type="datetime-local" required />
        <DeskField name="end_at" label={words.end} type="datetime-local" required />
        <DeskSelect name="timezone" label={words.timeZone} choices={zoneChoices} help={words.timeZoneHelp} />
      </DeskGroup>
      <DeskGroup title={words.place}>
        <DeskField name="place" label={words.place} required maxLength={150} help={words.placeHelp} />
        <DeskSelect
          name="region_id"
          label={words.region}
          choices={regions}
          empty={isOffice ? words.inNoRegion : words.chooseRegion}
          required={!isOffice}
        />
        <div className="sm:col-span-2">
          <DeskField name="address" label={words.fullAddress} maxLength={300} />
        </div>
        <div className="sm:col-span-2">
          <InstitutionField
            institutions={institutions}
            hasOwn={!item && !isOffice}
            help={words.institutionHelp}
          />
        </div>
      </DeskGroup>
      {isOffice && <RegistrationFields />}
      {item && (
        <DeskGroup title={words.publishing}>
          <PublishingFields item={item} called={words.event} />
        </DeskGroup>
      )}
      <PictureFields item={item} help={words.pictureHelp}>
        <SceneField item={item} />
      </PictureFields>
    </>
  )
}

/** Registration rules: the secretariat's to set, as it knows who comes. */
const RegistrationFields = () => (
  <DeskGroup title={words.registration}>
    <p className="text-note text-muted sm:col-span-2">{words.rulesApplyAtOnce}</p>
    <DeskSelect name="registration.who" label={words.whoMayRegister} choices={who} />
    <DeskField
      name="registration.capacity"
      label={words.seats}
      inputMode="numeric"
      maxLength={7}
      help={words.seatsHelp}
    />
    <DeskField
      name="registration.opens_at"
      label={words.opens}
      type="datetime-local"
      help={words.opensHelp}
    />
    <DeskField
      name="registration.closes_at"
      label={words.closes}
      type="datetime-local"
      help={words.closesHelp}
    />
  </DeskGroup>
)
