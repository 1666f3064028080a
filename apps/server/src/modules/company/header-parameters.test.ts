import { getHeaderParameters } from '@enlace/contract/company/calls.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

/** Sends a request like clients that name the company in a header. */
async function ask(host: string, company?: string, appType = 'agp') {
  const response = await server.portal.inject({
    url: `/api${getHeaderParameters.path}?app_type=${appType}`,
    headers: { host, ...(company !== undefined && { company }) },
  })
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() }
}

const idOf = ({ id }: BuiltCompany) => String(id)

it('answers the company that the header names, or else that of the address', async () => {
  const company = await buildCompany(server.db, { settings: { page_title: 'Mi portal', time_out: 7 } })
  const expected = {
    app_type: 'agp',
    company: company.id,
    nombre: company.nombre,
    parameters: expect.objectContaining({ page_title: 'Mi portal', time_out: 7 }),
  }
  expect(await ask(company.host, idOf(company))).toEqual({ status: 200, body: expected })
  expect(await ask(company.host)).toEqual({ status: 200, body: expected })
})

it('tells nothing of another company at an address that one claims', async () => {
  const [own, other] = [await buildCompany(server.db), await buildCompany(server.db)]
  expect(await ask(own.host, idOf(other))).toMatchObject({ status: 403, body: { code: 'company-mismatch' } })
})

it.each(['', '0', '-1', '1e9', '99999999999', 'x; drop'])(
  'refuses a header that names no company: %j',
  async (header) => {
    const { host } = await buildCompany(server.db)
    expect(await ask(host, header)).toMatchObject({ status: 404, body: { code: 'company-not-found' } })
  },
)

it('knows one type of application', async () => {
  const { host } = await buildCompany(server.db)
  expect(await ask(host, undefined, 'agr')).toMatchObject({ status: 422 })
})
