import { Mark, mergeAttributes } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

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

/** Without column widths: they would be inline styles, which the content policy forbids. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({
  View: null,
  resizable: false,
})

/** Only uploaded images: the server drops others. */
const OwnImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/images/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

/** Extensions for all that an article may contain; the sanitiser on the server decides. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Cite,
  Raised,
  Lowered,
  OwnImage,
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
]
