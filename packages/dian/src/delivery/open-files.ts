import {
  ArchiveFault,
  looksLikeZip,
  zipParts,
  type ArchiveContent,
  type ZipPart,
} from '@enlace/archive/zip.ts'
import type { DeliveryLimits, NamedFile } from '../model/delivery.ts'
import { ReadFault, type RefusalCode } from '../xml/read-fault.ts'

/** A file of a delivery, or why it is not read. */
export type OpenedFile = { file: NamedFile } | { name: string; fault: ReadFault }

const codes = {
  damaged: 'archive-damaged',
  encrypted: 'archive-encrypted',
  suspicious: 'archive-suspicious',
  'part-too-large': 'too-large',
} as const satisfies Record<ArchiveFault['code'], RefusalCode>

/** What computers put into archives beside the files. */
const leftovers = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i

/**
 * The files of a delivery: itself, or what is in it if it is a ZIP, with names without folders.
 * @throws ReadFault if it is too large, or an archive that is not opened.
 */
export function openFiles(file: NamedFile, limits: DeliveryLimits): OpenedFile[] {
  if (file.bytes.length === 0) throw new ReadFault('empty')
  if (file.bytes.length > limits.file) throw tooLarge(limits)
  if (!looksLikeZip(file.bytes)) return [{ file }]
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength)
  const content: ArchiveContent = {
    size: bytes.length,
    at: (from, length) => bytes.subarray(from, from + length),
  }
  const parts = translated(() => zipParts(content)).filter(({ name }) => !leftovers.test(name))
  if (parts.length > limits.parts) throw tooLarge(limits)
  if (parts.some(({ name }) => isOutside(name))) throw new ReadFault('archive-suspicious')
  let left = limits.unpacked
  return parts.map((part) => {
    const name = baseName(part.name)
    try {
      const unpacked = unpack(part, left, limits)
      left -= unpacked.length
      if (looksLikeZip(unpacked)) throw new ReadFault('archive-nested')
      return { file: { name, bytes: unpacked } }
    } catch (fault) {
      if (fault instanceof ReadFault) return { name, fault }
      throw fault
    }
  })
}

function unpack(part: ZipPart, left: number, limits: DeliveryLimits): Uint8Array {
  const most = /\.xml$/i.test(part.name) ? Math.min(left, limits.file) : left
  if (part.size > most) throw tooLarge(limits)
  const pieces: Uint8Array[] = []
  translated(() => {
    for (const piece of part.pieces(most)) pieces.push(Uint8Array.from(piece))
  })
  return Buffer.concat(pieces)
}

function translated<Made>(act: () => Made): Made {
  try {
    return act()
  } catch (fault) {
    if (fault instanceof ArchiveFault) throw new ReadFault(codes[fault.code], {}, fault)
    // A directory that points outside of the file.
    if (fault instanceof RangeError) throw new ReadFault('archive-damaged', {}, fault)
    throw fault
  }
}

function tooLarge({ file }: DeliveryLimits): ReadFault {
  return new ReadFault('too-large', { limite: `${Math.round(file / 1024 ** 2)} MB` })
}

/** Whether a path leads out of the folder into which it would be unpacked. */
function isOutside(path: string): boolean {
  return /^(?:\/|[a-z]:)/i.test(path) || path.split('/').includes('..')
}

function baseName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/[\p{Cc}\p{Cf}]/gu, '')
  return name.slice(-200) || 'archivo'
}
