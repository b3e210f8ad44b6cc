import type { ReactNode } from 'react'
import { DeskField, DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import { Link } from '#src/ui/link.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import { paths } from '#src/urls/paths.ts'
import { countWords, textOfHtml } from '#src/wire/text-of-html.ts'
import { SceneField } from '../../covers/scene-field.tsx'
import { InstitutionField } from '../../regions/institution-field.tsx'
import { workOf } from '../my-post/model.ts'
import { momentOf } from '../my-post/moments.ts'
import type { NewsAct } from '../workflow.ts'
import type { ReviewAnswer } from './review-acts.ts'
import type { DeskNewsWire } from './schema.ts'
import * as texts from './words.id.ts'

type Props = { item: DeskNewsWire; answer: ReviewAnswer | undefined }
type Affiliations = { affiliations: { regions: readonly Choice[]; institutions: readonly Choice[] } }

/** Further facts about a text. */
export function Facts({ item, affiliations, answer }: Props & Affiliations) {
  const isReviewer = item.can.some((act) => reviewing.has(act))
  const words = countWords(textOfHtml(workOf(item).content))
  return (
    <section aria-labelledby="keterangan">
      <h2 id="keterangan" className="border-t-2 border-ink pt-3 text-card">
        {texts.details}
      </h2>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-note">
        <Fact name={texts.author}>
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
        <Fact name={texts.institution}>
          {item.participant?.title ?? (item.participant_id ? texts.alreadyDeleted : texts.none)}
        </Fact>
        {item.institution && item.institution.id !== item.participant?.id && (
          <Fact name={texts.authorsInstitution}>{item.institution.title}</Fact>
        )}
        <Fact name={texts.region}>{item.region?.title ?? texts.wholeNetwork}</Fact>
        <Fact name={texts.length}>{texts.wordCount(words.toLocaleString(LOCALE))}</Fact>
        {item.endorsement && (
          <Fact name={texts.supported}>
            <bdi>{item.endorsement.by.name}</bdi>, {momentOf(item.endorsement.at)}
          </Fact>
        )}
        {item.published_at && <Fact name={texts.published}>{momentOf(item.published_at)}</Fact>}
        {item.publish_at && <Fact name={texts.scheduledFor}>{momentOf(item.publish_at)}</Fact>}
        <Fact name={texts.address}>{paths.newsItem(item.slug)}</Fact>
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
        {texts.changeAddress}
      </summary>
      <div className="mt-2">
        <DeskForm
          answer={answer}
          start={{ slug: item.slug }}
          hidden={{ act: 'address', version: String(item.version) }}
          button={texts.changeAddress}
          busyLabel={texts.changing}
          isUnguarded
        >
          <DeskField name="slug" label={texts.addressAfter} maxLength={80} help={texts.oldAddressHelp} />
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
        {texts.changeAffiliation}
      </summary>
      <div className="mt-2">
        <DeskForm
          answer={answer}
          start={{
            participant_id: String(item.participant_id ?? ''),
            region_id: String(item.region?.id ?? ''),
          }}
          hidden={{ act: 'affiliation', version: String(item.version) }}
          button={texts.change}
          busyLabel={texts.replacing}
          isUnguarded
        >
          <InstitutionField institutions={affiliations.institutions} help={texts.institutionHelp} />
          <DeskSelect
            name="region_id"
            label={texts.region}
            choices={affiliations.regions}
            empty={texts.wholeNetwork}
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
        {texts.changeScene}
      </summary>
      <div className="mt-2">
        <DeskForm
          answer={answer}
          start={{ scene: item.scene ?? '' }}
          hidden={{ act: 'scene', version: String(item.version) }}
          button={texts.changePicture}
          busyLabel={texts.replacing}
          isUnguarded
        >
          <SceneField item={item} />
        </DeskForm>
      </div>
    </details>
  )
}
