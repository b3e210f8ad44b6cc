import { PictureFields, PublishAtField, TextFields } from '#src/ui/content/text-fields.tsx'
import { DeskField, DeskGroup, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import type { ContentWire } from '#src/wire/content.ts'
import * as words from './words.id.ts'

/** Fields of a page; for a legal text also the consequences of its next version for members. */
export function PageFields({ item, isLegal }: { item: ContentWire | null; isLegal: boolean }) {
  return (
    <>
      <TextFields excerptHelp={words.excerptHelp} />
      {isLegal ? (
        <LegalFields />
      ) : (
        <>
          <WhereAndWhen item={item} />
          <PictureFields item={item} help={words.pictureHelp} />
        </>
      )}
    </>
  )
}

function WhereAndWhen({ item }: { item: ContentWire | null }) {
  const isWaiting = item !== null && item.status !== 'published'
  if (item?.is_system && !isWaiting) return null
  return (
    <DeskGroup title={words.addressAndTime}>
      {!item?.is_system && (
        <DeskField
          name="slug"
          label={words.addressOnSite}
          maxLength={80}
          help={item ? words.oldAddressHelp : words.emptyAddressHelp}
        />
      )}
      {isWaiting && <PublishAtField called={words.page} />}
    </DeskGroup>
  )
}

const asks = [
  { value: 'tidak', label: words.consentStays },
  { value: 'ya', label: words.consentAgain },
]

const tells = [
  { value: 'ya', label: words.tellMembers },
  { value: 'tidak', label: words.tellOnSite },
]

function LegalFields() {
  return (
    <DeskGroup title={words.newVersion}>
      <div className="sm:col-span-2">
        <DeskField name="note" label={words.whatChanged} maxLength={300} help={words.whatChangedHelp} />
      </div>
      <div className="sm:col-span-2">
        <DeskSelect
          name="needs_consent"
          label={words.askConsent}
          empty={words.chooseWhenPublishing}
          choices={asks}
          help={words.askConsentHelp}
        />
      </div>
      <div className="sm:col-span-2">
        <DeskSelect
          name="is_announced"
          label={words.tellByEmail}
          empty={words.asAnsweredAbove}
          choices={tells}
          help={words.tellHelp}
        />
      </div>
    </DeskGroup>
  )
}
