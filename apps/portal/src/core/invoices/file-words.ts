import { filesInputTexts as texts } from '@enlace/contract/core/files/input-texts.ts'
import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { annexFiles } from '@enlace/contract/invoices/limits.ts'
import { fileSizeText } from '@enlace/web/document/file-size.ts'

/** The words of a field for the files of an invoice. */
export const invoiceFileWords = {
  ...texts,
  remove: (name: string) => fill(texts.remove, { name }),
  sending: (name: string) => fill(texts.sending, { name }),
  size: fileSizeText,
}

/** What a browser's chooser offers of electronic documents, and of annexes. */
export const electronicFiles = '.xml,.zip,.pdf,application/xml,text/xml,application/zip,application/pdf'
export const annexKinds =
  '.pdf,.jpg,.jpeg,.png,.xml,application/pdf,image/jpeg,image/png,application/xml,text/xml'

/** Why a file cannot be sent, told at once; the server looks into all of them. */
export function sizeFault({ name, size }: File): string | undefined {
  if (size === 0) return fill(fileFaultTexts.empty, { name })
  const { bytes } = annexFiles
  return size > bytes ? fill(fileFaultTexts.large, { name, megabytes: bytes / 1024 / 1024 }) : undefined
}
