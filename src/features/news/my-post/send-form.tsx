import { type FormEvent, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import type { MemberNewsWire } from '../writing/schema.ts'
import type { SavingStore, SavingView } from './saving-store.ts'
import * as words from './words.id.ts'

type SendFormProps = { store: SavingStore; view: SavingView; item: MemberNewsWire | null; label: string }

/** Submits a text to its reviewers once the server has all of it. Without script it submits what the server has. */
export function SendForm({ store, view, item, label }: SendFormProps) {
  const submit = useSubmit()
  const [isSaving, setSaving] = useState(false)
  const isSending = useNavigation().formData?.get('act') === 'submit'
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    const isSaved = await store.flush()
    setSaving(false)
    const { base } = store.get()
    if (!isSaved || !base) return
    // The address identifies the item now, whatever page the router knows.
    const id = Number(window.location.pathname.split('/').at(-1))
    store.handOver()
    submit({ act: 'submit', id, version: base.version }, { method: 'post', action: furtherPaths.myPost(id) })
  }
  return (
    <Form method="post" onSubmit={send}>
      <input type="hidden" name="act" value="submit" />
      <input type="hidden" name="version" value={view.base?.version ?? item?.version ?? ''} />
      <Button
        type="submit"
        size={44}
        busy={isSaving || isSending}
        busyLabel={words.sending}
        disabled={view.rival !== null || view.offer !== null}
      >
        {label}
      </Button>
    </Form>
  )
}
