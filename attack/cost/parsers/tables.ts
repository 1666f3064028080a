import { readGrids } from '@enlace/importer/core/tables/read-grid.ts'
import { readUploadedTable } from '@enlace/importer/read-uploaded-table.ts'
import { crc32, deflateRawSync } from 'node:zlib'
import type { CostParser } from '../parser.ts'
import { counter, pumped } from '../shape.ts'

/** How a table is read: in a process of its own. */
export const inProcess = { thread: 'worker', parse: readGrids, enter: readUploadedTable } as const
/** Bytes of a table that somebody uploads. */
export const fileBytes = 8 * 1024 * 1024

/** A zip of parts, as a workbook is one. */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    entries.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, Buffer.from(name)]),
    )
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** What separates the parts of a workbook in a shape: a sheet, its shared texts, its styles. */
const cut = '\u{E001}'

function xlsxOf(text: string): Buffer {
  const [sheet = '', strings = '', styles = ''] = text.split(cut)
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  })
}

const sheet = '<worksheet><sheetData>'
const sheetEnd = '</sheetData></worksheet>'
const row = '<row><c t="inlineStr"><is><t>x</t></is></c></row>'
const xmlTokens = [
  '<',
  '>',
  '/',
  '"',
  '=',
  ' ',
  '&',
  '&amp;',
  '&#',
  ';',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '?>',
  'x',
  'ñ',
  '\n',
  '<x/>',
  '<x>',
  '</x>',
  ' a="b"',
  ` a${counter}="b"`,
]

/** Workbooks that are uploaded to be compared or to invite by. */
export const xlsx: CostParser = {
  ...inProcess,
  name: 'XLSX',
  place: 'readUploadedTable',
  limit: 200_000_000,
  why: 'bytes unpacked; packed they are far below 8 MB',
  tokens: [
    ...xmlTokens,
    cut,
    sheet,
    sheetEnd,
    row,
    '<row>',
    '</row>',
    '<row r="1">',
    `<row r="${counter}">`,
    '<c>',
    '</c>',
    '<c r="A1">',
    '<c r="ZZZ1">',
    '<c t="s"><v>0</v></c>',
    '<c t="n"><v>1</v></c>',
    '<c t="inlineStr">',
    '<v>',
    '</v>',
    '<t>',
    '</t>',
    '<is>',
    '</is>',
    '<f>',
    '1',
    '9',
    '<si><t>x</t></si>',
    '<si>',
    '</si>',
    '<xf numFmtId="1"/>',
    '<numFmt numFmtId="200" formatCode="',
    'yy"/>',
    '<mergeCell ref="A1:B2"/>',
  ],
  seeds: [
    pumped(sheet, row, { tail: sheetEnd }),
    pumped(sheet, '<x/>', { tail: sheetEnd }),
    pumped(sheet, '<row><c><v>1</v></c></row>', { tail: sheetEnd }),
    pumped(`${sheet}<row>`, '<c><v>1</v></c>', { tail: `</row>${sheetEnd}` }),
    pumped(`${sheet}<row>`, '<c t="s"><v>0</v></c>', { tail: `</row>${sheetEnd}${cut}<si><t>x</t></si>` }),
    pumped(`${sheet}${sheetEnd}${cut}`, '<si><t>x</t></si>'),
    pumped(`${sheet}${sheetEnd}${cut}<si>`, '<t>x</t>', { tail: '</si>' }),
    pumped(`${sheet}${sheetEnd}${cut}${cut}<cellXfs>`, '<xf numFmtId="1"/>', { tail: '</cellXfs>' }),
    pumped(`${sheet}${row}<!--`, '-', { tail: `-->${sheetEnd}` }),
    pumped(`${sheet}<row><c><v>`, '1', { tail: `</v></c></row>${sheetEnd}` }),
    pumped(`${sheet}<row a="`, 'x', { tail: `"/>${sheetEnd}` }),
    pumped(`${sheet}<row`, ` a${counter}="b"`, { tail: `/>${sheetEnd}` }),
    pumped(sheet, '<x>', { close: '</x>', tail: sheetEnd }),
  ],
  pack: xlsxOf,
}

const odsHead = '<office:document-content><office:body><office:spreadsheet><table:table table:name="a">'
const odsRow =
  '<table:table-row><table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>'

/** The same of LibreOffice. */
export const ods: CostParser = {
  ...inProcess,
  name: 'ODS',
  place: 'readUploadedTable',
  limit: 200_000_000,
  why: 'bytes unpacked; packed they are far below 8 MB',
  tokens: [
    ...xmlTokens,
    odsHead,
    odsRow,
    '<table:table-row>',
    '</table:table-row>',
    '<table:table-row table:number-rows-repeated="1000000">',
    '<table:table-cell table:number-columns-repeated="16000">',
    '<table:table-cell office:value-type="float" office:value="1">',
    '</table:table-cell>',
    '<table:table-cell/>',
    '<text:p>',
    '</text:p>',
    '<text:s text:c="1000000"/>',
    '<text:tab/>',
    '<table:covered-table-cell/>',
    '</table:table><table:table>',
  ],
  seeds: [
    pumped(odsHead, odsRow),
    pumped(
      odsHead,
      '<table:table-row table:number-rows-repeated="1000"><table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>',
    ),
    pumped(
      `${odsHead}<table:table-row>`,
      '<table:table-cell table:number-columns-repeated="16000"><text:p>x</text:p></table:table-cell>',
    ),
    pumped(`${odsHead}<table:table-row><table:table-cell>`, '<text:p>x</text:p>'),
    pumped(`${odsHead}<table:table-row><table:table-cell><text:p>`, '<text:s text:c="1000"/>'),
    pumped(odsHead, '<x/>'),
    pumped(odsHead, '</table:table><table:table>'),
    pumped(odsHead, '<table:table-row/>'),
  ],
  pack: (text) => zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': text }),
}

/** Text files. */
export const csv: CostParser = {
  ...inProcess,
  name: 'CSV',
  place: 'readUploadedTable',
  limit: fileBytes,
  why: 'ownFileBytes',
  tokens: [
    'a',
    '1',
    ';',
    ',',
    '\t',
    '|',
    '"',
    '""',
    '"a"',
    '\n',
    '\r',
    '\r\n',
    ' ',
    '  ',
    'ñ',
    '\u00ff',
    '\u0000',
    'a;b',
    '\n"',
    '";',
    'Ã¡',
    '<table>',
    '<tr>',
    '<td>',
    '{',
    '[',
    '%',
    '-',
  ],
  seeds: [
    pumped('nit;nombre\n', '900123456;Cauchos\n'),
    // As many cells as a table may have: what is read goes back to the thread that answers.
    pumped('', `${'a;'.repeat(50)}\n`),
    pumped('a;b\n', 'a"a;'),
    pumped('a;b\n', '"a"a;'),
    pumped('a;b\n"', 'a"";'),
    pumped('a;b\n"', 'a\n'),
    pumped('', 'a  b\n'),
    pumped('', '\n'),
    pumped('', '\r'),
    pumped('', ' '),
    pumped('a;b\n', ';'),
    pumped('a;b\n', '"";'),
    pumped('<table>', '<tr><td>1</td></tr>'),
    pumped('<table>', '<tr>'),
    pumped('<', '<'),
    pumped('<table><tr><td>', '<table>'),
    pumped('<html><table>', '<!--'),
    pumped('', 'Ã¡;'),
  ],
}
