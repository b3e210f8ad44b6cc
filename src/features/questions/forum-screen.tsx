import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Head } from '#src/ui/head.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'

/** The forum is not open yet: what members can do until then. */
export function Component() {
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title="Forum" />
      <PageHeading title="Forum" lead="Tempat anggota bertanya dan saling menjawab." />
      <div className="mt-8">
        <Empty
          title="Forum belum dibuka"
          cloth="langit"
          action={<ButtonLink to={paths.aboutFaq}>Baca tanya jawab</ButtonLink>}
        >
          Sambil menunggu, baca yang sudah sering ditanyakan, atau tulis kepada sekretariat.
        </Empty>
      </div>
    </div>
  )
}
