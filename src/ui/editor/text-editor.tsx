import { type Editor, Mark, mergeAttributes } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Notice } from '../notice.tsx'
import { cleanPaste, hasForeignPictures } from './clean-paste.ts'
import { EditorDialogs, type OpenDialog } from './editor-dialogs.tsx'
import { Gallery, LinkedVideo, SiteItem } from './media-nodes.ts'
import { Toolbar } from './toolbar.tsx'
import { type ToolSet, toolsOf } from './tools.tsx'
import * as words from './words.id.ts'

/** Source of a quotation: supported because older texts contain it. */
const Cite = Mark.create({
  name: 'cite',
  parseHTML: () => [{ tag: 'cite' }],
  renderHTML: () => ['cite', 0],
})

/** Superscript and subscript, kept when pasted from other programs, else 3¹⁶ becomes 316. */
const Raised = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
})
const Lowered = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
})

/** Tables without column widths: they would be inline styles, which the content policy forbids. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({
  View: null,
  resizable: false,
})

/** Only uploaded images: the server drops others. */
const OwnImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/images/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

const kit = (heading: { levels: (2 | 3)[] } | false) =>
  StarterKit.configure({
    heading,
    code: false,
    codeBlock: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  })
const headings = kit({ levels: [2, 3] })
const marks = [Cite, Raised, Lowered]

const tables = [PlainTable, TableRow, TableHeader, TableCell]
const article = [headings, ...marks, OwnImage, Gallery, LinkedVideo, ...tables]

/** Extensions for all that a text may contain; the sanitiser on the server decides. */
const extensions = {
  article,
  mailing: [...article, SiteItem],
  page: [headings, ...marks],
  post: [kit(false), ...marks, OwnImage],
} satisfies Record<ToolSet, unknown>

type TextEditorProps = {
  /** Sanitised HTML. Replaces the text when it differs from the last reported one. */
  html: string
  isEditable: boolean
  onChange: (html: string) => void
  tools?: ToolSet
  /** Accessible name. */
  label?: string
  /** Shown while the text is empty. */
  hint?: string
  /** Id of the help about its keys. */
  helpId?: string
  /** True to begin writing at once. */
  isFocused?: boolean
  /** Further parts below the text. */
  below?: (editor: Editor) => ReactNode
}

const hints: Partial<Record<ToolSet, string>> = {
  article: words.startArticle,
  mailing: words.startMailing,
}

/** Editor of an article's text, with its toolbar. Default export for lazy loading, as it is large. */
export default function TextEditor({
  html,
  isEditable,
  onChange,
  tools = 'article',
  label = words.textOfArticle,
  hint = hints[tools] ?? words.start,
  helpId = 'isi-bantuan',
  isFocused = false,
  below,
}: TextEditorProps) {
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [isPictureLost, setIsPictureLost] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const told = useRef(html)
  const change = useRef(onChange)
  change.current = onChange
  const editor = useEditor({
    extensions: extensions[tools],
    content: html,
    autofocus: isFocused && 'end',
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editable: isEditable,
    editorProps: {
      attributes: {
        class: `article article-plain article-editor ${tools === 'post' ? 'article-small' : ''}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': helpId,
        'aria-placeholder': hint,
      },
      transformPastedHTML(pasted) {
        setIsPictureLost(hasForeignPictures(pasted))
        // Our own clipboard describes its slice in an attribute that must stay.
        return pasted.includes('data-pm-slice') ? pasted : cleanPaste(pasted)
      },
      handleKeyDown: (_view, event) => goElsewhere(event, frame.current, setDialog),
      handlePaste: (_view, event) => tools !== 'page' && takeImage(event.clipboardData, setDialog),
      handleDrop: (_view, event) => tools !== 'page' && takeImage(event.dataTransfer, setDialog),
    },
    onUpdate({ editor }) {
      told.current = htmlOf(editor)
      change.current(told.current)
    },
  })
  const isBlank = useEditorState({ editor, selector: ({ editor }) => isOneEmptyLine(editor) })
  useEffect(() => {
    if (html === told.current) return
    told.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  useEffect(() => editor.setEditable(isEditable, false), [editor, isEditable])
  const close = () => {
    setDialog(null)
    editor.commands.focus()
  }
  return (
    <div ref={frame}>
      <Toolbar editor={editor} tools={toolsOf(tools)} isEditable={isEditable} open={setDialog} />
      {isPictureLost && (
        <div className="mx-4 mt-4 md:mx-9">
          <Notice tone="warn">{words.picturesLost}</Notice>
        </div>
      )}
      <div className="relative px-4 py-5 md:px-9 md:py-7">
        {isBlank && isEditable && (
          <p
            aria-hidden
            className="pointer-events-none absolute inset-x-4 text-prose text-muted md:inset-x-9"
          >
            {hint}
          </p>
        )}
        <EditorContent editor={editor} />
      </div>
      {below?.(editor)}
      <EditorDialogs editor={editor} dialog={dialog} onClose={close} />
    </div>
  )
}

/** HTML without the empty paragraphs that the editor adds at the end. */
const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, ''))

/** True for a text without anything, lists and headings included. */
const isOneEmptyLine = ({ state: { doc } }: Editor) =>
  doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.content.size === 0

/** Shortcuts that leave the text: Alt+F10 to the toolbar, Ctrl+K to a link. */
function goElsewhere(event: KeyboardEvent, frame: HTMLElement | null, open: (dialog: OpenDialog) => void) {
  const isTools = event.altKey && event.key === 'F10'
  const isLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
  if (isTools) frame?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus()
  if (isLink) open('link')
  if (isTools || isLink) event.preventDefault()
  return isTools || isLink
}

/** Uploads an image pasted alone, with an alternative text; with text around it, pastes the text. */
function takeImage(from: DataTransfer | null, open: (dialog: OpenDialog) => void) {
  const image = [...(from?.files ?? [])].find(({ type }) => type.startsWith('image/'))
  const around =
    from?.getData('text/html').replace(/<(style|script|title)\b[\s\S]*?<\/\1>|<[^>]*>/gi, '') ?? ''
  if (!image || around.trim()) return false
  open({ image })
  return true
}
