import { getPageInfo } from '@enlace/contract/content/calls.ts'
import {
  getLegalText,
  getReadyLegalText,
  publishLegalText,
  saveLegalDraft,
} from '@enlace/contract/legal-texts/calls.ts'
import { readyLegalGaps } from '@enlace/contract/legal-texts/ready-texts.ts'
import { legalCodes } from '@enlace/contract/legal-texts/schemas.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter(contact: object) {
  const company = await buildCompany(server.db, {
    nombre: 'Tejidos <b>&</b> Hilos S.A.S.',
    settings: { contact_info: contact },
  })
  await relaxStaffFactor(server.asAdmin, company)
  return { company, desk: await server.signInStaff(await buildStaff(server.db, company, 'administrador')) }
}

describe.each(legalCodes)('the text to begin %s from', (code) => {
  it('names the company, loses nothing as a draft, and is shown to nobody before it is published', async () => {
    const { company, desk } = await enter({ correo: 'datos@tejidos.example', dir: 'Calle 1 # 2-3' })
    const { body: ready } = await server.call(getReadyLegalText, desk, { params: { code } })
    const [row] = await server.asAdmin<{ nit: string; dv: number }>(
      'select nit, dv from companies where id = $1',
      [company.id],
    )
    expect(ready.lacks).toEqual([])
    for (const fact of [
      'Tejidos &lt;b&gt;&amp;&lt;/b&gt; Hilos S.A.S.',
      formatNit(row?.nit ?? '', row?.dv ?? null),
      'datos@tejidos.example',
      'Calle 1 # 2-3',
    ])
      expect(ready.html).toContain(fact)
    expect(ready.html).not.toMatch(/[{}]|S\.A\.S\.\./)
    expect((await server.call(getLegalText, desk, { params: { code } })).body).toMatchObject({
      current: null,
      draft: null,
    })
    const { title, html } = ready
    const saved = await server.call(saveLegalDraft, desk, {
      params: { code },
      body: { revision: null, title, html, mustAccept: false, note: '' },
    })
    expect(saved.body.removed).toEqual([])
    const visitor = new TestBrowser(company.host)
    const shown = async () => (await server.call(getPageInfo, visitor, { params: { code } })).body.html
    expect(await shown()).toBe('')
    const published = await server.call(publishLegalText, desk, {
      params: { code },
      body: { revision: saved.body.draft.revision, from: null },
    })
    expect(published.status).toBe(200)
    expect(await shown()).toContain('datos@tejidos.example')
  })

  it('marks what the company did not say of itself', async () => {
    const { desk } = await enter({ correo: '', dir: '' })
    const { body } = await server.call(getReadyLegalText, desk, { params: { code } })
    expect(body.lacks).toEqual(['email', 'address'])
    expect(body.html).toContain(readyLegalGaps.email)
  })
})
