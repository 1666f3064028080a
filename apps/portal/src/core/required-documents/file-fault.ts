import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { uploadLimits } from '@enlace/contract/core/uploads/schemas.ts'
import { requiredDocumentTexts } from '@enlace/contract/required-documents/texts.ts'

/** How scans and papers begin, in hexadecimal: PDF, JPG, PNG. */
const beginning = /^(?:255044462d|ffd8ff|89504e470d0a1a0a)/

/** What is wrong with a file, told at once from its size and its first bytes; the portal looks at all of them. */
export async function paperFault(file: File): Promise<string | undefined> {
  const { name, size } = file
  if (size === 0) return fill(fileFaultTexts.empty, { name })
  if (size > uploadLimits.bytes)
    return fill(fileFaultTexts.large, { name, megabytes: uploadLimits.bytes / 1024 / 1024 })
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const hex = Array.from(start, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return beginning.test(hex) ? undefined : fill(requiredDocumentTexts.faults.type, { name })
}
