import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { formatDate } from '#src/ui/format.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { KeepAccountForm } from './keep-account-form.tsx'
import * as words from './words.id.ts'

type DeletionSectionProps = { dueAt: string | null; answer: FormAnswer | undefined }

/** Account deletion: consequences, then the request, or its undo. */
export function DeletionSection({ dueAt, answer }: DeletionSectionProps) {
  return (
    <section aria-labelledby="hapus-akun">
      <Rubric id="hapus-akun" title={words.deleteAccount} />
      {dueAt ? (
        <div className="mt-4 grid gap-4">
          <Notice tone="warn">{words.willBeDeletedUnless(formatDate(dueAt))}</Notice>
          <KeepAccountForm />
        </div>
      ) : (
        <WishForm answer={answer} />
      )}
    </section>
  )
}

function WishForm({ answer }: { answer: FormAnswer | undefined }) {
  const { state, formData } = useNavigation()
  return (
    <>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5">
        <li>{words.deletionStep}</li>
        <li>{words.deletionPause}</li>
        <li>{words.deletionEffect}</li>
      </ul>
      <SentForm answer={answer} className="mt-4 grid gap-4">
        {answer?.code === 409 && <Notice tone="bad">{words.lastAdmin}</Notice>}
        <input type="hidden" name="intent" value="hapus" />
        <Checkbox name="keep_byline" value="1" defaultChecked={answer?.values.keep_byline === '1'}>
          {words.keepByline}
        </Checkbox>
        <div>
          <Button
            type="submit"
            variant="danger"
            busy={state === 'submitting' && formData?.get('intent') === 'hapus'}
            busyLabel={words.sendingMail}
          >
            {words.deleteMyAccount}
          </Button>
        </div>
      </SentForm>
    </>
  )
}
