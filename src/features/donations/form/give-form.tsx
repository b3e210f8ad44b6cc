import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BankAccount } from '#src/features/giving/model.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import { Simulation } from '#src/features/giving/simulation.tsx'
import { CaptchaField } from '#src/ui/captcha-field.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { paths } from '#src/urls/paths.ts'
import { AmountGroup } from './amount-group.tsx'
import { ChannelGroup } from './channel-group.tsx'
import { type Cause, DesignationGroup, type Given, type Target } from './designation-group.tsx'
import { type Donor, DonorGroup } from './donor-group.tsx'
import { FrequencyGroup } from './frequency-group.tsx'
import { TOO_MANY_OPEN } from './give.ts'
import { GuestTransfer } from './guest-transfer.tsx'
import { SumBar } from './sum-bar.tsx'
import { Summary } from './summary.tsx'
import { type Drawn, useChannels } from './use-channels.ts'
import { useGift } from './use-gift.ts'

export type FormStart = {
  key: string
  owner: number | null
  donor: Donor | null
  bank: BankAccount | null
  targets: Target[]
  /** Open campaigns. */
  causes: Cause[]
  drawn: Drawn
  /** Initial values of the form. */
  values: Record<string, string>
  /** Values preselected by the address. */
  wished: Record<string, string>
}

/** The donation form on one page; input is kept on any failure. */
export function GiveForm({ start, answer }: { start: FormStart; answer: FormAnswer | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  const values = answer?.values ?? start.values
  const titleOf = useTitles(start.targets, start.causes)
  const { gift, key, sentBefore, onInput, dropChannel } = useGift(box, {
    key: start.key,
    owner: start.owner,
    values,
    titleOf,
    isAnswered: answer !== undefined,
    wished: start.wished,
  })
  const { retry, ...offer } = useChannels(start.drawn, gift)
  const lost = useLostChannel(offer.rows, gift.channel, dropChannel)
  const channel = offer.rows?.find(({ id }) => id === gift.channel)
  const isClosed = offer.rows?.every(({ available }) => !available) ?? false
  const isGuest = start.donor === null
  const errorOf = (name: string) => answer?.errors[name]?.[0]
  const given: Given = (name) => ({ name, defaultValue: values[name] ?? '', error: errorOf(name) })
  return (
    <div ref={box} onInput={onInput}>
      {isGuest && <GuestTransfer bank={start.bank} />}
      <SentForm
        answer={answer}
        className={`mt-7 grid gap-10 md:mt-11 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-11 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-16 *:[[role]]:col-span-full ${isGuest ? '[@media(scripting:none)]:hidden' : ''}`}
      >
        <div className="grid content-start gap-8 *:border-t *:pt-8 *:first:border-t-0 *:first:pt-0">
          {answer?.code === TOO_MANY_OPEN && <ManyOpen isGuest={isGuest} />}
          {sentBefore && <SentBefore orderId={sentBefore} />}
          {start.drawn.rows?.[0]?.is_simulation && (
            <div>
              <Simulation environment="simulation" />
            </div>
          )}
          <input type="hidden" name="idempotency_key" value={answer?.values.idempotency_key ?? key} />
          <AmountGroup
            preset={values.preset ?? ''}
            amount={values.amount ?? ''}
            typed={gift.typed}
            error={errorOf('amount')}
            frequency={<FrequencyGroup chosen={values.frequency ?? ''} error={errorOf('frequency')} />}
          />
          <DesignationGroup targets={start.targets} causes={start.causes} given={given} />
          <DonorGroup donor={start.donor} given={given} letters={gift.letters} />
          <ChannelGroup
            offer={offer}
            lost={lost}
            chosen={values.channel ?? ''}
            error={errorOf('channel')}
            onRetry={retry}
          />
          <div className="grid gap-1">
            {!isClosed && (
              <div className="[@media(scripting:none)]:hidden">
                <Checkbox
                  name="cover_fee"
                  error={errorOf('cover_fee')}
                  defaultChecked={values.cover_fee === 'on'}
                >
                  {channel
                    ? `Tambahkan biaya transaksi ${formatRupiah(channel.fee)} agar donasi diterima utuh.`
                    : 'Tambahkan biaya transaksi agar donasi diterima utuh. Pilih cara membayar dulu.'}
                </Checkbox>
              </div>
            )}
            <Consent isTicked={values.consent === 'on'} error={errorOf('consent')} />
            {isGuest && <CaptchaField act="donate" error={errorOf('captcha')} />}
          </div>
        </div>
        <div>
          <div className="md:sticky md:top-28">
            <Summary gift={gift} channel={channel} isClosed={isClosed} />
          </div>
          <SumBar gift={gift} channel={channel} />
        </div>
      </SentForm>
    </div>
  )
}

function useTitles(targets: readonly Target[], causes: readonly Cause[]) {
  const titles = useMemo(
    () =>
      new Map([
        ...causes.map(({ id, title }): [string, string] => [`campaign_id ${id}`, title]),
        ...targets.flatMap(({ id, title, institutions }): [string, string][] => [
          [`region_id ${id}`, title],
          ...institutions.map((one): [string, string] => [`participant_id ${one.id}`, one.title]),
        ]),
      ]),
    [targets, causes],
  )
  return useCallback((name: string, id: string) => titles.get(`${name} ${id}`) ?? '', [titles])
}

/** Reports a chosen channel that became unavailable for a new amount. */
function useLostChannel(rows: ReturnType<typeof useChannels>['rows'], chosen: string, drop: () => void) {
  const [lost, setLost] = useState<string | null>(null)
  useEffect(() => {
    const row = rows?.find(({ id }) => id === chosen)
    if (row && !row.available) {
      drop()
      setLost(row.title)
    } else if (row) setLost(null)
  }, [rows, chosen, drop])
  return lost
}

function ManyOpen({ isGuest }: { isGuest: boolean }) {
  return (
    <div>
      <Notice tone="bad">
        Ada lima donasi yang masih menunggu pembayaran. Bayar atau batalkan salah satunya dulu; isian di bawah
        tidak hilang.{' '}
        {!isGuest && (
          <a href={paths.memberDonations} className="font-semibold underline underline-offset-3">
            Buka donasi saya
          </a>
        )}
      </Notice>
    </div>
  )
}

function SentBefore({ orderId }: { orderId: string }) {
  return (
    <div>
      <Notice tone="info">
        <p>Donasi dengan isian ini sudah dibuat. Kirim lagi hanya bila Anda ingin memberi sekali lagi.</p>
        <Link
          to={paths.donation(orderId)}
          reloadDocument
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3"
        >
          Lihat donasi itu
        </Link>
      </Notice>
    </div>
  )
}

function Consent({ isTicked, error }: { isTicked: boolean; error: string | undefined }) {
  const text = (href: string, words: string) => (
    <a href={href} target="_blank" rel="noopener" className="link">
      {words}
      <span className="sr-only"> (tab baru)</span>
    </a>
  )
  return (
    <Checkbox name="consent" required defaultChecked={isTicked} error={error}>
      Saya menyetujui pengolahan data untuk donasi ini menurut {text(paths.privacy, 'Kebijakan privasi')} dan{' '}
      {text(paths.terms, 'Syarat layanan')}.
    </Checkbox>
  )
}
