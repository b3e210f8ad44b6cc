import type { ReactNode } from 'react'
import { DeskField, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { Link } from '#src/ui/link.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { countWords, textOfHtml } from '#src/wire/text-of-html.ts'
import { SceneField } from '../../covers/scene-field.tsx'
import { InstitutionField } from '../../regions/institution-field.tsx'
import { workOf } from '../my-post/model.ts'
import { momentOf } from '../my-post/moments.ts'
import type { NewsAct } from '../workflow.ts'
import type { ReviewAnswer } from './review-acts.ts'
import type { DeskNewsWire } from './schema.ts'

type Props = { item: DeskNewsWire; answer: ReviewAnswer | undefined }
type Affiliations = { affiliations: { regions: readonly Choice[]; institutions: readonly Choice[] } }

/** Further facts about a text. */
export function Facts({ item, affiliations, answer }: Props & Affiliations) {
  const isReviewer = item.can.some((act) => reviewing.has(act))
  const words = countWords(textOfHtml(workOf(item).content))
  return (
    <section aria-labelledby="keterangan">
      <h2 id="keterangan" className="border-t-2 border-ink pt-3 text-card">
        Keterangan
      </h2>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-note">
        <Fact name="Penulis">
          {item.created_by ? (
            <Link
              to={withQuery(deskPaths.news, { author: String(item.created_by), status: 'all' })}
              className="link"
            >
              <bdi>{item.author}</bdi>
            </Link>
          ) : (
            item.author
          )}
        </Fact>
        <Fact name="Lembaga">
          {item.participant?.title ?? (item.participant_id ? 'Sudah dihapus' : 'Tidak ada')}
        </Fact>
        {item.institution && item.institution.id !== item.participant?.id && (
          <Fact name="Lembaga penulis">{item.institution.title}</Fact>
        )}
        <Fact name="Region">{item.region?.title ?? 'Seluruh jaringan'}</Fact>
        <Fact name="Panjang">{words.toLocaleString('id-ID')} kata</Fact>
        {item.endorsement && (
          <Fact name="Didukung">
            <bdi>{item.endorsement.by.name}</bdi>, {momentOf(item.endorsement.at)}
          </Fact>
        )}
        {item.published_at && <Fact name="Terbit">{momentOf(item.published_at)}</Fact>}
        {item.publish_at && <Fact name="Jadwal">{momentOf(item.publish_at)}</Fact>}
        <Fact name="Alamat">/news/{item.slug}</Fact>
      </dl>
      {item.can.includes('address') && <AddressForm item={item} answer={answer} />}
      {isReviewer && <AffiliationForm item={item} affiliations={affiliations} answer={answer} />}
      {isReviewer && <SceneForm item={item} answer={answer} />}
    </section>
  )
}

/** Acts of those who review, and so choose the cover too. */
const reviewing = new Set<NewsAct>(['address', 'publish', 'reschedule', 'unpublish', 'republish'])

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
)

function AddressForm({ item, answer: given }: Props) {
  const answer = given?.values.act === 'address' ? given : undefined
  return (
    <details className="mt-3" open={answer !== undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center text-note font-semibold text-blue">
        Ubah alamat
      </summary>
      <div className="mt-2">
        <DeskForm
          answer={answer}
          start={{ slug: item.slug }}
          hidden={{ act: 'address', version: String(item.version) }}
          button="Ubah alamat"
          busyLabel="Mengubah"
          isUnguarded
        >
          <DeskField
            name="slug"
            label="Alamat sesudah /news/"
            maxLength={80}
            help="Yang lama tetap mengantar ke yang baru."
          />
        </DeskForm>
      </div>
    </details>
  )
}

function AffiliationForm({ item, affiliations, answer: given }: Props & Affiliations) {
  const answer = given?.values.act === 'affiliation' ? given : undefined
  return (
    <details className="mt-3" open={answer !== undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center text-note font-semibold text-blue">
        Ganti lembaga dan region
      </summary>
      <div className="mt-2">
        <DeskForm
          answer={answer}
          start={{
            participant_id: String(item.participant_id ?? ''),
            region_id: String(item.region?.id ?? ''),
          }}
          hidden={{ act: 'affiliation', version: String(item.version) }}
          button="Ganti"
          busyLabel="Mengganti"
          isUnguarded
        >
          <InstitutionField
            institutions={affiliations.institutions}
            help="Disebut di bawah berita, bersama kampanyenya bila ada."
          />
          <DeskSelect
            name="region_id"
            label="Region"
            choices={affiliations.regions}
            empty="Seluruh jaringan"
          />
        </DeskForm>
      </div>
    </details>
  )
}

function SceneForm({ item, answer: given }: Props) {
  const answer = given?.values.act === 'scene' ? given : undefined
  return (
    <details className="mt-3" open={answer !== undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center text-note font-semibold text-blue">
        Ganti gambar tenun
      </summary>
      <div className="mt-2">
        <DeskForm
          answer={answer}
          start={{ scene: item.scene ?? '' }}
          hidden={{ act: 'scene', version: String(item.version) }}
          button="Ganti gambar"
          busyLabel="Mengganti"
          isUnguarded
        >
          <SceneField item={item} />
        </DeskForm>
      </div>
    </details>
  )
}
