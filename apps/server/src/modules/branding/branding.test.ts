import { getParameters } from '@enlace/contract/company/calls.ts'
import {
  getBranding,
  previewBranding,
  saveBranding,
  uploadBrandImage,
} from '@enlace/contract/branding/calls.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { mediaTexts } from '@enlace/contract/media/texts.ts'
import { logoMegapixels } from '@enlace/contract/branding/schemas.ts'
import { brandingTexts as texts } from '@enlace/contract/branding/texts.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { expect, it } from 'vitest'

const server = useTestServer()
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

async function enter(role: Parameters<typeof buildStaff>[2] = 'administrador') {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  return { company, browser: await server.signInStaff(await buildStaff(server.db, company, role)) }
}

const upload = (browser: TestBrowser, bytes: Buffer | string = picture) =>
  server.call(uploadBrandImage, browser, {
    body: { kind: 'logo' },
    files: [{ field: 'file', name: 'logo.png', bytes }],
  })

it('keeps a brand with its pictures, which the portal shows from then on', async () => {
  const { company, browser } = await enter()
  const { body: held } = await server.call(getBranding, browser)
  const { body: logo } = await upload(browser)
  const written = {
    ...held.written,
    logo: logo.address,
    colour: '#ffd500',
    page_title: 'Amarillo',
    welcome: 'Bienvenidos',
  }
  const visitor = new TestBrowser(company.host)
  const params = { company: company.id }
  expect((await server.call(getParameters, visitor, { params })).body.logo).toBe('')
  const saved = await server.call(saveBranding, browser, { body: { version: held.version, written } })
  expect(saved.status).toBe(200)
  expect((await server.call(getParameters, visitor, { params })).body).toMatchObject({
    logo: logo.address,
    page_title: 'Amarillo',
  })
  const file = await server.backoffice.inject({ url: `/${logo.address}` })
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png'])
  const stale = await server.call(saveBranding, browser, { body: { version: held.version, written } })
  expect(stale.problem.code).toBe('changed-meanwhile')
  const [audit] = await server.asAdmin<{ detail: { after: object } }>(
    `select detail from audit_log where company_id = $1 and action = 'settings-changed'`,
    [company.id],
  )
  expect(audit?.detail.after).toMatchObject({ colour: '#ffd500' })
})

it('takes no picture of another company, no file that is none, and no colour that is none', async () => {
  const one = await enter()
  const other = await enter()
  const { body: foreign } = await upload(other.browser, Buffer.concat([picture]))
  const { body: held } = await server.call(getBranding, one.browser)
  const written = { ...held.written, welcome: 'Hola' }
  const save = (more: object) =>
    server.call(saveBranding, one.browser, {
      body: { version: held.version, written: { ...written, ...more } },
    })
  expect((await save({ logo: foreign.address })).problem.fields).toEqual({ logo: texts.imageUnknown })
  expect((await save({ logo: 'https://otro.example/x.png' })).status).toBe(422)
  expect(Object.values((await save({ colour: 'verde' })).problem.fields ?? {})).toEqual([
    texts.colourMalformed,
  ])
  expect((await upload(one.browser, 'no es una imagen')).problem.code).toBe('file-refused')
  for (const inner of [
    '<script>alert(1)</script>',
    '<g onload="alert(1)"/>',
    '<foreignObject><p>x</p></foreignObject>',
    '<image href="https://otro.test/a.png"/>',
  ]) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`
    expect([inner, (await upload(one.browser, drawing)).problem.code]).toEqual([inner, 'file-refused'])
  }
  const huge = Buffer.from(picture)
  huge.writeUInt32BE(4000, 16)
  huge.writeUInt32BE(3000, 20)
  expect(Object.values((await upload(one.browser, huge)).problem.fields ?? {})).toEqual([
    fill(mediaTexts.huge, { name: 'logo.png', megapixels: logoMegapixels }),
  ])
  expect(
    (await upload(one.browser, '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>')).status,
  ).toBe(200)
})

it('is an administrator’s to change and an auditor’s to look at', async () => {
  const { browser } = await enter('auditor')
  const { body: held } = await server.call(getBranding, browser)
  const written = { ...held.written, welcome: 'Hola' }
  const refused = await server.call(saveBranding, browser, { body: { version: held.version, written } })
  expect(refused.problem.code).toBe('role-refused')
  expect((await upload(browser)).problem.code).toBe('role-refused')
  const buyer = await enter('compras')
  expect((await server.call(getBranding, buyer.browser)).problem.code).toBe('role-refused')
  expect((await server.call(getBranding, new TestBrowser('x.test'))).status).toBe(401)
})

it('draws the portal with a brand that is not kept, for whoever was given the address and for some minutes', async () => {
  const { browser } = await enter()
  const { body: held } = await server.call(getBranding, browser)
  const written = { ...held.written, colour: '#7a1d46', welcome: 'Saludo de prueba <b>' }
  const { body } = await server.call(previewBranding, browser, {
    body: { written, page: 'login', scheme: 'dark' },
  })
  expect(body.address).toMatch(/^brand-preview\?draft=/)
  const broken = await server.backoffice.inject({ url: `/${body.address}x` })
  expect(broken.statusCode).toBe(404)
  expect((await server.backoffice.inject({ url: '/brand-preview' })).statusCode).toBe(404)
})
