import { fill } from '@enlace/contract/core/fill.ts'
import { fileInputTexts as texts } from '@enlace/contract/core/files/input-texts.ts'
import { fileSizeText } from '@enlace/web/document/file-size.ts'

/** The words of a field for one file. */
export const fileInputTexts = {
  choose: texts.choose,
  chosen: texts.chosen,
  drop: texts.drop,
  remove: (name: string) => fill(texts.remove, { name }),
  sending: (name: string) => fill(texts.sending, { name }),
  size: fileSizeText,
}
