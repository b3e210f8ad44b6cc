import { type Context, Hono } from 'hono'
import { countsSimulated } from '#src/features/giving/counts-simulated.ts'
import { formatGoodsNumber, formatReceiptNumber } from '#src/features/giving/format-receipt-number.ts'
import { orderParams } from '#src/features/giving/schema.ts'
import { findGiftInKind } from '#src/features/giving-desk/gift-in-kind-queries.ts'
import { recordGiftRead } from '#src/features/giving-desk/read-gift.ts'
import { adoptOrders, type DonationRow, findOrder } from '#src/features/payments/queries.ts'
import { getOwnOrder } from '#src/features/payments/read-order.ts'
import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { Failure, invalid, notFound } from '#src/platform/http/failures.ts'
import { anyone, signedIn, staffOnly } from '#src/platform/http/gates.ts'
import { isNavigation } from '#src/platform/http/is-navigation.ts'
import { languageAsked } from '#src/platform/http/language-asked.ts'
import { passNavigation } from '#src/platform/http/pass-navigation.ts'
import { readPrivate } from '#src/platform/request-scope.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { Actor } from '#src/wire/actor.ts'
import { addressIn, type Language } from '#src/wire/language.ts'
import { idNumber } from '#src/wire/shapes.ts'
import { paletteOf } from '../../settings/brand-colours.ts'
import { coloursOf } from '../../settings/brand-schema.ts'
import { logoPng } from '../../settings/letterhead.ts'
import { getSettings } from '../../settings/queries.ts'
import { createPaperMaker } from './make-paper.ts'
import type { Issuer, Paper } from './paper.ts'
import { statementShape } from './schema.ts'

type Env = { Bindings: { visitor: Actor | null } }
type Asked = Context<Env>

/**
 * Routes of receipts and statements as PDF. Browsers open them directly, so they need no API key, only session or order
 * token.
 */
export function paperRoutes(services: Services) {
  const makePaper = createPaperMaker()
  const answer = async (c: Asked, back: string, paperFor: () => Promise<Named>) => {
    readPrivate()
    try {
      const { paper, name } = await paperFor()
      return asFile(await makePaper(paper), name)
    } catch (error) {
      if (!(isNavigation(c.req.raw) && error instanceof Failure)) throw error
      // Browsers are redirected to the page that explains the way in; other clients get the failure.
      if (error.code === 401) return c.redirect(addressIn(languageAsked(c), paths.loginThen(back)), 302)
      if ([400, 403, 404].includes(error.code)) return c.redirect(addressIn(languageAsked(c), back), 302)
      throw error
    }
  }
  return new Hono<Env>()
    .get('/v1/donations/:order_id/receipt.pdf', (c) =>
      answer(c, paths.donation(encodeURIComponent(c.req.param('order_id'))), () => receiptFor(services, c)),
    )
    .get('/v1/desk/donations/:order_id/receipt.pdf', (c) =>
      answer(c, deskPaths.gift(encodeURIComponent(c.req.param('order_id'))), () =>
        receiptForDesk(services, c),
      ),
    )
    .get('/v1/desk/gifts-in-kind/:id/receipt.pdf', (c) =>
      answer(c, deskPaths.giftsInKind, () => goodsReceiptForDesk(services, c)),
    )
    .get(furtherPaths.statementFile, (c) => answer(c, paths.memberDonations, () => statementFor(services, c)))
}

type Named = { paper: Paper; name: string }

/** @throws Failure 404 for another's gift or one without a receipt; 429 for too many papers of it */
async function receiptFor(
  services: Services,
  c: Context<Env, '/v1/donations/:order_id/receipt.pdf'>,
): Promise<Named> {
  const actor = passNavigation(anyone, c.env.visitor, c.req.header('sec-fetch-site'))
  const asked = orderParams.safeParse(c.req.param())
  if (!asked.success) throw notFound()
  return drawnFrom(services, await getOwnOrder(services, actor, asked.data.order_id), languageAsked(c))
}

/** Receipt of any gift, for a donor who asks the secretariat for it again; the read is recorded in the audit trail. */
async function receiptForDesk(
  services: Services,
  c: Context<Env, '/v1/desk/donations/:order_id/receipt.pdf'>,
): Promise<Named> {
  const actor = passNavigation(staffOnly, c.env.visitor, c.req.header('sec-fetch-site'))
  const asked = orderParams.safeParse(c.req.param())
  const order = asked.success && (await findOrder(services.db, asked.data.order_id, 'desk'))
  if (!order) throw notFound()
  const named = await drawnFrom(services, order, languageAsked(c))
  await recordGiftRead(services, actor, order.orderId)
  return named
}

/** Receipt of a gift in kind; the read is recorded in the audit trail. @throws Failure 404; 429 for too many papers */
async function goodsReceiptForDesk(
  services: Services,
  c: Context<Env, '/v1/desk/gifts-in-kind/:id/receipt.pdf'>,
): Promise<Named> {
  const actor = passNavigation(staffOnly, c.env.visitor, c.req.header('sec-fetch-site'))
  const asked = idNumber.safeParse(c.req.param('id'))
  const gift = asked.success && (await findGiftInKind(services.db, asked.data))
  if (!gift) throw notFound()
  await services.limits.take('paper drawn', `in kind ${gift.id}`)
  const line = { act: 'read', entity: 'gift in kind', entityId: gift.id, subjectId: gift.userId }
  await services.write((tx) => recordAudit(tx, actor, line))
  const { papers } = await lettersIn(languageAsked(c))
  return {
    paper: papers.presentGoodsPaper(gift, await issuerOf(services), services.clock.now()),
    name: `tanda-terima-${formatGoodsNumber(gift).replaceAll('/', '-')}`,
  }
}

async function drawnFrom(
  services: Services,
  { receipt, ...row }: DonationRow,
  language: Language,
): Promise<Named> {
  if (!receipt) throw notFound()
  await services.limits.take('paper drawn', row.orderId)
  const issuer = await issuerOf(services)
  const { papers, findFieldsInLanguage } = await lettersIn(language)
  const campaign =
    row.designation === 'campaign'
      ? await findFieldsInLanguage(services.db, 'campaign', row.designationId!)
      : undefined
  const designationTitle = campaign?.title ?? row.designationTitle
  return {
    paper: papers.presentReceiptPaper({ ...row, designationTitle, receipt }, issuer, services.clock.now()),
    name: `kuitansi-${formatReceiptNumber(receipt).replaceAll('/', '-')}`,
  }
}

/**
 * @throws Failure 401 without a session, 400 without a year, 404 without a receipt in that year, 429 for too many
 * papers
 */
async function statementFor(services: Services, c: Asked): Promise<Named> {
  const actor = passNavigation(signedIn, c.env.visitor, c.req.header('sec-fetch-site'))
  const asked = statementShape.safeParse(c.req.query())
  if (!asked.success) throw invalid({ year: asked.error.issues.map(({ message }) => message) })
  const { year } = asked.data
  await adoptOrders(services.db, actor.id)
  const { papers, findStatement } = await lettersIn(languageAsked(c))
  const found = await findStatement(services.db, actor.id, {
    year,
    countsSimulated: countsSimulated(services.payments),
  })
  if (!found) throw notFound()
  await services.limits.take('paper drawn', actor.id)
  const issuer = await issuerOf(services)
  const paper = papers.presentStatement({ ...found, year, issuer, now: services.clock.now() })
  return { paper, name: `donasi-${year}` }
}

async function issuerOf({ db, remember, place }: Services): Promise<Issuer> {
  const settings = await remember('settings', () => getSettings(db))
  const { site_name: name, address, email, tax_list: taxList, brand } = settings
  const { blue, orange } = paletteOf(coloursOf(brand))
  const logo = await logoPng(brand.logo)
  return { name, address, email, taxList, publicUrl: place.publicUrl, logo, blue, orange }
}

const asFile = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
  new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
