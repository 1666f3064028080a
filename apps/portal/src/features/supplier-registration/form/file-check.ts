import { fileFaultTexts as texts } from '@enlace/contract/core/files/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { type PaperKind, paperKinds } from '@enlace/contract/supplier-registration/paper-kinds.ts'
import { registerSupplier } from '@enlace/contract/supplier-registration/calls.ts'

/** How many files a registration takes, and how large each may be. */
export const fileLimits = registerSupplier.files ?? { count: 0, bytes: 0 }

/** Why a file cannot be sent, told at once from its size and its first bytes; the server looks at all of them. */
export async function faultOfFile(file: File, kinds: readonly PaperKind[]): Promise<string | undefined> {
  const { name, size } = file
  if (size === 0) return fill(texts.empty, { name })
  if (size > fileLimits.bytes) return fill(texts.large, { name, megabytes: fileLimits.bytes / 1024 / 1024 })
  const start = new Uint8Array(await file.slice(0, 32).arrayBuffer())
  const hex = Array.from(start, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const kind = paperKinds.find(({ begins }) => begins.test(hex))
  if (kind !== undefined && kinds.includes(kind)) return undefined
  // Only where every kind is taken is the general advice right.
  if (kind === undefined && kinds.length === paperKinds.length) return fill(texts.type, { name })
  return fill(texts.kind, { name, kinds: kinds.map((one) => one.name).join(', ') })
}
