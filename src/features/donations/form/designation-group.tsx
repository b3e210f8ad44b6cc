import { Checkbox } from '#src/ui/checkbox.tsx'
import { SelectField } from '#src/ui/field.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { RadioGroup } from './radio-group.tsx'

export type Target = { id: number; title: string; institutions: { id: number; title: string }[] }
export type Cause = { id: number; title: string }
export type Given = (name: string) => { name: string; defaultValue: string; error: string | undefined }

/** Designation of the gift; a choice that needs a list shows it below. */
export function DesignationGroup({ targets, causes, given }: DesignationGroupProps) {
  const { defaultValue: chosen, error } = given('designation')
  const total = targets.reduce((sum, { institutions }) => sum + institutions.length, 0)
  const card = (value: string, title: string, note: string) => (
    <ChoiceCard
      name="designation"
      value={value}
      title={title}
      note={note}
      defaultChecked={(chosen || 'general') === value}
    />
  )
  return (
    <div className="group/target">
      <RadioGroup id="designation" title="Disalurkan untuk" error={error}>
        <div className={`grid gap-2.5 ${causes.length ? 'sm:grid-cols-2' : 'sm:grid-cols-3'}`}>
          {card('general', 'Kebutuhan paling mendesak', 'Diputuskan pengurus nasional')}
          {card('region', 'Region tertentu', `Pilih dari ${targets.length} region`)}
          {card('partisipan', 'Lembaga partisipan', `Pilih dari ${total} lembaga`)}
          {causes.length > 0 && card('campaign', 'Kampanye', `Pilih dari ${causes.length} kampanye`)}
        </div>
      </RadioGroup>
      <div className="mt-4 hidden max-w-110 group-has-[[value=region]:checked]/target:block">
        <SelectField label="Region" {...given('region_id')}>
          <option value="">Pilih region</option>
          {targets.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="mt-4 hidden max-w-110 group-has-[[value=partisipan]:checked]/target:block">
        <SelectField label="Lembaga" {...given('participant_id')}>
          <option value="">Pilih lembaga</option>
          {targets
            .filter(({ institutions }) => institutions.length)
            .map((region) => (
              <optgroup key={region.id} label={region.title}>
                {region.institutions.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
        </SelectField>
      </div>
      {causes.length > 0 && <CauseFields causes={causes} given={given} />}
    </div>
  )
}

type DesignationGroupProps = { targets: readonly Target[]; causes: readonly Cause[]; given: Given }

/** Campaign choice, and the subscription to its updates. */
function CauseFields({ causes, given }: Pick<DesignationGroupProps, 'causes' | 'given'>) {
  return (
    <div className="mt-4 hidden max-w-110 group-has-[[value=campaign]:checked]/target:block">
      <SelectField label="Kampanye" {...given('campaign_id')}>
        <option value="">Pilih kampanye</option>
        {causes.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <div className="mt-2">
        <Checkbox name="wants_updates" defaultChecked={given('wants_updates').defaultValue === 'on'}>
          Kirim kabar kampanye ini ke e-mail saya. Saya bisa berhenti kapan saja.
        </Checkbox>
      </div>
    </div>
  )
}
