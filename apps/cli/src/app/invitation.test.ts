import { fileURLToPath } from 'node:url'
import { listAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { getPurchaseTicket, listPurchaseTickets } from '@enlace/contract/purchase-tickets/calls.ts'
import { setPassword } from '@enlace/contract/set-password/calls.ts'
import { buildCompany, buildPerson, buildThirdParty, usualPassword } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../test/run-command.ts'
import { command as importCommand } from '../features/import/command.ts'
import { command as userCommand } from '../features/users/command.ts'

const server = useTestServer({}, 'own')
const invite = (line: string) => runCommand(userCommand, server.db, `invite ${line}`)
const samples = fileURLToPath(new URL('../../../../packages/importer/fixtures/small', import.meta.url))
let supplier: Awaited<ReturnType<typeof buildThirdParty>>

const linkIn = (lines: readonly string[]) => lines.find((line) => line.includes('/#/set-password/')) ?? ''
const tokenOf = (link: string) => link.split('/').at(-1) ?? ''

beforeAll(async () => {
  supplier = await buildThirdParty(server.db, await buildCompany(server.db), {
    documento_numero: '890903938',
  })
})

describe('an invitation from the command line', () => {
  it('lets an invited person set a password and see exactly the documents of its supplier', async () => {
    const company = await buildCompany(server.db)
    const loaded = await runCommand(
      importCommand,
      server.db,
      `--company ${company.id} --source udistrital --folder ${samples}`,
    )
    expect(loaded.code).toBe(0)
    const { code, lines } = await invite(`Ana@Cid.co --company ${company.id} --nit 860.001.911-1 --master`)
    expect(code).toBe(0)

    const browser = new TestBrowser(company.host)
    const body = { token: tokenOf(linkIn(lines)), password: 'siete vacas cruzan el llano' }
    expect((await server.call(setPassword, browser, { body })).body).toEqual({ email: 'ana@cid.co' })
    await server.signIn(
      { email: 'ana@cid.co', password: body.password, identity: '', membership: '', company },
      browser,
    )
    const { body: tickets } = await server.call(listPurchaseTickets, browser, { query: { days: 0 } })
    expect(tickets.rows.map(({ nro_entrada, valor_neto }) => [nro_entrada, valor_neto])).toEqual([
      ['2012-0013', '290000.00'],
      ['2012-0012', '23200.66'],
    ])
    expect(tickets.dataAsOf).toBe('2012-05-10T04:59:59Z')
    const params = { id: tickets.rows[0]?.id }
    const { body: ticket } = await server.call(getPurchaseTicket, browser, { params })
    expect(ticket.related.map(({ kind, numero }) => [kind, numero])).toEqual([
      ['purchase-order', 'OC-107-2012'],
      ['account-statements', '880'],
    ])
    const { body: statements } = await server.call(listAccountStatements, browser, { query: { days: 0 } })
    // The other invoice was due before the last day of the files, so it is taken as paid.
    expect(statements.rows.map(({ factura_cliente }) => factura_cliente)).toEqual(
      ['880'].slice(0, statements.total),
    )

    const [other] = await server.asAdmin<{ id: string }>(
      `select t.id from purchase_tickets t where company_id = $1 and erp_key = '3'`,
      [company.id],
    )
    const foreign = await server.call(getPurchaseTicket, browser, { params: { id: other?.id } })
    expect(foreign.status).toBe(404)
  })

  it('tells a person who has a password to accept with that one, and says so', async () => {
    const elsewhere = await buildThirdParty(server.db, await buildCompany(server.db))
    const { email } = await buildPerson(server.db, elsewhere)
    const { lines } = await invite(`${email} --company ${supplier.company.id} --nit 890903938`)
    expect(lines.slice(0, 2)).toEqual([
      `Se invitó a ${email} al portal de ${supplier.company.nombre}, por ${supplier.nombre} (NIT 890.903.938-8): usuario, todas las sucursales.`,
      'Ya tiene contraseña en el portal: acepta la invitación con el enlace y esa misma contraseña.',
    ])
    const token = tokenOf(linkIn(lines))
    const browser = new TestBrowser(supplier.company.host)
    const wrong = await server.call(setPassword, browser, {
      body: { token, password: 'otra que no es la suya' },
    })
    expect(wrong.status).toBe(422)
    const right = await server.call(setPassword, browser, { body: { token, password: usualPassword } })
    expect(right.body).toEqual({ email })
  })

  it('makes the link of an earlier invitation worthless', async () => {
    const line = `rio@tinta.co --company ${supplier.company.id} --nit 890903938`
    const [first, second] = [await invite(line), await invite(line)]
    const browser = new TestBrowser(supplier.company.host)
    const password = 'nueve peces bajan el rio'
    const spend = (lines: readonly string[]) =>
      server.call(setPassword, browser, { body: { token: tokenOf(linkIn(lines)), password } })
    expect((await spend(first.lines)).status).toBe(410)
    expect((await spend(second.lines)).status).toBe(200)
  })
})
