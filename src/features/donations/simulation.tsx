import { Notice } from '#src/ui/notice.tsx'

/** Said wherever money is spoken of while none moves. */
export function Simulation({ environment }: { environment: 'simulation' | 'sandbox' | 'production' | null }) {
  if (environment !== 'simulation' && environment !== 'sandbox') return null
  return (
    <Notice tone="warn">
      Ini simulasi. Tidak ada uang sungguhan yang berpindah, dan kuitansinya bukan tanda terima.
    </Notice>
  )
}
