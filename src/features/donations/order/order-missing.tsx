import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Ring } from '#src/ui/spinner.tsx'
import { paths } from '#src/urls/paths.ts'
import * as words from './words.id.ts'

type OrderMissingProps = {
  orderId: string
  isAway: boolean
  isAsking: boolean
  answer: FormAnswer | undefined
  onRetry: () => void
}

/** Error page of an order: another's, unknown, or a server error. Never reveals which of the first two. */
export function OrderMissing({ orderId, isAway, isAsking, answer, onRetry }: OrderMissingProps) {
  const title = isAway ? words.notLoaded : words.notShown
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={title} />
      <PageHeading title={title} lead={isAway ? words.notLost : words.openElsewhere} />
      <div className="mt-7 flex flex-wrap items-center gap-3">
        {isAway ? (
          <Button onClick={onRetry} busy={isAsking} busyLabel={words.checking}>
            {words.tryAgain}
          </Button>
        ) : (
          <ButtonLink to={paths.loginThen(paths.donation(orderId))}>{words.login}</ButtonLink>
        )}
        <ButtonLink to={paths.donate} variant="outline" reloadDocument>
          {words.toForm}
        </ButtonLink>
        {isAsking && !isAway && (
          <p role="status" className="flex items-center gap-2.5 text-note text-muted">
            <Ring className="size-5 text-blue" />
            {words.lookingForGift}
          </p>
        )}
      </div>
      {!isAway && <KeyForm answer={answer} />}
    </div>
  )
}

/** Form to paste the token of a guest's mail, without script. */
function KeyForm({ answer }: { answer: FormAnswer | undefined }) {
  const isWrong = answer?.code === 404
  const error = isWrong ? words.wrongKey : answer?.errors.token?.[0]
  return (
    <div className={answer ? '' : 'hidden [@media(scripting:none)]:block'}>
      <SentForm answer={answer} className="mt-9 grid max-w-120 gap-5 border-t pt-7">
        <input type="hidden" name="intent" value="buka" />
        <Field
          label={words.key}
          name="token"
          help={words.keyHelp}
          defaultValue={answer?.values.token ?? ''}
          error={error}
          autoComplete="off"
          spellCheck={false}
        />
        <div>
          <Button type="submit">{words.openGift}</Button>
        </div>
      </SentForm>
    </div>
  )
}
