import * as words from './words.id.ts'

const half =
  'relative flex min-h-12 flex-1 cursor-pointer items-center justify-center px-5 font-semibold whitespace-nowrap has-checked:bg-ink ' +
  'has-checked:text-on-fill has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-blue'

type FrequencyGroupProps = { chosen: string; error: string | undefined }

/** Frequency: once or monthly; the meaning of monthly is explained on selection. */
export function FrequencyGroup({ chosen, error }: FrequencyGroupProps) {
  const choice = (value: string, label: string) => (
    <label className={half}>
      <input
        type="radio"
        name="frequency"
        value={value}
        defaultChecked={(chosen || 'once') === value}
        className="sr-only"
      />
      {label}
    </label>
  )
  return (
    <div className="group/frequency mt-4">
      <div
        id="frequency"
        role="radiogroup"
        aria-label={words.howOften}
        aria-describedby={error ? 'frequency-error frequency-help' : 'frequency-help'}
        aria-invalid={error ? true : undefined}
        tabIndex={-1}
        className="flex w-full flex-wrap divide-x divide-control overflow-clip rounded-control border border-control bg-paper outline-offset-6 sm:w-fit"
      >
        {choice('once', words.once)}
        {choice('monthly', words.monthly)}
      </div>
      {error && (
        <p id="frequency-error" className="mt-2.5 text-sm leading-snug text-bad">
          {error}
        </p>
      )}
      <p
        id="frequency-help"
        className="mt-2.5 hidden max-w-prose text-sm leading-snug text-muted group-has-[[value=monthly]:checked]/frequency:block"
      >
        {words.monthlyHelp}
      </p>
    </div>
  )
}
