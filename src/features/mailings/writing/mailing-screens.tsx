import { contentScreens } from '#src/ui/content/content-screens.tsx'
import { statusChoices } from '#src/ui/content/content-words.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { listChoices, loadMailingMore, MailingFields, type MailingMore } from './mailing-fields.tsx'
import { mailingBody, mailingValues } from './mailing-values.ts'
import type { MailingDetails } from './schema.ts'
import * as words from './words.id.ts'

const SENT = words.sent

export const { list, fresh } = contentScreens<MailingDetails, MailingMore>({
  noun: 'mailings',
  paths: deskPaths.mailings,
  address: paths.mailing,
  words: {
    title: words.newsletters,
    lead: words.newslettersLead,
    row: words.noun,
    search: words.searchNewsletters,
    add: words.writeNewsletter,
    caption: words.newslettersCaption,
    nothing: words.newslettersEmpty,
    published: SENT,
    fresh: words.newNewsletter,
    freshLead: words.newNewsletterLead,
  },
  filters: [
    { name: 'list', label: words.list },
    {
      name: 'status',
      label: words.state,
      options: statusChoices.map((one) => (one.value === 'published' ? { ...one, label: SENT } : one)),
    },
  ],
  sort: '-worked_at',
  columns: (more) => [
    {
      title: words.list,
      name: 'daftar',
      from: 'md',
      cell: ({ list_id }) =>
        listChoices(more).find(({ value }) => value === String(list_id))?.label ?? words.closedList,
    },
  ],
  load: loadMailingMore,
  choices: (more) => ({ list: listChoices(more) }),
  start: (more) => ({ list_id: listChoices(more)[0]?.value ?? '', ...more.begun }),
  values: mailingValues,
  body: mailingBody,
  Fields: MailingFields,
  // The preview is a page of its own, from which a mailing is sent.
  preview: () => null,
})

export * as item from './mailing-item.tsx'
export * as preview from './mailing-preview.tsx'
