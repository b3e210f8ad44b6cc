import { Link } from '#src/ui/link.tsx'
import { WrittenIn } from '#src/ui/written-in.tsx'
import { langOf } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { BookCover } from './book-cover.tsx'
import { DownloadButton } from './download-button.tsx'
import { Facts } from './facts.tsx'
import type { Download } from './model.ts'

const cover = { width: 96, height: 124 }

export function DownloadRows({
  rows,
  heading: Heading,
}: {
  rows: readonly Download[]
  heading: 'h2' | 'h3'
}) {
  return (
    <ul>
      {rows.map((item, i) => (
        <li
          key={item.id}
          className="group relative flex flex-wrap items-start gap-4 border-t py-5 max-lg:first:border-t-0 md:items-center md:gap-6"
        >
          <BookCover
            item={item}
            size={cover}
            eager={i === 0}
            className="h-26 w-20 flex-none md:h-31 md:w-24"
          />
          <div className="text-beside md:flex md:items-center md:gap-7">
            <div className="min-w-0 flex-1">
              <Heading lang={langOf(item.lang)} className="text-row">
                <Link
                  to={paths.download(item.slug)}
                  className="hit-area group-has-[a:hover]:underline group-has-[a:hover]:decoration-2 group-has-[a:hover]:underline-offset-4"
                >
                  {item.title}
                </Link>
              </Heading>
              <p lang={langOf(item.lang)} className="mt-1 text-note leading-normal text-soft">
                {item.description}
              </p>
              <WrittenIn lang={item.lang} />
              <div className="mt-2">
                <Facts item={item} />
              </div>
            </div>
            <div className="relative mt-3.5 w-fit min-w-[min(10rem,100%)] md:mt-0 md:w-54 md:flex-none">
              <DownloadButton item={item} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
