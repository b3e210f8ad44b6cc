import { SelectField } from '#src/ui/field.tsx'

export type TargetGroup = { title: string; targets: { value: string; title: string }[] }

/** What a gift is for, all in one list. */
export const TargetField = ({
  groups,
  ...given
}: {
  groups: readonly TargetGroup[]
  name: string
  defaultValue: string
  error: string | undefined
}) => (
  <SelectField label="Untuk" {...given}>
    <option value="general">Kebutuhan paling mendesak</option>
    {groups
      .filter(({ targets }) => targets.length)
      .map(({ title, targets }) => (
        <optgroup key={title} label={title}>
          {targets.map((target) => (
            <option key={target.value} value={target.value}>
              {target.title}
            </option>
          ))}
        </optgroup>
      ))}
  </SelectField>
)
