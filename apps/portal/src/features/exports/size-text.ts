import { downloadsTexts as texts } from '@enlace/contract/exports/screen-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'

/** How large a file is, as people say it: whole kilobytes, or megabytes with one decimal. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return fill(texts.kilobytes, { n: Math.max(1, Math.round(bytes / 1000)) })
  return fill(texts.megabytes, { n: (bytes / 1_000_000).toFixed(1).replace('.', ',') })
}
