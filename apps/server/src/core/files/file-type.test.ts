import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'
import { nameFor, takenTypeOf } from './file-type.ts'

const folder = await useScratchFolder('enlace-file-type-')

let count = 0
async function typeOf(bytes: Uint8Array | string): Promise<string | undefined> {
  const path = join(folder, String(count++))
  await writeFile(path, bytes)
  return takenTypeOf(path)
}

const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n0\n%%EOF\n'
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb004300', 'hex')

/** A PNG of one pixel: header, pixel, end. */
function png(): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    return Buffer.concat([length, Buffer.from(type), content, Buffer.alloc(4)])
  }
  const header = Buffer.from('00000001000000010802000000', 'hex')
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 0, 0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const invoice = `<?xml version="1.0" encoding="UTF-8"?>
<fe:Invoice xmlns:fe="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">
  <!-- una factura --><fe:ID>SETP990000001</fe:ID><fe:Note><![CDATA[5 < 6 & 7 > 2]]></fe:Note>
  <fe:Party name='Peñón &amp; C&#237;a'/>
</fe:Invoice>
`

describe('a file', () => {
  it('is told from its bytes', async () => {
    expect(await typeOf(pdf)).toBe('application/pdf')
    expect(await typeOf(jpeg)).toBe('image/jpeg')
    expect(await typeOf(png())).toBe('image/png')
    expect(await typeOf(invoice)).toBe('application/xml')
    expect(await typeOf(`\uFEFF${invoice}`)).toBe('application/xml')
    expect(await typeOf('<Factura><Total>1</Total></Factura>')).toBe('application/xml')
  })

  it.each([
    ['a program', 'MZ\x90\x00\x03\x00\x00\x00\x04'],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['a page', '<!doctype html><html><body><script>alert(1)</script></body></html>'],
    ['a page without a type', '<html><body>Hola<br></body></html>'],
    [
      'a drawing that may run a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a PDF behind the header of a picture', `GIF89a${pdf}`],
    ['a PDF behind a page', `<html><script>alert(1)</script>${pdf}`],
    ['a PDF that was cut off', pdf.slice(0, 20)],
    ['a picture that was cut off', png().subarray(0, 40)],
    ['a picture that goes on as something else', Buffer.concat([png().subarray(0, 8), Buffer.from(pdf)])],
    ['plain text', 'RUT 900.123.456-8'],
    ['a spreadsheet of text', 'nit;nombre\n900123456;Cauchos'],
  ])('is not taken as %s', async (_, bytes) => {
    expect(await typeOf(bytes)).toBeUndefined()
  })
})

describe('an XML document', () => {
  it.each([
    [
      'of an ERP in the old encoding',
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Peñón</a>', 'latin1'),
    ],
    ['with a long comment', `<a><!--${'x'.repeat(200_000)}--></a>`],
    ['with a long text', `<a>${'ñ &amp; '.repeat(40_000)}</a>`],
    ['of many pieces', `<a>${'<b c="d">e</b>\n'.repeat(60_000)}</a>`],
  ])('is taken %s', async (_, bytes) => {
    expect(await typeOf(bytes)).toBe('application/xml')
  })

  it.each([
    ['entities that grow', '<!DOCTYPE a [<!ENTITY b "x"><!ENTITY c "&b;&b;">]><a>&c;</a>'],
    ['a document type from elsewhere', '<!DOCTYPE a SYSTEM "https://elsewhere.test/a.dtd"><a/>'],
    ['an entity that nobody declared', '<a>&file;</a>'],
    ['a style sheet that is run', '<?xml-stylesheet type="text/xsl" href="a.xsl"?><a/>'],
    ['a page inside', '<a><b xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></b></a>'],
    ['two roots', '<a/><b/>'],
    ['a tag that is not closed', '<a><b></a>'],
    ['an attribute without quotes', '<a b=c></a>'],
    ['an end that is missing', '<a><b></b>'],
    [
      'bytes that its encoding does not have',
      Buffer.from('<?xml version="1.0" encoding="UTF-8"?><a>Pe\xf1on</a>', 'latin1'),
    ],
    ['an encoding that nobody needs', '<?xml version="1.0" encoding="UTF-7"?><a/>'],
    ['a depth without end', '<a>'.repeat(100_000)],
  ])('is not taken with %s', async (_, bytes) => {
    expect(await typeOf(bytes)).toBeUndefined()
  })
})

it('gives a file a name that is safe to show and ends as its type does', () => {
  expect(nameFor('application/pdf', 'RUT 2026.pdf')).toBe('RUT 2026.pdf')
  expect(nameFor('application/pdf', 'factura.pdf.exe')).toBe('factura.pdf.exe.pdf')
  expect(nameFor('image/jpeg', 'Foto.JPEG')).toBe('Foto.JPEG')
  expect(nameFor('image/png', 'captura.pdf')).toBe('captura.pdf.png')
  expect(nameFor('application/pdf', String.raw`C:\fakepath\..\rut.pdf`)).toBe('rut.pdf')
  expect(nameFor('application/pdf', '../../etc/passwd')).toBe('passwd.pdf')
  expect(nameFor('application/pdf', 'rut\u202Efdp.exe')).toBe('rutfdp.exe.pdf')
  expect(nameFor('application/pdf', '<img src=x>\r\n.pdf')).toBe('img src=x.pdf')
  expect(nameFor('application/xml', '')).toBe('archivo.xml')
})
