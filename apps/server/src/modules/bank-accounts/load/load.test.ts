import {
  checkBankAccounts,
  downloadAccountTemplate,
  loadBankAccounts,
} from '@enlace/contract/bank-accounts/load/calls.ts'
import { accountLoadLimits } from '@enlace/contract/bank-accounts/load/schemas.ts'
import {
  accountColumns,
  accountDoubtTexts,
  accountFaultTexts,
  accountLoadTexts as texts,
} from '@enlace/contract/bank-accounts/load/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { bringAccount, enterBankSupplier } from '@enlace/testing/bank-supplier.ts'
import { buildBranch } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-account-load-')
const server = useTestServer({ STORAGE_URL: folder })

const header = 'Clave sucursal;Banco;Tipo;No. cuenta;Titular;NIT titular'
const unset = { sucursal: '', banco: '', tipo: '', numero: '', titular: '', documento: '' }

/** A supplier without an account, and a person who loads those of the ERP. */
async function enter() {
  const world = await enterBankSupplier(server)
  await relaxStaffFactor(server.asAdmin, world.company)
  const loader = await buildStaff(server.db, world.company, 'cuentas_por_pagar')
  const [{ erp_key: key } = { erp_key: '' }] = await server.asAdmin<{ erp_key: string }>(
    'select erp_key from branch_accounts where id = $1',
    [world.branch.id],
  )
  return { ...world, key, loader, desk: await server.signInStaff(loader) }
}
type World = Awaited<ReturnType<typeof enter>>

const csv = (...lines: string[]) => [header, ...lines].join('\n')
const given = (bytes: string, body: object) => ({
  body: { ...unset, ...body },
  files: [{ field: 'archivo', name: 'cuentas.csv', bytes }],
})
const check = ({ desk }: Pick<World, 'desk'>, bytes: string, body: object = {}) =>
  server.call(checkBankAccounts, desk, given(bytes, body))
const load = ({ desk }: Pick<World, 'desk'>, bytes: string, body: object = {}) =>
  server.call(loadBankAccounts, desk, given(bytes, body))
const line = ({ key, thirdParty }: World, numero = '03214564821') =>
  `${key};1007;Ahorros;${numero};${thirdParty.nombre};${thirdParty.documento_numero}`
const accounts = ({ company }: World) =>
  server.asAdmin<{ ultimos: string; banco: string }>(
    'select ultimos, banco from bank_accounts where company_id = $1 and hasta is null',
    [company.id],
  )

/** All that the storage holds, as text. */
async function stored(): Promise<string> {
  const names = await readdir(folder, { recursive: true })
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      return (await stat(path)).isFile() ? readFile(path, 'latin1') : ''
    }),
  )
  return files.join('')
}

describe('a file of the ERP’s accounts', () => {
  it('is looked at first: its columns are known by their names, and nothing is written', async () => {
    const world = await enter()
    const { body } = await check(world, csv(line(world)))
    expect(body).toMatchObject({
      mapeo: { sucursal: '0', banco: '1', tipo: '2', numero: '3', titular: '4', documento: '5' },
      faltan: [],
      totales: { nueva: 1 },
      filas: [
        { linea: 2, sucursal: world.key, banco: 'Bancolombia', cuenta: '•••• 4821', resultado: 'nueva' },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('0321456')
    expect(await accounts(world)).toEqual([])
  })

  it('is loaded, sealed and thrown away, with one entry on the trail that has no number', async () => {
    const world = await enter()
    const { body } = await load(world, csv(line(world)))
    expect(body).toMatchObject({ totales: { nueva: 1 } })
    expect(await accounts(world)).toEqual([{ ultimos: '4821', banco: '1007' }])
    expect((await load(world, csv(line(world)))).body).toMatchObject({ totales: { igual: 1 } })
    const [entry] = await server.asAdmin<{ actor: string; detail: object }>(
      `select actor, detail from audit_log where company_id = $1 and action = 'bank-accounts-loaded' order by id`,
      [world.company.id],
    )
    expect(entry).toEqual({
      actor: world.loader.email,
      detail: { nueva: 1, huella: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect(await stored()).not.toContain('03214564821')
    const rows = await Promise.all(
      [
        'audit_log',
        'import_findings',
        'import_loads',
        'bank_accounts',
        'bank_account_events',
        'outbox_mails',
      ].map((table) =>
        server.asAdmin(`select t::text from ${table} t where company_id = $1`, [world.company.id]),
      ),
    )
    expect(JSON.stringify(rows)).not.toContain('03214564821')
    expect(server.logs.join('')).not.toContain('03214564821')
  })

  it('changes no account in use: the difference is mailed once, and what is under way waits', async () => {
    const world = await enter()
    await bringAccount(server, world, world.branch)
    const other = csv(line(world, '99887766554'))
    expect((await check(world, other)).body.filas).toMatchObject([
      { resultado: 'distinta', mensajes: [{ tipo: 'duda', texto: accountDoubtTexts.differs }] },
    ])
    await load(world, other)
    expect((await check(world, other)).body.filas).toMatchObject([
      { resultado: 'distinta', mensajes: [{ texto: accountDoubtTexts.differsKnown }] },
    ])
    expect(await accounts(world)).toEqual([{ ultimos: '4821', banco: '1007' }])
    const mails = await world.mails(world.person.email)
    expect(mails.filter(({ purpose }) => purpose === 'bank-account-differs')).toHaveLength(1)
  })

  it('is answered row by row: what is wrong stops no other, and no sentence repeats a cell', async () => {
    const world = await enter()
    const branch = await buildBranch(server.db, world.thirdParty)
    const [{ erp_key: second } = { erp_key: '' }] = await server.asAdmin<{ erp_key: string }>(
      'select erp_key from branch_accounts where id = $1',
      [branch.id],
    )
    const rest = `${world.thirdParty.nombre};${world.thirdParty.documento_numero}`
    const { body } = await load(
      world,
      csv(
        `;1007;Ahorros;03214564821;${rest}`,
        `${world.key};Banco Nuevo;Ahorros;03214564821;${rest}`,
        `NADIE;1007;Ahorros;03214564821;${rest}`,
        `${second};1007;cuenta de ahorros;5501234567;Otra S.A.;900123456-8`,
        `${second};1007;Ahorros;5501234568;${rest}`,
        `A;1007;Ahorros;12-34;${rest}`,
      ),
    )
    const said = body.filas.map(({ resultado, mensajes }) => [resultado, mensajes.map(({ texto }) => texto)])
    expect(said).toEqual([
      ['rechazada', [accountFaultTexts.sucursal]],
      ['rechazada', [accountFaultTexts.banco]],
      ['desconocida', [accountDoubtTexts.unknown]],
      ['nueva', [accountDoubtTexts.otherHolder]],
      ['rechazada', [fill(accountFaultTexts.repeated, { linea: 5 })]],
      ['rechazada', [accountFaultTexts.numero]],
    ])
    expect(await accounts(world)).toEqual([{ ultimos: '4567', banco: '1007' }])
    expect(JSON.stringify(body)).not.toMatch(/0321456|55012|12-34/)
  })

  it('asks which column is what where names do not tell, and takes the answer', async () => {
    const world = await enter()
    const bytes = csv(line(world)).replace('No. cuenta', 'Campo 7')
    expect((await load(world, bytes)).body).toMatchObject({ faltan: ['numero'], filas: [] })
    const places = { sucursal: '0', banco: '1', tipo: '2', numero: '3', titular: '4', documento: '5' }
    expect((await load(world, bytes, places)).body).toMatchObject({ totales: { nueva: 1 } })
    expect((await check(world, bytes, { ...places, numero: '40' })).body.faltan).toEqual(['numero'])
  })

  it('that is no table, or too long, is refused with a sentence', async () => {
    const world = await enter()
    const many = csv(...Array.from({ length: accountLoadLimits.rows + 1 }, (_, n) => `${n};1;a;123456;b;9`))
    expect((await check(world, many)).problem.fields).toEqual({
      archivo: fill(texts.faults.large, { filas: accountLoadLimits.rows }),
    })
    expect((await check(world, ' ')).status).toBe(422)
    const none = await server.call(checkBankAccounts, world.desk, { body: unset, files: [] })
    expect(none.problem.fields).toEqual({ archivo: texts.faults.file })
  })

  it('is for those who write in bank accounts, after a fresh proof, in their own company', async () => {
    const world = await enter()
    for (const role of ['auditor', 'compras', 'comunicaciones', 'consulta'] as const) {
      const desk = await server.signInStaff(await buildStaff(server.db, world.company, role))
      expect([role, (await check({ desk }, csv(line(world)))).status]).toEqual([role, 403])
      expect([role, (await load({ desk }, csv(line(world)))).status]).toEqual([role, 403])
    }
    await server.asAdmin(
      `update session_families f set stepped_up_at = now() - interval '11 minutes' from identities i
        where i.email = $1 and f.identity_id = i.id`,
      [world.loader.email],
    )
    expect((await load(world, csv(line(world)))).problem.code).toBe('step-up-needed')
    const other = await enter()
    expect((await load(other, csv(line(world)))).body).toMatchObject({ totales: { desconocida: 1 } })
    expect(await accounts(world)).toEqual([])
  })

  it('has a template whose columns are known', async () => {
    const world = await enter()
    const { response } = await server.call(downloadAccountTemplate, world.desk)
    expect(response.statusCode).toBe(200)
    const head = Object.values(accountColumns).join(';')
    const { body } = await check(world, `${head}\n${line(world)}`)
    expect(body).toMatchObject({ faltan: [], totales: { nueva: 1 } })
  })
})
