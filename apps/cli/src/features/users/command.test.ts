import { buildBranch, buildCompany, buildThirdParty, type BuiltThirdParty } from '@enlace/testing/builders.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const database = useTestDatabase('own')
const invite = (line: string) => runCommand(command, database.db, `invite ${line}`)
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
  database.asAdmin<Mail>('select recipient, subject, html, text from outbox_mails where recipient = $1', [
    email,
  ])

beforeAll(async () => {
  const company = await buildCompany(database.db, {
    nombre: 'Compras <i>&</i> Cía.\nS.A.',
    host: null,
    settings: { colour: '#7a1f2b' },
  })
  supplier = await buildThirdParty(database.db, company, {
    nombre: 'Papel & "Tinta" S.A.S.',
    documento_numero: '890903938',
  })
  await buildBranch(database.db, supplier, { codigo: '001' })
})

describe('user invite', () => {
  it('keeps only the hash of the link, and a membership that opens nothing before it is taken up', async () => {
    const { lines } = await invite(`luz@tinta.co --company ${supplier.company.id} --nit 890903938`)
    const rows = await database.asAdmin(
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

  it("leads to the company's own address where it has one", async () => {
    const company = await buildCompany(database.db, { host: 'compras.ejemplo.co' })
    await buildThirdParty(database.db, company, { documento_numero: '890903938' })
    const { lines } = await invite(`mar@tinta.co --company ${company.id} --nit 890903938`)
    expect(lines).toContainEqual(
      expect.stringMatching(/^https:\/\/compras\.ejemplo\.co\/portal\/#\/set-password\/./),
    )
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
    expect(await database.asAdmin("select from identities where email = 'no@b.co'")).toEqual([])
  })
})
