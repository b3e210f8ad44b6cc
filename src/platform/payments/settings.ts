export type PaymentSettings =
  | { provider: 'none' }
  | {
      provider: 'simulator'
      /** null: the port after the site's, or any free one where that is taken. */
      port: number | null
    }
  | { provider: 'midtrans'; environment: MidtransEnvironment; serverKey: string; clientKey: string }

export type MidtransEnvironment = 'sandbox' | 'production'

type Given = {
  isProduction: boolean
  PORT: number
  SIMULATOR_PORT?: number | undefined
  PAYMENT_PROVIDER?: PaymentSettings['provider'] | undefined
  MIDTRANS_ENVIRONMENT?: MidtransEnvironment | undefined
  MIDTRANS_SERVER_KEY?: string | undefined
  MIDTRANS_CLIENT_KEY?: string | undefined
}

const beginnings = {
  sandbox: { MIDTRANS_SERVER_KEY: 'SB-Mid-server-', MIDTRANS_CLIENT_KEY: 'SB-Mid-client-' },
  production: { MIDTRANS_SERVER_KEY: 'Mid-server-', MIDTRANS_CLIENT_KEY: 'Mid-client-' },
} as const
const keyNames = ['MIDTRANS_SERVER_KEY', 'MIDTRANS_CLIENT_KEY'] as const

/**
 * Reads the payment settings of the environment. In production the simulator runs only if it is named.
 * @returns an error line where provider, mode and keys do not match; it repeats no key
 */
export function readPaymentSettings(given: Given): PaymentSettings | string {
  const provider = given.PAYMENT_PROVIDER ?? (given.isProduction ? 'none' : 'simulator')
  if (provider === 'midtrans') return readMidtrans(given)
  const needless = [...keyNames, 'MIDTRANS_ENVIRONMENT' as const].find((name) => given[name])
  if (needless)
    return `${needless} is given, but PAYMENT_PROVIDER is ${provider}: name midtrans, or leave it out`
  if (provider === 'none') return { provider }
  const { SIMULATOR_PORT: port } = given
  if (port && port === given.PORT)
    return `SIMULATOR_PORT=${port}: that is the site's own port, choose another one`
  return { provider, port: port ?? null }
}

function readMidtrans(given: Given): PaymentSettings | string {
  const { MIDTRANS_SERVER_KEY: serverKey, MIDTRANS_CLIENT_KEY: clientKey } = given
  const environment = given.MIDTRANS_ENVIRONMENT ?? (given.isProduction ? 'production' : 'sandbox')
  if (!serverKey || !clientKey) {
    const missing = serverKey ? 'MIDTRANS_CLIENT_KEY' : 'MIDTRANS_SERVER_KEY'
    return `${missing} is missing: PAYMENT_PROVIDER=midtrans needs MIDTRANS_SERVER_KEY and MIDTRANS_CLIENT_KEY`
  }
  for (const name of keyNames) {
    const beginning = beginnings[environment][name]
    if (!given[name]!.startsWith(beginning))
      return `${name}=***: with MIDTRANS_ENVIRONMENT=${environment} it must begin with ${beginning}`
  }
  return { provider: 'midtrans', environment, serverKey, clientKey }
}
