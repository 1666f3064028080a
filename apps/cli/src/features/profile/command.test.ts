import { randomUUID } from 'node:crypto'
import {
  getCompanyRecord,
  requestCompanyChange,
  withdrawCompanyChange,
} from '@enlace/contract/profile/company-calls.ts'
import { requestsCommandTexts as texts } from '@enlace/contract/profile/cli-texts.ts'
import { getDataRights, requestAboutData } from '@enlace/contract/profile/rights-calls.ts'
import { getProfile } from '@enlace/contract/profile/calls.ts'
import { thirdPartiesLoad } from '@enlace/database/load/tables/third-parties.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import { Scope } from '@enlace/database/scope.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const server = useTestServer()
const run = (line: string) => runCommand(command, server.db, line)
const staff = '--as tesoreria@compania.co'

async function enter() {
  const company = await buildCompany(server.db)
  const supplier = await buildSupplier(server.db, company, { isMaster: true })
  return { company, ...supplier, browser: await server.signIn(supplier.person) }
}

async function askFor(
  browser: TestBrowser,
  changes: { thirdId?: number; field: string; seen: string | null; after: string | null }[],
) {
  const body = {
    changes: changes.map(({ thirdId = null, ...change }) => ({ thirdId, ...change })),
    motivo: 'Según el RUT actualizado',
    idempotencyKey: randomUUID(),
  }
  const { body: answer, problem } = await server.call(requestCompanyChange, browser, { body })
  return { numero: answer.numero, code: problem.code }
}

const record = async (browser: TestBrowser) => (await server.call(getCompanyRecord, browser)).body
const mails = (company: number, purpose: string) =>
  server.asAdmin<{ recipient: string; subject: string }>(
    'select recipient, subject from outbox_mails where company_id = $1 and purpose = $2 order by recipient',
    [company, purpose],
  )

describe('enlace requests', () => {
  it('shows what waits, writes an approved change into the record, and tells every master', async () => {
    const { company, thirdParty, person, browser } = await enter()
    const other = await buildPerson(server.db, thirdParty, { isMaster: true })
    const { numero } = await askFor(browser, [{ field: 'sigla', seen: null, after: 'EDV' }])
    expect(numero).toMatch(/^SC-\d{4}-000001$/)
    expect((await run(`list --company ${company.id}`)).lines[1]).toContain(numero)
    const { lines: shown } = await run(`show ${numero} --company ${company.id}`)
    expect(shown).toContain('Sigla: (vacío) → EDV')
    expect((await run(`review ${numero} --company ${company.id} ${staff}`)).code).toBe(0)
    expect((await record(browser)).sigla).toBeNull()
    expect((await run(`approve ${numero} --company ${company.id} ${staff}`)).code).toBe(0)
    const { sigla, requests } = await record(browser)
    expect(sigla).toBe('EDV')
    expect(requests[0]).toMatchObject({
      numero,
      estado: 'aprobada',
      cambios: [{ antes: '(vacío)', despues: 'EDV', vigencia: 'vigente' }],
    })
    // The company's people are named to nobody outside.
    expect(requests[0]?.eventos.map(({ estado, quien }) => [estado, quien])).toEqual([
      ['recibida', 'Ana Pérez'],
      ['en_revision', null],
      ['aprobada', null],
    ])
    const both = [person.email, other.email].toSorted()
    expect((await mails(company.id, 'profile-request')).map(({ recipient }) => recipient)).toEqual(both)
    expect((await mails(company.id, 'profile-request-decided')).map(({ recipient }) => recipient)).toEqual(
      both,
    )
    expect((await run(`reject ${numero} --company ${company.id} ${staff} --text "Tarde"`)).fault).toBe(
      fill(texts.faults.decided, { numero }),
    )
  })

  it('owes a reason for a refusal, which the supplier reads', async () => {
    const { company, browser } = await enter()
    const { numero } = await askFor(browser, [{ field: 'pyme', seen: null, after: 'true' }])
    expect((await run(`reject ${numero} --company ${company.id} ${staff}`)).fault).toBe(
      texts.faults['answer-missing'],
    )
    await run(`reject ${numero} --company ${company.id} ${staff} --text "Falta el certificado de mipyme"`)
    const { pyme, requests } = await record(browser)
    expect([pyme, requests[0]?.estado, requests[0]?.respuesta]).toEqual([
      null,
      'rechazada',
      'Falta el certificado de mipyme',
    ])
  })

  it('does not write over what changed since it was asked, unless that is wanted', async () => {
    const { company, branch, browser } = await enter()
    const { numero } = await askFor(browser, [
      { thirdId: branch.id, field: 'telefono', seen: null, after: '6021234567' },
    ])
    await server.asAdmin(
      `update branch_accounts set telefono = '6029999999' where id = $1 and company_id = $2`,
      [branch.id, company.id],
    )
    expect((await run(`approve ${numero} --company ${company.id} ${staff}`)).fault).toBe(
      texts.faults['record-changed'],
    )
    expect((await run(`approve ${numero} --company ${company.id} ${staff} --anyway`)).code).toBe(0)
    expect((await record(browser)).branches[0]?.telefono).toBe('6021234567')
  })

  it('tells the contact that an approved change takes the place of, a last time', async () => {
    const { company, branch, browser } = await enter()
    await server.asAdmin(
      `update branch_accounts set correo = 'viejo@proveedor.co' where id = $1 and company_id = $2`,
      [branch.id, company.id],
    )
    const { numero } = await askFor(browser, [
      { thirdId: branch.id, field: 'correo', seen: 'viejo@proveedor.co', after: 'nuevo@proveedor.co' },
    ])
    await run(`approve ${numero} --company ${company.id} ${staff}`)
    expect((await mails(company.id, 'contact-replaced')).map(({ recipient }) => recipient)).toEqual([
      'viejo@proveedor.co',
    ])
  })

  it.each([
    ['list --company x', texts.companyMalformed.replace('{company}', 'x')],
    ['list --company 999999999', texts.companyUnknown.replace('{company}', '999999999')],
    ['approve', texts.numberMissing],
    ['approve SC-2026-000001', texts.actorMissing],
    ['pay', texts.actionUnknown],
  ])('%s is refused in one line', async (line, fault) => {
    expect((await run(line)).fault).toBe(fault)
  })
})

describe('an approved change', () => {
  /** An ERP's load of the supplier under some name. */
  const load = (company: number, documento: string, nombre: string) =>
    server.db.transaction(Scope.ofStaff(company), (tx) =>
      upsert(tx.client, thirdPartiesLoad, {
        rows: [
          {
            erp_key: documento,
            documento_numero: documento,
            documento_dv: null,
            nombre,
            es_proveedor: true,
            activo: true,
          },
        ],
        batch: null,
      }),
    )

  async function approvedName() {
    const { company, thirdParty, browser } = await enter()
    await load(company.id, thirdParty.documento_numero, 'Antes S.A.S.')
    const { numero } = await askFor(browser, [
      { field: 'nombre', seen: 'Antes S.A.S.', after: 'Después S.A.S.' },
    ])
    await run(`approve ${numero} --company ${company.id} ${staff}`)
    const state = async () => {
      const { nombre, requests } = await record(browser)
      return [nombre, requests[0]?.cambios[0]?.vigencia]
    }
    return { bring: (nombre: string) => load(company.id, thirdParty.documento_numero, nombre), state }
  }

  it('stands while the ERP still brings what it said before, and touches nothing then', async () => {
    const { bring, state } = await approvedName()
    expect(await bring('Antes S.A.S.')).toMatchObject({ updated: 0, unchanged: 1 })
    expect(await state()).toEqual(['Después S.A.S.', 'vigente'])
  })

  it('is confirmed once the ERP brings it, and the ERP is followed from then on', async () => {
    const { bring, state } = await approvedName()
    await bring('Después S.A.S.')
    expect(await state()).toEqual(['Después S.A.S.', 'confirmada'])
    await bring('Antes S.A.S.')
    expect(await state()).toEqual(['Antes S.A.S.', 'confirmada'])
  })

  it('gives way to whatever else the ERP brings, which is newer', async () => {
    const { bring, state } = await approvedName()
    await bring('Otra S.A.S.')
    expect(await state()).toEqual(['Otra S.A.S.', 'reemplazada'])
  })
})

describe('a revocation', () => {
  it('ends what the person may do once it is attended, but not for the last master', async () => {
    const { company, thirdParty, browser } = await enter()
    const ask = async (asker: TestBrowser) =>
      (
        await server.call(requestAboutData, asker, {
          body: { derecho: 'revocacion', texto: 'Ya no', entiende: true, idempotencyKey: randomUUID() },
        })
      ).body.numero
    const last = await ask(browser)
    const approve = (numero: string) =>
      run(`approve ${numero} --company ${company.id} ${staff} --text "Se atendió"`)
    expect((await approve(last)).fault).toBe(texts.faults['last-master'])
    const colleague = await server.signIn(await buildPerson(server.db, thirdParty))
    const { lines } = await approve(await ask(colleague))
    expect(lines).toContain(texts.revocationNote)
    expect((await server.call(getProfile, colleague)).problem.code).toBe('session-missing')
    expect((await server.call(getProfile, browser)).status).toBe(200)
    expect((await mails(company.id, 'profile-request-decided')).length).toBe(1)
  })
})

describe('the term of a request about personal data', () => {
  it('is put off once, with a reason, and told to the person', async () => {
    const { company, browser } = await enter()
    const body = {
      derecho: 'consulta',
      texto: '¿Qué guardan?',
      entiende: false,
      idempotencyKey: randomUUID(),
    }
    const { numero, vence } = (await server.call(requestAboutData, browser, { body })).body
    const extend = `extend ${numero} --company ${company.id} ${staff}`
    expect((await run(extend)).fault).toBe(texts.faults['answer-missing'])
    expect((await run(`${extend} --text "Se consulta al archivo"`)).code).toBe(0)
    const [request] = (await server.call(getDataRights, browser)).body.requests
    expect(request).toMatchObject({ isExtended: true, estado: 'recibida' })
    expect((request?.vence ?? '') > vence).toBe(true)
    expect((await run(`${extend} --text "Otra vez"`)).fault).toBe(
      fill(texts.faults['extended-already'], { numero }),
    )
    expect(await mails(company.id, 'profile-request-extended')).toHaveLength(1)
    const { numero: change } = await askFor(browser, [{ field: 'sigla', seen: null, after: 'X' }])
    expect((await run(`extend ${change} --company ${company.id} ${staff} --text "x"`)).fault).toBe(
      texts.faults['not-about-data'],
    )
    const { id = '' } = (await record(browser)).requests[0] ?? {}
    expect((await server.call(withdrawCompanyChange, browser, { params: { id } })).status).toBe(200)
    expect((await run(`approve ${change} --company ${company.id} ${staff}`)).fault).toBe(
      fill(texts.faults.decided, { numero: change }),
    )
  })
})
