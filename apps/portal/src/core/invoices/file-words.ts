import { fill } from '@enlace/contract/core/fill.ts'
import { messageFileTexts } from '@enlace/contract/questions/texts.ts'
import { fileSizeText } from '@enlace/web/document/file-size.ts'

// An electronic document is no photograph.
const { camera: _, ...texts } = messageFileTexts

/** The words of a field for electronic documents. */
export const electronicFileWords = {
  ...texts,
  remove: (name: string) => fill(messageFileTexts.remove, { name }),
  sending: (name: string) => fill(messageFileTexts.sending, { name }),
  size: fileSizeText,
}

/** What a browser's chooser offers of electronic documents. */
export const electronicFiles = '.xml,.zip,.pdf,application/xml,text/xml,application/zip,application/pdf'
