import { readFile } from 'node:fs/promises'
import { diskContent } from '@enlace/importer/core/text/content.ts'
import { kindOf, type OtherKind } from '@enlace/importer/core/containers/file-kind.ts'
import { knownEndings, packedEndings } from '@enlace/importer/core/tables/table-endings.ts'
import { fileTypeFromFile } from 'file-type'
import { drawingOf } from './drawing.ts'
import { readEdge } from './spool.ts'
import { isXmlDocument } from './xml.ts'

/** The accepted types of files. */
export type TakenKind =
  | 'application/pdf'
  | 'image/jpeg'
  | 'image/png'
  | 'application/xml'
  | 'application/zip'
  | TableKind
  | PictureKind

/** The types of tables, for calls that take one. */
type TableKind =
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/vnd.ms-excel'
  | 'application/gzip'
  | 'text/csv'

/** Further types of pictures, for calls that take some. */
type PictureKind = 'image/avif' | 'image/svg+xml' | 'image/webp'

const extensions: Record<TakenKind, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'application/xml': ['xml'],
  'application/zip': ['zip'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx', 'xlsm'],
  'application/vnd.ms-excel': ['xls'],
  'application/gzip': ['gz'],
  'text/csv': ['csv', 'txt', 'tsv', 'ndjson', 'jsonl', 'json'],
  'image/avif': ['avif'],
  'image/svg+xml': ['svg'],
  'image/webp': ['webp'],
}

const begin = {
  pdf: Buffer.from('%PDF-'),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  gzip: Buffer.from([0x1f, 0x8b]),
  zip: Buffer.from([0x50, 0x4b, 0x03, 0x04]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const

/**
 * Determines from its bytes whether a file is a PDF, JPG, PNG or XML; undefined otherwise. A file that starts as one
 * and continues as something else, or is truncated, is refused.
 */
export async function takenTypeOf(path: string): Promise<TakenKind | undefined> {
  const start = await readEdge(path, 'start', 512)
  const beginsWith = (bytes: Buffer) => start.subarray(0, bytes.length).equals(bytes)
  if (beginsWith(begin.pdf))
    return (await endsWith(path, '%%EOF')) ? confirmed(path, 'application/pdf') : undefined
  if (beginsWith(begin.png)) return (await endsWith(path, 'IEND')) ? confirmed(path, 'image/png') : undefined
  if (beginsWith(begin.jpeg)) return confirmed(path, 'image/jpeg')
  const text = start
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  return text.startsWith('<') && (await isXmlDocument(path)) ? 'application/xml' : undefined
}

/**
 * Determines from its bytes whether a file may be a table: a zipped workbook, an old one, or text, also compressed. It
 * uses the importer's own detection, so that uploads accept what the command reads; the reader decides whether it can
 * be read.
 */
export async function tableTypeOf(path: string): Promise<TakenKind | undefined> {
  const start = await readEdge(path, 'start', begin.gzip.length)
  if (start.equals(begin.gzip)) return 'application/gzip'
  const kind = kindOf(diskContent(path))
  // For a letter or an HTML mail, the reader has a better error message.
  if (kind.is === 'other') return surelyNone.has(kind.kind) ? undefined : 'text/csv'
  if (kind.is === 'zip') return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return kind.is === 'compound' || kind.is === 'old-sheet' ? 'application/vnd.ms-excel' : 'text/csv'
}

const surelyNone: ReadonlySet<OtherKind> = new Set(['pdf', 'image', 'archive', 'program', 'bytes'])

/**
 * Determines from its bytes whether a file may carry electronic invoices: XML, ZIP or PDF. Their reader decides whether
 * it is safe and complete, and says so of each file.
 */
export async function invoiceTypeOf(path: string): Promise<TakenKind | undefined> {
  const start = await readEdge(path, 'start', 512)
  if (start.subarray(0, begin.zip.length).equals(begin.zip)) return 'application/zip'
  if (/^(?:\xef\xbb\xbf)?\s*</.test(start.toString('latin1'))) return 'application/xml'
  const paper = await takenTypeOf(path)
  return paper === 'application/pdf' ? paper : undefined
}

/** Determines from its bytes whether a file is a form to fill in: a paper to print, or a workbook. */
export async function formTypeOf(path: string): Promise<TakenKind | undefined> {
  const paper = await takenTypeOf(path)
  if (paper !== undefined) return paper
  return (await tableTypeOf(path)) === workbook ? workbook : undefined
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Determines from its bytes whether a file is a picture for the web; undefined if not, or if it is a drawing that may
 * not be shown. The codec decides whether its pixels can be read.
 */
export async function pictureTypeOf(path: string): Promise<TakenKind | undefined> {
  const start = await readEdge(path, 'start', 4096)
  if (/^\uFEFF?\s*</.test(start.toString('utf8'))) {
    return drawingOf(await readFile(path)) ? 'image/svg+xml' : undefined
  }
  const found = (await fileTypeFromFile(path))?.mime
  if (found === 'image/apng') return 'image/png'
  return pictures.find((kind) => kind === found)
}

const pictures = ['image/avif', 'image/jpeg', 'image/png', 'image/webp'] as const

/** Returns a name that is safe to show and to save: without path and control characters, with the extension of its type. */
export function nameFor(type: TakenKind, sent: string): string {
  const bare = bareName(sent)
  const [ending] = extensions[type]
  const isRight = extensions[type].some((known) => bare.toLowerCase().endsWith(`.${known}`))
  return isRight && bare.length > ending.length + 1 ? bare : `${bare || 'archivo'}.${ending}`
}

/**
 * Returns a safe name for a table. Its type comes from its bytes, so it keeps the sender's name, compressed or not, if
 * that has the extension of a table.
 */
export function tableNameFor(type: TakenKind, sent: string): string {
  const bare = bareName(sent)
  const isTable = [...knownEndings, ...packedEndings].some(
    (ending) => bare.toLowerCase().endsWith(ending) && bare.length > ending.length,
  )
  return isTable ? bare : nameFor(type, sent)
}

const bareName = (sent: string) =>
  sent
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    // Control characters, and direction marks that can disguise the extension of a name.
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .trim()
    .slice(-120)

/** Many scanners write data after the end of a document, so the mark may be anywhere in the last kilobytes. */
async function endsWith(path: string, mark: string): Promise<boolean> {
  return (await readEdge(path, 'end', 4096)).includes(mark, 0, 'latin1')
}

async function confirmed(path: string, type: TakenKind): Promise<TakenKind | undefined> {
  const found = await fileTypeFromFile(path)
  const known = found?.mime === 'image/apng' ? 'image/png' : found?.mime
  return known === type ? type : undefined
}
