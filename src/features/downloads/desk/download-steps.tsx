import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import type { DownloadStatus } from './schema.ts'

type Step = { intent: string; label: string; busy: string; variant?: 'danger' }

const withdraw: Step = { intent: 'tarik', label: 'Jadikan draf', busy: 'Menyimpan' }
const publish = (label: string): Step => ({ intent: 'terbit', label, busy: 'Menerbitkan' })
const steps: Record<DownloadStatus, readonly Step[]> = {
  draft: [publish('Simpan dan terbitkan')],
  published: [{ intent: 'turun', label: 'Turunkan', busy: 'Menurunkan', variant: 'danger' }],
  archived: [publish('Terbitkan lagi'), withdraw],
}

/** Buttons that change the status; each saves the form too, so that no input is lost. */
export function DownloadSteps({ status }: { status: DownloadStatus }) {
  const { state, formData } = useNavigation()
  const sent = state === 'idle' ? null : formData?.get('intent')
  return steps[status].map(({ intent, label, busy, variant = 'outline' as const }) => (
    <Button
      key={intent}
      type="submit"
      name="intent"
      value={intent}
      variant={variant}
      busy={sent === intent}
      busyLabel={busy}
    >
      {label}
    </Button>
  ))
}
