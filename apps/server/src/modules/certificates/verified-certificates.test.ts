import { createHash, randomBytes } from 'node:crypto'
import { verifyFile, verifyPaper } from '@enlace/contract/papers/verify/calls.ts'
import { codeAlphabet, codeLength } from '@enlace/domain/verification-code.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

const newCode = () =>
  Array.from(randomBytes(codeLength), (byte) => codeAlphabet[byte % codeAlphabet.length]).join('')
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Issues a certificate of a supplier, with its file. */
async function issue(said: { annulled_reason?: string; replaced?: boolean; single?: boolean } = {}) {
  const company = await buildCompany(server.db)
  const { branch, thirdParty } = await buildSupplier(server.db, company)
  const keep = async (numero: string, at: Date, replacedBy: string | null) => {
    const codigo = newCode()
    const pdf = randomBytes(40)
    const content = {
      compania: company.nombre,
      compania_nit: '900.123.456-8',
      proveedor_nit: '1.020.304.567-1',
    }
    const [row] = await server.asAdmin<{ id: string }>(
      `insert into issued_papers (company_id, kind, numero, codigo, third_party_id, account_ids, fecha_corte, content,
                                  content_hash, pdf, issued_at, annulled_at, annulled_reason)
       values ($1, 'certificado_ica', $2, $3, $4, $5, $6::timestamptz, $7, $8, $9, $6::timestamptz, $10, $11) returning id`,
      [
        company.id,
        numero,
        codigo,
        thirdParty.id,
        [branch.id],
        at,
        JSON.stringify(content),
        sha256(pdf),
        pdf,
        said.annulled_reason ? at : null,
        said.annulled_reason ?? null,
      ],
    )
    await server.asAdmin(
      `insert into certificates (company_id, paper_id, third_party_id, account_ids, asked_ids, tipo, anio, periodo,
                                 municipio, line_id, version, lines, lines_count, lines_hash, base, valor, pdf_hash,
                                 replaced_by, replaced_at)
       values ($1, $2, $3, $4, '{}', 'ica', 2025, 4, '11001', $5, 1, '[]', 1, '\\x00', 1000000, 11040, $6, $7, $8)`,
      [
        company.id,
        row?.id,
        thirdParty.id,
        [branch.id],
        said.single ? '00000000-0000-4000-8000-000000000001' : null,
        Buffer.from(sha256(pdf), 'hex'),
        replacedBy,
        replacedBy && at,
      ],
    )
    return { id: row?.id ?? '', numero, codigo, pdf }
  }
  const newer = said.replaced ? await keep('CI-2026-000002', new Date('2026-05-02T15:00:00Z'), null) : null
  const issued = await keep('CI-2026-000001', new Date('2026-04-01T15:00:00Z'), newer?.id ?? null)
  return { company, thirdParty, issued, newer, visitor: new TestBrowser(company.host) }
}

describe('the public check of a certificate', () => {
  it('tells who issued it, of what and how much, and of whom the last digits only', async () => {
    const { company, thirdParty, issued, visitor } = await issue()
    const { status, body } = await server.call(verifyPaper, visitor, { params: { code: issued.codigo } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      what: 'certificate',
      tipo: 'ica',
      numero: issued.numero,
      anio: 2025,
      periodo: 4,
      ciudad: 'Bogotá, D.C.',
      compania: company.nombre,
      proveedor_nit: '•.•••.•••.567',
      valor: '11040.00',
      pdf_hash: sha256(issued.pdf),
      replaced_at: null,
      annulled_at: null,
    })
    expect(JSON.stringify(body)).not.toContain(thirdParty.nombre)
  })

  it('says of a replaced one by which number and when, and keeps the code of that one', async () => {
    const { issued, newer, visitor } = await issue({ replaced: true })
    const { body } = await server.call(verifyPaper, visitor, { params: { code: issued.codigo } })
    expect(body).toMatchObject({ what: 'certificate', replaced_by: newer?.numero })
    expect(JSON.stringify(body)).not.toContain(newer?.codigo)
  })

  it('says of a revoked one why', async () => {
    const { issued, visitor } = await issue({ annulled_reason: 'La retención se reversó' })
    const { body } = await server.call(verifyPaper, visitor, { params: { code: issued.codigo } })
    expect(body).toMatchObject({
      annulled_reason: 'La retención se reversó',
      annulled_at: expect.any(String),
    })
  })
})

describe('the check of a certificate’s file', () => {
  it('knows the very file by its fingerprint, and gives no code away', async () => {
    const { issued, visitor } = await issue({ single: true })
    const { status, body } = await server.call(verifyFile, visitor, { body: { sha256: sha256(issued.pdf) } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ numero: issued.numero, single: true, pdf_hash: sha256(issued.pdf) })
    expect(JSON.stringify(body)).not.toContain(issued.codigo)
  })

  it('knows no file of which a byte was changed', async () => {
    const { issued, visitor } = await issue()
    const changed = Buffer.from(issued.pdf)
    changed.writeUInt8(changed.readUInt8(7) ^ 1, 7)
    const { status, problem } = await server.call(verifyFile, visitor, { body: { sha256: sha256(changed) } })
    expect([status, problem.code]).toEqual([404, 'paper-not-found'])
  })

  it.each(['', 'a'.repeat(63), 'G'.repeat(64), 'A'.repeat(64), `${'a'.repeat(63)}%`])(
    'refuses what cannot be a fingerprint: %s',
    async (text) => {
      const { host } = await buildCompany(server.db)
      const { status } = await server.call(verifyFile, new TestBrowser(host), { body: { sha256: text } })
      expect(status).toBe(422)
    },
  )
})

describe('whoever tries codes and fingerprints', () => {
  it('hears the same of a code that nobody has as of what is none', async () => {
    const { visitor } = await issue()
    const answers = await Promise.all(
      ['000000000000', 'ZZZZ-ZZZZ-ZZZZ', 'nada', "' or 1=1 --"].map(async (code) => {
        const { status, problem } = await server.call(verifyPaper, visitor, { params: { code } })
        return JSON.stringify([status, problem.code, problem.message])
      }),
    )
    expect(new Set(answers).size).toBe(1)
  })

  it('is slowed down after thirty within a minute, codes and fingerprints together', async () => {
    const { visitor } = await issue()
    const verify = (turn: number) =>
      turn % 2 === 0
        ? server.call(verifyPaper, visitor, { params: { code: '000000000000' } })
        : server.call(verifyFile, visitor, { body: { sha256: '0'.repeat(64) } })
    const begun = performance.now()
    const statuses: number[] = []
    while (statuses.at(-1) !== 429) statuses.push((await verify(statuses.length)).status)
    // A turn comes back every two seconds, which a busy machine takes for some of the calls.
    const regained = Math.ceil((performance.now() - begun) / 2000)
    const answered = statuses.slice(0, -1)
    expect(new Set(answered)).toEqual(new Set([404]))
    expect(answered.length).toBeGreaterThanOrEqual(30)
    expect(answered.length).toBeLessThanOrEqual(30 + regained)
  })
})
