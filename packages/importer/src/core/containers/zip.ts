import { ArchiveFault, zipParts as partsOf, type ZipPart } from '@enlace/archive/zip.ts'
import type { NamedContent } from '../text/content.ts'
import { ImportFault, type ImportFaultCode } from '../findings/import-fault.ts'

const codes = {
  damaged: 'file-damaged',
  encrypted: 'file-encrypted',
  suspicious: 'archive-suspicious',
  'part-too-large': 'workbook-too-large',
} as const satisfies Record<ArchiveFault['code'], ImportFaultCode>

/**
 * The parts of a zip by its directory, without folders.
 * @throws ImportFault if it is damaged, encrypted, or malicious; also while its parts are read.
 */
export function zipParts({ name: file, content }: NamedContent): ZipPart[] {
  return translated(file, undefined, () => partsOf(content)).map((part) => ({
    ...part,
    pieces: (most: number) => guarded(file, most, part.pieces(most)),
  }))
}

/** A size in megabytes, as text. */
export const megabytes = (bytes: number) =>
  bytes >= 1024 ** 3 ? `${bytes / 1024 ** 3} GB` : `${Math.round(bytes / 1024 ** 2)} MB`

function* guarded(file: string, most: number, pieces: Generator<Uint8Array>): Generator<Uint8Array> {
  try {
    for (let next = translated(file, most, () => pieces.next()); next.done !== true;) {
      yield next.value
      next = translated(file, most, () => pieces.next())
    }
  } finally {
    pieces.return(undefined)
  }
}

function translated<Made>(file: string, most: number | undefined, act: () => Made): Made {
  try {
    return act()
  } catch (fault) {
    if (!(fault instanceof ArchiveFault)) throw fault
    const values = most === undefined ? { file } : { file, most: megabytes(most) }
    throw new ImportFault(codes[fault.code], values, fault)
  }
}
