import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { EntityPicker } from '#src/ui/desk/entity-picker.tsx'
import type { Picked } from '#src/ui/desk/pick-entities.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as words from './words.id.ts'

type Props = {
  action: string
  /** Text that was written and is no account. */
  unknown: Picked | null
}

/** Choice of the account to merge into; the next page shows both sides. */
export function MergeForm({ action, unknown }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (unknown !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [unknown])
  return (
    <details open={unknown !== null} className="group border-b py-1">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-blue">
        {words.mergeDouble}
        <Icon name="chevron-down" className="group-open:rotate-180" />
      </summary>
      <Form ref={form} action={action} className="grid gap-4 pt-2 pb-5">
        <EntityPicker
          kind="person"
          label={words.accountThatStays}
          name="into"
          defaultValue={unknown?.text ?? ''}
          error={unknown?.error}
          choices={unknown?.choices}
          help={words.accountHelp}
        />
        <div>
          <Button type="submit" variant="outline" size={44}>
            {words.seeBoth}
          </Button>
        </div>
      </Form>
    </details>
  )
}
