import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { mainId } from '#src/ui/layouts/skip-link.tsx'
import { MessageFields } from '#src/ui/message-fields.tsx'
import { Notice } from '#src/ui/notice.tsx'
import * as words from './words.id.ts'

/** Anchor of the form; without script its link shows the form in its place. */
const messageFormId = 'pesan-lembaga'
/** Anchor of the thanks; apart from the form's, so that a further message can be written without script. */
export const messageThanksId = 'pesan-terkirim'
const dialogId = 'pesan'

const dialog = () => document.getElementById(dialogId) as HTMLDialogElement | null

/** Opens the form in a dialog. */
export function MessageButton() {
  const open = (event: MouseEvent) => {
    const form = dialog()
    if (!form) return
    event.preventDefault()
    // One that an answer left open in its place is opened anew, as a dialog.
    form.close()
    form.showModal()
  }
  return (
    <ButtonLink to={`#${messageFormId}`} onClick={open} variant="outline">
      <Icon name="mail" />
      {words.sendMessage}
    </ButtonLink>
  )
}

type MessageFormProps = { name: string; answer: FormAnswer | undefined; isSent: boolean; isGuest: boolean }

/** Contact form of an institution. Contains no visitor data, so that its page can be cached. */
export function MessageForm({ name, answer, isSent, isGuest }: MessageFormProps) {
  const isThanked = isSent && !answer
  const { key } = useLocation()
  return (
    <section id={messageFormId} className="group/message no-print scroll-mt-24">
      {isThanked && (
        <div id={messageThanksId} className="mt-6 scroll-mt-24">
          <Notice tone="ok">{words.messageSent}</Notice>
        </div>
      )}
      <dialog
        // Each message that was sent closes its dialog and empties it.
        key={isThanked ? key : 'unsent'}
        id={dialogId}
        open={answer !== undefined}
        aria-labelledby="judul-pesan"
        closedby="any"
        className="m-auto w-full max-w-170 rounded-panel border bg-paper p-5 text-ink group-target/message:block md:p-7 [&:not(:modal)]:static"
      >
        <h2 id="judul-pesan" className="text-section">
          {words.sendMessage}
        </h2>
        <p className="mt-1 text-note text-muted wrap-anywhere">{words.forwardedTo(name)}</p>
        {answer?.errors.participant_id && (
          <div className="mt-5">
            <Notice tone="bad">{answer.errors.participant_id[0]}</Notice>
          </div>
        )}
        <SentForm answer={answer} className="mt-5 grid gap-5">
          <MessageFields answer={answer} rows={6} isGuest={isGuest} />
        </SentForm>
        <CloseLink />
      </dialog>
    </section>
  )
}

/** Closes the dialog; without script it leaves the form's anchor. */
function CloseLink() {
  const close = (event: MouseEvent) => {
    const form = dialog()
    if (!form?.open) return
    event.preventDefault()
    form.close()
  }
  return (
    <p className="mt-1">
      <ButtonLink to={`#${mainId}`} onClick={close} variant="link">
        {words.close}
      </ButtonLink>
    </p>
  )
}
