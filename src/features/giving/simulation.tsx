import { Notice } from '#src/ui/notice.tsx'
import { isSimulated } from './gift-rules.ts'

type SimulationProps = {
  environment: 'simulation' | 'sandbox' | 'production' | null
  /** Without the colour of a warning, which would make a donor who paid doubt. */
  isQuiet?: boolean
}

/** Notice of the simulation, beside every mention of money. */
export function Simulation({ environment, isQuiet = false }: SimulationProps) {
  if (!isSimulated(environment)) return null
  return (
    <Notice tone={isQuiet ? 'info' : 'warn'}>
      Ini simulasi. Tidak ada uang sungguhan yang berpindah, dan kuitansinya bukan tanda terima.
    </Notice>
  )
}
