import { getSecret, getSessionContext, getUserInfo } from '@enlace/contract/sign-in/session/calls.ts'
import { getPageStatus } from '@enlace/contract/company/calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

async function enter() {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const browser = await server.signIn(person)
  const change = () => server.call(getUserInfo, browser, { body: { userId: person.identity } })
  return { company, person, browser, change }
}

it('answers a change with the token in cookie and header', async () => {
  const { change } = await enter()
  expect((await change()).status).toBe(200)
})

it('refuses a change without the token, and one that was made up', async () => {
  const { browser, change } = await enter()
  browser.cookies.delete('XSRF-TOKEN')
  expect((await change()).problem.code).toBe('forgery-suspected')
  browser.cookies.set('XSRF-TOKEN', 'made.up')
  expect((await change()).problem.code).toBe('forgery-suspected')
})

it("refuses another session's token and a visitor's, also where cookie and header agree", async () => {
  const { browser, change, company } = await enter()
  const { browser: other } = await enter()
  const visitor = new TestBrowser(company.host)
  await server.call(getSecret, visitor)
  for (const foreign of [other, visitor]) {
    browser.cookies.set('XSRF-TOKEN', foreign.cookies.get('XSRF-TOKEN') ?? '')
    expect((await change()).problem.code).toBe('forgery-suspected')
  }
})

it('gives a browser that lost the token a new one, and lets one that has it keep it', async () => {
  const { browser, change } = await enter()
  const held = browser.cookies.get('XSRF-TOKEN')
  const kept = await server.call(getSecret, browser)
  expect(kept.body).toEqual({ header: 'X-XSRF-TOKEN', cookie: 'XSRF-TOKEN', token: held })
  browser.cookies.delete('XSRF-TOKEN')
  await server.call(getSecret, browser)
  expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(held)
  expect((await change()).status).toBe(200)
})

it('refuses a change that comes from another origin, whatever it carries', async () => {
  const { browser, company, person } = await enter()
  const from = (headers: Record<string, string>) =>
    server.portal.inject({
      method: 'POST',
      url: '/api/user-info',
      headers: { ...browser.headers(), ...headers },
      payload: { userId: person.identity },
    })
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `http://${company.host}.evil.example` },
    { 'sec-fetch-site': 'cross-site' },
  ]) {
    expect((await from(headers)).json()).toMatchObject({ code: 'forgery-suspected' })
  }
  expect((await from({ origin: `http://${company.host}`, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(
    200,
  )
})

it('asks neither a reading nor a visitor for a token, to which no cookie gives any right', async () => {
  const { browser, company } = await enter()
  browser.cookies.delete('XSRF-TOKEN')
  expect((await server.call(getSessionContext, browser)).status).toBe(200)
  const { status } = await server.call(getPageStatus, new TestBrowser(company.host), {
    body: { company: company.id },
  })
  expect(status).toBe(200)
})
