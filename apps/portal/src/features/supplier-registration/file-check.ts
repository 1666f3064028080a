import { fileFaultTexts as texts } from '@enlace/contract/core/file-texts'
import { fill } from '@enlace/contract/core/fill'
import { registerSupplier } from '@enlace/contract/features/supplier-registration/calls'

/** How many files a registration takes, and how large each may be. */
export const fileLimits = registerSupplier.files ?? { count: 0, bytes: 0 }

/** How the files that are taken begin, in hexadecimal: PDF, JPG, PNG, and XML behind spaces or a mark of its encoding. */
const beginning = /^(?:255044462d|ffd8ff|89504e470d0a1a0a|(?:efbbbf)?(?:20|09|0a|0d)*3c)/

/** Why a file cannot be sent, told at once from its size and its first bytes; the server looks at all of them. */
export async function faultOfFile(file: File): Promise<string | undefined> {
  const { name, size } = file
  if (size === 0) return fill(texts.empty, { name })
  if (size > fileLimits.bytes) return fill(texts.large, { name, megabytes: fileLimits.bytes / 1024 / 1024 })
  const start = new Uint8Array(await file.slice(0, 32).arrayBuffer())
  const hex = Array.from(start, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return beginning.test(hex) ? undefined : fill(texts.type, { name })
}
