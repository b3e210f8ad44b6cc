import { CopyOffer, TwoWays } from '#src/ui/editor/copy-offer.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { Choice } from './autosave.ts'
import type { SavingView } from './saving-store.ts'

type OffersProps = {
  view: SavingView
  takeOffer: (choice: 'takeCopy' | 'leaveCopy') => void
  choose: (choice: Choice) => void
}

/** Copies kept on this device beside the text on the screen, to be restored or discarded. */
export function Offers({ view, takeOffer, choose }: OffersProps) {
  const { offer, aside, base } = view
  if (offer)
    return (
      <CopyOffer
        at={offer.at}
        storedAt={base?.at ?? null}
        take={() => takeOffer('takeCopy')}
        leave={() => takeOffer('leaveCopy')}
      />
    )
  if (aside)
    return (
      <Notice tone="info">
        <p>Tulisan Anda sebelumnya masih disimpan di perangkat ini.</p>
        <TwoWays
          first={['Kembalikan tulisan saya', () => choose('bringBack')]}
          second={['Buang', () => choose('letGo')]}
        />
      </Notice>
    )
  return null
}
