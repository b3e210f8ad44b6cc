import type { GiftInKindWire } from './schema.ts'

/** "1.200 karung". */
export const quantityWords = ({ quantity, unit }: Pick<GiftInKindWire, 'quantity' | 'unit'>) =>
  `${quantity.toLocaleString('id-ID')} ${unit}`
