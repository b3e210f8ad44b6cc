import { contentScreens } from '#src/ui/content/content-screens.tsx'
import { statusChoices } from '#src/ui/content/content-words.ts'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { pageAddress } from '../model.ts'
import { PagePhoto } from '../page-photo.tsx'
import { PageFields } from './page-fields.tsx'
import * as words from './words.id.ts'

export const { list, fresh, preview } = contentScreens({
  noun: 'pages',
  paths: deskPaths.pages,
  address: pageAddress,
  words: {
    title: words.pages,
    lead: words.lead,
    row: words.row,
    search: words.search,
    add: words.add,
    caption: words.caption,
    nothing: words.nothing,
    fresh: words.newPage,
    freshLead: words.newPageLead,
  },
  filters: [{ name: 'status', label: words.state, options: statusChoices }],
  sort: 'title',
  columns: () => [{ title: words.address, name: 'alamat', from: 'lg', small: null, cell: (row) => row.slug }],
  Fields: ({ item }) => <PageFields item={item} isLegal={false} />,
  preview({ item, text }) {
    const { image_x: x, image_y: y, image_alt: alt } = text
    return (
      <>
        <h2 className="mb-3 text-article wrap-anywhere">{text.title}</h2>
        <p className="mb-7 max-w-170 text-voice">{text.excerpt}</p>
        <PagePhoto image={text.image ? { ...text.image, alt, focus: { x, y } } : item.cover} />
        <StoredHtml className="article article-plain max-w-170" html={text.content} />
      </>
    )
  },
})

export * as item from './page-item.tsx'
