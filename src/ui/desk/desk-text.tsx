import { lazy, Suspense, useRef, useState } from 'react'
import type { ToolSet } from '../editor/tools.tsx'
import { Icon } from '../icon.tsx'
import { StoredHtml } from '../stored-html.tsx'
import { useIsLive } from '../use-is-live.ts'
import { useDeskField } from './desk-form.tsx'
import { OtherText } from './other-text.tsx'
import * as words from './words.id.ts'

const TextEditor = lazy(() => import('../editor/text-editor.tsx'))

type DeskTextProps = {
  name: string
  label: string
  help?: string
  tools?: ToolSet
  /** Field of the same text as plain text, which is written where there is no script; help about its marks. */
  plain?: { name: string; help: string }
}

/**
 * A rich text with headings, lists, links and images: the editor, loaded lazily. Its HTML is in a textarea, which is
 * all there is without script unless the text has a plain form.
 */
export function DeskText({ name, label, help, tools, plain }: DeskTextProps) {
  const { value, error: htmlError, other, isStill } = useDeskField(name)
  const plainField = useDeskField(plain?.name ?? name)
  const error = htmlError ?? plainField.error
  const [html, setHtml] = useState(value)
  const area = useRef<HTMLTextAreaElement>(null)
  const isLive = useIsLive()
  const still = (
    <StoredHtml className="article article-plain min-h-72 px-4 py-5 md:px-9 md:py-7" html={html} />
  )
  const change = (text: string) => {
    if (!area.current || area.current.value === text) return
    area.current.value = text
    // Tells the form around it that there is unsaved input.
    area.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block text-note font-semibold">
        {label}
      </label>
      <textarea
        ref={area}
        id={name}
        name={name}
        defaultValue={value}
        readOnly={isStill}
        rows={16}
        onInput={({ currentTarget }) => setHtml(currentTarget.value)}
        className={`w-full rounded-control border border-control bg-paper p-3.5 font-mono text-sm ${isLive || plain ? 'hidden' : '[@media(scripting:enabled)]:hidden'}`}
      />
      {plain && (
        <noscript>
          <textarea
            name={plain.name}
            aria-label={label}
            defaultValue={plainField.value}
            readOnly={isStill}
            rows={12}
            className="w-full rounded-control border border-control bg-paper p-3.5"
          />
          <p className="mt-1.5 text-sm text-muted">{plain.help}</p>
        </noscript>
      )}
      <div className="rounded-panel border bg-paper [@media(scripting:none)]:hidden">
        {isLive ? (
          <Suspense fallback={still}>
            <TextEditor
              html={html}
              isEditable={!isStill}
              onChange={change}
              helpId={`${name}-bantuan`}
              {...(tools && { tools })}
              {...(plain && { label })}
            />
          </Suspense>
        ) : (
          still
        )}
      </div>
      {error && (
        <p role="alert" tabIndex={-1} className="mt-1.5 flex gap-1.5 text-sm text-bad">
          <Icon name="circle-alert" className="mt-px size-4.5" />
          {error}
        </p>
      )}
      <p id={`${name}-bantuan`} className="mt-1.5 text-sm text-muted">
        {help} <span className="sr-only">{words.editorKeys}</span>
      </p>
      <OtherText label={label} text={other} isHtml />
    </div>
  )
}
