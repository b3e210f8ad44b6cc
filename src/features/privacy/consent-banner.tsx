import { Form } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import * as words from './words.id.ts'

const texts = {
  terms: { title: words.terms, to: paths.terms },
  privacy: { title: words.privacyPolicy, to: paths.privacy },
}

/** Banner of the member area until the person agrees to a changed legal text. */
export function ConsentBanner({ due }: { due: readonly (keyof typeof texts)[] }) {
  return due.map((kind) => (
    <aside key={kind} aria-label={words.hasChanged(texts[kind].title)} className="bg-sky text-blue-hover">
      <div className="wrap flex flex-wrap items-center gap-x-5 gap-y-2 py-2.5">
        <p className="mr-auto flex gap-2.5">
          <Icon name="info" className="mt-0.5" />
          <span>
            {words.changed[kind]}{' '}
            <Link to={texts[kind].to} className="font-semibold underline underline-offset-3">
              {words.readFirst}
            </Link>
            {words.thenAgree}
          </span>
        </p>
        <Form method="post" action={furtherPaths.memberPrivacy}>
          <input type="hidden" name="intent" value={kind} />
          <Button type="submit" size={44}>
            {words.iAgree}
          </Button>
        </Form>
      </div>
    </aside>
  ))
}
