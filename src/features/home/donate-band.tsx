import { ButtonLink } from '#src/ui/button.tsx'
import { paths } from '#src/urls/paths.ts'

/** Call to donate. */
export function DonateBand() {
  return (
    <section className="bg-orange py-14 [--focus:var(--color-ink)] md:py-20">
      <div className="wrap gap-14 md:grid md:grid-cols-[7fr_5fr] md:items-end">
        <h2 className="text-[2.5rem] leading-none tracking-[-0.03em] lg:text-[3.5rem]">
          Ikut menenun, mulai dari lima puluh ribu.
        </h2>
        <div>
          <p className="mt-4 mb-6 text-lg md:mt-0">
            Pemberian Anda menguatkan lembaga yang bekerja bersama warga: rumah aman, kelas inklusi, air
            bersih, dan tanggap darurat di setiap region.
          </p>
          <ButtonLink to={paths.donate} reloadDocument variant="deep">
            Lihat cara berdonasi
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
