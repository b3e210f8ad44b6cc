import type { ReactNode } from 'react'
import { Moment } from '#src/ui/desk/moment.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { ageWords } from '../overview/age-words.ts'
import { refusalWords } from './refusal-words.ts'
import type { BounceStateWire, MailStateWire } from './schema.ts'

/** Numbers of letters that went, wait, and were given up. */
export function LetterFacts({ mail }: { mail: MailStateWire }) {
  const { sent, waiting, failed, now } = mail
  const went = mail.server === null ? 'Disimpan' : 'Terkirim'
  return (
    <dl className="grid gap-x-11 border-t-2 border-ink sm:grid-cols-2">
      <Fact title={`${went} hari ini`}>{sent.today.toLocaleString('id-ID')}</Fact>
      <Fact title={`${went} dalam tujuh hari`}>{sent.this_week.toLocaleString('id-ID')}</Fact>
      <Fact title="Menunggu">
        {waiting.count.toLocaleString('id-ID')}
        {waiting.oldest_at && (
          <span className="text-note text-muted">
            , yang terlama ditulis {ageWords(waiting.oldest_at, now)} lalu
          </span>
        )}
      </Fact>
      <Fact title="Gagal sesudah dicoba berulang kali">
        {failed.toLocaleString('id-ID')}
        {failed > 0 && (
          <Link to={deskPaths.failedLetters} className="link ml-3 text-note">
            Lihat kegagalan
          </Link>
        )}
      </Fact>
    </dl>
  )
}

/** Letters that a server took and sent back later, and whether anybody reads its reports. */
export function Returned({ bounces, now }: { bounces: BounceStateWire; now: string }) {
  const { address, inbox, returned, complaints, stopped } = bounces
  return (
    <section>
      <Rubric title="Surat yang kembali" note="tiga puluh hari terakhir" />
      {address === null ? (
        <p className="mt-3">
          Laporan server tentang surat yang tidak sampai belum dibaca, jadi buletin terus dikirim ke alamat
          yang sudah mati. Minta pengelola server mengisi BOUNCE_ADDRESS.
        </p>
      ) : (
        <div className="mt-3 grid gap-3">
          {inbox?.error && (
            <Notice tone="bad">
              Kotak surat laporan tidak bisa dibaca
              {inbox.read_at && <>, terakhir {ageWords(inbox.read_at, now)} lalu</>}. Laporan menunggu di sana
              dan dibaca begitu bisa. Kata-kata server: <span className="wrap-anywhere">{inbox.error}</span>
            </Notice>
          )}
          <dl className="grid gap-x-11 sm:grid-cols-2">
            <Fact title="Surat kembali">{returned.toLocaleString('id-ID')}</Fact>
            <Fact title="Keluhan">{complaints.toLocaleString('id-ID')}</Fact>
            <Fact title="Alamat yang tidak disurati lagi, seluruhnya">{stopped.toLocaleString('id-ID')}</Fact>
            <Fact title="Laporan diterima">
              <span className="wrap-anywhere">{address}</span>
              <span className="text-note text-muted">
                , {inbox ? <ReadAt at={inbox.read_at} /> : 'lewat webhook'}
              </span>
            </Fact>
          </dl>
        </div>
      )}
    </section>
  )
}

const ReadAt = ({ at }: { at: string | null }) =>
  at ? (
    <>
      dibaca <Moment at={at} />
    </>
  ) : (
    'belum pernah dibaca'
  )

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0 border-b py-3">
    <dt className="text-sm text-muted">{title}</dt>
    <dd className="mt-0.5 figures">{children}</dd>
  </div>
)

/** The newest refusal: the server's own words, what they mean, and what to do. */
export function Refusal({ refusal }: { refusal: NonNullable<MailStateWire['refusal']> }) {
  const { meaning, todo } = refusalWords(refusal.error)
  return (
    <section>
      <Rubric
        title="Penolakan terakhir"
        note={refusal.is_given_up ? 'tidak dicoba lagi' : 'masih dicoba lagi'}
      />
      <p className="mt-3 font-semibold">{meaning}</p>
      <p className="mt-1">{todo}</p>
      <figure className="mt-4">
        <figcaption className="text-sm text-muted">
          Kata-kata server{refusal.at && ', '}
          {refusal.at && <Moment at={refusal.at} />}
        </figcaption>
        <blockquote className="mt-1 border-l-3 border-orange pl-3 font-mono text-sm wrap-anywhere">
          {refusal.error}
        </blockquote>
      </figure>
    </section>
  )
}
