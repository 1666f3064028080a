/** The parts of a workbook besides its rows. Texts are escaped as XML here. */

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Characters that spreadsheets do not support, which are left out. */
const unwritable = /(?![\t\n])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu
const needsCare = /[&<>"_\p{Cc}\p{Cs}\uFFFE\uFFFF]/u
/** A spreadsheet decodes these patterns as a character: the text keeps its own. */
const looksEscaped = /_(?=x[0-9A-Fa-f]{4}_)/g
const longestCell = 32_767

/** A text escaped for XML, truncated to the maximum of a cell. */
export function xmlText(text: string): string {
  const plain = text.length > longestCell ? text.slice(0, longestCell) : text
  // Most texts need none of this.
  if (!needsCare.test(plain)) return plain
  return plain
    .replace(unwritable, '')
    .replace(looksEscaped, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** The letters of a column, counted from 0. */
export function columnLetters(place: number): string {
  return (
    (place >= 26 ? columnLetters(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26))
  )
}

/** The content types of the archive's files. */
export function contentTypes(sheets: number): string {
  const overrides = [
    ['/xl/workbook.xml', `${types}.sheet.main+xml`],
    ['/xl/styles.xml', `${types}.styles+xml`],
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ...numbers(sheets).map((n) => [`/xl/worksheets/sheet${n}.xml`, `${types}.worksheet+xml`]),
  ]
  const parts = overrides.map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
  return `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`
}

/** The location of the workbook. */
export const rootRelations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`

/** Author, title and creation time. */
export function coreProperties(title: string, author: string, moment: Date): string {
  const day = moment.toISOString().replace(/\.\d+Z$/, 'Z')
  return `${head}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(author)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${day}</dcterms:created></cp:coreProperties>`
}

/** A sheet as the workbook lists it. */
export interface SheetPlace {
  readonly name: string
  /** The row of the heads, which every printed page repeats. */
  readonly headRow: number
}

/** The workbook: its sheets, and what is repeated on each printed page. */
export function workbook(sheets: readonly SheetPlace[]): string {
  const list = sheets.map(
    ({ name }, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const titles = sheets.map(
    ({ name, headRow }, at) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">'${xmlText(name.replaceAll("'", "''"))}'!$${headRow}:$${headRow}</definedName>`,
  )
  return `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${list.join('')}</sheets><definedNames>${titles.join('')}</definedNames></workbook>`
}

/** The file of each sheet. */
export function workbookRelations(sheets: number): string {
  const parts = numbers(sheets).map(
    (n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  )
  return `${head}<Relationships xmlns="${packages}/relationships">${parts.join('')}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`
}

/**
 * The beginning of a sheet: its frozen panes down to the heads, and the widths of its columns. `own` are the styles of
 * the columns' empty cells.
 */
export function sheetHead(widths: readonly number[], headRow: number, own: readonly number[] = []): string {
  const cols = widths.map((width, at) => {
    const style = own[at] === undefined ? '' : ` style="${own[at]}"`
    return `<col min="${at + 1}" max="${at + 1}" width="${width}"${style} customWidth="1"/>`
  })
  return `${head}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0" showGridLines="0"><pane ySplit="${headRow}" topLeftCell="A${headRow + 1}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A${headRow + 1}" sqref="A${headRow + 1}"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${cols.join('')}</cols><sheetData>`
}

/** The end of a sheet: filters on its heads, and landscape printing fitted to the page width. */
export function sheetFoot(columns: number, headRow: number, lastRow: number): string {
  const range = `A${headRow}:${columnLetters(columns - 1)}${Math.max(headRow, lastRow)}`
  return `</sheetData><autoFilter ref="${range}"/><pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="1" orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;R&amp;P / &amp;N</oddFooter></headerFooter></worksheet>`
}

/** The style of a cell: its number format and emphasis. */
export interface CellStyle {
  readonly format: string
  readonly isStrong?: boolean
  /** Long texts wrap. */
  readonly isWrapped?: boolean
  /** An emphasised head. */
  readonly isMarked?: boolean
}

/** The styles that cells used, in the order of their numbers; the first five are fixed. */
export function styles(used: readonly CellStyle[]): string {
  const formats = [...new Set(used.map(({ format }) => format))]
  const numFmts = formats.map(
    (format, at) => `<numFmt numFmtId="${164 + at}" formatCode="${xmlText(format)}"/>`,
  )
  const cells = used.map((style) => cellFormat(style, 164 + formats.indexOf(style.format)))
  return `${head}<styleSheet xmlns="${main}">${numFmts.length > 0 ? `<numFmts count="${numFmts.length}">${numFmts.join('')}</numFmts>` : ''}<fonts count="4"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="14"/><name val="Calibri"/></font><font><sz val="10"/><color rgb="FF5B6472"/><name val="Calibri"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8ECF1"/><bgColor indexed="64"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFCFE2F3"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="3"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/><bottom style="thin"><color rgb="FF9AA4B2"/></bottom><diagonal/></border><border><left/><right/><top style="thin"><color rgb="FF9AA4B2"/></top><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${used.length + 5}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="2" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="3" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf><xf numFmtId="49" fontId="1" fillId="0" borderId="2" xfId="0" applyFont="1" applyBorder="1"/>${cells.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
}

function cellFormat(
  { isStrong = false, isWrapped = false, isMarked = false }: CellStyle,
  format: number,
): string {
  const font = isStrong || isMarked ? 1 : 0
  const border = isMarked ? 1 : isStrong ? 2 : 0
  const alignment = isWrapped || isMarked ? '<alignment vertical="top" wrapText="1"/>' : ''
  const applied = alignment === '' ? '/>' : ` applyAlignment="1">${alignment}</xf>`
  return `<xf numFmtId="${format}" fontId="${font}" fillId="${isMarked ? 3 : 0}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1"${isMarked ? ' applyFill="1"' : ''} applyBorder="1"${applied}`
}

/** The numbers of the styles that every sheet has. */
export const fixedStyles = { text: 0, title: 1, fact: 2, head: 3, total: 4 } as const
/** The number of the first style of the rows' own. */
export const firstOwnStyle = 5

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}
