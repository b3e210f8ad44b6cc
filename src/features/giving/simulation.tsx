import { Notice } from '#src/ui/notice.tsx'
import { isSimulated } from './gift-rules.ts'
import * as words from './words.id.ts'

type SimulationProps = {
  environment: 'simulation' | 'sandbox' | 'production' | null
  /** Omits the colour of a warning, which would make a donor who paid doubt. */
  isQuiet?: boolean
  /** One line of text, where it must not push the button away. */
  isBrief?: boolean
}

/** Notice of the simulation, beside every mention of money. */
export function Simulation({ environment, isQuiet = false, isBrief = false }: SimulationProps) {
  if (!isSimulated(environment)) return null
  if (isBrief) return <p className="text-sm text-warn">{words.simulationBriefly}</p>
  return <Notice tone={isQuiet ? 'info' : 'warn'}>{words.simulation}</Notice>
}
