/** Media type and file extension of a document. */
export type DocumentKind = { type: string; extension: string }

const openXml = 'application/vnd.openxmlformats-officedocument'

export const documentKinds = {
  pdf: { type: 'application/pdf', extension: 'pdf' },
  zip: { type: 'application/zip', extension: 'zip' },
  odt: { type: 'application/vnd.oasis.opendocument.text', extension: 'odt' },
  docx: { type: `${openXml}.wordprocessingml.document`, extension: 'docx' },
  xlsx: { type: `${openXml}.spreadsheetml.sheet`, extension: 'xlsx' },
  pptx: { type: `${openXml}.presentationml.presentation`, extension: 'pptx' },
} satisfies Record<string, DocumentKind>
