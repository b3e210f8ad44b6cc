import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { data, useActionData, useNavigation } from 'react-router'
import { decodeText } from '#src/wire/decode-text.ts'
import type { Result } from '#src/wire/envelope.ts'
import { Button } from '../button.tsx'
import { TextareaField } from '../field.tsx'
import { answerOf, type FormAnswer, SentForm, statusOf } from '../form.tsx'
import { Head } from '../head.tsx'
import { DeskHeading } from './desk-heading.tsx'
import * as words from './words.id.ts'

/** Result of an import, as far as all kinds of rows share it. */
type Outcome = { dry_run: boolean; counts: { new: number } }
type ImportAnswer<Told> = { form: FormAnswer | null; result: Told | null; csv: string }

type Values = Record<string, string>

/**
 * Checks or imports a list of rows, depending on the button. A refusal may bring the `current` result of a dry run.
 * @param send gets all fields of the form, too
 */
export async function actOnImport<Told extends Outcome>(
  request: Request,
  send: (body: { csv: string; dry_run: boolean }, values: Values) => Promise<Result<Told>>,
) {
  const values = Object.fromEntries(await request.formData()) as Values
  const { csv = '', act = '' } = values
  const answer = await send({ csv, dry_run: act !== 'import' }, values)
  if (answer.success) return { form: null, result: answer.data, csv } satisfies ImportAnswer<Told>
  const form = answerOf(
    { csv },
    answer.code === 413 ? { ...answer, errors: { csv: [words.tooLarge] } } : answer,
  )
  const { current = null } = Object(answer.data) as { current?: Told }
  return data<ImportAnswer<Told>>({ form, result: current, csv }, { status: statusOf(answer) })
}

/** Id of the form, for fields that a result shows. */
export const importForm = 'import'

type ImportPageProps<Told> = {
  title: string
  lead: string
  /** Description of the columns. */
  columns: ReactNode
  /** The import button. */
  take: { label: (rows: number) => string; busyLabel: string }
  /** True if a checked list may be imported; by default one with new rows. */
  isFit?: (result: Told) => boolean
  /** Shows the result of each row. */
  show: (result: Told) => ReactNode
}

/** Imports a list from a spreadsheet, after a dry run. */
export function ImportPage<Told extends Outcome>(props: ImportPageProps<Told>) {
  const { title, lead, columns, take, isFit = () => true, show } = props
  const answer = useActionData() as ImportAnswer<Told> | undefined
  const { state, formData } = useNavigation()
  const isBusy = (act: string) => state !== 'idle' && formData?.get('act') === act
  const result = answer?.result
  // Until the page has settled after the dry run, a click on the second button would count as a double click.
  const isSettled = state === 'idle' || isBusy('import')
  const ready = isSettled && result?.dry_run && isFit(result) ? result.counts.new : 0
  return (
    <div className="max-w-260">
      <Head title={title} />
      <DeskHeading title={title} lead={lead} />
      <SentForm id={importForm} answer={answer?.form ?? undefined} className="mt-6 grid grid-cols-1 gap-5">
        <p className="text-note text-muted wrap-anywhere">{columns}</p>
        <ListInput key={answer?.csv} csv={answer?.csv ?? ''} error={answer?.form?.errors.csv?.[0]} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="act"
            value="check"
            variant={ready ? 'outline' : 'blue'}
            busy={isBusy('check')}
            busyLabel={words.checking}
          >
            {words.checkList}
          </Button>
          {ready > 0 && (
            <Button
              type="submit"
              name="act"
              value="import"
              busy={isBusy('import')}
              busyLabel={take.busyLabel}
            >
              {take.label(ready)}
            </Button>
          )}
        </div>
      </SentForm>
      {result && show(result)}
    </div>
  )
}

/** Rows as text, typed or read from a file. */
function ListInput({ csv, error }: { csv: string; error: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const area = box.current?.querySelector('textarea')
    const file = target.files?.[0]
    if (!area || !file) return
    const { text, reason } = decodeText(new Uint8Array(await file.arrayBuffer()))
    setRefusal(reason)
    if (text !== null) area.value = text
  }
  return (
    <>
      <div className="[@media(scripting:none)]:hidden">
        <label htmlFor="file" className="mb-1.5 block text-note font-semibold">
          {words.csvFile}
        </label>
        <input
          id="file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          onChange={read}
          aria-describedby="file-error"
          className="min-h-11 w-full py-2"
        />
        <p id="file-error" role="alert" className="text-sm text-bad empty:hidden">
          {refusal}
        </p>
      </div>
      <div ref={box} className="[&_textarea]:max-h-60">
        <TextareaField
          label={words.listContent}
          name="csv"
          rows={8}
          spellCheck={false}
          defaultValue={csv}
          error={error}
        />
      </div>
    </>
  )
}
