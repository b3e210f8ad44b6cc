import { Button } from '../button.tsx'
import * as words from './words.id.ts'

type UploadProgressProps = {
  /** Fraction from 0 to 1. */
  share: number
  /** True if a submission waits for it. */
  isAwaited: boolean
  onCancel: () => void
  what?: 'foto' | 'berkas'
}

/** Progress of an upload. The server checks the file after the transfer, so the final label differs. */
export function UploadProgress({ share, isAwaited, onCancel, what = 'foto' }: UploadProgressProps) {
  const checking = words.checking(what)
  const state = share < 1 ? words.sendingShare(what, Math.round(share * 100)) : checking
  return (
    <div className="mt-3">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <p className="text-sm figures" aria-hidden="true">
            {state}
          </p>
          <progress
            value={share < 1 ? share : undefined}
            aria-label={words.beingSent(what)}
            className="mt-1 block h-2.5 w-full appearance-none overflow-hidden rounded-full border border-control bg-paper indeterminate:weft [&::-moz-progress-bar]:bg-orange [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-orange"
          />
        </div>
        <Button size={44} variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      <p role="status" className={isAwaited ? 'mt-2 text-sm text-warn' : 'sr-only'}>
        {isAwaited ? words.stillSending(what) : share === 1 && checking}
      </p>
    </div>
  )
}
