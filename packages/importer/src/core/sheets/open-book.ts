import type { NamedContent } from '../text/content.ts'
import type { Book } from './book.ts'
import { kindOf, type FileKind } from '../containers/file-kind.ts'
import type { GridRow } from './grid.ts'
import { ImportFault } from '../findings/import-fault.ts'
import type { ReadBudget } from '../containers/read-budget.ts'
import { readBiff } from './read-biff.ts'
import { readHtml } from './read-html.ts'
import { readOds } from './read-ods.ts'
import { readSpreadsheetXml } from './read-spreadsheet-xml.ts'
import { readXlsx } from './read-xlsx.ts'
import { zipParts } from '../containers/zip.ts'

/**
 * Opens a file with sheets: a workbook of any kind, or a page with tables. Returns undefined for a text. The caller
 * chooses the budget: a load has no limit but those of its process.
 * @throws ImportFault if it is of another kind, encrypted, damaged, malicious, or beyond the budget.
 */
export function openBook(file: NamedContent, encoding?: string, budget?: ReadBudget): Book | undefined {
  const kind = kindOf(file.content)
  const book = translated(file.name, () => bookOf(file, kind, encoding, budget))
  return (
    book && {
      ...book,
      sheets: book.sheets.map((sheet) => ({ ...sheet, rows: () => guarded(file.name, sheet.rows) })),
    }
  )
}

function bookOf(
  { name, content }: NamedContent,
  kind: FileKind,
  encoding: string | undefined,
  budget: ReadBudget | undefined,
): Book | undefined {
  const counted = budget?.over(content) ?? content
  switch (kind.is) {
    case 'zip':
      return zippedBook({ name, content }, budget)
    case 'compound':
      return readBiff(name, content)
    case 'spreadsheet-xml':
      return readSpreadsheetXml(name, counted)
    case 'page':
      return readHtml(name, counted, encoding)
    case 'old-sheet':
      throw new ImportFault('file-is-binary-workbook', { file: name, kind: 'Excel 2–4' })
    case 'xml':
      throw new ImportFault('file-is-other', { file: name, kind: 'xml' })
    case 'other':
      throw new ImportFault('file-is-other', { file: name, kind: kind.kind })
    case 'lines':
    case 'list':
    case 'text':
      return undefined
  }
}

function zippedBook(file: NamedContent, budget: ReadBudget | undefined): Book {
  const parts = new Map(
    zipParts(file).map((part) => [
      part.name.toLowerCase().replace(/^\/+/, ''),
      budget ? { ...part, pieces: (most: number) => budget.counted(part.pieces(most)) } : part,
    ]),
  )
  const has = (start: string) => [...parts.keys()].some((name) => name.startsWith(start))
  if (parts.has('xl/workbook.bin'))
    throw new ImportFault('file-is-binary-workbook', { file: file.name, kind: '.xlsb' })
  if (parts.has('content.xml')) return readOds(file.name, parts)
  if (has('word/')) throw new ImportFault('file-is-other', { file: file.name, kind: 'word' })
  if (has('ppt/')) throw new ImportFault('file-is-other', { file: file.name, kind: 'slides' })
  if (parts.has('[content_types].xml') || has('xl/')) return readXlsx(file.name, parts)
  throw new ImportFault('archive-nested', { file: file.name })
}

function* guarded(file: string, rows: () => Iterable<GridRow>): Generator<GridRow> {
  const reading = translated(file, () => rows()[Symbol.iterator]())
  try {
    for (let next = translated(file, () => reading.next()); next.done !== true;) {
      yield next.value
      next = translated(file, () => reading.next())
    }
  } finally {
    reading.return?.()
  }
}

/** Translates a read outside of the file: it is a damaged file, not a bug. */
function translated<Made>(file: string, act: () => Made): Made {
  try {
    return act()
  } catch (fault) {
    const code = fault instanceof RangeError && 'code' in fault ? fault.code : undefined
    if (code === 'ERR_OUT_OF_RANGE' || code === 'ERR_BUFFER_OUT_OF_BOUNDS')
      throw new ImportFault('file-damaged', { file }, fault)
    throw fault
  }
}
