import { PictureFields } from '#src/ui/content/text-fields.tsx'
import { DeskCheckbox, DeskField, DeskGroup, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import { DeskText } from '#src/ui/desk/desk-text.tsx'
import type { Values } from '#src/ui/desk/form-answer.ts'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { type PageArgs, unwrap } from '#src/ui/page.ts'
import type { ContentWire } from '#src/wire/content.ts'
import { escapeHtml } from '#src/wire/escape-html.ts'
import type { FindMailItems } from '#src/wire/mail-item.ts'
import { fetchDeskRegions } from '../../regions/fetch-regions.ts'
import { AudienceCount } from '../sending/audience-count.tsx'
import type { getChoices } from './api.ts'
import type { MailingChoices, MailingDetails } from './schema.ts'
import * as words from './words.id.ts'

export type MailingMore = {
  regions: Choice[]
  institutions: Choice[]
  isOffice: boolean
  choices: MailingChoices
  /** Values of a new mailing that begins with an item of the site. */
  begun: Values
}

/** Loads what the form of a mailing chooses from. */
export async function loadMailingMore(args: PageArgs): Promise<MailingMore> {
  const [regions, choices, begun] = await Promise.all([
    fetchDeskRegions(args),
    args.api<typeof getChoices>('GET /desk/mailing-choices', { session: true }),
    begunWith(args),
  ])
  return { ...regions, choices: unwrap(choices).data, begun }
}

/** "Kirim sebagai buletin": values that show one item of the site. */
async function begunWith({ api, query }: PageArgs): Promise<Values> {
  const [kind, id] = query.get('isi')?.split(':') ?? []
  if (!kind || !id) return {}
  const wanted = { kind: kind as 'news', id }
  const answer = await api<FindMailItems>('GET /desk/mailing-items', { session: true, query: wanted })
  const item = answer.success ? answer.data[0] : undefined
  if (!item) return {}
  const content = `<figure class="item"><a href="${item.path}">${escapeHtml(item.title)}</a></figure>`
  return { title: item.title, excerpt: item.excerpt.slice(0, 300), content, archive: 'on' }
}

const optionsOf = (rows: readonly { id: number; title: string }[]): Choice[] =>
  rows.map(({ id, title }) => ({ value: String(id), label: title }))

export const listChoices = ({ choices }: MailingMore) => optionsOf(choices.lists)

const roles = [
  { value: 'member', label: words.member },
  { value: 'pic', label: words.pic },
  { value: 'staff', label: words.staff },
  { value: 'admin', label: words.admin },
]

type FieldsProps = { item: (ContentWire & MailingDetails) | null; more: MailingMore }

/** Fields of a mailing: what it says, who gets it, and whether the site keeps it in sight. */
export function MailingFields({ item, more }: FieldsProps) {
  return (
    <>
      <DeskField name="title" label={words.subject} required maxLength={150} help={words.subjectHelp} />
      <DeskField name="excerpt" label={words.previewLine} maxLength={300} help={words.previewLineHelp} />
      <DeskText name="content" label={words.content} tools="mailing" help={words.contentHelp} />
      <SegmentFields more={more} />
      <DeskGroup title={words.archive}>
        <div className="sm:col-span-2">
          <DeskCheckbox name="archive" label={words.showInArchive} help={words.showInArchiveHelp} />
        </div>
        {item && (
          <DeskField
            name="slug"
            label={words.archiveAddress}
            maxLength={80}
            help={words.archiveAddressHelp}
          />
        )}
      </DeskGroup>
      <PictureFields item={item} help={words.pictureHelp} />
    </>
  )
}

function SegmentFields({ more }: { more: MailingMore }) {
  const { regions, institutions, isOffice, choices } = more
  return (
    <DeskGroup title={words.recipients}>
      <DeskSelect
        name="list_id"
        label={words.list}
        choices={listChoices(more)}
        required
        help={words.listHelp}
      />
      <p className="text-note text-muted sm:col-span-2">{words.narrowing}</p>
      <DeskSelect name="people_region_id" label={words.region} choices={regions} empty={words.allRegions} />
      <DeskSelect name="role" label={words.duty} choices={roles} empty={words.anyone} />
      <DeskSelect
        name="institution_id"
        label={words.institution}
        choices={institutions}
        empty={words.allInstitutions}
      />
      <DeskSelect
        name="event_id"
        label={words.registeredFor}
        choices={optionsOf(choices.events)}
        empty={words.anyEvent}
      />
      {isOffice && (
        <>
          <DeskField name="donated_since" label={words.donatedSince} type="date" />
          <DeskSelect
            name="donated_campaign_id"
            label={words.donatedTo}
            choices={optionsOf(choices.campaigns)}
            empty={words.anyCampaign}
          />
          <DeskSelect
            name="label_id"
            label={words.labelled}
            choices={optionsOf(choices.labels)}
            empty={words.anyLabel}
          />
        </>
      )}
      <AudienceCount />
    </DeskGroup>
  )
}
