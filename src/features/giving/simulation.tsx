import { Notice } from '#src/ui/notice.tsx'
import { isSimulated } from './gift-rules.ts'

/** Notice of the simulation, beside every mention of money. */
export function Simulation({ environment }: { environment: 'simulation' | 'sandbox' | 'production' | null }) {
  if (!isSimulated(environment)) return null
  return (
    <Notice tone="warn">
      Ini simulasi. Tidak ada uang sungguhan yang berpindah, dan kuitansinya bukan tanda terima.
    </Notice>
  )
}
