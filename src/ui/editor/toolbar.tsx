import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import type { OpenDialog } from './text-editor.tsx'
import { type Tool, tableTools, tools } from './tools.tsx'

type ToolbarProps = { editor: Editor; isEditable: boolean; open: (dialog: OpenDialog) => void }

const button =
  'flex h-11 min-w-11 flex-none items-center justify-center rounded-control -outline-offset-3 hover:bg-kain aria-pressed:bg-sky aria-pressed:text-blue'
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The toolbar: one tab stop, arrow keys between tools, Alt+F10 from the text and Esc back to it. */
export function Toolbar({ editor, isEditable, open }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const { pressed, isInTable } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      pressed: tools.flat().map(({ isOn }) => isOn?.(editor)),
      isInTable: editor.isActive('table'),
    }),
  })
  const focus = (index: number) => bar.current?.querySelectorAll('button')[index]?.focus()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editor.commands.focus()
    const buttons = [...bar.current!.querySelectorAll('button')]
    const next = steps[event.key]?.(buttons.indexOf(event.target as HTMLButtonElement), buttons.length)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    focus(next)
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
        aria-label="Alat tulis"
        onKeyDown={onKeyDown}
        className="flex overflow-x-auto px-1.5 py-1 [scrollbar-width:none]"
      >
        {tools.map((group) => (
          <div
            key={group[0]!.label}
            role="presentation"
            className="flex flex-none gap-0.5 not-first:ml-1.5 not-first:border-l not-first:pl-1.5"
          >
            {group.map((tool) => (
              <ToolButton
                tool={tool}
                isEditable={isEditable}
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
              className={`${button} ml-1.5 px-2.5 text-sm font-medium whitespace-nowrap`}
            >
              {label}
            </button>
          ))}
      </div>
    </div>
  )
}

type ToolButtonProps = {
  tool: Tool
  isPressed: boolean | undefined
  isEditable: boolean
  run: () => void
  tabIndex: number
  onFocus: () => void
}

function ToolButton({ tool: { label, icon, keys }, isPressed, isEditable, run, ...stop }: ToolButtonProps) {
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
      className={button}
    >
      <Icon name={icon} />
    </button>
  )
}
