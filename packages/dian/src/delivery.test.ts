import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { buildContainer, buildDocument, buildResponse, fixture } from '../test/samples.ts'
import { readOne } from '../test/read.ts'
import { readDelivery, type Delivery, type RefusalCode } from './delivery.ts'
import { refusalTexts } from './texts/texts.ts'

const invoice = buildDocument()
const pdf = Buffer.from('%PDF-1.7\n%%EOF')
const read = (bytes: Uint8Array | string, name = 'factura.xml') =>
  readDelivery({ name, bytes: Buffer.from(bytes) })
const zip = (files: Record<string, Uint8Array | string>) =>
  read(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)]))),
    'z.zip',
  )
const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'
/** The invoice with other prefixes. */
const renamed = (prefixes: Record<string, string>) =>
  Object.entries(prefixes).reduce(
    (xml, [from, to]) => xml.replaceAll(`${from}:`, `${to}:`).replaceAll(`:${from}=`, `:${to}=`),
    invoice.xml,
  )
/** A text whose `]]>` and some other places end one CDATA section and begin the next. */
const pieces = (xml: string) =>
  xml.replaceAll(']]>', ']]]]><![CDATA[>').replaceAll('<cac:', ']]><![CDATA[<cac:')
/** An escaped text with characters written by their numbers. */
const numbered = (xml: string) => xml.replaceAll('&lt;', '&#60;').replaceAll('&amp;', '&#x26;')
const codes = ({ refusals }: Delivery) => refusals.map(({ code }) => code)
const numbers = ({ documents }: Delivery) => documents.map(({ document }) => document.number)

describe('a delivered XML', () => {
  it.each([
    ['plain', invoice.xml],
    ['with a byte order mark', `\uFEFF${invoice.xml}`],
    ['with white space before it', `\n \t${invoice.xml}`],
    ['without declaration', invoice.xml.replace(/^<\?xml.*?\?>/, '')],
    [
      'with other prefixes',
      invoice.xml
        .replaceAll('cbc:', 'b:')
        .replaceAll(':cbc=', ':b=')
        .replaceAll('cac:', 'x:')
        .replaceAll(':cac=', ':x='),
    ],
    [
      'with a prefix on the root',
      invoice.xml
        .replace('xmlns="', 'xmlns:fe="')
        .replace('<Invoice', '<fe:Invoice')
        .replace('</Invoice', '</fe:Invoice'),
    ],
    ['in a container, as CDATA', buildContainer(invoice)],
    ['in a container, escaped', buildContainer(invoice, undefined, true)],
    [
      'with prefixes of Spanish letters and points',
      renamed({ cbc: 'básico', cac: 'a.b-c', ext: 'ñ', sts: '_' }),
    ],
    [
      'with namespaces declared where they are used',
      invoice.xml
        .replace(/ xmlns:cbc="[^"]*"/, '')
        .replace(/<cbc:(\w+)/g, `<cbc:$1 xmlns:cbc="${ubl}CommonBasicComponents-2"`),
    ],
    [
      'with a prefix that is of another namespace further in',
      invoice.xml
        .replaceAll('cac:Price>', 'cbc:Price>')
        .replaceAll('<cbc:Price>', `<cbc:Price xmlns:cbc="${ubl}CommonAggregateComponents-2">`)
        .replace(/<cbc:(PriceAmount|BaseQuantity)/g, `<b:$1 xmlns:b="${ubl}CommonBasicComponents-2"`)
        .replace(/<\/cbc:(PriceAmount|BaseQuantity)>/g, '</b:$1>'),
    ],
    ['in a container, escaped by numbers', numbered(buildContainer(invoice, undefined, true))],
    ['in a container, as CDATA in pieces', buildContainer({ ...invoice, xml: pieces(invoice.xml) })],
    [
      'in a container, with CDATA of its own',
      buildContainer({
        ...invoice,
        xml: pieces(invoice.xml.replace('>FEPT1024<', '><![CDATA[FEPT1024]]><')),
      }),
    ],
    [
      'in a container, with white space around CDATA',
      buildContainer(invoice).replaceAll('<![CDATA[', '\n  <![CDATA[').replaceAll(']]>', ']]>\n  '),
    ],
    [
      'in a container, escaped after a byte order mark',
      `\uFEFF${buildContainer({ ...invoice, xml: `\uFEFF\n${invoice.xml}` }, undefined, true)}`,
    ],
    [
      'in a container after a byte order mark',
      buildContainer({ ...invoice, xml: `\uFEFF \n${invoice.xml}` }),
    ],
    ['in a container that begins with a byte order mark', `\uFEFF${buildContainer(invoice)}`],
  ])('%s is the same document', (_, xml) => {
    expect(readOne(xml).document).toEqual(readOne(invoice.xml).document)
  })

  it('of ISO-8859-1 or UTF-16 is read by what it says', () => {
    const latin = Buffer.from(invoice.xml.replace('UTF-8', 'ISO-8859-1'), 'latin1')
    const wide = Buffer.from(`\uFEFF${invoice.xml.replace('UTF-8', 'UTF-16')}`, 'utf16le')
    for (const bytes of [latin, wide])
      expect(read(bytes).documents[0]?.document.buyer.name).toBe('COMPAÑÍA DE PRUEBA S.A.')
  })

  it('is kept as delivered, byte for byte', () => {
    const bytes = Buffer.from(`\uFEFF${buildContainer(invoice)}`)
    expect(Buffer.from(read(bytes).documents[0]?.xml.bytes ?? '')).toEqual(bytes)
  })

  it('of thousands of lines has each of them', () => {
    const { document } = readOne(buildDocument({ lines: 3000 }).xml)
    expect(document.lines).toHaveLength(3000)
    expect(document.lines[2999]).toMatchObject({ position: 3000, sellerCode: 'T-3000', unit: '94' })
  })

  it.each(['invoice', 'credit-note', 'debit-note'] as const)('of a %s has its total', (type) => {
    const { document } = readOne(buildDocument({ type }).xml)
    expect(document).toMatchObject({ type, totals: { payable: { units: 23_800_12n, scale: 2 } } })
    expect(document.billingReferences).toHaveLength(type === 'invoice' ? 0 : 1)
  })

  it('that is a sample is read whole', () => {
    const sample = readOne(fixture('contenedor-NC424.xml').toString())
    expect(sample.document).toMatchObject({ number: 'NC424', lineCount: 1, buyer: { nit: '22222222' } })
    expect(sample.response).toMatchObject({ code: '02', senderNit: '800197268', notices: [] })
    expect(sample.container).toMatchObject({ parentNumber: 'NC424', resultCode: '02' })
  })

  it('with a comment within a text has the whole text', () => {
    const xml = invoice.xml.replace('>FEPT1024<', '>FEPT<!-- 9 -->1024<')
    expect(readOne(xml).document.number).toBe('FEPT1024')
  })
})

describe('a refused file', () => {
  const doctype = `<!DOCTYPE Invoice [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>`
  const changed = (from: string | RegExp, to: string) => invoice.xml.replace(from, to)

  const archive = Buffer.from(zipSync({ 'a.xml': Buffer.from(invoice.xml) }))
  const locked = Buffer.from(archive)
  locked.writeUInt16LE(1, locked.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 8)
  const holding = (path: string) => zipSync({ [path]: Buffer.from('x') })

  const refused: [code: RefusalCode, bytes: Uint8Array | string][] = [
    ['empty', ''],
    ['empty', '\uFEFF  \n'],
    ['too-large', Buffer.alloc(11 * 1024 ** 2, '<a/>')],
    ['too-large', '<a>'.repeat(100)],
    ['too-large', `<a ${Array.from({ length: 70 }, (_, at) => `a${at}=""`).join(' ')}/>`],
    [
      'too-large',
      Array.from(
        { length: 40 },
        (_, at) => `<a xmlns:a${at}="u" xmlns:b${at}="u" xmlns:c${at}="u" xmlns:d${at}="u">`,
      ).join(''),
    ],
    ['not-xml', changed('</cbc:ID>', '</cbc:Id>')],
    ['not-xml', changed('FEPT1024', 'FEPT&otra;1024')],
    ['not-xml', changed('xmlns:cac=', 'xmlns:otro=')],
    ['not-xml', '<Invoice'],
    ['encoding', changed('UTF-8', 'EBCDIC-CP-US')],
    ['encoding', Buffer.from(invoice.xml, 'latin1')],
    ['doctype', changed('<Invoice ', `${doctype}<Invoice `)],
    ['doctype', changed('<Invoice ', '<!DOCTYPE Invoice SYSTEM "file:///etc/passwd"><Invoice ')],
    ['ubl-2.0', '<fe:Invoice xmlns:fe="http://www.dian.gov.co/contratos/facturaelectronica/v1"/>'],
    ['ubl-2.0', changed('UBL 2.1', 'UBL 2.0')],
    ['unknown-root', '<html/>'],
    ['unknown-root', changed('xsd:Invoice-2', 'xsd:Order-2')],
    ['nothing-inside', buildContainer({ ...invoice, xml: '' })],
    ['nothing-inside', buildContainer({ ...invoice, xml: buildResponse(invoice.key, '1') })],
    ['archive-nested', buildContainer({ ...invoice, xml: buildContainer(invoice, '', true) }, '', true)],
    ['field-missing', changed(/<cbc:PayableAmount.*?Amount>/, '')],
    ['field-missing', changed(/<cac:AccountingCustomerParty>.*?CustomerParty>/, '')],
    ['field-unreadable', changed(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$11.190.000,00')],
    ['field-unreadable', changed('<cbc:IssueDate>2026-08-14', '<cbc:IssueDate>14/08/2026')],
    ['field-repeated', changed(/(<cbc:PayableAmount.*?Amount>)/, '$1$1')],
    ['field-repeated', changed(/(<cac:AccountingCustomerParty>.*?CustomerParty>)/, '$1$1')],
    ['archive-damaged', archive.subarray(0, 200)],
    ['archive-encrypted', locked],
    ['archive-suspicious', holding('../factura.xml')],
    ['paper-alone', pdf],
    ['no-document', holding('logo.png')],
  ]

  it('has a file for every reason', () => {
    expect(new Set(refused.map(([code]) => code))).toEqual(new Set(Object.keys(refusalTexts)))
  })

  it.each(refused)('is told as %s', (code, bytes) => {
    const delivery = read(bytes)
    expect([codes(delivery), delivery.documents]).toEqual([[code], []])
    expect(delivery.refusals[0]?.sentence).not.toMatch(/[{}]|undefined/)
  })

  it('of UBL 2.0 is told as a format that is not supported', () => {
    const [refusal] = read(
      '<fe:Invoice xmlns:fe="http://www.dian.gov.co/contratos/facturaelectronica/v1"/>',
    ).refusals
    expect(refusal?.sentence).toMatch(/^Formato no soportado/)
  })

  it('says on which line the XML breaks', () => {
    expect(read('<a>\n</b>').refusals[0]?.sentence).toContain('(línea 2)')
  })

  it('without XML is told so', () => {
    expect(codes(read('Hola', 'nota.txt'))).toEqual(['no-document'])
    expect(codes(read(pdf, 'factura.pdf'))).toEqual(['paper-alone'])
    expect(codes(zip({ 'factura.pdf': pdf }))).toEqual(['paper-alone'])
  })
})

describe('a ZIP', () => {
  const other = buildDocument({ number: 'FEPT1025' })

  it('with XML and PDF of any names is a document with its paper', () => {
    const delivery = zip({ 'ad0900123456.xml': buildContainer(invoice), 'Representación.pdf': pdf })
    expect(delivery.documents[0]?.paper?.name).toBe('Representación.pdf')
    expect([delivery.others, delivery.refusals]).toEqual([[], []])
  })

  it('with several invoices gives each its PDF, by the name of the file or the number in it', () => {
    const third = buildDocument({ number: 'FEPT1026' })
    const delivery = zip({
      'a/fv1.xml': buildContainer(invoice),
      'a/ad1.pdf': pdf,
      'b.xml': buildContainer(other),
      'Factura FEPT1025.pdf': pdf,
      'c.xml': buildContainer(third),
      'condiciones.pdf': pdf,
    })
    expect(numbers(delivery)).toEqual(['FEPT1024', 'FEPT1025', 'FEPT1026'])
    expect(delivery.documents.map(({ paper }) => paper?.name)).toEqual([
      'ad1.pdf',
      'Factura FEPT1025.pdf',
      undefined,
    ])
    expect(delivery.others.map(({ name }) => name)).toEqual(['condiciones.pdf'])
  })

  it('with the document beside its container has it once', () => {
    const delivery = zip({ 'fv.xml': invoice.xml, 'ad.xml': buildContainer(invoice) })
    expect(delivery.documents.map(({ xml }) => xml.name)).toEqual(['ad.xml'])
    expect(delivery.others.map(({ name }) => name)).toEqual(['fv.xml'])
  })

  it('gives a response beside a document to it, and keeps one of another', () => {
    const delivery = zip({
      'fv.xml': invoice.xml,
      'ar1.xml': buildResponse(other.key, other.number),
      'ar2.xml': buildResponse(invoice.key, invoice.number),
    })
    expect(delivery.documents[0]?.response?.documentNumber).toBe('FEPT1024')
    expect(delivery.responses.map(({ documentNumber }) => documentNumber)).toEqual(['FEPT1025'])
  })

  it('tells what is wrong with one file, and reads the others', () => {
    const delivery = zip({ 'a.xml': invoice.xml, 'b.xml': '<a>', 'logo.png': 'x', '__MACOSX/._a.xml': 'x' })
    expect([numbers(delivery), delivery.refusals.map(({ file, code }) => [file, code])]).toEqual([
      ['FEPT1024'],
      [['b.xml', 'not-xml']],
    ])
    expect(delivery.others.map(({ name }) => name)).toEqual(['logo.png'])
  })

  it.each(['../../etc/factura.xml', '/etc/factura.xml', 'C:/factura.xml', 'a\\..\\..\\factura.xml'])(
    'with a file that leads out of its folder is refused: %s',
    (path) => {
      expect(codes(zip({ [path]: invoice.xml }))).toEqual(['archive-suspicious'])
    },
  )

  it('in a ZIP is refused', () => {
    expect(codes(zip({ 'otro.zip': zipSync({ 'a.xml': Buffer.from(invoice.xml) }) }))).toEqual([
      'archive-nested',
    ])
  })

  it('of a bomb is refused without unpacking it', () => {
    const bomb = zipSync({ 'a.xml': Buffer.alloc(11 * 1024 ** 2) }, { level: 1 })
    expect(codes(read(bomb, 'z.zip'))).toEqual(['too-large'])
    const many = zipSync({ 'a.txt': Buffer.alloc(600), 'b.txt': Buffer.alloc(600) })
    const limits = { file: 1000, unpacked: 1000, parts: 2 }
    expect(codes(readDelivery({ name: 'z.zip', bytes: many }, limits))).toEqual(['too-large'])
  })

  it('with a changed byte is refused', () => {
    const broken = Buffer.from(zipSync({ 'a.xml': Buffer.from(invoice.xml) }))
    broken.writeUInt8(broken.readUInt8(60) ^ 255, 60)
    expect(codes(read(broken, 'z.zip'))).toEqual(['archive-damaged'])
  })

  it('with too many files is refused', () => {
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.txt`, 'x']))
    expect(codes(zip(many))).toEqual(['too-large'])
  })
})
