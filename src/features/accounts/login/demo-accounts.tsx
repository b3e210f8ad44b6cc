import { Icon } from '#src/ui/icon.tsx'
import { useIsLive } from '#src/ui/use-is-live.ts'

export type DemoAccount = { email: string; nama_lengkap: string; duty: string; password: string }

/** Demo accounts, each with a button that fills the form; without script they can be read and typed. */
export function DemoAccounts({
  accounts,
  onChoose,
}: {
  accounts: readonly DemoAccount[]
  onChoose: (account: DemoAccount) => void
}) {
  const isLive = useIsLive()
  const row = 'flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 py-1.5 text-left'
  return (
    <section aria-labelledby="akun-demo" className="mt-8 border-t-2 border-ink pt-4">
      <h2 id="akun-demo" className="text-base font-semibold">
        Akun demo
      </h2>
      <p className="mt-1 text-note text-muted">
        Situs ini sebuah demo. Pilih akun untuk mengisi formulir; kata sandinya{' '}
        <code className="font-semibold text-ink">{accounts[0]?.password}</code>
      </p>
      <ul className="mt-2">
        {accounts.map((account) => (
          <li key={account.email} className="border-b">
            {isLive ? (
              <button type="button" onClick={() => onChoose(account)} className={`${row} hover:text-blue`}>
                <Facts account={account} />
              </button>
            ) : (
              <p className={row}>
                <Facts account={account} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ account }: { account: DemoAccount }) {
  return (
    <>
      <span className="flex items-center gap-2 font-semibold">
        <Icon name="user" />
        {account.duty}
      </span>
      <span className="min-w-0 text-note break-words text-muted">{account.email}</span>
    </>
  )
}
