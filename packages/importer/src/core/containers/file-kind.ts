import { looksLikeCompound } from './compound-file.ts'
import { startOf, type Content } from '../text/content.ts'
import { wideEncoding } from '../text/text-encoding.ts'
import { looksLikeZip } from '@enlace/archive/zip.ts'

/** File kinds that are not tables, whatever the file name. */
export type OtherKind =
  | 'pdf'
  | 'image'
  | 'word'
  | 'slides'
  | 'office'
  | 'letter'
  | 'mail-page'
  | 'archive'
  | 'program'
  | 'bytes'

/** The kind of a file by its bytes, whatever the file name. */
export type FileKind =
  | { is: 'zip' | 'compound' | 'old-sheet' | 'spreadsheet-xml' | 'xml' | 'page' | 'lines' | 'text' }
  | { is: 'list' }
  | { is: 'other'; kind: OtherKind }

const marks: readonly (readonly [string, OtherKind])[] = [
  ['%PDF-', 'pdf'],
  ['\u0089PNG', 'image'],
  ['\u00ff\u00d8\u00ff', 'image'],
  ['GIF8', 'image'],
  ['BM', 'image'],
  ['II*\u0000', 'image'],
  ['MM\u0000*', 'image'],
  ['{\\rtf', 'letter'],
  ['Rar!', 'archive'],
  ['7z\u00bc\u00af', 'archive'],
  ['\u001f\u008b', 'archive'],
  ['BZh', 'archive'],
  ['\u00fd7zXZ', 'archive'],
  ['\u0028\u00b5\u002f\u00fd', 'archive'],
  ['MZ', 'program'],
  ['\u007fELF', 'program'],
  ['SQLite format 3', 'bytes'],
]

/** Bytes that are examined. */
const looked = 4096

/** Detects the kind of a file by its first bytes. */
export function kindOf(content: Content): FileKind {
  const bytes = Buffer.from(startOf(content, looked))
  if (looksLikeZip(bytes)) return { is: 'zip' }
  if (looksLikeCompound(bytes)) return { is: 'compound' }
  // A workbook from before 1995 is a bare stream of records.
  if (bytes[0] === 9 && [0, 2, 4, 8].includes(bytes[1] ?? -1) && (bytes[2] ?? 9) < 9)
    return { is: 'old-sheet' }
  const start = bytes.toString('latin1')
  const mark = marks.find(([text]) => start.startsWith(text))
  // A text may also begin with a mark of only two letters.
  if (mark && (mark[0].length > 2 || bytes.subarray(0, 64).includes(0))) return { is: 'other', kind: mark[1] }
  // Zeros that no encoding explains; an isolated one may be an error of the program that wrote the text.
  if (bytes.filter((byte) => byte === 0).length > bytes.length / 10 && wideEncoding(bytes) === undefined)
    return { is: 'other', kind: 'bytes' }
  return kindOfText(
    start.replaceAll('\u0000', '').replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, ''),
  )
}

function kindOfText(start: string): FileKind {
  const text = start.trimStart()
  if (/^MIME-Version:/i.test(text) && /multipart\/related/i.test(text))
    return { is: 'other', kind: 'mail-page' }
  if (text.startsWith('{\\rtf')) return { is: 'other', kind: 'letter' }
  if (text.startsWith('{')) return { is: 'lines' }
  if (/^\[\s*(?:\{|\]|$)/.test(text)) return { is: 'list' }
  if (/^<(?:!doctype html|html|head|body|table|meta|style|center|div|script)\b/i.test(text))
    return { is: 'page' }
  if (!/^<(?:\?xml|\?mso|!--|!doctype|[a-z]+:|workbook)/i.test(text)) return { is: 'text' }
  if (/<(?:\w+:)?workbook\b/i.test(text)) return { is: 'spreadsheet-xml' }
  return /<(?:html|table|body)\b/i.test(text) ? { is: 'page' } : { is: 'xml' }
}
