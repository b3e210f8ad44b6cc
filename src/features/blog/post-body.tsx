import type { ReactNode } from 'react'
import { Byline } from '#src/ui/byline.tsx'
import { Cover } from '#src/ui/cover.tsx'
import { leadOf } from '#src/ui/lead-of.ts'
import { Photo } from '#src/ui/photo.tsx'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { useCloth } from '#src/ui/use-brand.ts'
import { WrittenIn } from '#src/ui/written-in.tsx'
import { langOf } from '#src/urls/in-language.ts'
import type { Language } from '#src/wire/language.ts'
import type { ImageWire } from '#src/wire/shapes.ts'
import { clothOf, coverAt, coverFor, isCloth } from '../covers/model.ts'

const band = { width: 1160, height: 72 }
const picture = { width: 1160, height: 464 }

type PostBodyProps = {
  post: {
    title: string
    excerpt: string
    content: string
    author: string
    publishedAt: string
    updatedAt: string
    image: ImageWire
    lang?: Language | undefined
  }
  heading: 'h1' | 'h2'
  /** Shown beside the text, at its left and at its right. */
  children?: ReactNode
  facts?: ReactNode
}

/** A post as its readers see it: author, theme and text. */
export function PostBody({ post, heading: Heading, children, facts }: PostBodyProps) {
  const lead = leadOf(post.excerpt, post.content)
  return (
    <div className="mt-4 grid grid-cols-1 gap-y-6 md:mt-9 md:grid-cols-[10.5rem_minmax(0,42.5rem)_1fr] md:gap-x-10 lg:gap-x-16">
      <Byline {...post} html={post.content} stacked />
      <header className="md:col-span-2">
        <Heading lang={langOf(post.lang)} className="text-article wrap-anywhere">
          {post.title}
        </Heading>
        {lead && (
          <p lang={langOf(post.lang)} className="mt-4 max-w-170 text-voice md:mt-5">
            {lead}
          </p>
        )}
        <WrittenIn lang={post.lang} />
      </header>
      {isCloth(post.image) ? (
        <Band image={post.image} />
      ) : (
        <Photo
          image={post.image}
          sizes="(min-width: 900px) 1160px, 100vw"
          first
          className="aspect-3/2 w-full md:col-span-full md:aspect-[5/2]"
        />
      )}
      <div>{children}</div>
      <StoredHtml className="article" html={post.content} lang={post.lang} />
      {facts}
    </div>
  )
}

/** A scene in full, or a narrow band of a pattern. */
function Band({ image }: { image: ImageWire }) {
  const cloth = useCloth()
  const woven = clothOf(image)!
  if (woven.isScene) {
    return (
      <Cover
        image={coverFor(image, picture.width, picture.height)}
        eager
        className="aspect-3/2 w-full max-md:-mx-5 max-md:w-screen max-md:max-w-none md:col-span-full md:aspect-[5/2]"
      />
    )
  }
  return (
    <img
      src={cloth(coverAt(image, band.width, band.height))}
      {...band}
      alt=""
      data-dye={woven.dye}
      fetchPriority="high"
      className="h-7 w-full bg-kain object-none object-left max-md:-mx-5 max-md:w-screen max-md:max-w-none md:col-span-full md:my-4 md:h-9"
    />
  )
}
