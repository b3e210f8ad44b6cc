import { PictureFields } from '#src/ui/content/text-fields.tsx'
import { DeskField, DeskGroup, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskText } from '#src/ui/desk/desk-text.tsx'
import type { DeskRegionWire } from './schema.ts'
import * as words from './words.id.ts'

/** Order, text, contacts and picture of a region: what a new one and an old one have in common. */
export function RegionFields({ region }: { region: DeskRegionWire | null }) {
  return (
    <>
      <DeskField name="position" label={words.position} type="number" help={words.positionHelp} />
      <DeskText name="content" label={words.aboutRegion} help={words.aboutRegionHelp} />
      <DeskGroup title={words.contact}>
        <DeskField name="email" label={words.email} type="email" maxLength={254} />
        <DeskField name="phone" label={words.phone} type="tel" maxLength={300} help={words.phoneHelp} />
        <div className="sm:col-span-2">
          <DeskTextarea name="address" label={words.officeAddress} rows={3} maxLength={500} />
        </div>
      </DeskGroup>
      <PictureFields item={region} help={words.pictureHelp} />
    </>
  )
}
