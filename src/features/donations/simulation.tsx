import { Notice } from '#src/ui/notice.tsx'
import { isSimulated } from './gift-rules.ts'

/** Said wherever money is spoken of while none moves. */
export function Simulation({ environment }: { environment: 'simulation' | 'sandbox' | 'production' | null }) {
  if (!isSimulated(environment)) return null
  return (
    <Notice tone="warn">
      Ini simulasi. Tidak ada uang sungguhan yang berpindah, dan kuitansinya bukan tanda terima.
    </Notice>
  )
}
