import { fileURLToPath } from 'node:url'
import { listAccountStatements } from '@enlace/contract/features/account-statements/calls'
import { getPurchaseTicket, listPurchaseTickets } from '@enlace/contract/features/purchase-tickets/calls'
import { setPassword } from '@enlace/contract/features/set-password/calls'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildThirdParty,
  usualPassword,
  type BuiltThirdParty,
} from '@enlace/testing/builders'
import { TestBrowser, useTestServer } from '@enlace/testing/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command as importCommand } from '../import/command.ts'
import { command } from './command.ts'

const server = useTestServer()
const invite = (line: string) => runCommand(command, server.db, `invite ${line}`)
const samples = fileURLToPath(new URL('../../../../../packages/importer/fixtures/small', import.meta.url))
let supplier: BuiltThirdParty

const linkIn = (lines: readonly string[]) =>
  lines.find((line) => line.startsWith('https://proveedores.ejemplo.co/portal/#/set-password/')) ?? ''
const tokenOf = (link: string) => link.split('/').at(-1) ?? ''

interface Mail {
  recipient: string
  subject: string
  html: string
  text: string
}
const mailsTo = (email: string) =>
  server.asAdmin<Mail>('select recipient, subject, html, text from outbox_mails where recipient = $1', [
    email,
  ])

beforeAll(async () => {
  const company = await buildCompany(server.db, {
    nombre: 'Compras <i>&</i> Cía.\nS.A.',
    settings: { colour: '#7a1f2b' },
  })
  supplier = await buildThirdParty(server.db, company, {
    nombre: 'Papel & "Tinta" S.A.S.',
    documento_numero: '890903938',
  })
  await buildBranch(server.db, supplier, { codigo: '001' })
})

describe('user invite', () => {
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

  it('keeps only the hash of the link, and a membership that opens nothing before it is taken up', async () => {
    const { lines } = await invite(`luz@tinta.co --company ${supplier.company.id} --nit 890903938`)
    const rows = await server.asAdmin(
      `select i.password_hash, m.active, m.is_master, m.all_accounts, t.purpose, t.spent_at,
              t.token_hash = sha256($1::bytea) as is_hash, t.expires_at - now() > interval '6 days 23 hours' as week
         from identities i join memberships m on m.identity_id = i.id join one_use_tokens t on t.identity_id = i.id
        where i.email = 'luz@tinta.co'`,
      [Buffer.from(tokenOf(linkIn(lines)))],
    )
    expect(rows).toEqual([
      {
        password_hash: null,
        active: false,
        is_master: false,
        all_accounts: true,
        purpose: 'invitation',
        spent_at: null,
        is_hash: true,
        week: true,
      },
    ])
  })

  it("queues one mail in the company's colour, with names that stay text", async () => {
    const { lines } = await invite(`sol@tinta.co --company ${supplier.company.id} --nit 890.903.938-8`)
    const mails = await mailsTo('sol@tinta.co')
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.subject).toBe('Invitación al portal de proveedores de Compras <i>&</i> Cía. S.A.')
    expect(mail?.html).toContain('Compras &lt;i&gt;&amp;&lt;/i&gt; Cía.')
    expect(mail?.html).toContain('Papel &amp; &quot;Tinta&quot; S.A.S. (NIT 890.903.938-8)')
    expect(mail?.html).not.toContain('<i>')
    expect(mail?.html).toContain('background:#7a1f2b')
    expect(mail?.html).toContain(`href="${linkIn(lines)}"`)
    expect(mail?.text).toContain(linkIn(lines))
  })

  it('tells a person who has a password to accept with that one, and says so', async () => {
    const elsewhere = await buildThirdParty(server.db, await buildCompany(server.db))
    const { email } = await buildPerson(server.db, elsewhere)
    const { lines } = await invite(`${email} --company ${supplier.company.id} --nit 890903938 --account 001`)
    expect(lines.slice(0, 2)).toEqual([
      `${email} quedó invitado a ${supplier.company.nombre} por ${supplier.nombre} (NIT 890.903.938-8): usuario, sucursal 001.`,
      'Ya tiene contraseña en el portal: acepta la invitación con el enlace y esa misma contraseña.',
    ])
    expect((await mailsTo(email))[0]?.text).toContain(
      'Acepte la invitación con este enlace y esa misma contraseña.',
    )
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

  it.each([
    ['', 'Falta el correo de la persona.'],
    ['ana@ --company 3 --nit 890903938', '«ana@» no es un correo válido.'],
    ['a@b.co --company x --nit 890903938', '«x» no es un número de compañía. Use un entero desde 1.'],
    ['a@b.co --company 3 --nit abc', '«abc» no es un NIT válido.'],
    ['a@b.co --company 3', '«» no es un NIT válido.'],
    ['a@b.co --company 3 --nit 890903938-1', 'El dígito de verificación de «890903938-1» no coincide.'],
    ['a@b.co --company 3 --nit 890903938', 'La compañía 3 no existe.'],
    ['a@b.co extra --company 3 --nit 890903938', 'Falta la acción: invite <correo>.'],
  ])('%s is refused in one line', async (line, fault) => {
    expect(await invite(line)).toEqual({ code: undefined, lines: [], fault })
  })

  it('is refused for a NIT or a branch that the company does not have, and leaves no trace', async () => {
    const { id, nombre } = supplier.company
    expect((await invite(`no@b.co --company ${id} --nit 860.002.964-4`)).fault).toBe(
      `En ${nombre} no hay ningún tercero con el NIT 860.002.964.`,
    )
    expect((await invite(`no@b.co --company ${id} --nit 890903938 --account 009`)).fault).toBe(
      'El tercero 890.903.938-8 no tiene la sucursal «009». Tiene: 001.',
    )
    expect(await server.asAdmin("select from identities where email = 'no@b.co'")).toEqual([])
  })
})
