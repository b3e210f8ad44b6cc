import { type Editor, type JSONContent, Node } from '@tiptap/core'
import { Selection, TextSelection } from '@tiptap/pm/state'

export type EditorPicture = { src: string; alt: string; width: number; height: number }
export type GalleryPicture = EditorPicture & { caption: string }
export type EditorVideo = { address: string; title: string; still: EditorPicture | null }

const pictureOf = (image: HTMLImageElement): EditorPicture => ({
  src: image.getAttribute('src')!,
  alt: image.alt,
  width: image.width,
  height: image.height,
})

const own = 'img[src^="/images/"]'

/** A gallery: changed as a whole, in its dialog. */
export const Gallery = Node.create({
  name: 'gallery',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    pictures: {
      default: [],
      rendered: false,
      parseHTML: (gallery: HTMLElement): GalleryPicture[] =>
        [...gallery.querySelectorAll<HTMLImageElement>(own)].map((image) => ({
          ...pictureOf(image),
          caption: image.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ?? '',
        })),
    },
  }),
  parseHTML: () => [{ tag: 'figure.gallery' }],
  renderHTML: ({ node }) => [
    'figure',
    { class: 'gallery' },
    ...(node.attrs.pictures as GalleryPicture[]).map(({ caption, ...image }) => [
      'figure',
      ['img', image],
      ...(caption ? [['figcaption', caption]] : []),
    ]),
  ],
})

/** A video of another site, as a link with a still. */
export const LinkedVideo = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    video: {
      default: null,
      rendered: false,
      parseHTML(figure: HTMLElement): EditorVideo {
        const still = figure.querySelector<HTMLImageElement>(own)
        return {
          address: figure.querySelector('a')!.getAttribute('href')!,
          title: figure.textContent.trim(),
          still: still && pictureOf(still),
        }
      },
    },
  }),
  parseHTML: () => [{ tag: 'figure.video', getAttrs: (figure) => figure.querySelector('a[href]') && null }],
  renderHTML({ node }) {
    const { address, title, still } = node.attrs.video as EditorVideo
    return ['figure', { class: 'video' }, ['a', { href: address }, ...(still ? [['img', still]] : []), title]]
  },
})

/** An item of the site: letters show it with picture and lead. */
export const SiteItem = Node.create({
  name: 'item',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    path: {
      default: '',
      rendered: false,
      parseHTML: (figure: HTMLElement) => figure.querySelector('a')!.getAttribute('href'),
    },
    title: {
      default: '',
      rendered: false,
      parseHTML: (figure: HTMLElement) => figure.textContent.trim(),
    },
  }),
  parseHTML: () => [{ tag: 'figure.item', getAttrs: (figure) => figure.querySelector('a[href]') && null }],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    { class: 'item' },
    ['a', { href: attrs.path }, attrs.title],
  ],
})

/** Inserts a block and goes on writing after it: what is typed next must not replace it. */
export const insertBlock = (editor: Editor, block: JSONContent) =>
  editor
    .chain()
    .insertContent(block)
    .command(({ tr, state }) => {
      const end = tr.selection.to
      const after = Selection.findFrom(tr.doc.resolve(end), 1, true)
      if (!after) tr.insert(end, state.schema.nodes.paragraph!.create())
      tr.setSelection(after ?? TextSelection.create(tr.doc, end + 1))
      return true
    })
    .run()
