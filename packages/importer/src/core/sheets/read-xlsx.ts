import { posix } from 'node:path'
import { bookLimits, RowBuilder, type Book } from './book.ts'
import {
  cellOfMoment,
  cellOfNumber,
  cellOfText,
  formatOf,
  noCell,
  usualFormat,
  type NumberFormat,
} from './cell-value.ts'
import type { GridCell, GridRow } from './grid.ts'
import { ImportFault } from '../findings/import-fault.ts'
import { attributeOf, readXml, xmlTexts, type XmlListener } from './read-xml.ts'
import { TextPool } from '../text/text-pool.ts'
import type { ZipPart } from '@enlace/archive/zip.ts'
import { megabytes } from '../containers/zip.ts'

/** The parts of a workbook by their names in lower case. */
export type Parts = ReadonlyMap<string, ZipPart>

/**
 * Reads an Excel workbook (XLSX, XLSM) sheet by sheet and row by row. Of a formula it takes the stored value; macros
 * are ignored.
 * @throws ImportFault
 */
export function readXlsx(file: string, parts: Parts): Book {
  const main = mainPart(file, parts)
  const { sheets, is1904 } = readWorkbookPart(file, parts, main)
  const targets = readRelations(file, parts, main)
  const formats = readFormats(file, partAt(parts, targetOf(targets, '/styles'), main))
  let texts: TextPool | undefined
  return {
    format: 'xlsx',
    hasMacros: [...parts.keys()].some((name) => name.endsWith('vbaproject.bin')),
    sheets: sheets.flatMap(({ name, relation, isHidden }) => {
      const target = targets.find(({ id, type }) => id === relation && type.endsWith('/worksheet'))
      const part = partAt(parts, target?.target, main)
      if (!part) return []
      return [
        {
          name,
          isHidden,
          rows: () => {
            texts ??= readSharedTexts(file, partAt(parts, targetOf(targets, '/sharedStrings'), main))
            return readRows(file, part, { texts, formats, is1904 })
          },
        },
      ]
    }),
  }
}

function mainPart(file: string, parts: Parts): string {
  const relations = readRelations(file, parts, '')
  const main = targetOf(relations, '/officeDocument')
  const found = main === undefined ? undefined : posix.join('/', main).slice(1).toLowerCase()
  if (found !== undefined && parts.has(found)) return found
  if (parts.has('xl/workbook.xml')) return 'xl/workbook.xml'
  throw new ImportFault('file-damaged', { file })
}

interface Relation {
  id: string
  type: string
  target: string
}

const targetOf = (relations: readonly Relation[], type: string) =>
  relations.find((one) => one.type.endsWith(type))?.target

function partAt(parts: Parts, target: string | undefined, main: string): ZipPart | undefined {
  return target === undefined
    ? undefined
    : parts.get(posix.resolve('/', posix.dirname(main), target).slice(1).toLowerCase())
}

function readRelations(file: string, parts: Parts, of: string): Relation[] {
  const part = parts.get(posix.join(posix.dirname(of), '_rels', `${posix.basename(of)}.rels`).toLowerCase())
  return collect<Relation>(file, part, (emit) => ({
    open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (name === 'Relationship') emit({ id, type, target })
    },
  }))
}

interface ListedSheet {
  name: string
  relation: string
  isHidden: boolean
}

function readWorkbookPart(file: string, parts: Parts, main: string) {
  let is1904 = false
  const sheets = collect<ListedSheet>(file, parts.get(main), (emit) => ({
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet') return
      const { name: title = '', state = 'visible' } = attributes
      const relation = attributes['r:id'] ?? attributeOf(attributes, 'id') ?? ''
      emit({ name: title, relation, isHidden: state !== 'visible' })
    },
  }))
  if (sheets.length === 0 || sheets.length > bookLimits.sheets)
    throw new ImportFault('file-damaged', { file })
  return { sheets, is1904 }
}

function readFormats(file: string, part: ZipPart | undefined): NumberFormat[] {
  const own = new Map<number, NumberFormat>()
  const used: NumberFormat[] = []
  let isInCells = false
  collect<never>(file, part, () => ({
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') own.set(Number(numFmtId), formatOf(formatCode))
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) {
        const id = Number(numFmtId)
        used.push(own.get(id) ?? usualFormat(id))
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  }))
  return used
}

/** All that a small part contains. */
function collect<Made>(
  file: string,
  part: ZipPart | undefined,
  listen: (emit: (made: Made) => void) => XmlListener,
): Made[] {
  return part ? [...readXml(file, xmlTexts(part.pieces(bookLimits.smallPartBytes)), listen)] : []
}

function readSharedTexts(file: string, part: ZipPart | undefined): TextPool {
  const pool = new TextPool()
  if (!part) return pool
  const rich = new RichText(file)
  const reading = readXml<never>(file, xmlTexts(part.pieces(bookLimits.partBytes)), () => ({
    open: (name) => rich.open(name),
    text: (piece) => rich.say(piece),
    close(name) {
      rich.close(name)
      if (name === 'si' && !pool.add(rich.take()))
        throw new ImportFault('workbook-too-large', { file, most: megabytes(TextPool.mostBytes) })
    },
  }))
  // It emits nothing and is run for its side effects.
  reading.next()
  return pool
}

/** A text of several runs, without the phonetic readings of Japanese ones. */
class RichText {
  readonly #limits: RowBuilder
  #text = ''
  #isText = false
  #isReading = false

  constructor(file: string) {
    this.#limits = new RowBuilder(file)
  }

  open(name: string): void {
    if (name === 'rPh') this.#isReading = true
    if (name === 't') this.#isText = !this.#isReading
  }

  close(name: string): void {
    if (name === 'rPh') this.#isReading = false
    if (name === 't') this.#isText = false
  }

  say(piece: string): void {
    if (!this.#isText) return
    this.#text += piece
    this.#limits.demandRoom(this.#text)
  }

  /** Returns the finished text. */
  take(): string {
    const text = this.#text
    this.#text = ''
    return text.includes('_x')
      ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        )
      : text
  }
}

interface Shown {
  texts: TextPool
  formats: readonly NumberFormat[]
  is1904: boolean
}

function readRows(file: string, part: ZipPart, shown: Shown): Iterable<GridRow> {
  return readXml<GridRow>(file, xmlTexts(part.pieces(bookLimits.partBytes)), (emit) => {
    const row = new RowBuilder(file)
    const rich = new RichText(file)
    let [value, isValue, column] = ['', false, 0]
    let attributes: Readonly<Record<string, string>> = {}
    return {
      open(name, given) {
        rich.open(name)
        if (name === 'row') row.begin(given['r'] === undefined ? row.line + 1 : Number(given['r']))
        else if (name === 'c') {
          attributes = given
          column = given['r'] === undefined ? row.column : columnOf(given['r'])
          value = ''
        } else if (name === 'v') isValue = true
      },
      text(piece) {
        if (!isValue) return rich.say(piece)
        value += piece
        row.demandRoom(value)
      },
      close(name) {
        rich.close(name)
        if (name === 'v') isValue = false
        else if (name === 'c') row.put(column, cellOf(attributes, value, rich, shown))
        else if (name === 'row') {
          const made = row.end()
          if (made) emit(made)
        }
      },
    }
  })
}

function cellOf(
  { t: type = 'n', s: style = '0' }: Readonly<Record<string, string>>,
  value: string,
  rich: RichText,
  { texts, formats, is1904 }: Shown,
): GridCell {
  const inline = rich.take()
  if (type === 'inlineStr') return cellOfText(inline)
  if (value === '') return noCell
  if (type === 's') return cellOfText(texts.get(Number(value)) ?? '')
  if (type === 'b') return cellOfText(value === '1' ? 'TRUE' : 'FALSE')
  if (type === 'd') return cellOfMoment(value)
  if (type === 'n') return cellOfNumber(value, formats[Number(style)], is1904)
  return cellOfText(value)
}

/** The column of a reference such as `AB12`, from 0. */
function columnOf(place: string): number {
  let column = 0
  for (const letter of /^[A-Z]{0,4}/i.exec(place)?.[0].toUpperCase() ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
