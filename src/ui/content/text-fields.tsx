import { type ReactNode, useState } from 'react'
import type { ContentWire } from '#src/wire/content.ts'
import { DeskField, DeskGroup, DeskPhoto, DeskSelect, DeskTextarea } from '../desk/desk-fields.tsx'
import { DeskText } from '../desk/desk-text.tsx'
import * as words from './words.id.ts'

/** Fields that every content item has, from title to text. */
export function TextFields({ excerptHelp }: { excerptHelp: string }) {
  return (
    <>
      <DeskField name="title" label={words.title} required maxLength={150} />
      <DeskTextarea name="excerpt" label={words.excerpt} rows={2} maxLength={300} help={excerptHelp} />
      <DeskText name="content" label={words.text} />
    </>
  )
}

const points = (labels: readonly string[]) =>
  labels.map((label, place) => ({ value: String(place * 25), label }))

/** Public address of an item, and its time of publication until it is out. @param called the item in a sentence */
export function PublishingFields({ item, called }: { item: ContentWire; called: string }) {
  return (
    <>
      <DeskField name="slug" label={words.address} maxLength={80} help={words.addressHelp} />
      {item.status !== 'published' && <PublishAtField called={called} />}
    </>
  )
}

/** Time at which an item publishes itself. @param called the item in a sentence */
export function PublishAtField({ called }: { called: string }) {
  return (
    <DeskField
      name="publish_at"
      label={words.publishAt}
      type="datetime-local"
      help={words.publishAtHelp(called)}
    />
  )
}

type Pictured = Pick<ContentWire, 'image' | 'image_x' | 'image_y'>

type PictureFieldsProps = {
  item: Pictured | null
  help: string
  /** Further fields of the group. */
  children?: ReactNode
}

/** The image of an item with its alternative text, and the focal point that every crop keeps. */
export function PictureFields({ item, help, children }: PictureFieldsProps) {
  const { image, image_x: imageX, image_y: imageY } = item ?? { image: null, image_x: 50, image_y: 50 }
  const [point, setPoint] = useState({ x: String(imageX), y: String(imageY) })
  return (
    <DeskGroup title={words.picture}>
      <div className="sm:col-span-2">
        <DeskPhoto name="image" label={words.photo} photo={image} help={help} />
      </div>
      <div className="sm:col-span-2">
        <DeskField name="image_alt" label={words.alt} maxLength={300} help={words.altHelp} />
      </div>
      <div
        className="contents"
        onChange={({ target }) => {
          const { name, value } = target as unknown as HTMLSelectElement
          if (name === 'image_x') setPoint(({ y }) => ({ x: value, y }))
          if (name === 'image_y') setPoint(({ x }) => ({ x, y: value }))
        }}
      >
        <DeskSelect name="image_x" label={words.focusAcross} choices={points(words.across)} />
        <DeskSelect name="image_y" label={words.focusDown} choices={points(words.down)} />
      </div>
      {image && <Crops url={image.url} {...point} />}
      {children}
    </DeskGroup>
  )
}

/** Crops of the stored image in a list and on a wide page. */
function Crops({ url, x, y }: { url: string; x: string; y: string }) {
  const crop = { 'data-fx': x, 'data-fy': y, src: url }
  return (
    <div className="flex flex-wrap items-end gap-3 sm:col-span-2">
      <img {...crop} alt="" width={104} height={104} className="focal size-26 object-cover" />
      <img {...crop} alt="" width={260} height={104} className="focal h-26 w-65 max-w-full object-cover" />
      <p className="text-sm text-muted">{words.crops}</p>
    </div>
  )
}
