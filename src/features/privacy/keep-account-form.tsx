import { Form, useNavigation } from 'react-router'
import { Button } from '#src/ui/button.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import * as words from './words.id.ts'

/** Button to cancel the deletion, on every page for logged-in owners. */
export function KeepAccountForm() {
  const { state, formData } = useNavigation()
  return (
    <Form method="post" action={furtherPaths.memberPrivacy}>
      <input type="hidden" name="intent" value="batal" />
      <Button
        type="submit"
        size={44}
        busy={state === 'submitting' && formData?.get('intent') === 'batal'}
        busyLabel={words.cancelling}
      >
        {words.cancelDeletion}
      </Button>
    </Form>
  )
}
