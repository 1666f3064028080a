import { issuePaper } from '@enlace/contract/papers/desk/calls.ts'
import { verifyPaper } from '@enlace/contract/papers/verify/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { formatCode } from '@enlace/domain/verification-code.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const today = todayInBogota(new Date())

/** Issues a paz y salvo to a new supplier. */
async function issue() {
  const company = await buildCompany(server.db)
  const { branch, person, thirdParty } = await buildSupplier(server.db, company)
  await server.asAdmin(
    `insert into data_freshness (company_id, kind, as_of) values ($1, 'account-statements', now())`,
    [company.id],
  )
  await buildStatement(server, branch, { fecha_vencimiento: addDays(today, 30) })
  const { body } = await server.call(issuePaper, await server.signIn(person), {
    body: { paper: 'paz_y_salvo' },
  })
  return { company, thirdParty, issued: body }
}

describe('the public check', () => {
  it('answers whoever has the code what the paper says, however the code is typed', async () => {
    const { company, thirdParty, issued } = await issue()
    const visitor = new TestBrowser(company.host)
    for (const code of [issued.codigo, formatCode(issued.codigo).toLowerCase()]) {
      const { status, body } = await server.call(verifyPaper, visitor, { params: { code } })
      expect(status).toBe(200)
      expect(body).toMatchObject({ numero: issued.numero, fecha_corte: today, annulled_at: null })
      expect(body).toMatchObject({ content: { compania: company.nombre, proveedor: thirdParty.nombre } })
    }
  })

  it('says of an annulled paper that it is not valid, and why', async () => {
    const { company, issued } = await issue()
    await server.asAdmin(
      `update issued_papers set annulled_at = now(), annulled_reason = 'Error' where company_id = $1`,
      [company.id],
    )
    const { body: found } = await server.call(verifyPaper, new TestBrowser(company.host), {
      params: { code: issued.codigo },
    })
    expect([found.annulled_at === null, found.annulled_reason]).toEqual([false, 'Error'])
  })

  it('answers at the address of any company: the code is the key', async () => {
    const { issued } = await issue()
    const { host } = await buildCompany(server.db)
    const { body } = await server.call(verifyPaper, new TestBrowser(host), {
      params: { code: issued.codigo },
    })
    expect(body.numero).toBe(issued.numero)
  })

  it.each(['000000000000', 'nada', "' or 1=1 --", '%'])('knows no paper of the code %s', async (code) => {
    const company = await buildCompany(server.db)
    const { status, problem } = await server.call(verifyPaper, new TestBrowser(company.host), {
      params: { code },
    })
    expect([status, problem.code]).toEqual([404, 'paper-not-found'])
  })
})
