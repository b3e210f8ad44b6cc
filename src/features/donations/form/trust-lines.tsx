import type { ReactNode } from 'react'
import type { PermitWire } from '#src/features/campaigns/schema.ts'
import type { Trust } from '#src/features/giving/model.ts'
import { formatDate } from '#src/ui/format.ts'
import { useSite } from '#src/ui/head.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { inLanguage } from '#src/urls/in-language.ts'
import { chatLink } from '#src/wire/phone-link.ts'
import * as words from './words.id.ts'

type Permitted = { permit: PermitWire }

/** Permit, audited report, receipt and contact; what is unknown is left out. */
export function TrustLines({ trust, campaign }: { trust: Trust; campaign: Permitted | undefined }) {
  const { site } = useSite()
  const permit = campaign ? permitWords(campaign) : trust.permit && words.permit(trust.permit)
  return (
    <ul className="mt-4 grid gap-1 text-sm text-muted">
      {permit && (
        <Line icon="scale">
          <span className="wrap-anywhere">{permit}</span>
        </Line>
      )}
      {trust.report && (
        <Line icon="scroll-text">
          <span>
            <a
              href={trust.report.startsWith('/') ? inLanguage(trust.report) : trust.report}
              target="_blank"
              rel="noopener"
              className={link}
            >
              {words.report}
              <span className="sr-only">{words.newTab}</span>
            </a>
            {words.audited}
          </span>
        </Line>
      )}
      {words.fromAbroad && <Line icon="globe">{words.fromAbroad}</Line>}
      <Line icon="mail">{words.receiptByMail}</Line>
      {site.whatsapp && (
        <Line icon="brand-whatsapp">
          <span>
            {words.anyQuestion}{' '}
            <a href={chatLink(site.whatsapp)} rel="noopener" className={link}>
              {words.whatsapp}
            </a>
          </span>
        </Line>
      )}
    </ul>
  )
}

const link = 'link inline-flex min-h-11 items-center'

function permitWords({ permit: { number, valid_until: until } }: Permitted): string {
  return words.permitUntil(number, formatDate(`${until}T05:00:00Z`))
}

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex min-h-11 items-center gap-3">
    <Icon name={icon} className="size-5 flex-none text-ink" />
    {children}
  </li>
)
