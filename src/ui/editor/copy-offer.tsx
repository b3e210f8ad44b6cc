import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import { timeOf } from './local-time.ts'
import * as words from './words.id.ts'

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
        {words.textFrom} <strong>{timeOf(at)}</strong> {words.notOnServerYet}{' '}
        {storedAt ? (
          <>
            {words.onServerFrom} <strong>{timeOf(storedAt)}</strong>.
          </>
        ) : (
          words.noneOnServer
        )}
      </p>
      {children}
      <TwoWays
        first={[words.continueHere, take]}
        second={[storedAt ? words.useServer : words.discard, leave]}
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
