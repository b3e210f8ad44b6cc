import { useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/field.tsx'
import { type FormAnswer, SentForm } from '#src/ui/form.tsx'
import { Rubric } from '#src/ui/rubric.tsx'

type SectionProps = { chosen: 'now' | 'daily' | 'none'; answer: FormAnswer | undefined }

/** Setting for mails about followed forum questions. */
export function ForumMailSection({ chosen, answer }: SectionProps) {
  const { formData } = useNavigation()
  return (
    <section aria-labelledby="surat-forum">
      <Rubric id="surat-forum" title="Surat forum" />
      <p className="mt-3">
        Jawaban baru atas pertanyaan yang Anda ikuti, dan kiriman yang menyebut nama Anda, dikabarkan lewat
        e-mail.
      </p>
      <SentForm answer={answer} className="mt-4 grid max-w-92 gap-4">
        <input type="hidden" name="intent" value="forum" />
        <SelectField
          name="wanted"
          label="Kapan dikirim?"
          key={chosen}
          defaultValue={answer?.values.wanted ?? chosen}
          error={answer?.errors.forum_mail?.[0]}
        >
          <option value="now">Langsung, satu surat untuk setiap kiriman</option>
          <option value="daily">Sekali sehari, setiap pagi</option>
          <option value="none">Tidak usah dikirim</option>
        </SelectField>
        <div>
          <Button
            type="submit"
            size={44}
            variant="outline"
            busy={formData?.get('intent') === 'forum'}
            busyLabel="Menyimpan"
          >
            Simpan
          </Button>
        </div>
      </SentForm>
    </section>
  )
}
