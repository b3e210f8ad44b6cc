export const printAsPdf = 'Open the file, print it to PDF (“Save as PDF”), then send the result.'
export const unknownKind = 'This kind of file can’t be accepted. Send PDF, DOCX, XLSX, PPTX, ODT or ZIP.'
export const tooMuchInside =
  'This file holds more than 200 MB once opened. Split it into several files, then send them one by one.'
export const pdfScript = (print: string) => `This PDF contains a script (JavaScript or an XFA form). ${print}`
export const pdfLaunch = (print: string) => `This PDF contains a command to run a program. ${print}`
export const pdfAttachment = (print: string) =>
  `This PDF contains other files (attachments or media). ${print} Send the attachments separately.`
export const pdfLocked = (print: string) =>
  `This PDF is locked with a password, so its content can’t be checked. ${print}`
export const pdfPacked = (print: string) =>
  `The content of this PDF is packed in a way that can’t be checked. ${print}`
export const officeMacro =
  'This file contains macros or programs. Save it again without macros (DOCX, XLSX, PPTX, ODT) or as PDF, then send it once more.'
export const officeActiveX =
  'This file contains ActiveX controls. Delete them or save it as PDF, then send it once more.'
export const officeOle =
  'This file contains OLE objects of other programs or old Office files. Delete them or save it as PDF, then send it once more.'
export const officeRemote =
  'This file fetches a template or content from elsewhere when it is opened. Detach the template or save it as PDF, then send it once more.'
export const officeDoctype =
  'This file contains XML with a DOCTYPE or external entities. Open and save it again in your office program, then send it once more.'
export const officeLocked =
  'This file is locked with a password, so its content can’t be checked. Save it without a password, then send it once more.'
export const zipUnreadable =
  'This ZIP contains an archive that can’t be checked (RAR, 7z, GZ, or several layers). Take its content out, then pack it again as a single ZIP.'
export const virusFound =
  'The virus scanner found something dangerous in this file. Check your computer with an antivirus, then send a clean file.'
