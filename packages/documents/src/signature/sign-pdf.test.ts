import { createHash, X509Certificate } from 'node:crypto'
import { certificateOf, certificateSample } from '@enlace/testing/certificate-paper.ts'
import { pagesOfPdf, textOfPdf } from '@enlace/testing/pdf.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { archiveFaults } from '../../test/archive.ts'
import { checkWithQpdf } from '../../test/qpdf.ts'
import { isSignatureWhole, readSigned, signedAttributes } from '../../test/signed.ts'
import { structureOfPdf } from '../../test/structure.ts'
import { drawCertificate } from '../certificate.ts'
import { signPdf } from './sign-pdf.ts'
import { loadSigner, type Signer } from './signer.ts'
import { makeTestSigner } from './test-signer.ts'

const facts = {
  reason: 'Expedición del certificado RF-1',
  place: 'Bogotá, D.C.',
  at: new Date('2026-11-21T15:00:00Z'),
}

let signer: Signer
let drawn: Buffer
let signed: Buffer
beforeAll(async () => {
  const subject = {
    organisation: 'Andina',
    commonName: 'Andina ñ',
    from: new Date('2026-01-01'),
    until: new Date('2036-01-01'),
  }
  signer = loadSigner(makeTestSigner(subject, 'clave'), 'clave')
  drawn = await drawCertificate(certificateSample)
  signed = await signPdf(drawn, signer, facts)
})

describe('a signed paper', () => {
  it('has a signature of all its bytes but those of the signature', async () => {
    const { range } = readSigned(signed)
    const [from = 0, length = 0, after = 0, rest = 0] = range
    expect([from, after + rest]).toEqual([0, signed.length])
    const gap = signed.toString('latin1', length, after)
    expect(gap).toMatch(/^<[0-9a-f]+>$/)
    expect(await isSignatureWhole(signed)).toBe(true)
  })

  it.each([
    ['at its beginning', () => 20],
    ['in what it says', () => Math.floor(drawn.length / 2)],
    ['in the signature’s own facts', () => signed.indexOf('/SubFilter') + 12],
    ['at its end', () => signed.length - 12],
  ])('is signed no more once one byte of it changed %s', async (_, place) => {
    const changed = Buffer.from(signed)
    const at = place()
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(await isSignatureWhole(changed)).toBe(false)
  })

  it('holds every byte of the paper that was drawn', () => {
    expect(signed.subarray(0, drawn.length - 1).equals(drawn.subarray(0, -1))).toBe(true)
  })

  it('binds the certificate that signs into what is signed, and claims no time within the signature', () => {
    const attributes = signedAttributes(readSigned(signed))
    expect([...attributes.keys()].toSorted()).toEqual([
      '1.2.840.113549.1.9.16.2.47',
      '1.2.840.113549.1.9.3',
      '1.2.840.113549.1.9.4',
    ])
    const hash = createHash('sha256').update(signer.certificate.raw).digest()
    expect(attributes.get('1.2.840.113549.1.9.16.2.47')?.includes(hash)).toBe(true)
  })

  it('carries the certificate, and says who signed why, where and when in the way of PAdES', () => {
    const { signature } = readSigned(signed)
    const certificates = (signature.certificates ?? []).map(
      (one) => new X509Certificate(Buffer.from(one.toSchema().toBER())).fingerprint256,
    )
    expect(certificates).toEqual([signer.certificate.fingerprint256])
    const text = signed.toString('latin1')
    expect(text).toContain('/SubFilter /ETSI.CAdES.detached')
    expect(text).toContain('/M (D:20261121150000Z)')
    const written = (words: string) =>
      Buffer.from(`\uFEFF${words}`, 'utf16le').swap16().toString('hex').toUpperCase()
    for (const words of ['Andina ñ', facts.reason, facts.place]) expect(text).toContain(`<${written(words)}>`)
  })

  it('stays what it was: PDF/A-3b by its structure, whole for qpdf, with the same words and parts', async () => {
    expect(archiveFaults(signed)).toEqual([])
    expect(await checkWithQpdf(signed)).toMatchObject({ code: 0 })
    expect(textOfPdf(signed)).toBe(textOfPdf(drawn))
    expect(structureOfPdf(signed)).toEqual(structureOfPdf(drawn))
  })

  it('may have several pages', async () => {
    const long = await signPdf(await drawCertificate(certificateOf(90)), signer, facts)
    expect(pagesOfPdf(long)).toBeGreaterThan(2)
    expect(await isSignatureWhole(long)).toBe(true)
    expect(await checkWithQpdf(long)).toMatchObject({ code: 0 })
  })

  it('is signed once', async () => {
    await expect(signPdf(signed, signer, facts)).rejects.toThrow('Only papers of ours')
  })

  it('is one of ours', async () => {
    await expect(signPdf(Buffer.from('%PDF-1.7\n%%EOF\n'), signer, facts)).rejects.toThrow(
      'Only papers of ours',
    )
  })
})
