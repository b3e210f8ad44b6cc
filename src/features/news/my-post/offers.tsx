import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { Choice } from './autosave.ts'
import { timeOf } from './moments.ts'
import type { SavingView } from './saving-store.ts'

type OffersProps = {
  view: SavingView
  takeOffer: (choice: 'takeCopy' | 'leaveCopy') => void
  choose: (choice: Choice) => void
}

/** What is kept on this device beside the text on the screen, to be brought back or let go. */
export function Offers({ view, takeOffer, choose }: OffersProps) {
  const { offer, aside, base } = view
  if (offer)
    return (
      <Notice tone="warn">
        <p>
          Ada tulisan dari pukul <strong>{timeOf(offer.at)}</strong> di perangkat ini yang belum sampai ke
          server.{' '}
          {base ? (
            <>
              Yang di server dari pukul <strong>{timeOf(base.at)}</strong>.
            </>
          ) : (
            'Di server belum ada.'
          )}
        </p>
        <Buttons
          first={['Lanjutkan yang di perangkat ini', () => takeOffer('takeCopy')]}
          second={[base ? 'Pakai yang di server' : 'Buang', () => takeOffer('leaveCopy')]}
        />
      </Notice>
    )
  if (aside)
    return (
      <Notice tone="info">
        <p>Tulisan Anda sebelumnya masih disimpan di perangkat ini.</p>
        <Buttons
          first={['Kembalikan tulisan saya', () => choose('bringBack')]}
          second={['Buang', () => choose('letGo')]}
        />
      </Notice>
    )
  return null
}

type Way = [label: string, go: () => void]

function Buttons({ first, second }: { first: Way; second: Way }) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button size={44} onClick={first[1]}>
        {first[0]}
      </Button>
      <Button size={44} variant="outline" onClick={second[1]}>
        {second[0]}
      </Button>
    </div>
  )
}
