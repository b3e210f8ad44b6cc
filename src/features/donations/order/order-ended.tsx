import { orderNumber } from '#src/features/giving/order-number.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Head, useSite } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { paths } from '#src/urls/paths.ts'
import * as words from './words.id.ts'

/** Page of an expired mail link: the reason, and how to get the receipt again. */
export function OrderEnded({ orderId }: { orderId: string }) {
  const { site } = useSite()
  const number = orderNumber(orderId)
  const subject = words.copySubject(number)
  const body = words.copyRequest(number)
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={words.linkEnded} />
      <PageHeading title={words.linkEnded} lead={words.linkEndedLead} />
      <section aria-labelledby="minta-lagi" className="mt-7 max-w-150">
        <h2 id="minta-lagi" className="text-card">
          {words.needReceipt}
        </h2>
        <ul className="mt-3 grid list-disc gap-2.5 pl-5">
          <li>
            {words.writeToUsBefore} <strong className="figures">{number}</strong>
            {words.writeToUsAfter}
          </li>
          <li>
            {words.or}{' '}
            <Link to={paths.register} className="link">
              {words.createAccount}
            </Link>{' '}
            {words.createAccountAfter}
          </li>
        </ul>
        <div className="mt-7 flex flex-wrap items-center gap-3">
          {site.email ? (
            <ButtonLink
              to={`mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
              reloadDocument
            >
              {words.askByMail}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.contact}>{words.writeToSecretariat}</ButtonLink>
          )}
          <ButtonLink to={paths.loginThen(paths.donation(orderId))} variant="outline">
            {words.login}
          </ButtonLink>
        </div>
        {site.email && (
          <p className="mt-5 text-note text-muted">
            {words.ourEmail(site.email)}{' '}
            <Link to={paths.contact} className="link">
              {words.byContactPage}
            </Link>
            .
          </p>
        )}
      </section>
    </div>
  )
}
