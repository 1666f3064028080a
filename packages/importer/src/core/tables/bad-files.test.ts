import { mkdir, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { utils, write } from '@e965/xlsx'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { bareWorkbook, workbook } from '../../../test/containers.ts'
import { heldContent } from '../text/content.ts'
import { ImportFault } from '../findings/import-fault.ts'
import { readTable } from './read-table.ts'
import { openSourceFile } from '../containers/source-file.ts'

const folder = await useScratchFolder('enlace-bad-')
const rows = [
  ['NIT', 'Valor'],
  ['900123456', { number: '5' }],
]
const xlsx = workbook({ Hoja: rows }, 'xlsx')
const xls = workbook({ Hoja: rows }, 'biff8')

function faultOf(act: () => unknown): string {
  try {
    act()
  } catch (fault) {
    if (fault instanceof ImportFault) return fault.code
    throw fault
  }
  return 'read'
}
const read = (bytes: Buffer | string, name = 'cartera.xlsx') =>
  faultOf(() => {
    const { records } = readTable({ name, content: heldContent(Buffer.from(bytes)), sha256: '' })
    for (const _ of records) continue
  })
const load = async (name: string, bytes: Buffer) => {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return openSourceFile(path).then(
    (file) => faultOf(() => readTable(file)),
    (fault: unknown) => (fault instanceof ImportFault ? fault.code : String(fault)),
  )
}

/** A zip whose directory contains arbitrary claims. */
function zipOf(
  parts: readonly { name: string; packed: Buffer; size: number; crc?: number; at?: number; flags?: number }[],
) {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, packed, size, crc = 0, at: told = at, flags = 0 } of parts) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(name.length, 26)
    pieces.push(local, Buffer.from(name), packed)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(crc, 16)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(told, 42)
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...pieces, ...directory, end])
}

describe('a file that is not what its name says', () => {
  it.each([
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])],
    ['a photograph', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46])],
    [
      'a letter of Word',
      Buffer.from(
        zipSync({ '[Content_Types].xml': Buffer.from('<Types/>'), 'word/document.xml': Buffer.from('<w/>') }),
      ),
    ],
    ['a letter as text', '{\\rtf1\\ansi Hola}'],
    ['a mail', 'MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n--x'],
    ['an XML of something else', '<?xml version="1.0"?><Invoice><ID>1</ID></Invoice>'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(80)])],
    ['bytes', Buffer.from([1, 0, 0, 0, 9, 0, 0, 0, 77, 0, 0, 0, 0, 0])],
  ])('is refused as what it is: %s', (_, bytes) => {
    expect(read(Buffer.from(bytes))).toBe('file-is-other')
  })

  it('is read all the same where it is a table of another kind', () => {
    expect(read(xlsx, 'cartera.csv')).toBe('read')
    expect(read(xls, 'cartera.xlsx')).toBe('read')
    expect(read('NIT;Valor\n1;2\n', 'cartera.xls')).toBe('read')
  })
})

describe('a workbook that is torn or locked', () => {
  it('is refused wherever it is cut', () => {
    for (const bytes of [xlsx, workbook({ Hoja: rows }, 'ods')])
      for (let length = 300; length < bytes.length; length += 331)
        expect(read(bytes.subarray(0, length))).toBe('file-damaged')
    for (const length of [600, 1_600, 2_200]) expect(read(xls.subarray(0, length))).toBe('file-damaged')
    const xml = workbook({ Hoja: rows }, 'xlml')
    expect(read(xml.subarray(0, xml.length - 40))).toBe('file-damaged')
  })

  it('is refused where a byte of it is another', () => {
    const part = xlsx.indexOf('xl/worksheets/sheet1.xml') + 60
    const changed = Buffer.from(xlsx)
    changed.writeUInt8(changed.readUInt8(part) ^ 0x5a, part)
    expect(read(changed)).toBe('file-damaged')
  })

  it('is refused with a password', () => {
    const locked = utils.book_new()
    utils.book_append_sheet(locked, utils.aoa_to_sheet([['a']]), 'Hoja')
    const old: Buffer = write(locked, { type: 'buffer', bookType: 'biff8' })
    // The password record in place of the code page, which has the same length.
    const at = old.indexOf(Buffer.from([0x42, 0, 2, 0]))
    old.writeUInt16LE(0x2f, at)
    expect(read(old)).toBe('file-encrypted')
    expect(
      read(zipOf([{ name: '[Content_Types].xml', packed: deflateRawSync('x'), size: 1, flags: 1 }])),
    ).toBe('file-encrypted')
  })

  it('is refused in the binary format', () => {
    expect(read(Buffer.from(zipSync({ 'xl/workbook.bin': Buffer.from('x') })))).toBe(
      'file-is-binary-workbook',
    )
    expect(read(Buffer.from([9, 4, 6, 0, 0, 0, 16, 0, 0, 0]))).toBe('file-is-binary-workbook')
  })
})

describe('a file that was made to hurt', () => {
  it('by unpacking into far more than it says', () => {
    const packed = deflateRawSync(Buffer.alloc(30_000_000, 32))
    expect(read(zipOf([{ name: 'xl/workbook.xml', packed, size: 100 }]))).toBe('archive-suspicious')
  })

  it('by parts that overlap, or bear one name', () => {
    const packed = deflateRawSync('<x/>')
    const part = { packed, size: 4 }
    expect(
      read(
        zipOf([
          { name: 'xl/a.xml', ...part },
          { name: 'xl/b.xml', ...part, at: 10 },
        ]),
      ),
    ).toBe('archive-suspicious')
    expect(
      read(
        zipOf([
          { name: 'xl/a.xml', ...part },
          { name: 'xl/a.xml', ...part },
        ]),
      ),
    ).toBe('archive-suspicious')
  })

  it('by a part that is larger than any', () => {
    const sheet = bareWorkbook(
      { Hoja: '<row><c><v>1</v></c></row>' },
      { more: { 'xl/styles.xml': `<a>${' '.repeat(34_000_000)}</a>` } },
    )
    expect(read(sheet)).toBe('workbook-too-large')
  })

  it('by definitions of its own', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]>'
    expect(read(bareWorkbook({ Hoja: '' }, { more: { 'xl/workbook.xml': `${bomb}<workbook/>` } }))).toBe(
      'xml-entities',
    )
    expect(read(`<?xml version="1.0"?>${bomb}<Workbook><Worksheet/></Workbook>`)).toBe('xml-entities')
  })

  it('by elements within elements, or one that has no end', () => {
    const deep = '<a>'.repeat(300) + '</a>'.repeat(300)
    expect(read(`<?xml version="1.0"?><Workbook>${deep}</Workbook>`)).toBe('file-damaged')
    expect(read(`<?xml version="1.0"?><Workbook a="${'x'.repeat(2_000_000)}"/>`)).toBe('file-damaged')
  })

  it('by rows, columns and cells without end', () => {
    expect(read(`a;b\n1;2\n${'x;'.repeat(1_001)}\n`, 'x.csv')).toBe('too-many-columns')
    expect(read(bareWorkbook({ Hoja: '<row><c r="ZZZ1"><v>1</v></c></row>' }))).toBe('too-many-columns')
    expect(read(bareWorkbook({ Hoja: '<row r="99999999"><c><v>1</v></c></row>' }))).toBe('too-many-rows')
    const sheet = (row: string) =>
      `<?xml version="1.0"?><Workbook><Worksheet><Table>${row}</Table></Worksheet></Workbook>`
    expect(read(sheet(`<Row><Cell><Data>${'x'.repeat(1_100_000)}</Data></Cell></Row>`))).toBe('cell-too-long')
    expect(read(sheet('<Row Index="99999999"><Cell><Data>1</Data></Cell></Row>'))).toBe('too-many-rows')
    expect(
      read(`{"a":1}\n{${Array.from({ length: 1_100 }, (_, at) => `"c${at}":1`).join(',')}}\n`, 'x.json'),
    ).toBe('too-many-columns')
  })
})

describe('a packed file', () => {
  const csv = Buffer.from('NIT;Valor\n1;2\n')

  it('is unpacked by what it is, whatever it is called', async () => {
    expect(await load('cartera.csv', gzipSync(csv))).toBe('read')
    expect(await load('libro.xlsx.gz', gzipSync(xlsx))).toBe('read')
    expect(
      await load('libro.zip', Buffer.from(zipSync({ '__MACOSX/._a': csv, 'a/cartera.xlsx': xlsx }))),
    ).toBe('read')
  })

  it.each([
    ['two files', 'dos.zip', Buffer.from(zipSync({ 'a.csv': csv, 'b.csv': csv })), 'archive-several'],
    ['none', 'nada.zip', Buffer.from(zipSync({})), 'archive-several'],
    [
      'a packed one',
      'doble.zip',
      Buffer.from(zipSync({ 'a.zip': zipSync({ 'b.csv': csv }) })),
      'archive-nested',
    ],
    ['a packed one', 'doble.csv.gz', gzipSync(gzipSync(csv)), 'archive-nested'],
    [
      'half of one',
      'medio.csv.gz',
      gzipSync(Buffer.from('a;b\n1;2\n'.repeat(500))).subarray(0, 40),
      'file-damaged',
    ],
    ['nothing but zeros', 'ceros.csv.gz', gzipSync(Buffer.alloc(40_000_000)), 'archive-suspicious'],
  ])('is refused where it holds %s', async (_, name, bytes, code) => {
    expect(await load(name, bytes)).toBe(code)
  })
})

describe('a path', () => {
  it('that is a folder is told so', async () => {
    await mkdir(join(folder, 'carpeta.csv'))
    await expect(openSourceFile(join(folder, 'carpeta.csv'))).rejects.toMatchObject({
      code: 'file-is-folder',
    })
  })

  it('to more bytes than are taken is refused before they are read', async () => {
    const path = join(folder, 'enorme.csv')
    const file = await open(path, 'w')
    await file.truncate(4 * 1024 ** 3 + 1)
    await file.close()
    await expect(openSourceFile(path)).rejects.toMatchObject({
      code: 'file-too-large',
      values: { most: '4 GB' },
    })
  })
})
