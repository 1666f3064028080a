import type { Content } from '../text/content.ts'
import { ImportFault } from '../findings/import-fault.ts'

const mark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const headerLength = 512
const entryLength = 128
/** The highest sector numbers are reserved: free sector, end of chain, and the tables themselves. */
const lastSector = 0xfffffffa
/** Maximum bytes of an XLS workbook. One of 65,536 full lines takes less. */
const mostBytes = 96 * 1024 * 1024

/** Whether a file is an OLE compound file, by its first bytes. */
export const looksLikeCompound = (start: Uint8Array) =>
  Buffer.from(start.subarray(0, mark.length)).equals(mark)

/** An OLE compound file: its streams by name. */
export interface CompoundFile {
  names: ReadonlySet<string>
  /** The bytes of a stream, or undefined if no stream has that name. */
  stream: (name: string) => Buffer | undefined
}

/**
 * Opens an OLE compound file, the container of XLS workbooks, DOC documents and encrypted Office files. @throws
 * ImportFault if it is damaged.
 */
export function openCompound(file: string, content: Content): CompoundFile {
  if (content.size > mostBytes)
    throw new ImportFault('workbook-too-large', { file, most: `${mostBytes / 1024 ** 2} MB` })
  const sectors = new Sectors(file, content)
  const entries = entriesOf(sectors)
  const [root] = entries
  if (root?.type !== 5) throw new ImportFault('file-damaged', { file })
  const stream = (name: string) => {
    const entry = entries.find((one) => one.name === name && one.type === 2)
    if (!entry) return undefined
    const bytes =
      entry.size >= sectors.miniBelow
        ? sectors.chain(entry.start)
        : sectors.mini(sectors.chain(root?.start ?? lastSector), entry.start)
    if (bytes.length < entry.size) throw new ImportFault('file-damaged', { file })
    return bytes.subarray(0, entry.size)
  }
  return { names: new Set(entries.map(({ name }) => name)), stream }
}

interface DirectoryEntry {
  name: string
  type: number
  start: number
  size: number
}

function entriesOf(sectors: Sectors): DirectoryEntry[] {
  const directory = sectors.chain(sectors.directoryStart)
  return Array.from({ length: Math.floor(directory.length / entryLength) }, (_, at) => {
    const entry = directory.subarray(at * entryLength, (at + 1) * entryLength)
    const length = Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2)
    return {
      name: entry.toString('utf16le', 0, length),
      type: entry.readUInt8(66),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    }
  }).filter(({ type }) => type !== 0)
}

/** The sectors of a file, chained by its allocation tables. */
class Sectors {
  readonly #file: string
  readonly #content: Content
  readonly #length: number
  readonly #miniLength: number
  readonly #next: Buffer
  readonly #miniNext: Buffer
  readonly directoryStart: number
  /** Streams shorter than this are kept in mini sectors. */
  readonly miniBelow: number

  constructor(file: string, content: Content) {
    this.#file = file
    this.#content = content
    const header = content.at(0, headerLength)
    const [shift, miniShift] =
      header.length < headerLength ? [0, 0] : [header.readUInt16LE(30), header.readUInt16LE(32)]
    if ((shift !== 9 && shift !== 12) || miniShift > shift || miniShift < 4) throw this.#damaged()
    this.#length = 2 ** shift
    this.#miniLength = 2 ** miniShift
    this.directoryStart = header.readUInt32LE(48)
    this.miniBelow = header.readUInt32LE(56)
    this.#next = Buffer.concat(this.#tableSectors(header).map((sector) => this.#sector(sector)))
    this.#miniNext = this.chain(header.readUInt32LE(60))
  }

  /** All bytes of a sector chain. @throws ImportFault if the chain is circular or leaves the file. */
  chain(start: number): Buffer {
    const pieces: Buffer[] = []
    for (const sector of this.#follow(start, this.#next)) pieces.push(this.#sector(sector))
    return Buffer.concat(pieces)
  }

  /** All bytes of a chain of mini sectors. @throws ImportFault likewise. */
  mini(stream: Buffer, start: number): Buffer {
    const pieces: Buffer[] = []
    for (const sector of this.#follow(start, this.#miniNext)) {
      const piece = stream.subarray(sector * this.#miniLength, (sector + 1) * this.#miniLength)
      if (piece.length === 0) throw this.#damaged()
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  }

  *#follow(start: number, table: Buffer): Generator<number> {
    let sector = start
    for (let left = table.length / 4; sector < lastSector; left--) {
      if (left <= 0 || sector * 4 + 4 > table.length) throw this.#damaged()
      yield sector
      sector = table.readUInt32LE(sector * 4)
    }
  }

  /** The sectors of the allocation table: the first 109 from the header, the others from a chain of lists. */
  #tableSectors(header: Buffer): number[] {
    const found: number[] = []
    const take = (list: Buffer, count: number) => {
      for (let at = 0; at < count; at++) {
        const sector = list.readUInt32LE(at * 4)
        if (sector < lastSector) found.push(sector)
      }
    }
    take(header.subarray(76), 109)
    const most = Math.ceil(this.#content.size / this.#length)
    let list = header.readUInt32LE(68)
    for (let count = 0; list < lastSector; count++) {
      if (count > most) throw this.#damaged()
      const sector = this.#sector(list)
      if (sector.length < this.#length) throw this.#damaged()
      take(sector, this.#length / 4 - 1)
      list = sector.readUInt32LE(this.#length - 4)
    }
    if (found.length > most) throw this.#damaged()
    return found
  }

  #sector(sector: number): Buffer {
    const piece = this.#content.at((sector + 1) * this.#length, this.#length)
    if (piece.length === 0) throw this.#damaged()
    return piece
  }

  #damaged(): ImportFault {
    return new ImportFault('file-damaged', { file: this.#file })
  }
}
