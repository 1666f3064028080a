import { createHash } from 'node:crypto'
import { certificatePdf, issuedCertificates } from '@enlace/contract/certificates/calls.ts'
import { verifyFile } from '@enlace/contract/papers/verify/calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildRelease, buildWithholding } from '@enlace/testing/withholdings.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

describe('a public buyer', () => {
  it.each([
    ['timbre', 'CT', 'IMPUESTO DE TIMBRE', 'artículo 539-2 del Estatuto Tributario'],
    ['estampilla', 'CE', 'ESTAMPILLAS', 'la ordenanza o el acuerdo de cada estampilla'],
    ['bomberil', 'CB', 'SOBRETASA BOMBERIL', 'artículo 37 de la Ley 1575 de 2012'],
    ['obra', 'CO', 'CONTRIBUCIÓN ESPECIAL DE OBRA PÚBLICA', 'artículo 6 de la Ley 1106 de 2006'],
  ] as const)('certifies what it withheld of %s', async (tipo, letters, title, legend) => {
    const company = await buildCompany(server.db, {
      nombre: 'Alcaldía de Filandia',
      settings: { certificate: 1 },
    })
    const { person, branch } = await buildSupplier(server.db, company)
    await buildWithholding(server, branch, {
      tipo,
      concepto_codigo: 'propio',
      concepto: 'Pro-Cultura',
      tarifa: '1',
      base: '1000000',
      valor: '10000',
    })
    await buildRelease(server, company, { tipo })
    const browser = await server.signIn(person)
    const { status, response } = await server.call(certificatePdf, browser, { query: { tipo, anio: 2025 } })
    expect(status).toBe(200)
    const text = textOfPdf(response.rawPayload).replaceAll(/\s+/g, ' ')
    for (const said of [title, legend, 'Pro-Cultura', '1 %', '$ 10.000', `${letters}-`])
      expect(text).toContain(said)
    const { rows } = (await server.call(issuedCertificates, browser)).body
    expect(rows).toMatchObject([{ tipo, anio: 2025, estado: 'disponible', valor: '10000.00' }])
    const sha256 = createHash('sha256').update(response.rawPayload).digest('hex')
    const check = await server.call(verifyFile, new TestBrowser(company.host), { body: { sha256 } })
    expect(check.body).toMatchObject({ tipo })
  })
})
