import { lettersIn } from '#src/letters-by-language.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import { languagesOf } from '#src/wire/language.ts'
import type { CaseDetail, CaseRow } from './queries.ts'
import { type CaseRowWire, type CaseWire, caseRowShape, caseShape } from './schema.ts'

export const presentCaseRow = (row: CaseRow): CaseRowWire => presentAs(caseRowShape, row)

type Site = { site_name: string; languages: string }

export const presentCase = async (row: CaseDetail, site: Site): Promise<CaseWire> =>
  presentAs(caseShape, row, {
    steps: row.steps.map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
    letters: row.kind === 'breach' ? await breachTexts(row, site) : [await answerText(row, site)],
  })

async function answerText(row: CaseDetail, { site_name }: Site) {
  const { caseLetters } = await lettersIn(row.language)
  return caseLetters.answerText(row, site_name)
}

/** The notice to people in each language of the site, since theirs are not known, then that to the authority. */
async function breachTexts(row: CaseDetail, { site_name, languages: setting }: Site) {
  const own = languagesOf(setting).map(async (language) => (await lettersIn(language)).caseLetters)
  const all = await Promise.all(own)
  return [
    ...all.map(({ breachText }) => breachText(row, site_name)),
    all[0]!.breachTextForAuthority(row, site_name),
  ]
}
