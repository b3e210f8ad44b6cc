import { useNavigation } from 'react-router'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { formatTime } from '#src/ui/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { CaseWire } from './schema.ts'
import * as words from './words.id.ts'

type Props = {
  one: CaseWire
  /** Time until which a prepared copy can be downloaded; null for none. */
  until: string | null
  answer: FormAnswer | undefined
}

/** The copy of everything about the person of an open case: prepared after a fresh proof, downloaded once. */
export function CaseCopy({ one, until, answer }: Props) {
  const { state, formData } = useNavigation()
  if (one.status !== 'open' || (one.kind !== 'access' && one.kind !== 'portability')) return null
  return (
    <section aria-labelledby="salinan">
      <Rubric id="salinan" title={words.copyOfData} />
      {one.user_id === null ? (
        <p className="mt-3 text-note">{words.copyNeedsAccount}</p>
      ) : (
        <>
          <p className="mt-3 text-note">
            {words.copyBefore}
            <Link to={deskPaths.person(one.user_id)} className="link">
              {words.thisPerson}
            </Link>
            {words.copyAfter}
          </p>
          {until && (
            <div className="mt-4 grid justify-items-start gap-3">
              <Notice tone="ok">{words.copyReady(formatTime(until))}</Notice>
              <ButtonLink to={deskPaths.privacyCopy(one.id)} reloadDocument>
                <Icon name="download" />
                {words.downloadCopy}
              </ButtonLink>
            </div>
          )}
          <SentForm answer={answer} className="mt-4 grid justify-items-start gap-3">
            <input type="hidden" name="intent" value="salinan" />
            <Button
              type="submit"
              variant="outline"
              size={44}
              busy={state !== 'idle' && formData?.get('intent') === 'salinan'}
              busyLabel={words.preparing}
            >
              {until ? words.prepareAgain : words.prepareCopy}
            </Button>
          </SentForm>
        </>
      )}
    </section>
  )
}
