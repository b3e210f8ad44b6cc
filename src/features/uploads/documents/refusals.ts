import * as sharedWords from '#src/wire/shared-words.id.ts'
import * as words from './api-words.id.ts'

const PRINT = words.printAsPdf

/** Message and status code (400, 413 or 415) of each rejection. */
export const refusals = {
  kind: {
    code: 415,
    words: words.unknownKind,
  },
  broken: { code: 400, words: sharedWords.fileIsDamaged },
  bomb: {
    code: 413,
    words: words.tooMuchInside,
  },
  'pdf-script': { code: 415, words: words.pdfScript(PRINT) },
  'pdf-launch': { code: 415, words: words.pdfLaunch(PRINT) },
  'pdf-attachment': {
    code: 415,
    words: words.pdfAttachment(PRINT),
  },
  'pdf-locked': {
    code: 415,
    words: words.pdfLocked(PRINT),
  },
  'pdf-hidden': { code: 415, words: words.pdfPacked(PRINT) },
  macro: {
    code: 415,
    words: words.officeMacro,
  },
  active: {
    code: 415,
    words: words.officeActiveX,
  },
  object: {
    code: 415,
    words: words.officeOle,
  },
  remote: {
    code: 415,
    words: words.officeRemote,
  },
  entity: {
    code: 415,
    words: words.officeDoctype,
  },
  locked: {
    code: 415,
    words: words.officeLocked,
  },
  archive: {
    code: 415,
    words: words.zipUnreadable,
  },
} as const satisfies Record<string, { code: 400 | 413 | 415; words: string }>
