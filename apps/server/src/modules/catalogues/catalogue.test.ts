import { useTestServer, TestBrowser } from '@enlace/testing/server.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import {
  getCities,
  getEconomicActivities,
  getEconomicSubActivities,
  getIdentificationTypes,
  getTaxRegimes,
  listCompanyPapers,
  postCities,
} from '@enlace/contract/catalogues/shown/calls.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

async function visitor(): Promise<TestBrowser> {
  return new TestBrowser((await buildCompany(server.db)).host)
}

it('finds a city by part of its name, and tells the department of those that share one', async () => {
  const { body } = await server.call(getCities, await visitor(), { query: { textSearch: 'la union' } })
  expect(body.data).toEqual([
    { id: '05400', nombre: 'La Unión (Antioquia)' },
    { id: '52399', nombre: 'La Unión (Nariño)' },
    { id: '70400', nombre: 'La Unión (Sucre)' },
    { id: '76400', nombre: 'La Unión (Valle del Cauca)' },
  ])
})

it('finds a city asked for as multipart, among the codes that an ERP knows', async () => {
  const browser = await visitor()
  const search = async (citiesERP: string) => {
    const { body } = await server.call(postCities, browser, { body: { citiesERP, searchText: 'la union' } })
    return body.data.map(({ id }) => id)
  }
  expect(await search('["52399","05001"]')).toEqual(['52399'])
  expect(await search('true')).toHaveLength(4)
})

it('offers the classes of an activity by its id, and none of an activity that there is not', async () => {
  const browser = await visitor()
  const activities = (await server.call(getEconomicActivities, browser)).body.data
  expect(activities).toHaveLength(89)
  const classesOf = async (id: string) =>
    (await server.call(getEconomicSubActivities, browser, { query: { id } })).body.data
  expect(await classesOf('82')).toContainEqual({
    id: '8299',
    nombre: '8299 Otras actividades de servicio de apoyo a las empresas n.c.p.',
  })
  for (const { id } of activities) expect((await classesOf(id)).length).toBeGreaterThan(0)
  expect(await classesOf('77777')).toEqual([])
})

it('offers tax regimes and identification types by the codes of the DIAN', async () => {
  const browser = await visitor()
  const regimes = (await server.call(getTaxRegimes, browser)).body.data
  expect(regimes).toContainEqual({ id: '48', nombre: 'Responsable de IVA' })
  const types = (await server.call(getIdentificationTypes, browser)).body.data
  expect(types[0]).toEqual({ id: '13', nombre: 'Cédula de ciudadanía' })
  expect(types).toContainEqual({ id: '31', nombre: 'NIT' })
})

it('lets browsers keep the lists of the country, and nothing that a company changes', async () => {
  const browser = await visitor()
  const cities = await server.call(getCities, browser)
  expect(cities.response.headers['cache-control']).toBe('public, max-age=86400')
  expect(cities.response.headers['vary']).toContain('cookie, company')
  const papers = await server.call(listCompanyPapers, browser)
  expect(papers.response.headers['cache-control']).toBe('no-store')
})

it("lists the company's own public papers, newest first, which anybody may download", async () => {
  const bytes = '%PDF-1.4 certificado'
  const file = { name: 'camara_de_comercio', media_type: 'application/pdf', bytes }
  const company = await buildCompany(server.db, { files: [file] })
  const other = await buildCompany(server.db, { files: [file] })
  for (const [id, nombre, fecha] of [
    [company.id, 'Certificado de 2025', '2025-10-01'],
    [company.id, 'Certificado de 2026', '2026-11-03'],
    [other.id, 'Certificado de otra', '2026-11-04'],
  ]) {
    await server.asAdmin(
      'insert into company_papers (company_id, nombre, fecha, file_name) values ($1, $2, $3, $4)',
      [id, nombre, fecha, file.name],
    )
  }
  const { body } = await server.call(listCompanyPapers, new TestBrowser(company.host))
  expect(body.data.map(({ nombre, fecha }) => [nombre, fecha])).toEqual([
    ['Certificado de 2026', '2026-11-03'],
    ['Certificado de 2025', '2025-10-01'],
  ])
  const download = await server.portal.inject({
    url: `/${body.data[0]?.url}`,
    headers: { host: company.host },
  })
  expect(download.body).toBe(bytes)
  expect(download.headers['content-disposition']).toBe('attachment; filename="camara-de-comercio.pdf"')
  expect(download.headers['content-type']).toBe('application/pdf')
})
