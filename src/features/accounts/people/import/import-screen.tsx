import { type ChangeEvent, useRef } from 'react'
import { data, useActionData, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { TextareaField } from '#src/ui/field.tsx'
import { answerOf, type FormAnswer, SentForm, statusOf } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import type { postPeopleImport } from './api.ts'
import { ImportResult } from './import-result.tsx'
import type { ImportWire } from './schema.ts'

type Answer = { form: FormAnswer | null; result: ImportWire | null; csv: string }

export const action = page(async ({ api, request }) => {
  const { csv = '', act = '' } = Object.fromEntries(await request.formData()) as Record<string, string>
  const body = { csv, dry_run: act !== 'import' }
  const answer = await api<typeof postPeopleImport>('POST /desk/people/import', { session: true, body })
  if (answer.success) return { form: null, result: answer.data, csv } satisfies Answer
  const form = answerOf({ csv }, answer)
  return data<Answer>({ form, result: null, csv }, { status: statusOf(answer) })
})

/** A list of people from a spreadsheet: looked through first, then invited. */
export function Component() {
  const answer = useActionData() as Answer | undefined
  const { state, formData } = useNavigation()
  const text = useRef<HTMLDivElement>(null)
  const isBusy = (act: string) => state !== 'idle' && formData?.get('act') === act
  const result = answer?.result
  const isReady = result?.dry_run === true && result.counts.new > 0
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const area = text.current?.querySelector('textarea')
    const file = target.files?.[0]
    if (area && file) area.value = await file.text()
  }
  return (
    <div className="max-w-260">
      <Head title="Impor orang" />
      <DeskHeading
        title="Impor orang"
        lead="Setiap orang mendapat undangan lewat e-mail. Akunnya baru ada setelah ia membuat kata sandi dan menyetujui syaratnya sendiri. Daftar yang sama boleh dikirim lagi: yang sudah dikenal dilewati."
      />
      <SentForm answer={answer?.form ?? undefined} className="mt-6 grid grid-cols-1 gap-5">
        <p className="text-note text-muted wrap-anywhere">
          Baris pertama berisi nama kolom: <code>nama,email,telepon,region,lembaga,organisasi</code>. Hanya
          nama dan email yang wajib. Paling banyak 10.000 baris atau 1 MB.
        </p>
        <div className="[@media(scripting:none)]:hidden">
          <label htmlFor="file" className="mb-1.5 block text-note font-semibold">
            Berkas CSV
          </label>
          <input
            id="file"
            type="file"
            accept=".csv,text/csv"
            onChange={read}
            className="min-h-11 w-full py-2"
          />
        </div>
        <div ref={text} key={answer?.csv}>
          <TextareaField
            label="Isi daftar"
            name="csv"
            rows={8}
            spellCheck={false}
            defaultValue={answer?.csv ?? ''}
            error={answer?.form?.errors.csv?.[0]}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="act"
            value="check"
            variant={isReady ? 'outline' : 'blue'}
            busy={isBusy('check')}
            busyLabel="Memeriksa"
          >
            Periksa daftar
          </Button>
          {isReady && (
            <Button type="submit" name="act" value="import" busy={isBusy('import')} busyLabel="Mengundang">
              {`Undang ${result.counts.new} orang`}
            </Button>
          )}
        </div>
      </SentForm>
      {result && <ImportResult result={result} />}
    </div>
  )
}
