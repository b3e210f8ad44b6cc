import type { Editor } from '@tiptap/core'
import type { IconName } from '../icon.tsx'
import type { OpenDialog } from './editor-dialogs.tsx'
import * as words from './words.id.ts'

export type Tool = {
  label: string
  icon: IconName
  /** Shortcut as displayed; ⌘ on a Mac works too. */
  keys?: string
  /** Kept in sight on narrow screens, where the others are unfolded. */
  isFirst?: true
  /** Tells whether it is pressed; without it, it never is. */
  isOn?: (editor: Editor) => boolean
  run: (editor: Editor, open: (dialog: OpenDialog) => void) => void
}

const focused = (editor: Editor) => editor.chain().focus()

/** Tools of the toolbar, in groups. */
const tools: Tool[][] = [
  [
    {
      label: words.tools.heading,
      isFirst: true,
      icon: 'heading-2',
      keys: 'Ctrl+Alt+2',
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
      run: (editor) => focused(editor).toggleHeading({ level: 2 }).run(),
    },
    {
      label: words.tools.smallHeading,
      icon: 'heading-3',
      keys: 'Ctrl+Alt+3',
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
      run: (editor) => focused(editor).toggleHeading({ level: 3 }).run(),
    },
    {
      label: words.tools.bold,
      isFirst: true,
      icon: 'bold',
      keys: 'Ctrl+B',
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => focused(editor).toggleBold().run(),
    },
    {
      label: words.tools.italic,
      icon: 'italic',
      keys: 'Ctrl+I',
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => focused(editor).toggleItalic().run(),
    },
  ],
  [
    {
      label: words.tools.list,
      isFirst: true,
      icon: 'list',
      keys: 'Ctrl+Shift+8',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => focused(editor).toggleBulletList().run(),
    },
    {
      label: words.tools.orderedList,
      icon: 'list-ordered',
      keys: 'Ctrl+Shift+7',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => focused(editor).toggleOrderedList().run(),
    },
    {
      label: words.tools.quote,
      icon: 'quote',
      keys: 'Ctrl+Shift+B',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => focused(editor).toggleBlockquote().run(),
    },
  ],
  [
    {
      label: words.tools.item,
      isFirst: true,
      icon: 'newspaper',
      isOn: (editor) => editor.isActive('item'),
      run: (_editor, open) => open('item'),
    },
    {
      label: words.tools.link,
      isFirst: true,
      icon: 'link',
      keys: 'Ctrl+K',
      isOn: (editor) => editor.isActive('link'),
      run: (_editor, open) => open('link'),
    },
    {
      label: words.tools.image,
      isFirst: true,
      icon: 'image',
      isOn: (editor) => editor.isActive('image'),
      run: (_editor, open) => open({ image: null }),
    },
    {
      label: words.tools.gallery,
      icon: 'images',
      isOn: (editor) => editor.isActive('gallery'),
      run: (_editor, open) => open('gallery'),
    },
    {
      label: words.tools.video,
      icon: 'video',
      isOn: (editor) => editor.isActive('video'),
      run: (_editor, open) => open('video'),
    },
    {
      label: words.tools.table,
      icon: 'table',
      isOn: (editor) => editor.isActive('table'),
      run: (editor) =>
        editor.isActive('table') ||
        focused(editor).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
  ],
  [
    {
      label: words.tools.undo,
      icon: 'undo-2',
      keys: 'Ctrl+Z',
      run: (editor) => focused(editor).undo().run(),
    },
    {
      label: words.tools.redo,
      icon: 'redo-2',
      keys: 'Ctrl+Shift+Z',
      run: (editor) => focused(editor).redo().run(),
    },
  ],
]

/** Tools of an article; those and items of the site; those of a page's own text, which has its picture beside it; or those of a short post. */
export type ToolSet = 'article' | 'mailing' | 'page' | 'post'

const inPost = [
  words.tools.bold,
  words.tools.italic,
  words.tools.list,
  words.tools.orderedList,
  words.tools.quote,
  words.tools.link,
  words.tools.image,
  words.tools.undo,
  words.tools.redo,
]
const inPage = [
  ...inPost.filter((label) => label !== words.tools.image),
  words.tools.heading,
  words.tools.smallHeading,
]

/** Groups of tools of a set, in the order of the toolbar. */
export function toolsOf(set: ToolSet): Tool[][] {
  const known = { article: null, mailing: null, page: inPage, post: inPost }[set]
  const left = set === 'mailing' ? words.tools.smallHeading : words.tools.item
  return tools
    .map((group) => group.filter(({ label }) => (known ? known.includes(label) : label !== left)))
    .filter(({ length }) => length)
}

/** Actions on the table around the cursor. */
export const tableTools: { label: string; run: (editor: Editor) => void }[] = [
  { label: words.addRow, run: (editor) => focused(editor).addRowAfter().run() },
  { label: words.addColumn, run: (editor) => focused(editor).addColumnAfter().run() },
  { label: words.deleteRow, run: (editor) => focused(editor).deleteRow().run() },
  { label: words.deleteColumn, run: (editor) => focused(editor).deleteColumn().run() },
  { label: words.headerRow, run: (editor) => focused(editor).toggleHeaderRow().run() },
  { label: words.deleteTable, run: (editor) => focused(editor).deleteTable().run() },
]
