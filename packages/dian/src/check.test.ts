import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildContainer, buildDocument, buildResponse, buyer, fixture, seller } from '../test/samples.ts'
import { makeSelfIssuedSigner, makeSigner, signXades, type TestSigner } from '../test/sign.ts'
import { readOne, usual, warningsOn } from '../test/read.ts'
import { checkDocument, type CheckName, type Circumstances } from './check.ts'
import { checks } from './model/checks.ts'

let signer: TestSigner
let selfIssued: TestSigner
const day = calendarDate('2026-08-20')

beforeAll(async () => {
  signer = await makeSigner(seller.name, seller.nit)
  selfIssued = await makeSelfIssuedSigner(seller.name)
})

/** A signed document in its container, of which a text was replaced before it was signed. */
interface Change {
  type?: 'invoice' | 'credit-note' | 'debit-note'
  /** In the document, before it is signed. */
  document?: [from: string | RegExp, to: string]
  response?: (key: string, number: string) => string
  /** Of the signature. */
  signature?: { policy?: string; isSelfIssued?: true }
  /** In the container, after it is signed. */
  container?: [from: string | RegExp, to: string]
  isBare?: boolean
  circumstances?: Partial<Circumstances>
}

function xmlOf({ type, document, response, container, signature, isBare = false }: Change): string {
  const built = buildDocument({ type: type ?? 'invoice' })
  const xml = document ? built.xml.replace(...document) : built.xml
  if (document && xml === built.xml) throw new Error(`Nothing to change: ${document[0]}`)
  const signed = signXades(xml, signature?.isSelfIssued ? selfIssued : signer, signature)
  if (isBare) return signed
  const whole = buildContainer({ ...built, xml: signed }, response?.(built.key, built.number))
  return container ? whole.replace(...container) : whole
}

/** The key is of the whole content: where that is changed to break another rule, the key is not known. */
const circumstancesOf = ({ circumstances, document }: Change): Circumstances => ({
  ...usual,
  ...circumstances,
  ...(document ? { secret: undefined } : {}),
})

const hex = 'f'.repeat(96)
const unsigned = [/<ds:Signature [^]*<\/ds:Signature>/, ''] as const

/** For each rule a change of a valid document that breaks it, and all that is then found. */
const breaking: [check: CheckName, change: Change, also?: CheckName[]][] = [
  ['environment', { document: ['ExecutionID>1<', 'ExecutionID>2<'] }],
  [
    'buyer-nit',
    { document: [/(<cbc:CompanyID schemeID=")8(" schemeName="31">)890903938/, '$17$2900123457'] },
    ['buyer-check-digit'],
  ],
  ['seller-nit', { circumstances: { supplier: { nit: '890900608', name: seller.name } } }],
  [
    'unique-key-form',
    { document: [/(<cbc:UUID[^>]*>)[0-9a-f]/, '$1g'] },
    ['unique-key-places', 'container-key'],
  ],
  ['unique-key-places', { document: [/documentkey=[0-9a-f]+/, `documentkey=${hex}`] }],
  ['unique-key-recomputed', { circumstances: { secret: '00' } }],
  [
    'already-received',
    {
      circumstances: {
        earlier: {
          number: 'FEPT1024',
          receivedAt: day,
          sameNumber: true,
          sameKey: false,
          wasReturned: false,
        },
      },
    },
  ],
  ['container-number', { container: ['ParentDocumentID>FEPT1024', 'ParentDocumentID>FEPT1025'] }],
  ['container-key', { container: [/<cbc:UUID>[0-9a-f]+<\/cbc:UUID>/, ''] }],
  ['response-missing', { isBare: true }],
  [
    'response-sender',
    { response: (key, number) => buildResponse(key, number).replace('800197268', '900123456') },
  ],
  ['response-rejected', { response: (key, number) => buildResponse(key, number, '04', 'FAU14') }],
  ['total-with-taxes', { document: [/(<cbc:TaxInclusiveAmount[^>]*>)\d+/, '$1238010'] }, ['total-payable']],
  ['total-payable', { document: [/(<cbc:PayableAmount[^>]*>)\d+/, '$1238003'] }],
  [
    'note-without-invoice',
    { type: 'credit-note', document: [/<cac:BillingReference>.*<\/cac:BillingReference>/, ''] },
  ],
  ['note-unknown-invoice', { type: 'credit-note', circumstances: { creditedInvoice: null } }],
  [
    'note-over-balance',
    {
      type: 'credit-note',
      circumstances: { creditedInvoice: { number: 'FEPT1024', balance: { units: 23_800_11n, scale: 2 } } },
    },
  ],
  [
    'root-namespace',
    { document: [/xmlns="[^"]*"/, 'xmlns="http://www.dian.gov.co/contratos/facturaelectronica/v1"'] },
  ],
  ['type-code', { document: ['TypeCode>01<', 'TypeCode>91<'] }],
  [
    'buyer-check-digit',
    { document: ['schemeID="8" schemeName="31">890903938', 'schemeID="" schemeName="31">890903938'] },
  ],
  [
    'seller-check-digit',
    { document: ['schemeID="8" schemeName="31">900123456', 'schemeID="1" schemeName="31">900123456'] },
  ],
  ['buyer-name', { circumstances: { company: { ...buyer, name: 'Cementos del Norte S.A.' } } }],
  ['seller-name', { circumstances: { supplier: { ...seller, name: 'Ladrillos del Sur Ltda.' } } }],
  ['unique-key-scheme', { type: 'credit-note', document: ['CUDE-SHA384', 'CUFE-SHA384'] }],
  ['authorised-range', { document: ['<sts:From>1<', '<sts:From>1025<'] }],
  ['authorised-period', { document: ['<cbc:EndDate>2027-12-31', '<cbc:EndDate>2026-08-13'] }],
  ['line-count', { document: ['LineCountNumeric>2<', 'LineCountNumeric>3<'] }],
  ['line-sum', { document: [/(<cac:InvoiceLine>.*?<cbc:LineExtensionAmount[^>]*>)\d+/, '$110003'] }],
  [
    'tax-missing',
    { document: [/(<cac:PaymentMeans>.*\n\s*)<cac:TaxTotal>.*<\/cac:TaxTotal>/, '$1'] },
    ['total-with-taxes'],
  ],
  ['tax-sum', { document: [/(<cac:InvoiceLine>.*?<cbc:TaxAmount[^>]*>)\d+/, '$11903'] }],
  ['amount-currency', { document: ['PayableAmount currencyID="COP"', 'PayableAmount currencyID="USD"'] }],
  ['exchange-rate', { document: [/COP/g, 'USD'] }],
  ['order-missing', { document: [/<cac:OrderReference>.*<\/cac:OrderReference>/, ''] }],
  ['cut-off', { circumstances: { cutOff: calendarDate('2026-08-15') } }],
  ['response-notices', { response: (key, number) => buildResponse(key, number, '02', 'FAJ43b') }],
  [
    'response-signature',
    {
      response: (key, number) =>
        signXades(buildResponse(key, number), signer).replace('validado por', 'validado  por'),
    },
  ],
  ['signature-absent', { container: [...unsigned] }],
  ['signature-digest', { container: ['Tornillo de 1 mm', 'Tornillo de 9 mm'] }],
  ['signature-value', { container: [/(<ds:SignatureValue[^>]*>)..../, '$1AAAA'] }],
  ['signature-unreadable', { container: [/xmldsig-more#rsa-sha256/, 'xmldsig#rsa-sha1'] }],
  ['signature-policy', { signature: { policy: '' } }],
  ['certificate-self-issued', { signature: { isSelfIssued: true } }],
  ['certificate-period', { document: ['IssueDate>2026-08-14', 'IssueDate>2027-02-14'] }],
]

describe('a check', () => {
  it.each(['invoice', 'credit-note', 'debit-note'] as const)('finds nothing on a valid %s', (type) => {
    expect(warningsOn(xmlOf({ type }))).toEqual([])
  })

  it.each(breaking)('%s is broken by a change, and nothing else with it', (check, change, also = []) => {
    expect(warningsOn(xmlOf(change), circumstancesOf(change)).toSorted()).toEqual([check, ...also].toSorted())
  })

  it('is broken by a document of the test, if it is not one that only informs', () => {
    const names = Object.entries(checks).filter(([, { severity }]) => severity !== 'informa')
    expect(breaking.map(([check]) => check).toSorted()).toEqual(names.map(([name]) => name).toSorted())
  })

  it('that only informs does so', () => {
    const withheld =
      '<cac:WithholdingTaxTotal><cbc:TaxAmount currencyID="COP">500.00</cbc:TaxAmount></cac:WithholdingTaxTotal>'
    const xml = xmlOf({ document: [/(<cac:PaymentMeans>)/, `${withheld}$1`] })
    const found = checkDocument(readOne(xml), { ...usual, secret: undefined })
    const informing = Object.entries(checks).filter(([, { severity }]) => severity === 'informa')
    expect(found.map(({ check, severity }) => `${check} ${severity}`).toSorted()).toEqual(
      informing.map(([name, { severity }]) => `${name} ${severity}`).toSorted(),
    )
  })

  it('says in every sentence all that it wants to say', () => {
    for (const [, change] of breaking)
      for (const { sentence, where, annex } of checkDocument(
        readOne(xmlOf(change)),
        circumstancesOf(change),
      )) {
        expect(sentence).not.toMatch(/[{}]|undefined|null| {2}/)
        expect([where, annex]).not.toContain('')
      }
  })
})

describe('findings', () => {
  const sentencesOn = (xml: string, circumstances: Circumstances) =>
    checkDocument(readOne(xml), circumstances).map(({ sentence }) => sentence)

  it('name both NITs with their right check digits', () => {
    const company = { nit: '900123457', name: buyer.name }
    expect(sentencesOn(xmlOf({}), { ...usual, company })[0]).toBe(
      'La factura es para el NIT 890.903.938-8 y esta compañía es 900.123.457-5: revise el adquirente con su facturador.',
    )
  })

  it('come with what refuses first, and name the rule of the kind of document', () => {
    const xml = xmlOf({ type: 'credit-note', document: [/(<cbc:PayableAmount[^>]*>)\d+/, '$199'] })
    const found = checkDocument(readOne(xml), usual)
    const total = found.find(({ check }) => check === 'total-payable')
    expect(total?.annex).toBe('Anexo técnico 1.9, CAU14: PayableAmount')
    const order = ['rechaza', 'advierte', 'informa']
    const places = found.map(({ severity }) => order.indexOf(severity))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('compare NITs without padding, points and check digit', () => {
    const company = { nit: '0890.903.938-8', name: 'Compañia de prueba SA' }
    expect(warningsOn(xmlOf({}), { ...usual, company })).toEqual([])
  })

  it('accept again what was returned for correction', () => {
    const earlier = {
      number: 'FEPT1024',
      receivedAt: day,
      sameNumber: true,
      sameKey: true,
      wasReturned: true,
    }
    expect(warningsOn(xmlOf({}), { ...usual, earlier })).toEqual([])
  })

  it('tolerate two pesos and no cent more', () => {
    const payable = (amount: string) =>
      xmlOf({ document: [/(<cbc:PayableAmount[^>]*>)[\d.]+/, `$1${amount}`] })
    const unknown = { ...usual, secret: undefined }
    expect(warningsOn(payable('23802.12'), unknown)).toEqual([])
    expect(warningsOn(payable('23802.13'), unknown)).toEqual(['total-payable'])
    expect(warningsOn(payable('23802.1200001'), unknown)).toEqual(['total-payable'])
  })

  it('on the sample invoice tell its known defect', () => {
    const xml = fixture('factura-SETP990000001.xml').toString()
    const circumstances: Circumstances = {
      ...usual,
      company: { nit: '43851425', name: '' },
      supplier: { nit: '900579212', name: 'Neurotec Tecnología SAS' },
      isProduction: false,
      isOrderRequired: false,
      cutOff: null,
      secret: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
    }
    expect(warningsOn(xml, circumstances)).toEqual(['total-payable', 'root-namespace', 'signature-absent'])
  })

  it('on the sample container are only that its signature was removed', () => {
    const circumstances: Circumstances = {
      ...usual,
      company: { nit: '22222222', name: 'MARIA RUIZ LOPEZ' },
      supplier: { nit: '11111111', name: 'CARLOS PEREZ GOMEZ' },
      isOrderRequired: false,
      cutOff: null,
    }
    expect(warningsOn(fixture('contenedor-NC424.xml').toString(), circumstances)).toEqual([
      'signature-absent',
    ])
  })
})
