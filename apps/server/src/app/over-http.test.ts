import * as company from '@enlace/contract/company/calls.ts'
import { postCities } from '@enlace/contract/catalogues/shown/calls.ts'
import { listContactRecipients } from '@enlace/contract/contact-us/calls.ts'
import * as content from '@enlace/contract/content/calls.ts'
import { getMenu, postMenu } from '@enlace/contract/content/menu/calls.ts'
import * as session from '@enlace/contract/sign-in/session/calls.ts'
import { getAccountStatement, listAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { listDebitNotes } from '@enlace/contract/notes-debit/calls.ts'
import { listPurchaseOrders } from '@enlace/contract/purchase-order/calls.ts'
import { listPurchaseTickets } from '@enlace/contract/purchase-tickets/calls.ts'
import { getSuppliersList } from '@enlace/contract/supplier-registration/calls.ts'
import { LoginAnswer } from '@enlace/contract/sign-in/session/schemas.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { beforeAll, expect, it } from 'vitest'

const server = useTestServer({}, 'own')
let base: string

beforeAll(async () => {
  base = `${await server.portal.listen({ host: '127.0.0.1', port: 0 })}/api`
})

/** A browser over the network that handles cookies by hand, so that nothing is hidden. */
function openBrowser() {
  const cookies = new Map<string, string>()
  const headers: Record<string, string> = {}
  return {
    cookies,
    headers,
    async ask(path: string, init: RequestInit = {}) {
      const response = await fetch(`${base}${path}`, {
        ...init,
        headers: {
          ...headers,
          ...Object.fromEntries(new Headers(init.headers)),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        },
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      return { status: response.status, body: await response.json() }
    },
  }
}

const json = (body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})
const form = (body: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(body) })

it("answers the specification's calls with their methods, headers and encodings over a real connection", async () => {
  const { id } = await buildCompany(server.db, { host: null })
  const { person, branch } = await buildSupplier(server.db, { id, host: 'localhost', nombre: '' })
  const browser = openBrowser()
  const statuses: Record<string, number> = {}
  const ask = async (name: string, path: string, init?: RequestInit) => {
    const { status, body } = await browser.ask(path, init)
    statuses[name] = status
    return body
  }

  await ask('secret', session.getSecret.path)
  const answer = await ask(
    'login',
    session.login.path,
    form({ username: person.email, password: person.password, company: String(id), applicationType: 'agp' }),
  )
  const entered = LoginAnswer.parse(answer)
  const multipart = new FormData()
  multipart.set('company', JSON.stringify({ id }))
  await ask('initial data', company.getInitialData.path)
  await ask('initial data by multipart', company.postInitialData.path, { method: 'POST', body: multipart })
  await ask('params by company', company.getParameters.path.replace(':company', String(id)))
  await ask('content params', company.getModuleFlags.path)
  await ask('content header parameters', `${company.getHeaderParameters.path}?app_type=agp`)
  await ask('company info', `${company.getCompanyInfo.path}?compania=${id}`)
  await ask('colours', company.getCompanyColours.path.replace(':company', String(id)))
  await ask('suppliers list', getSuppliersList.path)
  await ask('contact recipients', listContactRecipients.path, json({ company: id }))
  const cities = new FormData()
  cities.set('searchText', 'bogota')
  await ask('cities by multipart', postCities.path, { method: 'POST', body: cities })
  const page = `pageName=PAG-47`
  await ask('advertisements by company', `${content.getAdvertisementsByCompany.path}?${page}&company=${id}`)
  await ask('ad spaces', `${content.getAdSpaces.path}?${page}&typeAplication=agp`)
  await ask('page info by object', content.postPageInfo.path, json({ code: 'PAG-9' }))
  await ask('template by name', content.postTemplateHtml.path, json({ templateParam: 'inexistente' }))
  await ask('page offline', company.getPageStatus.path, json({ company: id }))

  browser.headers['session-token'] = entered.data?.session_token ?? ''
  browser.headers['selected-account'] = String(branch.id)
  await ask('server params', company.getSelectedParameters.path)
  await ask('menu', getMenu.path)
  await ask('menu by application', postMenu.path, json({ appName: 'agp' }))
  await ask('user info', session.getUserInfo.path, json({ userId: person.identity }))
  await ask('statements', `${listAccountStatements.path}?days=30`)
  await ask('orders', `${listPurchaseOrders.path}?days=0`)
  await ask('entries', `${listPurchaseTickets.path}?days=0`)
  await ask('debit notes', `${listDebitNotes.path}?days=0`)
  await ask(
    'refresh',
    session.refreshTokens.path,
    form({
      client_id: entered.client_id ?? '',
      client_secret: entered.client_secret ?? '',
      refresh_token: entered.refresh_token ?? '',
      grant_type: 'refresh_token',
    }),
  )
  expect(new Set(Object.values(statuses))).toEqual(new Set([200]))
  expect(Object.keys(statuses)).toHaveLength(26)

  const unknown = getAccountStatement.path.replace(':id', '00000000-0000-4000-8000-000000000000')
  expect((await browser.ask(unknown)).body).toMatchObject({ code: 'document-not-found' })
  expect(await browser.ask(session.logout.path)).toEqual({ status: 200, body: { error: false } })
  expect((await browser.ask(session.getSessionContext.path)).status).toBe(401)
})
