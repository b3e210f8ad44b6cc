import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Head } from '#src/ui/head.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'

/** The member's donations: none can be given through the account yet, and the page says so. */
export function Component() {
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title="Donasi saya" />
      <PageHeading title="Donasi saya" lead="Riwayat donasi dan kuitansi Anda akan ada di halaman ini." />
      <div className="mt-8">
        <Empty
          title="Belum ada donasi tercatat"
          cloth="langit"
          action={
            <ButtonLink to={paths.donate} variant="orange">
              Cara berdonasi
            </ButtonLink>
          }
        >
          Donasi lewat akun belum dibuka. Transfer bank sudah bisa, dan sekretariat yang mengirim kuitansinya.
        </Empty>
      </div>
    </div>
  )
}
