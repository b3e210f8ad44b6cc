import { Icon } from './icon.tsx'

type FormErrorsProps = {
  /** Field name → sentence. The links point to the fields, whose ids are their names. */
  errors: Record<string, string>
  id?: string
}

/** Error summary above a form with two or more invalid fields. Focus moves here after a rejected submission. */
export function FormErrors({ errors, id = 'form-errors' }: FormErrorsProps) {
  const entries = Object.entries(errors)
  if (entries.length < 2) return null
  return (
    <div
      id={id}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-control bg-bad-tint px-4 py-3.5 text-note text-bad"
    >
      <Icon name="circle-alert" className="mt-0.5" />
      <div>
        <p className="font-semibold">{entries.length} isian perlu diperiksa lagi</p>
        <ul className="mt-1">
          {entries.map(([field, sentence]) => (
            <li key={field}>
              <a
                href={`#${field}`}
                className="inline-flex min-h-11 items-center py-1.5 leading-snug underline underline-offset-3 hover:decoration-2"
              >
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
