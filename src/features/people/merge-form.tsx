import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'

type Props = {
  action: string
  /** Entered number that belongs to no account. */
  unknown: string | null
}

/** Input of the account to merge into; the next page previews the merge. */
export function MergeForm({ action, unknown }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (unknown !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [unknown])
  return (
    <details open={unknown !== null} className="group border-b py-1">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-blue">
        Gabungkan akun ganda
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <Form ref={form} action={action} className="grid gap-4 pt-2 pb-5">
        <Field
          label="Nomor akun yang tetap ada"
          name="into"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={unknown ?? ''}
          error={unknown === null ? undefined : 'Tidak ada akun dengan nomor ini.'}
          help="Nomornya tertulis di halaman orang itu. Akun di halaman ini yang berakhir."
        />
        <div>
          <Button type="submit" variant="outline" size={44}>
            Lihat apa yang pindah
          </Button>
        </div>
      </Form>
    </details>
  )
}
