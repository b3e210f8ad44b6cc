import { Byline } from '#src/ui/byline.tsx'
import { leadOf } from '#src/ui/lead-of.ts'
import { useCloth } from '#src/ui/use-brand.ts'
import { WrittenIn } from '#src/ui/written-in.tsx'
import { langOf } from '#src/urls/in-language.ts'
import type { Language } from '#src/wire/language.ts'
import { coverFor } from '../covers/model.ts'

type NewsOpeningProps = {
  article: { title: string; excerpt: string; author: string; content: string; lang?: Language | undefined }
  publishedAt: string
  updatedAt: string
  /** Null while unknown. */
  image: { url: string; srcset?: string } | null
  heading: 'h1' | 'h2'
}

const banner = { width: 1160, height: 430 }
const BANNER_SIZES = '(width < 75rem) 100vw, 1160px'

/** Opening of an article: title, summary, author, date and picture. */
export function NewsOpening({ article, publishedAt, updatedAt, image, heading: Heading }: NewsOpeningProps) {
  const { title, excerpt, author, content } = article
  const lead = leadOf(excerpt, content)
  const cloth = useCloth()
  const picture = image && coverFor(image, banner.width, banner.height, BANNER_SIZES)
  return (
    <>
      <Heading lang={langOf(article.lang)} className="max-w-4xl text-article">
        {title}
      </Heading>
      {lead && (
        <p lang={langOf(article.lang)} className="mt-4 max-w-3xl text-lead text-balance text-soft">
          {lead}
        </p>
      )}
      <div className="mt-5">
        <WrittenIn lang={article.lang} />
        <Byline author={author} publishedAt={publishedAt} updatedAt={updatedAt} html={content} />
      </div>
      {picture && (
        <img
          src={cloth(picture.src)}
          srcSet={picture.srcSet}
          sizes={picture.sizes}
          {...banner}
          alt=""
          data-dye={picture.dye}
          fetchPriority="high"
          className="mt-6 aspect-3/2 w-full bg-kain object-cover max-md:-mx-5 max-md:w-screen max-md:max-w-none sm:aspect-auto"
        />
      )}
    </>
  )
}
