import { buildCompany, buildThirdParty, type BuiltCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { typedNitTexts } from '@enlace/contract/suppliers/third-party/texts.ts'
import { searchSupplier } from '@enlace/contract/search-company/calls.ts'
import { checkDigit, formatNit } from '@enlace/domain/nit.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

async function search(company: BuiltCompany, nit: string) {
  return server.call(searchSupplier, new TestBrowser(company.host), { body: { nit } })
}

it('shows number and name of an active supplier, and nothing else of it', async () => {
  const company = await buildCompany(server.db)
  const supplier = await buildThirdParty(server.db, company, { web_site: 'https://nuez.example' })
  const { documento_numero, nombre } = supplier
  expect((await search(company, documento_numero)).body).toEqual({
    existeTercero: true,
    terceroData: { data: [{ documento_numero, nombre }] },
  })
})

it('finds a supplier in every form in which its NIT is typed', async () => {
  const company = await buildCompany(server.db)
  const { documento_numero, nombre } = await buildThirdParty(server.db, company)
  const dv = checkDigit(documento_numero)
  for (const typed of [
    formatNit(documento_numero, dv),
    `NIT ${formatNit(documento_numero)} - ${dv}`,
    `${documento_numero}${dv}`,
    `  0${documento_numero} `,
  ]) {
    const { data } = (await search(company, typed)).body.terceroData
    expect(data?.map((found) => found.nombre)).toEqual([nombre])
  }
})

it('finds a cédula of ten digits that could also be a NIT with its check digit', async () => {
  const company = await buildCompany(server.db)
  const cedula = `900123456${checkDigit('900123456')}`
  await buildThirdParty(server.db, company, { documento_numero: cedula })
  expect((await search(company, cedula)).body.terceroData.data?.[0]?.documento_numero).toBe(cedula)
})

it('says that it does not know a NIT', async () => {
  const company = await buildCompany(server.db)
  expect((await search(company, '800999888')).body).toEqual({ existeTercero: false, terceroData: {} })
})

it('names no data of a supplier that is not active', async () => {
  const company = await buildCompany(server.db)
  const { documento_numero } = await buildThirdParty(server.db, company, { activo: false })
  expect((await search(company, documento_numero)).body).toEqual({ existeTercero: true, terceroData: {} })
})

it('answers an empty list for whom the company knows, but not as a supplier', async () => {
  const company = await buildCompany(server.db)
  const { documento_numero } = await buildThirdParty(server.db, company, { es_proveedor: false })
  expect((await search(company, documento_numero)).body).toEqual({
    existeTercero: true,
    terceroData: { data: [] },
  })
})

it('knows no supplier of another company', async () => {
  const [one, other] = [await buildCompany(server.db), await buildCompany(server.db)]
  const { documento_numero } = await buildThirdParty(server.db, other)
  expect((await search(one, documento_numero)).body.existeTercero).toBe(false)
})

it('says what is wrong with a NIT that cannot be one', async () => {
  const company = await buildCompany(server.db)
  const fault = async (nit: string) => (await search(company, nit)).problem.fields
  expect(await fault('   ')).toEqual({ nit: typedNitTexts.empty })
  expect(await fault('900123456-1')).toEqual({ nit: typedNitTexts['check-digit-mismatch'] })
  expect(await fault('ABC')).toEqual({ nit: typedNitTexts['not-a-number'] })
  expect(await fault('222222222222')).toEqual({ nit: typedNitTexts['final-consumer'] })
})

it('slows an address down that tries one NIT after the other', async () => {
  const company = await buildCompany(server.db)
  const browser = new TestBrowser(company.host)
  let refused
  for (let turn = 0; turn < 400 && !refused; turn++) {
    const answer = await server.call(searchSupplier, browser, { body: { nit: String(800_000_000 + turn) } })
    if (answer.status !== 200) refused = answer
  }
  expect(refused?.problem.code).toBe('too-many-requests')
  expect(Number(refused?.response.headers['retry-after'])).toBeGreaterThan(0)
})
