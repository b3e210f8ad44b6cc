import { DeskField, DeskPhoto, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskText } from '#src/ui/desk/desk-text.tsx'
import * as words from './words.id.ts'

/** Page fields that both PICs and the secretariat edit. */
export function PageInputs({ photo }: { photo: { name: string; url: string } | null }) {
  return (
    <>
      <DeskTextarea
        label={words.oneSentence}
        name="description_1"
        rows={2}
        maxLength={300}
        help={words.oneSentenceHelp}
      />
      <DeskText
        label={words.story}
        name="description_2_html"
        tools="page"
        plain={{ name: 'description_2', help: words.blankLine }}
      />
      <DeskField
        label={words.publicEmail}
        name="email"
        type="email"
        maxLength={254}
        help={words.publicEmailHelp}
      />
      <DeskTextarea label={words.links} name="links" rows={3} maxLength={1000} help={words.linksHelp} />
      <DeskField label={words.memberCount} name="total_member" inputMode="numeric" maxLength={10} />
      <DeskPhoto label={words.picture} name="image" photo={photo} help={words.pictureHelp} />
      <DeskField label={words.pictureWords} name="image_alt" maxLength={200} help={words.pictureWordsHelp} />
    </>
  )
}
