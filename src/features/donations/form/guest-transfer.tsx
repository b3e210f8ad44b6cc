import type { BankAccount } from '#src/features/giving/model.ts'
import { Simulation } from '#src/features/giving/simulation.tsx'
import { BankTransfer } from '../bank-transfer.tsx'
import { DonateContact } from '../donate-contact.tsx'
import * as words from './words.id.ts'

type GuestTransferProps = { bank: BankAccount | null; isSimulation: boolean }

/** Bank account for guests without script, who cannot solve the captcha. */
export function GuestTransfer({ bank, isSimulation }: GuestTransferProps) {
  return (
    <noscript>
      <section
        aria-labelledby="rekening"
        className="mt-7 max-w-150 rounded-panel border bg-paper p-5 md:p-6.5"
      >
        <h2 id="rekening" className="mb-2 text-card">
          {words.noScript}
        </h2>
        {bank ? (
          <>
            <p className="mb-4">{words.noScriptAccount}</p>
            {isSimulation && (
              <div className="mb-4">
                <Simulation environment="simulation" />
              </div>
            )}
            <BankTransfer to={bank} />
          </>
        ) : (
          <>
            <p className="mb-4">{words.noScriptNoAccount}</p>
            <DonateContact />
          </>
        )}
      </section>
    </noscript>
  )
}
