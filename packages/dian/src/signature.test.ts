import { beforeAll, describe, expect, it } from 'vitest'
import { buildDocument, fixture, seller } from '../test/samples.ts'
import { dianPolicyXml, makeSigner, signXades, type TestSigner } from '../test/sign.ts'
import { usual } from '../test/read.ts'
import { checkDocument } from './check.ts'
import { readDelivery } from './delivery.ts'
import { verifySignature } from './signature.ts'

let signer: TestSigner
let other: TestSigner

beforeAll(async () => {
  signer = await makeSigner(seller.name, seller.nit)
  other = await makeSigner('OTRA EMPRESA S.A.S.', '890900608')
})

const signed = () => signXades(buildDocument().xml, signer)
const c14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const verify = (xml: string) => verifySignature(Buffer.from(xml))
const stateOf = (xml: string) => verify(xml).state

describe('a signature by XAdES-EPES', () => {
  it('is verified with its three references, its certificate and the chain told', () => {
    expect(verify(signed())).toEqual({
      state: 'valid',
      detail: '',
      signer: seller.name,
      signerNumber: seller.nit,
      issuer: 'Entidad de certificación de prueba',
      validFrom: new Date('2026-01-01T05:00:00Z'),
      validTo: new Date('2027-01-01T05:00:00Z'),
      chain: [seller.name, 'Entidad de certificación de prueba'],
      isSelfIssued: false,
      signedAt: '2026-08-14T16:06:00-05:00',
      policy: 'dian',
    })
  })

  it.each([
    [
      'attributes in another order',
      (xml: string) =>
        xml.replace('schemeID="1" schemeName="CUFE-SHA384"', 'schemeName="CUFE-SHA384"   schemeID="1"'),
    ],
    ['other quotes', (xml: string) => xml.replace('currencyID="COP"', "currencyID='COP'")],
    ['line ends of Windows', (xml: string) => xml.replaceAll('\n', '\r\n')],
    ['a comment', (xml: string) => xml.replace('<cbc:ID>', '<!-- nota --><cbc:ID>')],
    [
      'an empty element written out',
      (xml: string) => xml.replace(/(<ds:DigestMethod [^>]*)\/>/, '$1></ds:DigestMethod>'),
    ],
  ])('holds with %s: the canonical form is the same', (_, change) => {
    const xml = change(signed())
    expect([xml === signed(), stateOf(xml)]).toEqual([false, 'valid'])
  })

  it.each([
    ['the total', 'the document', (xml: string) => xml.replace(/(<cbc:PayableAmount[^>]*>)2/, '$13')],
    [
      'white space',
      'the document',
      (xml: string) => xml.replace('</cac:PaymentMeans>', '</cac:PaymentMeans> '),
    ],
    [
      'a prefix',
      '#sig-keyinfo, #sig-signedprops, the document',
      (xml: string) => xml.replaceAll('cac:', 'x:').replace('xmlns:cac', 'xmlns:x'),
    ],
    ['the moment', '#sig-signedprops', (xml: string) => xml.replace('T16:06:00', 'T16:07:00')],
    [
      'the certificates',
      '#sig-keyinfo',
      (xml: string) => xml.replace(/\n<ds:X509Certificate>.*?<\/ds:X509Certificate>/, ''),
    ],
  ])('tells that %s changed', (_, detail, change) => {
    expect(verify(change(signed()))).toMatchObject({ state: 'digest-differs', detail, signer: seller.name })
  })

  it('of another key is not of the certificate', () => {
    const xml = signXades(buildDocument().xml, { ...signer, key: other.key })
    expect(verify(xml)).toMatchObject({ state: 'value-differs', signer: seller.name })
  })

  it('whose signed properties name another certificate is not of it', () => {
    const [own = Buffer.alloc(0)] = other.certificates
    const xml = signXades(buildDocument().xml, {
      key: signer.key,
      certificates: [own, ...signer.certificates],
    })
    expect(stateOf(xml)).toBe('value-differs')
  })

  it('does not count a certificate of nobody in the document to the chain', () => {
    const [own = Buffer.alloc(0)] = signer.certificates
    const [, foreign = Buffer.alloc(0)] = other.certificates
    const xml = signXades(buildDocument().xml, { key: signer.key, certificates: [own, foreign] })
    expect(verify(xml)).toMatchObject({ state: 'valid', chain: [seller.name] })
  })

  it('names the DIAN’s policy only with its address and its hash', () => {
    const policyIn = (policy: string) => {
      const report = verify(signXades(buildDocument().xml, signer, { policy }))
      return [report.state, report.policy]
    }
    expect(policyIn(dianPolicyXml)).toEqual(['valid', 'dian'])
    expect(policyIn('')).toEqual(['valid', 'none'])
    expect(policyIn(dianPolicyXml.replace('dMoM', 'eMoM'))).toEqual(['valid', 'other'])
    expect(policyIn(dianPolicyXml.replace('/v2/', '/v1/'))).toEqual(['valid', 'other'])
    expect(policyIn(dianPolicyXml.replace('xmlenc#sha256', 'xmldsig-more#sha384'))).toEqual([
      'valid',
      'other',
    ])
    expect(policyIn(dianPolicyXml.replace(/<xades:SigPolicyHash>.*<\/xades:SigPolicyHash>/, ''))[0]).toBe(
      'unreadable',
    )
    // A second policy leaves open which one counts.
    expect(
      policyIn(
        dianPolicyXml.replace(
          '<xades:SignaturePolicyIdentifier>',
          () => `${dianPolicyXml}<xades:SignaturePolicyIdentifier>`,
        ),
      ),
    ).toEqual(['valid', 'other'])
  })

  it('does not hold once its policy is another', () => {
    expect(stateOf(signed().replace('/v2/politica', '/v3/politica'))).toBe('digest-differs')
  })

  it('is absent where there is none', () => {
    expect(stateOf(fixture('factura-SETP990000001.xml').toString())).toBe('absent')
  })

  it.each([
    [
      'that does not cover the document',
      (info: string) => info.replace(/<ds:Reference URI="">.*?<\/ds:Reference>/, ''),
    ],
    [
      'with a transform that could leave parts out',
      (info: string) =>
        info.replace(
          'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
          'http://www.w3.org/TR/1999/REC-xpath-19991116',
        ),
    ],
    [
      'without taking itself out',
      (info: string) => info.replace('http://www.w3.org/2000/09/xmldsig#enveloped-signature', c14n),
    ],
    [
      'of SHA-1',
      (info: string) =>
        info.replace('http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2000/09/xmldsig#sha1'),
    ],
    ['of a file elsewhere', (info: string) => info.replace('"#sig-keyinfo"', '"file:///etc/passwd"')],
    ['of a part that is not there', (info: string) => info.replace('"#sig-keyinfo"', '"#otra"')],
    [
      'with an identifier that is a path',
      (info: string) => info.replace('"#sig-keyinfo"', '"#x\'] | //*[\'"'),
    ],
  ])('%s is not claimed to be valid', (_, info) => {
    expect(stateOf(signXades(buildDocument().xml, signer, { info }))).toBe('unreadable')
  })

  it('outside of its place, or twice, is not claimed to be valid', () => {
    const [signature = ''] = /<ds:Signature [^]*<\/ds:Signature>/.exec(signed()) ?? []
    const moved = signed()
      .replace(signature, '')
      .replace('<cac:PaymentMeans>', () => `${signature}<cac:PaymentMeans>`)
    const twice = signed().replace(signature, () => signature + signature)
    expect([stateOf(moved), stateOf(twice)]).toEqual(['unreadable', 'unreadable'])
  })

  it.each([
    ['that is damaged', '2601x1050000Z'],
    ['of a month that is none', '269901050000Z'],
  ])('whose certificate has a time %s says no day', (_, time) => {
    const [own = Buffer.alloc(0)] = signer.certificates
    const other = Buffer.from(own)
    other.write(time, other.indexOf('260101050000Z'))
    const xml = signed().replace(own.toString('base64'), other.toString('base64'))
    expect(verify(xml)).toMatchObject({ state: 'digest-differs', validFrom: null })
    const [read] = readDelivery({ name: 'f.xml', bytes: Buffer.from(xml) }).documents
    expect(read && checkDocument(read, usual).map(({ check }) => check)).toContain('signature-digest')
  })

  it.each([
    ['certificate', /(<ds:X509Certificate>)[^<]*/g, '$1AAAA', 'digest-differs'],
    ['value', /(<ds:SignatureValue[^>]*>)[^<]*/, '$1', 'value-differs'],
  ] as const)('with a damaged %s is told, and nothing is thrown', (_, from, to, state) => {
    expect(stateOf(signed().replace(from, to))).toBe(state)
  })
})
