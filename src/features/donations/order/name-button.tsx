import { Form, useNavigation } from 'react-router'

/** Button that hides the donor's name or shows it again. */
export function NameButton({ isHidden }: { isHidden: boolean }) {
  const isBusy = useNavigation().formData?.get('intent') === 'nama'
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="nama" />
      <input type="hidden" name="sembunyi" value={isHidden ? '' : '1'} />
      <button
        type={isBusy ? 'button' : 'submit'}
        aria-disabled={isBusy}
        className="link inline-flex min-h-11 items-center font-normal"
      >
        {isHidden ? 'Tampilkan nama' : 'Sembunyikan nama'}
      </button>
    </Form>
  )
}
