import { certificatePaperTexts } from '@enlace/contract/certificates/paper-texts.ts'
import { signatureTexts as texts } from '@enlace/contract/papers/signature-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { certificatePdf } from '@enlace/contract/certificates/calls.ts'
import { drawCertificate } from '@enlace/documents/certificate.ts'
import { makeTestSigner } from '@enlace/documents/signature/test-signer.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { certificateSample } from '@enlace/testing/certificate-paper.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildRelease, buildWithholding } from '@enlace/testing/withholdings.ts'
import { describe, expect, it } from 'vitest'
import { Keys } from '../../core/keys/keys.ts'
import { keepCompanySigner, keepTrialSigner, openPaperSigner } from './signer.ts'
import { findSigner, removeSigner } from './signer-commands.ts'

const server = useTestServer()
const day = 86_400_000
const password = 'clave'
const fileOf = (from: number, until: number, organisation = 'Andina') =>
  makeTestSigner(
    {
      organisation,
      commonName: organisation,
      from: new Date(Date.now() + from * day),
      until: new Date(Date.now() + until * day),
    },
    password,
  )
const facts = { reason: 'Prueba', place: 'Bogotá, D.C.', at: new Date() }

describe('a company’s signature', () => {
  it('is on the certificates that it issues, which say so and carry their withholdings', async () => {
    const company = await buildCompany(server.db, { settings: { certificate: 1 } })
    await keepTrialSigner(server.portal.service, company.id, company.nombre)
    const { branch, person } = await buildSupplier(server.db, company)
    await buildRelease(server, company)
    await buildWithholding(server, branch)
    const given = { query: { tipo: 'fuente', anio: 2025 } }
    const { status, response } = await server.call(certificatePdf, await server.signIn(person), given)
    expect(status).toBe(200)
    const text = textOfPdf(response.rawPayload).replaceAll(/\s+/g, ' ')
    const nombre = fill(texts.trialName, { company: company.nombre })
    for (const said of [certificatePaperTexts.signedTitle, nombre, texts.trial]) expect(text).toContain(said)
    const file = response.rawPayload.toString('latin1')
    expect(file).toContain('/SubFilter /ETSI.CAdES.detached')
    expect(file).toContain('/AFRelationship /Data')
  })

  it('is nowhere where it has no certificate, and nothing says that there is one', async () => {
    const { id } = await buildCompany(server.db)
    expect(await openPaperSigner(server.portal.service, id, new Date())).toBeUndefined()
  })

  it.each([
    ['has expired', -30, -1],
    ['is not in force yet', 1, 30],
  ])('waits while its certificate %s', async (_, from, until) => {
    const { id } = await buildCompany(server.db)
    const { service } = server.portal
    await keepCompanySigner(service, id, { p12: fileOf(from, until), password })
    expect(await openPaperSigner(service, id, new Date())).toBeUndefined()
    const within = new Date(Date.now() + ((from + until) / 2) * day)
    expect(await openPaperSigner(service, id, within)).toBeDefined()
  })

  it('is made with the newest certificate that was kept, and with none that was taken away', async () => {
    const { id } = await buildCompany(server.db)
    const { service } = server.portal
    const drawn = await drawCertificate(certificateSample)
    const signed = async () => (await openPaperSigner(service, id, new Date()))?.sign(drawn, facts)
    const namesIn = (pdf?: Buffer) =>
      ['Primera', 'Segunda'].filter((name) => pdf?.includes(Buffer.from(name).toString('hex')))
    await keepCompanySigner(service, id, { p12: fileOf(-1, 30, 'Primera'), password })
    expect(namesIn(await signed())).toEqual(['Primera'])
    await keepCompanySigner(service, id, { p12: fileOf(-1, 30, 'Segunda'), password })
    expect(namesIn(await signed())).toEqual(['Segunda'])
    const kept = await findSigner(service.db, id)
    expect(kept?.is_trial).toBe(false)
    expect(await removeSigner(service.db, id)).toBe(true)
    expect(await signed()).toBeUndefined()
    expect(await removeSigner(service.db, id)).toBe(false)
  })

  it('is that of no other company, also where somebody copied its row, and of no other installation', async () => {
    const [one, other] = [await buildCompany(server.db), await buildCompany(server.db)]
    const { service } = server.portal
    await keepCompanySigner(service, one.id, { p12: fileOf(-1, 30), password })
    await server.asAdmin(
      `insert into paper_signers select $2, sealed_signer, nombre, emisor, valid_from, valid_until, fingerprint, is_trial, updated_at
         from paper_signers where company_id = $1`,
      [one.id, other.id],
    )
    expect(await openPaperSigner(service, other.id, new Date())).toBeUndefined()
    const elsewhere = { db: service.db, keys: new Keys('z'.repeat(40)) }
    expect(await openPaperSigner(elsewhere, one.id, new Date())).toBeUndefined()
    expect(await openPaperSigner(service, one.id, new Date())).toBeDefined()
  })
})
