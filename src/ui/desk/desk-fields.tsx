import type { ComponentProps, ReactNode } from 'react'
import { paths } from '#src/urls/paths.ts'
import type { PicturePurpose } from '#src/wire/upload.ts'
import { Checkbox } from '../checkbox.tsx'
import { Field, SelectField, TextareaField } from '../field.tsx'
import { PhotoField } from '../upload/photo-field.tsx'
import { Options } from './desk-filters.tsx'
import { useDeskField } from './desk-form.tsx'
import { EntityPicker } from './entity-picker.tsx'
import type { Choice } from './list-plan.ts'
import { OtherText } from './other-text.tsx'
import * as words from './words.id.ts'

type Own = 'defaultValue' | 'error' | 'value'

/** A single-line field: text, number, date (`type="date"`), time, address. */
export function DeskField(props: Omit<ComponentProps<typeof Field>, Own>) {
  const { value, error, other, isStill } = useDeskField(props.name)
  return (
    <div>
      <Field readOnly={isStill} {...props} defaultValue={value} error={error} />
      <OtherText label={props.label} text={other} />
    </div>
  )
}

/** A multi-line field. */
export function DeskTextarea(props: Omit<ComponentProps<typeof TextareaField>, Own>) {
  const { value, error, other, isStill } = useDeskField(props.name)
  return (
    <div>
      <TextareaField readOnly={isStill} {...props} defaultValue={value} error={error} />
      <OtherText label={props.label} text={other} />
    </div>
  )
}

type SelectProps = Omit<ComponentProps<typeof SelectField>, Own | 'children'> & {
  choices: readonly Choice[]
  /** Label of the empty option: "Pilih region". Without it, the first option is selected. */
  empty?: string
}

/** A select. A value that is no choice any more stays until another is picked. */
export function DeskSelect({ choices, empty, ...props }: SelectProps) {
  const { value, error, other, isStill } = useDeskField(props.name)
  const isKept = value !== '' && !choices.some((one) => one.value === value)
  const said = other && (choices.find((one) => one.value === other)?.label ?? other)
  return (
    <div>
      <SelectField disabled={isStill} {...props} key={value} defaultValue={value} error={error}>
        {empty !== undefined && <option value="">{empty}</option>}
        {isKept && <option value={value}>{words.keepAsIs}</option>}
        <Options of={choices} />
      </SelectField>
      <OtherText label={props.label} text={other === '' ? '' : said} />
    </div>
  )
}

/** A field for one row of some kind: a person, an institution; the action reads it by `pickEntities`. */
export function DeskEntityPicker(props: Omit<ComponentProps<typeof EntityPicker>, Own | 'choices'>) {
  const { value, error, choices, isStill } = useDeskField(props.name)
  return <EntityPicker readOnly={isStill} {...props} defaultValue={value} error={error} choices={choices} />
}

/** A checkbox; `on` when checked. */
export function DeskCheckbox({ name, label, help }: { name: string; label: string; help?: ReactNode }) {
  const { value, error, other, isStill } = useDeskField(name)
  return (
    <div>
      <Checkbox name={name} defaultChecked={value === 'on'} error={error} disabled={isStill}>
        {label}
        {help && <span className="block text-sm text-muted">{help}</span>}
      </Checkbox>
      <OtherText
        label={label}
        text={other === undefined ? undefined : other === 'on' ? words.yes : words.no}
      />
    </div>
  )
}

type ChoicesProps = { name: string; label: string; choices: readonly Choice[]; help?: ReactNode }

/** A group of checkboxes; the value is comma separated, as `readForm` returns it. */
export function DeskChoices({ name, label, choices, help }: ChoicesProps) {
  const { value, error, other, isStill } = useDeskField(name)
  const chosen = new Set(value.split(','))
  const titles = (all: string) =>
    choices.filter((one) => all.split(',').includes(one.value)).map((one) => one.label)
  return (
    <fieldset disabled={isStill}>
      <legend className="text-note font-semibold">{label}</legend>
      {help && <p className="text-sm text-muted">{help}</p>}
      {choices.map((one) => (
        <Checkbox
          key={one.value}
          id={`${name}-${one.value}`}
          name={name}
          value={one.value}
          defaultChecked={chosen.has(one.value)}
        >
          {one.label}
        </Checkbox>
      ))}
      {error && (
        <p id={name} role="alert" tabIndex={-1} className="text-sm text-bad">
          {error}
        </p>
      )}
      <OtherText label={label} text={other === undefined ? undefined : titles(other).join(', ')} />
    </fieldset>
  )
}

type PhotoProps = {
  name: string
  label: string
  /** The current photo. */
  photo: { name: string; url: string } | null
  purpose?: PicturePurpose
  help?: string
}

/** One photo, uploaded at once; the form carries its name, empty for none. */
export function DeskPhoto({ name, label, photo, purpose = 'content', help }: PhotoProps) {
  const { value, error } = useDeskField(name)
  const shown =
    value === (photo?.name ?? '') ? photo : value ? { name: value, url: paths.image(value) } : null
  return (
    <PhotoField
      name={name}
      label={label}
      purpose={purpose}
      value={shown}
      error={error}
      {...(help && { help })}
    />
  )
}

/** A group of fields, side by side where there is room. */
export function DeskGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t pt-5">
      <legend className="float-left w-full text-[1.125rem] font-semibold">{title}</legend>
      <div className="clear-both grid gap-5 pt-3.5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
