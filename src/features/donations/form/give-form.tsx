import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BankAccount, Trust } from '#src/features/giving/model.ts'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { ChannelWire } from '#src/features/giving/schema.ts'
import { Simulation } from '#src/features/giving/simulation.tsx'
import { CaptchaField } from '#src/ui/captcha-field.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { useIsLive } from '#src/ui/use-is-live.ts'
import { AmountGroup } from './amount-group.tsx'
import { ChannelGroup } from './channel-group.tsx'
import { DesignationGroup, type Given, type Target } from './designation-group.tsx'
import { type Donor, DonorGroup } from './donor-group.tsx'
import { FrequencyGroup } from './frequency-group.tsx'
import { TOO_MANY_OPEN } from './give.ts'
import { GuestTransfer } from './guest-transfer.tsx'
import { ManyOpen, SentBefore } from './notices.tsx'
import type { OpenCampaign } from './open-campaign.ts'
import { DoneStep, StepList } from './step-list.tsx'
import type { Step } from './steps.ts'
import { SendButton, SendingNote, SumBar, Summary } from './summary.tsx'
import { TrustLines } from './trust-lines.tsx'
import { type Drawn, useChannels } from './use-channels.ts'
import { useGift } from './use-gift.ts'
import { useFilledBefore, useSteps } from './use-steps.ts'
import * as words from './words.id.ts'

export type FormStart = {
  /** First, as what is nearest to its options in the markup compresses best. */
  targets: Target[]
  key: string
  owner: number | null
  donor: Donor | null
  bank: BankAccount | null
  trust: Trust
  /** Open campaigns, the preselected one first. */
  campaigns: OpenCampaign[]
  drawn: Drawn
  /** Initial values of the form. */
  values: Record<string, string>
  /** Values preselected by the address. */
  wished: Record<string, string>
}

/** The donation form: three steps on one page, all at once without script. Input is kept on any failure. */
export function GiveForm({ start, answer }: { start: FormStart; answer: FormAnswer | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  const isGuest = start.donor === null
  const { step, errors, kept, onSubmit } = useSteps(box, answer, isGuest)
  const values = kept?.values ?? start.values
  const { gift, key, sentBefore, keep, onInput, dropChannel } = useGift(box, {
    key: start.key,
    owner: start.owner,
    values,
    titleOf: useTitles(start.targets, start.campaigns),
    isAnswered: kept !== undefined,
    wished: start.wished,
  })
  useFilledBefore(box, step, { isAnswered: kept !== undefined, isGuest })
  const { retry, ...offer } = useChannels(start.drawn, gift)
  const lost = useLostChannel(offer.rows, gift.channel, dropChannel)
  const channel = offer.rows?.find(({ id }) => id === gift.channel)
  const isSimulation = start.drawn.rows?.[0]?.is_simulation ?? false
  const isClosed = offer.rows?.every(({ available }) => !available) ?? false
  const campaign = start.campaigns.find(({ id }) => id === gift.campaign)
  const part = usePart(step)
  const errorOf = (name: string) => errors[name]?.[0]
  const given: Given = (name) => ({ name, defaultValue: values[name] ?? '', error: errorOf(name) })
  const sum = { step, gift, channel, isClosed }
  // What the address chose is kept too: a step may be left without a key pressed.
  const onLeave = (event: FormEvent) => {
    keep()
    onSubmit(event)
  }
  return (
    <div ref={box} onInput={onInput} onSubmitCapture={onLeave}>
      {isGuest && <GuestTransfer bank={start.bank} isSimulation={isSimulation} />}
      <div className={isGuest ? '[@media(scripting:none)]:hidden' : ''}>
        <StepList current={step} />
        <SentForm
          answer={answer}
          className="mt-7 grid grid-cols-1 gap-10 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-11 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-16 *:[[role]]:col-span-full [@media(scripting:enabled)]:[&>#form-errors]:hidden"
        >
          <div className="group/target grid grid-cols-1 content-start gap-8">
            {answer?.code === TOO_MANY_OPEN && <ManyOpen isGuest={isGuest} />}
            {sentBefore && <SentBefore orderId={sentBefore} />}
            {isSimulation && (
              <div>
                <Simulation environment="simulation" />
              </div>
            )}
            <input type="hidden" name="idempotency_key" value={kept?.values.idempotency_key ?? key} />
            {step > 1 && (
              <DoneStep step={1}>
                {gift.amount === null ? '' : words.sumFor(formatRupiah(gift.amount), gift.target)}
              </DoneStep>
            )}
            <div {...part(1)}>
              <AmountGroup
                preset={values.preset ?? ''}
                amount={values.amount ?? ''}
                typed={gift.typed}
                error={errorOf('amount')}
                frequency={<FrequencyGroup chosen={values.frequency ?? ''} error={errorOf('frequency')} />}
              />
              <DesignationGroup
                targets={start.targets}
                campaigns={start.campaigns}
                campaign={gift.campaign}
                given={given}
              />
            </div>
            {step > 2 && <DoneStep step={2}>{nameWords(start.donor ?? gift)}</DoneStep>}
            <div {...part(2)}>
              <DonorGroup donor={start.donor} given={given} letters={gift.letters} />
            </div>
            <div {...part(3)}>
              <ChannelGroup
                offer={offer}
                lost={lost}
                chosen={values.channel ?? ''}
                current={gift.channel}
                error={errorOf('channel')}
                onRetry={retry}
              />
              <div className="grid gap-1">
                {!isClosed && <FeeChoice channel={channel} given={given} />}
                {isGuest && <CaptchaField act="donate" error={errorOf('captcha')} />}
              </div>
            </div>
          </div>
          <div className="min-w-0">
            <div className="md:sticky md:top-28">
              <Summary {...sum} />
              <SendButton />
              <SendingNote />
              <TrustLines trust={start.trust} campaign={campaign} />
            </div>
            <SumBar {...sum} />
          </div>
        </SentForm>
      </div>
    </div>
  )
}

const nameWords = ({ name, email }: Donor) => [name, email].filter(Boolean).join(', ')

/** Attributes of a step's part of the form: other steps are hidden, except without script. */
function usePart(current: Step) {
  const isLive = useIsLive()
  const hidden = isLive ? 'hidden' : 'grid grid-cols-1 gap-8 [@media(scripting:enabled)]:hidden'
  return (step: Step) => ({
    'data-step': step,
    className: step === current ? 'grid grid-cols-1 gap-8' : hidden,
  })
}

type FeeChoiceProps = { channel: ChannelWire | undefined; given: Given }

function FeeChoice({ channel, given }: FeeChoiceProps) {
  const { defaultValue, ...rest } = given('cover_fee')
  return (
    <div className="[@media(scripting:none)]:hidden">
      <Checkbox {...rest} defaultChecked={defaultValue === 'on'}>
        {channel ? words.coverFee(channel.title, formatRupiah(channel.fee)) : words.coverSomeFee}
      </Checkbox>
    </div>
  )
}

function useTitles(targets: readonly Target[], campaigns: readonly OpenCampaign[]) {
  const titles = useMemo(
    () =>
      new Map([
        ...campaigns.map(({ id, title }): [string, string] => [`campaign_id ${id}`, title]),
        ...targets.flatMap(({ id, title, ids, titles: names }): [string, string][] => [
          [`region_id ${id}`, title],
          ...ids.map((one, i): [string, string] => [`participant_id ${one}`, names[i]!]),
        ]),
      ]),
    [targets, campaigns],
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
