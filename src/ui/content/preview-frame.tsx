import type { ReactNode } from 'react'
import { Breadcrumb } from '../breadcrumb.tsx'
import { DeskHeading } from '../desk/desk-heading.tsx'
import { Head } from '../head.tsx'
import { formatMoment } from './content-moment.ts'

type PreviewFrameProps = { title: string; back: string; at: string; children: ReactNode }

/** Frame of a preview. @param at time of writing */
export function PreviewFrame({ title, back, at, children }: PreviewFrameProps) {
  return (
    <>
      <Head title={`Pratinjau: ${title}`} />
      <Breadcrumb items={[{ to: back, label: title }]} />
      <div className="mt-3">
        <DeskHeading
          title="Pratinjau"
          lead={`Naskah yang disimpan ${formatMoment(at)}. Belum tentu sama dengan yang dibaca orang.`}
        />
      </div>
      <div className="mt-7 border-t-2 border-ink pt-4">{children}</div>
    </>
  )
}
