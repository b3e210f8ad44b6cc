import { useNavigation } from 'react-router'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CaptchaField } from '#src/ui/captcha-field.tsx'
import { Field } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import type { Event } from '../model.ts'
import { fullEnd } from '../when.ts'
import { registrationId } from './fetch-own-registration.ts'
import type { OwnRegistrationWire, RegistrationWire } from './schema.ts'

type PartProps = {
  event: Event
  registration: RegistrationWire
  /** A member's own registration. */
  own: OwnRegistrationWire | null
  isGuest: boolean
  /** A guest's registration was just accepted. */
  isSent: boolean
  answer: FormAnswer | undefined
}

/** Registers for an event. It contains nothing specific to a visitor, so that its page can be cached for guests. */
export function RegistrationPart(props: PartProps) {
  const { event, registration, own, isSent, answer } = props
  if (registration.state === 'none' && !own) return null
  return (
    <section id={registrationId} className="no-print mt-11 scroll-mt-24">
      <Rubric title="Pendaftaran" />
      <p className="mt-4">{standing(event, registration)}</p>
      <div className="mt-5 grid gap-5">
        {registration.has_begun && !own && isTaking(registration) && (
          <Notice tone="warn">Acara ini sudah mulai. Mendaftarlah hanya bila Anda masih bisa datang.</Notice>
        )}
        {answer?.code === 409 && (
          <Notice tone="warn">
            Ini tidak bisa lagi: keadaannya baru saja berubah. Lihat yang tertulis di atas.
          </Notice>
        )}
        {isSent && !own && !answer && <Sent />}
        {own ? <OwnRegistration own={own} event={event} answer={answer} /> : <Way {...props} />}
      </div>
    </section>
  )
}

const isTaking = ({ state }: RegistrationWire) => state === 'open' || state === 'full'

/** Registration state, in one or two sentences that are the same for all. */
function standing(
  event: Event,
  { state, who, capacity, left, opens_at, closes_at }: RegistrationWire,
): string {
  const at = (moment: string) => fullEnd({ startAt: moment, endAt: moment, timezone: event.timezone })
  if (state === 'soon') return `Pendaftaran dibuka ${at(opens_at!)}.`
  if (state === 'closed' || state === 'none') return 'Pendaftaran sudah ditutup.'
  const until = `Pendaftaran ditutup ${at(closes_at)}.`
  const whom = who === 'member' ? 'Khusus anggota. ' : ''
  if (state === 'full')
    return `${whom}Semua tempat (${capacity}) sudah terisi. Daftar tunggu terbuka: yang mendaftar lebih dulu mendapat tempat lebih dulu. ${until}`
  return capacity === null ? `${whom}${until}` : `${whom}Masih ada ${left} dari ${capacity} tempat. ${until}`
}

const Sent = () => (
  <Notice tone="ok">
    Pendaftaran Anda kami terima. Surat ke alamat e-mail Anda memberi tahu apakah Anda mendapat tempat atau
    masuk daftar tunggu.
  </Notice>
)

function Way({ event, registration, isGuest, isSent, answer }: PartProps) {
  const { state, who } = registration
  if (!isTaking(registration)) return null
  if (who === 'member' && isGuest) return <LoginFirst slug={event.slug} />
  if (isSent && isGuest && !answer)
    return (
      <div>
        <ButtonLink to={`${paths.event(event.slug)}#${registrationId}`} variant="outline">
          Daftarkan orang lain
        </ButtonLink>
      </div>
    )
  return (
    <SentForm answer={answer} className="grid gap-5">
      <input type="hidden" name="event_id" value={event.id} />
      {isGuest && <GuestFields answer={answer} />}
      <Send label={state === 'full' ? 'Masuk daftar tunggu' : 'Daftar'} />
    </SentForm>
  )
}

const LoginFirst = ({ slug }: { slug: string }) => (
  <div className="flex flex-wrap gap-3">
    <ButtonLink to={paths.loginThen(`${paths.event(slug)}#${registrationId}`)}>
      Login untuk mendaftar
    </ButtonLink>
    <ButtonLink to={paths.register} variant="outline">
      Register
    </ButtonLink>
  </div>
)

function GuestFields({ answer }: { answer: FormAnswer | undefined }) {
  const given = (name: string) => ({
    defaultValue: answer?.values[name] ?? '',
    error: answer?.errors[name]?.[0],
  })
  return (
    <>
      <Field label="Nama" name="name" autoComplete="name" required maxLength={100} {...given('name')} />
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        required
        placeholder="nama@contoh.id"
        help="Ke sini kami mengirim kepastian tempat dan kode hadir Anda."
        {...given('email')}
      />
      <Field
        label="Nomor ponsel (boleh kosong)"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={300}
        help="Bila ada perubahan mendadak. Isian ini hanya untuk acara ini; satu tahun sesudahnya kami hapus."
        {...given('phone')}
      />
      <CaptchaField act="event" error={answer?.errors.captcha?.[0]} />
    </>
  )
}

function Send({ label }: { label: string }) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div>
      <Button type="submit" busy={isBusy} busyLabel="Mendaftar">
        {label}
      </Button>
    </div>
  )
}

type OwnProps = { own: OwnRegistrationWire; event: Event; answer: FormAnswer | undefined }

/** A member's registration for this event, with cancellation. */
function OwnRegistration({ own, event, answer }: OwnProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <>
      {own.state === 'confirmed' ? (
        <Notice tone="ok">
          {own.checked_in_at ? 'Anda sudah tercatat hadir.' : 'Anda terdaftar dan tempat Anda pasti.'} Kode
          hadir Anda: <strong className="font-semibold whitespace-nowrap figures">{own.code}</strong>. Surat
          konfirmasinya ada di e-mail Anda.
        </Notice>
      ) : (
        <Notice tone="info">
          Anda ada di daftar tunggu. Begitu ada tempat bagi Anda, kami menulis ke e-mail Anda.
        </Notice>
      )}
      {!own.checked_in_at && (
        <SentForm answer={answer} className="grid gap-5">
          <input type="hidden" name="event_id" value={event.id} />
          <input type="hidden" name="intent" value="batal" />
          <div>
            <Button type="submit" variant="danger" busy={isBusy} busyLabel="Membatalkan">
              Batalkan pendaftaran
            </Button>
          </div>
        </SentForm>
      )}
    </>
  )
}
