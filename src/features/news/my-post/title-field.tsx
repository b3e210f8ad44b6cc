import { Icon } from '#src/ui/icon.tsx'
import { limits, type Text } from './text.ts'

type TitleFieldProps = {
  title: string
  isEditable: boolean
  errors: string[] | undefined
  change: (part: Partial<Text>) => void
}

/** The title in its final size; long ones wrap, but contain no line break. */
export function TitleField({ title, isEditable, errors, change }: TitleFieldProps) {
  const error = errors?.[0]
  const isNearEnd = title.length > limits.title - 20
  return (
    <div className="px-4 pt-5 pb-4 md:px-9 md:pt-7">
      <label htmlFor="title" className="sr-only">
        Judul
      </label>
      <textarea
        id="title"
        rows={1}
        value={title}
        readOnly={!isEditable}
        maxLength={limits.title}
        placeholder="Judul"
        aria-invalid={error ? true : undefined}
        aria-describedby="title-about"
        onChange={({ target }) => change({ title: target.value.replace(/\s*\n\s*/g, ' ') })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
        }}
        className="field-sizing-content block w-full resize-none rounded-control bg-transparent text-feature font-semibold outline-offset-8 placeholder:text-muted aria-invalid:text-bad"
      />
      <p id="title-about" className="text-sm text-muted">
        {error ? (
          <span className="mt-1.5 flex gap-1.5 text-bad">
            <Icon name="circle-alert" className="mt-px size-4.5" />
            {error}
          </span>
        ) : (
          <span className={isNearEnd ? 'figures' : 'sr-only'}>
            {isNearEnd
              ? `${title.length} dari ${limits.title} huruf`
              : `Paling panjang ${limits.title} huruf`}
          </span>
        )}
      </p>
    </div>
  )
}
