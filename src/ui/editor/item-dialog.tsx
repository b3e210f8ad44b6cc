import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { pageClient } from '#src/browser/page-client.ts'
import { type FindMailItems, type ItemName, itemNames, type MailItem } from '#src/wire/mail-item.ts'
import { mailItems } from '#src/wire/words.id.ts'
import { Checkbox } from '../checkbox.tsx'
import { Field, SelectField } from '../field.tsx'
import { formatShortDate } from '../format.ts'
import { insertBlock } from './media-nodes.ts'
import { SmallDialog } from './small-dialog.tsx'
import * as words from './words.id.ts'

const PAUSE_MS = 250

/** Finds what is published on the site, the latest first, after a pause in typing; null while the first is awaited. */
function useItems(q: string, kind: ItemName | ''): MailItem[] | 'failed' | null {
  const [items, setItems] = useState<MailItem[] | 'failed' | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const query = kind ? { q, kind } : { q }
      const asked = { session: true, query, signal: stop.signal }
      const answer = await pageClient()<FindMailItems>('GET /desk/mailing-items', asked).catch(() => null)
      if (!stop.signal.aborted) setItems(answer?.success ? answer.data : 'failed')
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [q, kind])
  return items
}

/** Inserts items of the site at the cursor, in the order in which they were chosen. */
export function ItemDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [q, setQ] = useState('')
  const [kind, setKind] = useState<ItemName | ''>('')
  const [chosen, setChosen] = useState<readonly MailItem[]>([])
  const items = useItems(q, kind)
  const send = () => {
    for (const { path, title } of chosen) insertBlock(editor, { type: 'item', attrs: { path, title } })
    onClose()
  }
  const turn = (item: MailItem, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, item] : before.filter(({ path }) => path !== item.path)))
  const found = items === 'failed' || !items ? [] : items
  // What was chosen stays in sight when other words are searched for.
  const shown = [...chosen.filter(({ path }) => !found.some((one) => one.path === path)), ...found]
  return (
    <SmallDialog
      title={words.insertFromSite}
      verb={chosen.length > 1 ? words.insertCount(chosen.length) : words.insert}
      onSend={send}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={words.searchTitle}
          name="item-search"
          type="search"
          maxLength={200}
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <SelectField
          label={words.kind}
          name="item-kind"
          value={kind}
          onChange={({ target }) => setKind(target.value as ItemName | '')}
        >
          <option value="">{words.all}</option>
          {itemNames.map((name) => (
            <option key={name} value={name}>
              {mailItems[name]}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className="text-sm text-muted">
        {items === null && words.searching}
        {items === 'failed' && words.searchFailed}
        {Array.isArray(items) && !items.length && words.noMatch}
        {Array.isArray(items) && items.length > 0 && words.newestFirst}
      </p>
      <div className="max-h-80 overflow-y-auto">
        {shown.map((item) => (
          <Checkbox
            key={item.path}
            id={`item-${item.path}`}
            name="item"
            checked={chosen.some(({ path }) => path === item.path)}
            onChange={({ target }) => turn(item, target.checked)}
          >
            <span className="block font-semibold wrap-anywhere">{item.title}</span>
            <span className="text-sm text-muted">
              {mailItems[item.kind]}
              {item.at && `, ${formatShortDate(new Date(item.at))}`}
            </span>
          </Checkbox>
        ))}
      </div>
    </SmallDialog>
  )
}
