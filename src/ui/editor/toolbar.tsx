import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import type { OpenDialog } from './editor-dialogs.tsx'
import { type Tool, tableTools } from './tools.tsx'
import * as words from './words.id.ts'

type ToolbarProps = {
  editor: Editor
  /** Tools in groups. */
  tools: readonly (readonly Tool[])[]
  isEditable: boolean
  open: (dialog: OpenDialog) => void
}

const button =
  'h-11 min-w-11 flex-none md:min-w-10 items-center justify-center rounded-control -outline-offset-3 hover:bg-kain aria-pressed:bg-sky aria-pressed:text-blue aria-expanded:bg-sky'
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * The toolbar: one tab stop, arrow keys between tools, Alt+F10 from the text and Esc back to it. Narrow screens show the
 * first tools, and unfold the others.
 */
export function Toolbar({ editor, tools, isEditable, open }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const { pressed, isInTable } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      pressed: tools.flat().map(({ isOn }) => isOn?.(editor)),
      isInTable: editor.isActive('table'),
    }),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editor.commands.focus()
    const buttons = [...bar.current!.querySelectorAll('button')].filter((one) => one.offsetParent)
    const next = steps[event.key]?.(buttons.indexOf(event.target as HTMLButtonElement), buttons.length)
    if (next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  let index = -1
  const stop = () => {
    index += 1
    const mine = index
    return { tabIndex: mine === at ? 0 : -1, onFocus: () => setAt(mine) }
  }
  return (
    <div className="sticky top-16 z-10 border-y bg-paper md:top-20">
      <div
        ref={bar}
        role="toolbar"
        aria-label={words.toolbar}
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-0.5 px-1.5 py-1 sm:gap-y-0"
      >
        {tools.map((group) => (
          <div
            key={group[0]!.label}
            role="presentation"
            className="gap-0.5 max-sm:contents sm:flex sm:mr-1 sm:border-r sm:pr-1.5 sm:last-of-type:border-0"
          >
            {group.map((tool) => (
              <ToolButton
                tool={tool}
                isEditable={isEditable}
                isFolded={!tool.isFirst && !isUnfolded}
                {...stop()}
                key={tool.label}
                isPressed={pressed[tools.flat().indexOf(tool)]}
                run={() => tool.run(editor, open)}
              />
            ))}
          </div>
        ))}
        {isInTable &&
          tableTools.map(({ label, run }) => (
            <button
              {...stop()}
              key={label}
              type="button"
              onClick={() => run(editor)}
              className={`${button} ml-1.5 flex px-2.5 text-sm font-medium whitespace-nowrap`}
            >
              {label}
            </button>
          ))}
        <button
          {...stop()}
          type="button"
          aria-label={words.moreTools}
          title={words.moreTools}
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
          className={`${button} flex sm:hidden`}
        >
          <Icon name="ellipsis" />
        </button>
      </div>
    </div>
  )
}

type ToolButtonProps = {
  tool: Tool
  isPressed: boolean | undefined
  isEditable: boolean
  /** Folded away on narrow screens. */
  isFolded: boolean
  run: () => void
  tabIndex: number
  onFocus: () => void
}

function ToolButton({ tool, isPressed, isEditable, isFolded, run, ...stop }: ToolButtonProps) {
  const { label, icon, keys } = tool
  return (
    <button
      {...stop}
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      aria-disabled={!isEditable || undefined}
      title={keys ? `${label} (${keys})` : label}
      onClick={isEditable ? run : undefined}
      className={`${button} flex ${isFolded ? 'max-sm:hidden' : ''}`}
    >
      <Icon name={icon} />
    </button>
  )
}
