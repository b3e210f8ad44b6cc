import { DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { ActForm } from '../act-form.tsx'
import { ChangeView } from '../page/change-view.tsx'
import type { DeskInstitutionWire } from '../page/schema.ts'
import type { ParticipantAnswer } from './participant-acts.ts'
import * as words from './words.id.ts'

type ReviewProps = { item: DeskInstitutionWire; answer: ParticipantAnswer | undefined }

/** A PIC's proposed change beside the current page, with buttons to accept or refuse. */
export function ChangeReview({ item, answer }: ReviewProps) {
  if (!item.change) return null
  const version = String(item.version)
  return (
    <section className="mt-8 max-w-240">
      <Rubric title={words.changeWaiting} />
      <div className="mt-4 grid gap-5">
        <ChangeView change={item.change} live={item} />
        <div>
          <ActForm
            intent="muat"
            hidden={{ version }}
            verb={words.publish}
            busy={words.publishing}
            variant="blue"
          />
        </div>
        <DeskForm
          answer={answer}
          start={{}}
          hidden={{ version }}
          intent="tolak"
          button={words.refuseWithNote}
          busyLabel={words.saving}
          variant="destroy"
          isUnguarded
        >
          <DeskTextarea
            label={words.noteForPic}
            name="comment"
            rows={3}
            maxLength={2_000}
            help={words.noteForPicHelp}
          />
        </DeskForm>
      </div>
    </section>
  )
}
