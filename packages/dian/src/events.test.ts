import { X509Certificate } from 'node:crypto'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeSigner } from '../test/sign.ts'
import { readDelivery } from './delivery.ts'
import { writeEvent, type EventFacts } from './events.ts'
import { signDocument, verifySignature, type DocumentSigner } from './signature.ts'

const cufe = 'ab'.repeat(48)
const facts: EventFacts = {
  number: 'AR1',
  issueDate: calendarDate('2026-11-24'),
  issueTime: '10:00:00-05:00',
  environment: '1',
  code: '030',
  description: 'Acuse de recibo de la factura',
  concept: null,
  notes: [],
  sender: { name: 'Compradora & Cía. S.A.S.', nit: '900123456', dv: '8', idType: '31' },
  receiver: { name: 'Proveedor de Prueba S.A.S.', nit: '900373913', dv: '4', idType: '31' },
  document: { number: 'FEPT1024', key: cufe, keyScheme: 'CUFE-SHA384', typeCode: '01' },
  person: { firstName: 'Ana', familyName: 'Ríos', idType: '13', id: '1020304050', jobTitle: 'Almacenista' },
  software: { id: '11111111-2222-4333-8444-555555555555', pin: '12345' },
}

const read = (xml: string) => readDelivery({ name: 'evento.xml', bytes: Buffer.from(xml) }).responses[0]

describe('the XML of an event', () => {
  it('is an ApplicationResponse that the product reads, with the CUDE of the annex', () => {
    const { xml, cude } = writeEvent(facts)
    expect(read(xml)).toMatchObject({
      number: 'AR1',
      uniqueKey: cude,
      issueDate: '2026-11-24',
      issueTime: '10:00:00-05:00',
      environment: '1',
      senderNit: '900123456',
      senderName: 'Compradora & Cía. S.A.S.',
      receiverNit: '900373913',
      code: '030',
      documentNumber: 'FEPT1024',
      documentKey: cufe,
      documentTypeCode: '01',
    })
  })

  it('has the CUDE of the official vector (annex of RADIAN, 12.1.1)', () => {
    const { cude } = writeEvent({
      ...facts,
      number: '1',
      issueDate: calendarDate('2019-04-30'),
      issueTime: '19:48:50-05:00',
      sender: { ...facts.sender, nit: '99998888' },
      receiver: { ...facts.receiver, nit: '800197268' },
      document: { ...facts.document, number: 'FE123' },
      software: { ...facts.software, pin: '11111' },
      code: '030',
    })
    expect(cude).toBe(
      '0d91ba25b01f5e7dbda870a11b274501d3a62a73e91932c473c86c93f12a142a2ac45876efcde3e679024a01c0be41f9',
    )
  })

  it('names the person of 030 and 032, and the concept of a claim', () => {
    const claim = { code: '03', name: 'Mercancía no entregada parcialmente' }
    const of = (code: string, concept: EventFacts['concept'] = null) =>
      writeEvent({ ...facts, code, concept }).xml
    expect(['030', '032', '033', '031'].map((code) => of(code).includes('<cac:Person>'))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(read(of('031', claim))).toMatchObject({ code: '031', concept: '03' })
  })
})

describe('a signed event', () => {
  let signer: DocumentSigner
  beforeAll(async () => {
    const made = await makeSigner('Compradora', '900123456')
    const [own, authority] = made.certificates.map((der) => new X509Certificate(der))
    if (!own || !authority) throw new Error('A test signer has two certificates')
    signer = { key: made.key, certificate: own, chain: [authority] }
  })
  const at = new Date('2026-11-24T15:00:01Z')
  const verify = (xml: string) => verifySignature(Buffer.from(xml))

  it('is valid for the verifier of received documents, with its certificate and chain', () => {
    expect(verify(signDocument(writeEvent(facts).xml, signer, at))).toMatchObject({
      state: 'valid',
      signer: 'Compradora',
      signerNumber: '900123456',
      signedAt: '2026-11-24T10:00:01-05:00',
      chain: ['Compradora', 'Entidad de certificación de prueba'],
      policy: 'dian',
    })
  })

  it('holds for no other document, and an unsigned event is called so', () => {
    const xml = signDocument(writeEvent(facts).xml, signer, at)
    expect(verify(xml.replace('>030<', '>033<')).state).toBe('digest-differs')
    expect(verify(writeEvent(facts).xml).state).toBe('absent')
  })
})
