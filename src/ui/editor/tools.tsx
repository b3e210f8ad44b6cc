import type { Editor } from '@tiptap/core'
import type { IconName } from '../icon.tsx'
import type { OpenDialog } from './editor-dialogs.tsx'

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

const ITEM = 'Berita, acara, kampanye, bahan'

/** Tools of the toolbar, in groups. */
const tools: Tool[][] = [
  [
    {
      label: 'Subjudul',
      isFirst: true,
      icon: 'heading-2',
      keys: 'Ctrl+Alt+2',
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
      run: (editor) => focused(editor).toggleHeading({ level: 2 }).run(),
    },
    {
      label: 'Subjudul kecil',
      icon: 'heading-3',
      keys: 'Ctrl+Alt+3',
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
      run: (editor) => focused(editor).toggleHeading({ level: 3 }).run(),
    },
    {
      label: 'Tebal',
      isFirst: true,
      icon: 'bold',
      keys: 'Ctrl+B',
      isOn: (editor) => editor.isActive('bold'),
      run: (editor) => focused(editor).toggleBold().run(),
    },
    {
      label: 'Miring',
      icon: 'italic',
      keys: 'Ctrl+I',
      isOn: (editor) => editor.isActive('italic'),
      run: (editor) => focused(editor).toggleItalic().run(),
    },
  ],
  [
    {
      label: 'Daftar',
      isFirst: true,
      icon: 'list',
      keys: 'Ctrl+Shift+8',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => focused(editor).toggleBulletList().run(),
    },
    {
      label: 'Daftar bernomor',
      icon: 'list-ordered',
      keys: 'Ctrl+Shift+7',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => focused(editor).toggleOrderedList().run(),
    },
    {
      label: 'Kutipan',
      icon: 'quote',
      keys: 'Ctrl+Shift+B',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => focused(editor).toggleBlockquote().run(),
    },
  ],
  [
    {
      label: ITEM,
      isFirst: true,
      icon: 'newspaper',
      isOn: (editor) => editor.isActive('item'),
      run: (_editor, open) => open('item'),
    },
    {
      label: 'Tautan',
      isFirst: true,
      icon: 'link',
      keys: 'Ctrl+K',
      isOn: (editor) => editor.isActive('link'),
      run: (_editor, open) => open('link'),
    },
    {
      label: 'Gambar',
      isFirst: true,
      icon: 'image',
      isOn: (editor) => editor.isActive('image'),
      run: (_editor, open) => open({ image: null }),
    },
    {
      label: 'Galeri',
      icon: 'images',
      isOn: (editor) => editor.isActive('gallery'),
      run: (_editor, open) => open('gallery'),
    },
    {
      label: 'Video',
      icon: 'video',
      isOn: (editor) => editor.isActive('video'),
      run: (_editor, open) => open('video'),
    },
    {
      label: 'Tabel',
      icon: 'table',
      isOn: (editor) => editor.isActive('table'),
      run: (editor) =>
        editor.isActive('table') ||
        focused(editor).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
  ],
  [
    {
      label: 'Urungkan',
      icon: 'undo-2',
      keys: 'Ctrl+Z',
      run: (editor) => focused(editor).undo().run(),
    },
    {
      label: 'Ulangi',
      icon: 'redo-2',
      keys: 'Ctrl+Shift+Z',
      run: (editor) => focused(editor).redo().run(),
    },
  ],
]

/** Tools of an article; those and items of the site; those of a page's own text, which has its picture beside it; or those of a short post. */
export type ToolSet = 'article' | 'mailing' | 'page' | 'post'

const inPost = [
  'Tebal',
  'Miring',
  'Daftar',
  'Daftar bernomor',
  'Kutipan',
  'Tautan',
  'Gambar',
  'Urungkan',
  'Ulangi',
]
const inPage = [...inPost.filter((label) => label !== 'Gambar'), 'Subjudul', 'Subjudul kecil']

/** Groups of tools of a set, in the order of the toolbar. */
export function toolsOf(set: ToolSet): Tool[][] {
  const known = { article: null, mailing: null, page: inPage, post: inPost }[set]
  const left = set === 'mailing' ? 'Subjudul kecil' : ITEM
  return tools
    .map((group) => group.filter(({ label }) => (known ? known.includes(label) : label !== left)))
    .filter(({ length }) => length)
}

/** Actions on the table around the cursor. */
export const tableTools: { label: string; run: (editor: Editor) => void }[] = [
  { label: 'Tambah baris', run: (editor) => focused(editor).addRowAfter().run() },
  { label: 'Tambah kolom', run: (editor) => focused(editor).addColumnAfter().run() },
  { label: 'Hapus baris', run: (editor) => focused(editor).deleteRow().run() },
  { label: 'Hapus kolom', run: (editor) => focused(editor).deleteColumn().run() },
  { label: 'Baris judul', run: (editor) => focused(editor).toggleHeaderRow().run() },
  { label: 'Hapus tabel', run: (editor) => focused(editor).deleteTable().run() },
]
