import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Field, SelectField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { flagReasons } from '../policy.ts'
import { Fold } from './fold.tsx'
import { flagWords } from './words.ts'

type FlagFormProps = { post: number; isFlagged: boolean; about: string; formAnswer: FormAnswer | undefined }

/** Flags a post to moderators, with a reason. */
export function FlagForm({ post, isFlagged, about, formAnswer }: FlagFormProps) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('act') === 'flag' && formData.get('answer') === String(post)
  if (isFlagged)
    return <p className="flex min-h-11 items-center px-1 text-note text-muted">Sudah Anda laporkan</p>
  return (
    <Fold icon={<Icon name="flag" />} label="Laporkan" about={about} isOpen={formAnswer !== undefined}>
      <SentForm answer={formAnswer} className="grid gap-4">
        <input type="hidden" name="act" value="flag" />
        <input type="hidden" name="answer" value={post} />
        <SelectField
          id={`alasan-${post}`}
          name="reason"
          label="Apa masalahnya?"
          defaultValue={formAnswer?.values.reason}
          error={formAnswer?.errors.reason?.[0]}
        >
          {flagReasons.map((reason) => (
            <option key={reason} value={reason}>
              {flagWords[reason]}
            </option>
          ))}
        </SelectField>
        <Field
          id={`keterangan-${post}`}
          name="note"
          label="Keterangan (boleh kosong)"
          maxLength={500}
          defaultValue={formAnswer?.values.note}
          error={formAnswer?.errors.note?.[0]}
          help="Hanya moderator yang membacanya. Nama Anda tidak disebut."
        />
        <div>
          <Button type="submit" size={44} busy={isBusy} busyLabel="Mengirim">
            Kirim laporan
          </Button>
        </div>
      </SentForm>
    </Fold>
  )
}
