import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { toAddress } from './link-address.ts'
import { SmallDialog } from './small-dialog.tsx'
import * as words from './words.id.ts'

/** Sets, changes or removes the link at the cursor; without a selection it asks for the link text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link').href ?? '')
  const needsWords = editor.state.selection.empty && !before
  const [given, setGiven] = useState({ address: before, words: '' })
  const [error, setError] = useState<string>()
  const send = () => {
    const href = toAddress(given.address)
    if (!href) return setError(words.wholeAddress)
    if (needsWords) {
      const text = given.words.trim() || given.address.trim()
      editor
        .chain()
        .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    } else editor.chain().extendMarkRange('link').setLink({ href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <SmallDialog
      title={before ? words.editLink : words.setLink}
      verb={before ? words.save : words.set}
      onSend={send}
      onClose={onClose}
      other={
        before && (
          <Button size={44} variant="danger" onClick={remove}>
            {words.removeLink}
          </Button>
        )
      }
    >
      <Field
        label={words.address}
        name="link-address"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        value={given.address}
        error={error}
        onChange={(event) => setGiven({ ...given, address: event.target.value })}
      />
      {needsWords && (
        <Field
          label={words.shownWords}
          name="link-words"
          value={given.words}
          onChange={(event) => setGiven({ ...given, words: event.target.value })}
        />
      )}
    </SmallDialog>
  )
}
