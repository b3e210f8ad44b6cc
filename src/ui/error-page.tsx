import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#src/urls/paths.ts'
import { ButtonLink } from './button.tsx'
import { Icon } from './icon.tsx'
import { isWithin } from './link.tsx'
import { useBrand, useCloth } from './use-brand.ts'
import * as words from './words.id.ts'

/** A seed that draws ulos, the frayed pattern of the error page. */
const ulosSeed = 2

/**
 * Texts for a status (docs/reference/specification.md#layouts), which is below 400 when no answer arrived; `code` is
 * the reference for a message to the secretariat.
 */
export function ErrorPage({ status, code }: { status: number; code?: string | undefined }) {
  return status === 404 ? <NotFound /> : <WentWrong status={status} code={code} />
}

function NotFound() {
  const text = useBrand()?.sentences.missing_text ?? words.missingText
  return (
    <Split image="/cloth/torn.svg" numeral="404" look="text-blue">
      <h1 className="max-w-95 text-[2.1875rem] leading-[1.05] tracking-[-0.03em] md:text-[2.875rem]">
        {words.pageNotFound}
      </h1>
      <p className="mt-3 max-w-md text-lg text-soft">{words.notFound(text)}</p>
      <Ways>
        <ButtonLink to={paths.search} variant="outline">
          <Icon name="search" />
          {words.searchSite}
        </ButtonLink>
      </Ways>
    </Split>
  )
}

/** Pages where somebody who just paid may end. */
const givingPaths = [paths.donate, paths.memberDonations]

function WentWrong({ status, code }: { status: number; code: string | undefined }) {
  const { pathname, search } = useLocation()
  return (
    <Split
      image={paths.cover('mengkudu', ulosSeed, 640, 560)}
      frayed
      numeral={status < 400 ? null : String(status)}
      look="text-bad"
    >
      <h1 className="max-w-95 text-[2.1875rem] leading-[1.05] tracking-[-0.03em] md:text-[2.875rem]">
        {words.wentWrong}
      </h1>
      <p className="mt-3 text-lg text-soft">{words.apology}</p>
      <p className="mt-2 max-w-md text-muted">
        {status < 400 && words.checkAndReload}
        {givingPaths.some((path) => isWithin(pathname, path)) && words.giftIsKept}
        {code && (
          <>
            {' '}
            {words.codeBefore} <strong className="text-ink">{code}</strong>
            {words.codeAfter}
          </>
        )}
      </p>
      <Ways>
        <ButtonLink to={pathname + search} reloadDocument variant="outline">
          <Icon name="rotate-cw" />
          {words.reload}
        </ButtonLink>
      </Ways>
    </Split>
  )
}

function Ways({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-wrap gap-3 max-md:*:flex-auto">
      <ButtonLink to={paths.home} reloadDocument>
        {words.homePage}
      </ButtonLink>
      {children}
    </div>
  )
}

type SplitProps = {
  image: string
  frayed?: boolean
  numeral: string | null
  look: string
  children: ReactNode
}

/** Pattern at the left (on top, edge to edge, on phones), text at the right. */
function Split({ image, frayed = false, numeral, look, children }: SplitProps) {
  const cloth = useCloth()
  return (
    <div className="wrap grid items-center gap-8 pt-5 pb-14 sm:grid-cols-2 md:gap-18 md:pt-11 md:pb-20">
      <img
        src={cloth(image)}
        width={640}
        height={560}
        alt=""
        className={`aspect-2/1 w-full object-cover max-sm:-mx-5 max-sm:w-[calc(100%+2.5rem)] max-sm:max-w-none sm:aspect-square md:h-120 md:object-none ${frayed ? 'frayed' : ''}`}
      />
      <div>
        {numeral && (
          <p
            aria-hidden="true"
            className={`-ml-1 mb-4 text-[8.25rem] leading-[0.95] font-extralight tracking-[-0.07em] md:mb-0 md:text-[12.5rem] ${look}`}
          >
            {numeral}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
