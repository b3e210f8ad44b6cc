import { LOCALE } from '#src/urls/language.id.ts'
import type { GiftInKindWire } from './schema.ts'

/** "1.200 karung". */
export const quantityWords = ({ quantity, unit }: Pick<GiftInKindWire, 'quantity' | 'unit'>) =>
  `${quantity.toLocaleString(LOCALE)} ${unit}`
