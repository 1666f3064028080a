import { read, utils } from '@e965/xlsx'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import {
  certificateLines,
  certificatePdf,
  certificatePreview,
  issuedCertificateLines,
  issuedCertificatePdf,
  issuedCertificates,
  withholdingCertificate,
} from '@enlace/contract/certificates/calls.ts'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  changeSettings,
} from '@enlace/testing/builders.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildRelease, buildWithholding } from '@enlace/testing/withholdings.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const ofYear = { tipo: 'fuente', anio: 2025 }

/** A supplier with released withholdings of 2025, and its browser. */
async function enter(settings: Record<string, unknown> = {}) {
  const company = await buildCompany(server.db, {
    nombre: 'Andina de Alimentos S.A.S.',
    settings: { certificate: 1, ...settings },
  })
  const supplier = await buildSupplier(server.db, company)
  await buildRelease(server, company)
  return { company, ...supplier, browser: await server.signIn(supplier.person) }
}

async function pdfOf(call: AnyCall, browser: TestBrowser, given: object) {
  const { status, response, problem } = await server.call(call, browser, given)
  return {
    status,
    code: problem.code,
    message: problem.message,
    bytes: response.rawPayload,
    disposition: String(response.headers['content-disposition']),
    text: status === 200 ? textOfPdf(response.rawPayload).replaceAll(/\s+/g, ' ') : '',
  }
}
const yearPdf = (browser: TestBrowser) => pdfOf(certificatePdf, browser, { query: ofYear })
const list = async (browser: TestBrowser) => (await server.call(issuedCertificates, browser)).body.rows
const revoke = (company: { id: number }, numero: string, again: boolean) =>
  server.asAdmin(
    `select open_company($1::integer), (select count(*) from revoke_certificate($2, 'Datos errados', $3))`,
    [company.id, numero, again],
  )

describe('a certificate', () => {
  it('is issued on the first download, says what it is the sum of, and stays the same file', async () => {
    const { browser, branch, thirdParty } = await enter()
    await buildWithholding(server, branch)
    await buildWithholding(server, branch, { base: '2000000', valor: '50000', fecha: '2025-12-31' })
    await buildWithholding(server, branch, { fecha: '2026-01-01' })
    const first = await yearPdf(browser)
    expect(first.status).toBe(200)
    expect(first.disposition).toContain('retencion-en-la-fuente-2025-andina-de-alimentos-s-a-s.pdf')
    for (const said of [
      'CERTIFICADO DE RETENCIÓN EN LA FUENTE',
      'AÑO GRAVABLE 2025',
      'enero a diciembre de 2025',
      thirdParty.nombre,
      'Compras generales (declarante)',
      '2,5 %',
      '$ 3.000.000',
      '$ 75.000',
      'SON: SETENTA Y CINCO MIL PESOS M/CTE',
      'a favor de la DIAN en la ciudad de Bogotá, D.C.',
      'artículo 10 del Decreto 836 de 1991',
      'Página 1 de 1',
    ])
      expect(first.text).toContain(said)
    expect((await yearPdf(browser)).bytes.equals(first.bytes)).toBe(true)
    expect(await list(browser)).toMatchObject([
      { anio: 2026, estado: 'aun_no_liberado', valor: null },
      { tipo: 'fuente', anio: 2025, estado: 'disponible', valor: '75000.00', issued: { version: 1 } },
    ])
  })

  it('is one also where two people ask for it at once', async () => {
    const { browser, branch, thirdParty } = await enter()
    await buildWithholding(server, branch)
    const other = await server.signIn(await buildPerson(server.db, thirdParty))
    const [one, another] = await Promise.all([yearPdf(browser), yearPdf(other)])
    expect([one.status, another.status]).toEqual([200, 200])
    expect(one.bytes.equals(another.bytes)).toBe(true)
    expect(await list(browser)).toHaveLength(1)
  })

  it('is replaced by a new version when what was withheld changed, and stays to be had as it was', async () => {
    const { browser, branch } = await enter()
    await buildWithholding(server, branch)
    const before = await yearPdf(browser)
    await buildWithholding(server, branch, { base: '-400000', valor: '-10000', fecha: '2025-06-01' })
    expect(await list(browser)).toMatchObject([{ changed: true, issued: { version: 1 } }])
    const after = await yearPdf(browser)
    expect(after.text).toContain('SON: QUINCE MIL PESOS M/CTE')
    expect(after.text).toContain('Esta versión reemplaza a las anteriores')
    const rows = await list(browser)
    expect(rows).toMatchObject([
      { estado: 'disponible', valor: '15000.00', changed: false, issued: { version: 2 } },
      { estado: 'reemplazado', valor: '25000.00', reemplazo: { numero: rows[0]?.issued?.numero } },
    ])
    const kept = await pdfOf(issuedCertificatePdf, browser, { params: { id: rows[1]?.issued?.id } })
    expect(kept.bytes.equals(before.bytes)).toBe(true)
  })

  it('does not become another version because its payment became known', async () => {
    const { browser, branch } = await enter()
    const line = await buildWithholding(server, branch)
    const before = await yearPdf(browser)
    await server.asAdmin(`update withholding_lines set comprobante = 'CE-1' where id = $1`, [line])
    expect((await yearPdf(browser)).bytes.equals(before.bytes)).toBe(true)
  })

  it('is not handed out before its day, nor before its period is over', async () => {
    const { browser, branch, company } = await enter()
    await buildWithholding(server, branch, { fecha: '2024-05-05' })
    const of = (anio: number) => pdfOf(certificatePdf, browser, { query: { tipo: 'fuente', anio } })
    expect(await of(2024)).toMatchObject({ status: 409, code: 'certificate-unreleased' })
    await buildRelease(server, company, { anio: 2024, fecha: '2099-03-31' })
    expect(await of(2024)).toMatchObject({
      status: 409,
      message:
        'Aún no se publican (fecha prevista: 31/03/2099). Vuelva a intentarlo cuando la compañía los publique.',
    })
    await buildWithholding(server, branch, { fecha: '2098-05-05' })
    await buildRelease(server, company, { anio: 2098, fecha: '2020-01-01' })
    expect(await of(2098)).toMatchObject({ status: 409, code: 'certificate-unreleased' })
    const { body } = await server.call(certificatePreview, browser, { query: { tipo: 'fuente', anio: 2024 } })
    expect(body).toMatchObject({ estado: 'unreleased', fecha: '2099-03-31', rows: [], issued: null })
  })

  it('that there is nothing to certify of is told instead of being empty', async () => {
    const { browser } = await enter()
    for (const call of [certificatePdf, certificateLines, certificatePreview]) {
      const { status, problem } = await server.call(call, browser, { query: ofYear })
      expect([status, problem.code]).toEqual([404, 'certificate-empty'])
    }
  })

  it('of ICA is of one city, and says what its law asks', async () => {
    const { browser, branch, company } = await enter()
    const ica = { tipo: 'ica', tarifa: '9.66', concepto: 'Transporte de carga', concepto_codigo: '4923' }
    await buildWithholding(server, branch, { ...ica, valor: '9660' })
    await buildWithholding(server, branch, { ...ica, valor: '7777', municipio: '05001' })
    await buildRelease(server, company, { tipo: 'ica' })
    const { text } = await pdfOf(certificatePdf, browser, {
      query: { tipo: 'ica', anio: 2025, municipio: '11001' },
    })
    for (const said of ['MUNICIPIO: BOGOTÁ, D.C.', '9,66 por mil', '$ 9.660', 'Acuerdo 65 de 2002'])
      expect(text).toContain(said)
    expect(text).not.toContain('7.777')
    const cityless = await pdfOf(certificatePdf, browser, { query: { tipo: 'ica', anio: 2025 } })
    expect(cityless.code).toBe('certificate-empty')
  })

  it('of IVA tells its three amounts apart', async () => {
    const { browser, branch, company } = await enter()
    const iva = { tipo: 'iva', tarifa: '15', base: '190000', operacion: '1000000', valor: '28500' }
    await buildWithholding(server, branch, { ...iva, fecha: '2025-07-01' })
    await buildRelease(server, company, { tipo: 'iva', periodo: 4 })
    const { text } = await pdfOf(certificatePdf, browser, { query: { tipo: 'iva', anio: 2025, periodo: 4 } })
    for (const said of ['BIMESTRE 4: JULIO – AGOSTO', '$ 1.000.000', '$ 190.000', '15 %', '$ 28.500'])
      expect(text).toContain(said)
  })
})

describe('a certificate that the company took back', () => {
  it('is not issued again unless something changed, and says why', async () => {
    const { browser, branch, company } = await enter()
    await buildWithholding(server, branch)
    await yearPdf(browser)
    const [row] = await list(browser)
    await revoke(company, row?.issued?.numero ?? '', false)
    const refused = await yearPdf(browser)
    expect([refused.status, refused.code]).toEqual([409, 'certificate-revoked'])
    expect(refused.message).toContain('«Datos errados»')
    const { status } = await server.call(ticketCallOf(certificatePdf), browser, { query: ofYear })
    expect(status).toBe(409)
    expect(await list(browser)).toMatchObject([{ estado: 'anulado', anulado: { motivo: 'Datos errados' } }])
    await buildWithholding(server, branch)
    expect((await yearPdf(browser)).status).toBe(200)
    expect(await list(browser)).toMatchObject([{ issued: { version: 2 } }, { estado: 'anulado' }])
  })

  it('is issued anew where the company lets it', async () => {
    const { browser, branch, company } = await enter()
    await buildWithholding(server, branch)
    await yearPdf(browser)
    await revoke(company, (await list(browser))[0]?.issued?.numero ?? '', true)
    expect((await yearPdf(browser)).status).toBe(200)
    expect(await list(browser)).toMatchObject([
      { estado: 'disponible', issued: { version: 2 } },
      { estado: 'anulado' },
    ])
  })
})

describe('the withholdings of a certificate as a workbook', () => {
  const rowsOf = (bytes: Buffer) => {
    const book = read(bytes)
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : []
  }

  it('come to what the certificate and its preview say', async () => {
    const { browser, branch } = await enter()
    await buildWithholding(server, branch, { base: '1234567', valor: '30864', documento: '=FE-1' })
    await buildWithholding(server, branch, { base: '765433', valor: '19136', tarifa: '3.5' })
    const { response } = await server.call(certificateLines, browser, { query: ofYear })
    const { body } = await server.call(certificatePreview, browser, { query: ofYear })
    expect(rowsOf(response.rawPayload).at(-1)).toEqual(expect.arrayContaining([2_000_000, 50_000]))
    expect(body.totals).toEqual({ base: '2000000.00', operacion: null, valor: '50000.00' })
    expect(body.rows.map(({ tarifa, valor, lineas }) => [tarifa, valor, lineas])).toEqual([
      ['2.5', '30864.00', 1],
      ['3.5', '19136.00', 1],
    ])
    expect((await yearPdf(browser)).text).toContain('$ 50.000')
  })

  it('have a code where the ERP gave one, and no column for codes that a load made of the words', async () => {
    const { browser, branch } = await enter()
    const made = { concepto: 'Compras generales', concepto_codigo: 'compras_generales' }
    await buildWithholding(server, branch, made)
    const bytes = async () =>
      (await server.call(certificateLines, browser, { query: ofYear })).response.rawPayload
    expect(JSON.stringify(rowsOf(await bytes()))).not.toMatch(/compras_generales|"Código"/)
    await buildWithholding(server, branch, { concepto_codigo: 'RF-01' })
    expect(JSON.stringify(rowsOf(await bytes()))).toMatch(/"Código".*"RF-01"/)
    expect(JSON.stringify(rowsOf(await bytes()))).not.toContain('compras_generales')
  })

  it('are, of a version, those that it was issued of', async () => {
    const { browser, branch } = await enter()
    await buildWithholding(server, branch)
    await yearPdf(browser)
    const [row] = await list(browser)
    await server.asAdmin('delete from withholding_lines where third_id = $1', [branch.id])
    const { response } = await server.call(issuedCertificateLines, browser, {
      params: { id: row?.issued?.id },
    })
    expect(rowsOf(response.rawPayload).at(-1)).toEqual(expect.arrayContaining([1_000_000, 25_000]))
  })
})

describe('the certificate of a single withholding', () => {
  it('needs no release, and says that it adds nothing to that of its period', async () => {
    const { browser, branch } = await enter()
    const id = await buildWithholding(server, branch, { fecha: '2026-10-20', documento: 'FE-77' })
    const { status, text } = await pdfOf(withholdingCertificate, browser, { params: { id } })
    expect(status).toBe(200)
    for (const said of ['El 20/10/2026', 'el documento FE-77', 'no se suma a él'].map((one) =>
      one.toLowerCase(),
    ))
      expect(text.toLowerCase()).toContain(said)
    expect(await list(browser)).toContainEqual(
      expect.objectContaining({ documento: 'FE-77', estado: 'disponible' }),
    )
  })
})

describe('who may have a certificate', () => {
  it('is nobody without a session, without the module, or of another supplier', async () => {
    const { browser, branch, company } = await enter()
    const line = await buildWithholding(server, branch)
    await yearPdf(browser)
    const id = (await list(browser))[0]?.issued?.id
    const visitor = await yearPdf(new TestBrowser(company.host))
    expect([visitor.status, visitor.code]).toEqual([401, 'session-missing'])
    const foreign = await server.signIn((await buildSupplier(server.db, company)).person)
    for (const call of [issuedCertificatePdf, issuedCertificateLines]) {
      expect(await pdfOf(call, foreign, { params: { id } })).toMatchObject({ code: 'document-not-found' })
    }
    expect(await pdfOf(withholdingCertificate, foreign, { params: { id: line } })).toMatchObject({
      status: 404,
    })
    expect(await yearPdf(foreign)).toMatchObject({ code: 'certificate-empty' })
    expect(await pdfOf(certificatePdf, foreign, { query: { ...ofYear, sucursal: branch.id } })).toMatchObject(
      { status: 403, code: 'account-foreign' },
    )
    await changeSettings(server.db, company, { certificate: 0 })
    expect(await yearPdf(browser)).toMatchObject({ status: 403, code: 'module-off' })
  })

  it('is nobody where the company hands none out; its preview stays', async () => {
    const { browser, branch } = await enter({ descarga_certificado: 0 })
    const id = await buildWithholding(server, branch)
    expect(await yearPdf(browser)).toMatchObject({ status: 403, code: 'certificates-off' })
    const lines = await server.call(certificateLines, browser, { query: ofYear })
    expect(lines.problem.code).toBe('certificates-off')
    expect(await pdfOf(withholdingCertificate, browser, { params: { id } })).toMatchObject({
      code: 'certificates-off',
    })
    const { body } = await server.call(certificatePreview, browser, { query: ofYear })
    expect(body).toMatchObject({ descarga: false, totals: { valor: '25000.00' } })
  })

  it('has those of the branches that one reads, and one and the same of them all', async () => {
    const { browser, branch, thirdParty } = await enter()
    const second = await buildBranch(server.db, thirdParty)
    await buildWithholding(server, branch)
    const whole = await yearPdf(browser)
    const ofFirst = await pdfOf(certificatePdf, browser, { query: { ...ofYear, sucursal: branch.id } })
    expect(ofFirst.bytes.equals(whole.bytes)).toBe(true)
    await buildWithholding(server, second, { valor: '111' })
    expect((await yearPdf(browser)).text).toContain('$ 25.111')
    const own = await server.signIn(await buildPerson(server.db, thirdParty, { accounts: [second] }))
    const limited = await yearPdf(own)
    expect(limited.text).toContain('$ 111')
    expect(limited.text).not.toContain('25.111')
    expect(await list(own)).toMatchObject([{ valor: '111.00' }])
  })
})
