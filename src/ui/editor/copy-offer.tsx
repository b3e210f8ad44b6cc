import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import { timeOf } from './local-time.ts'

type CopyOfferProps = {
  /** Times of the text on this device and of the one on the server: null for none yet. */
  at: string
  storedAt: string | null
  take: () => void
  leave: () => void
  /** Content of the texts. */
  children?: ReactNode
}

/** Offers unsaved text of an earlier visit on this device, to restore or discard. In the browser only. */
export function CopyOffer({ at, storedAt, take, leave, children }: CopyOfferProps) {
  return (
    <Notice tone="warn">
      <p>
        Ada tulisan dari pukul <strong>{timeOf(at)}</strong> di perangkat ini yang belum sampai ke server.{' '}
        {storedAt ? (
          <>
            Yang di server dari pukul <strong>{timeOf(storedAt)}</strong>.
          </>
        ) : (
          'Di server belum ada.'
        )}
      </p>
      {children}
      <TwoWays
        first={['Lanjutkan yang di perangkat ini', take]}
        second={[storedAt ? 'Pakai yang di server' : 'Buang', leave]}
      />
    </Notice>
  )
}

type Way = [label: string, go: () => void]

/** Two buttons: the primary choice and the other. */
export function TwoWays({ first, second }: { first: Way; second: Way }) {
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
