import type { ReactNode } from 'react'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { paths } from '#src/urls/paths.ts'
import type { ActAnswer } from './post-acts.ts'
import * as texts from './words.id.ts'

type RoomHeadProps = {
  title: string
  here: string
  done: string | null
  answer: ActAnswer | undefined
  /** Words at the right: saving state and actions. */
  children: ReactNode
}

/** Head of a text's page: location, buttons, and the result of the last action. */
export function RoomHead({ title, here, done, answer, children }: RoomHeadProps) {
  const words = done ? doneWords[done] : undefined
  return (
    <>
      <Head title={title} />
      <header className="pt-5 md:pt-11">
        <Breadcrumb items={[{ to: paths.myPosts, label: texts.myPosts }]} here={here} />
        <div className="mt-2 flex flex-col gap-4 md:flex-row md:flex-wrap md:items-center md:justify-between">
          <h1 className="text-article md:text-[2.75rem]">{title}</h1>
          <div className="flex flex-wrap items-center gap-3">{children}</div>
        </div>
      </header>
      {(answer || words) && (
        <div className="mt-5">
          {answer ? <Notice tone="bad">{answer.sentence}</Notice> : <Notice tone="ok">{words}</Notice>}
        </div>
      )}
    </>
  )
}

const doneWords: Record<string, string> = {
  submit: texts.didSubmit,
  withdraw: texts.didWithdraw,
  rework: texts.didRework,
  unschedule: texts.didUnschedule,
  restore: texts.didRestore,
  discard: texts.didDiscard,
  endorse: texts.didEndorse,
  unendorse: texts.didUnendorse,
  speak: texts.didSpeak,
  alone: texts.didAlone,
  resolve: texts.didResolve,
  reopen: texts.didReopen,
}
