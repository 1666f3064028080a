import { attachmentTexts as texts } from '@enlace/contract/documents/attachments/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'

const megabyte = 1024 * 1024

/** How big a file is, as Colombians write it: `340 kB`, `2,4 MB`. */
export function fileSizeText(bytes: number): string {
  if (bytes < megabyte) return fill(texts.kilobytes, { n: Math.max(1, Math.round(bytes / 1024)) })
  return fill(texts.megabytes, { n: (bytes / megabyte).toFixed(1).replace('.', ',') })
}
