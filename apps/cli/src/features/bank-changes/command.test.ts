import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bankCommandTexts as texts } from '@enlace/contract/bank-accounts/cli-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { giveFactor } from '@enlace/testing/bank-approvers.ts'
import {
  approvers,
  askForAccount,
  bringAccount,
  certificatePdf,
  codeFor,
  enterBankSupplier,
} from '@enlace/testing/bank-supplier.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { buildStaff } from '@enlace/testing/staff.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const folder = await useScratchFolder('enlace-bank-command-')
const server = useTestServer({ DATA_DIR: folder })

const [rosa, luis] = approvers

/** A supplier that has asked for another account, and the command for its company. */
async function enter() {
  const world = await enterBankSupplier(server)
  await bringAccount(server, world, world.branch)
  const { numero } = (await askForAccount(server, world)).body
  const run = (line: string) =>
    runCommand(command, server.db, `${line} --company ${world.company.id}`, {
      DATA_DIR: folder,
      SECRET_KEY: 'k'.repeat(40),
    })
  return { ...world, numero, run }
}

describe('a change of account at the command line', () => {
  it('is listed, shown with what to look at, and approved by two people with their own codes', async () => {
    const world = await enter()
    const { run, numero } = world
    expect((await run('list')).lines.join()).toContain(`${numero}  Solicitado`)
    const { lines } = await run(`show ${numero.toLowerCase()}`)
    expect(lines.join('\n')).toContain('•••• 4821')
    expect(lines).toContain(`  - ${texts.warnings['new-master']}`)
    const approve = async (as: string) =>
      run(
        `approve ${numero} --as ${as} --code "${await codeFor(world, as)}" --verified "Llamada al 6014447788"`,
      )
    expect((await approve(rosa)).lines).toEqual([fill(texts.outcomes.first, { numero })])
    expect((await approve(rosa)).fault).toContain('No hay un código vigente')
    expect((await approve(luis)).lines[0]).toContain(`${numero} quedó aprobado`)
    expect((await run('list')).lines.join()).toContain('en espera hasta')
  })

  it('shows the whole number of its account, which is told in the trail', async () => {
    const { run, numero, company } = await enter()
    const { lines } = await run(`number ${numero}`)
    const [row] = await server.asAdmin<{ ultimos: string }>(
      'select ultimos from bank_changes where company_id = $1',
      [company.id],
    )
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^4\\d{6}${row?.ultimos}$`))])
    const trail = await server.asAdmin(
      `select actor, target from audit_log where company_id = $1 and action = 'bank-number-read'`,
      [company.id],
    )
    expect(trail).toEqual([{ actor: 'cli', target: numero }])
  })

  it('is told why it cannot be decided about', async () => {
    const world = await enter()
    const { run, numero } = world
    const faults = await Promise.all(
      [
        'approve CB-1999-000001 --as a@b.co --code 1',
        `approve ${numero} --code 1`,
        `approve ${numero} --as ${rosa}`,
        `approve ${numero} --as otra@compania.test --code 1 --verified "Llamada al banco"`,
        `reject ${numero} --as ${rosa} --code 1`,
        'renombrar',
      ].map(async (line) => (await run(line)).fault),
    )
    expect(faults).toEqual([
      fill(texts.unknown, { numero: 'CB-1999-000001' }),
      texts.whoMissing,
      texts.codeMissing,
      fill(texts.refusals['not-approver'], { correo: 'otra@compania.test' }),
      texts.refusals['reason-missing'],
      texts.actionUnknown,
    ])
  })

  it('hands out its certificate, once, where nobody put another in its place', async () => {
    const { run, numero } = await enter()
    const path = join(folder, `${numero}-${Date.now()}.pdf`)
    expect((await run(`file ${numero} ${path}`)).code).toBe(0)
    expect(await readFile(path, 'utf8')).toBe(certificatePdf)
    expect((await run(`file ${numero} ${path}`)).fault).toBe(fill(texts.fileExists, { path }))
  })

  it('leaves a log that can be checked', async () => {
    const { run } = await enter()
    expect(await run('verify')).toMatchObject({ code: 0, lines: [texts.logWhole] })
  })
})

describe('those who approve', () => {
  it('are named and taken away, and the others hear of it', async () => {
    const { run, mails, company } = await enter()
    expect((await run('approvers')).lines).toHaveLength(2)
    const { email: correo } = await buildStaff(server.db, company, 'cuentas_por_pagar')
    expect((await run(`approvers add ${correo}`)).fault).toBe(
      fill(texts.approverRefusals['no-factor'], { correo }),
    )
    await giveFactor(server, correo)
    expect((await run(`approvers add ${correo}`)).lines).toEqual([fill(texts.approverNamed, { correo })])
    expect((await run('approvers')).lines.join()).toContain('En espera')
    expect((await mails(rosa)).at(-1)?.text).toContain(correo)
    await run(`approvers remove ${luis}`)
    expect((await mails(luis)).at(-1)?.text).toContain(luis)
    expect((await run('approvers remove nadie@compania.test')).fault).toContain(
      'no está propuesto ni nombrado',
    )
    expect((await run('approvers add nadie')).fault).toContain('no es un correo')
  })
})

describe('the accounts of the ERP', () => {
  it('are taken from a file where there is none, told where they differ, and written for who pays', async () => {
    const world = await enterBankSupplier(server)
    const [branch] = await server.asAdmin<{ erp_key: string }>(
      'select erp_key from branch_accounts where id = $1',
      [world.branch.id],
    )
    const run = (line: string) =>
      runCommand(command, server.db, `${line} --company ${world.company.id}`, {
        DATA_DIR: folder,
        SECRET_KEY: 'k'.repeat(40),
      })
    const write = async (rows: string) => {
      const path = join(folder, `cuentas-${Math.random()}.csv`)
      await writeFile(path, `Sucursal;Banco;Tipo;Número;Titular;Documento\n${rows}\n`)
      return path
    }
    const key = branch?.erp_key ?? ''
    const first = await run(`load ${await write(`${key};1007;Ahorros;032-145648-21;ACME;900`)}`)
    expect(first).toMatchObject({ code: 0, lines: [fill(texts.loaded, { nuevas: 1, iguales: 0, otras: 0 })] })
    const second = await run(
      `load ${await write(`${key};1051;Corriente;99887766554;ACME;900\nX;1007;ahorros;1234567;A;9\n${key};1;ahorros;1234567;A;9`)}`,
    )
    expect(second.code).toBe(1)
    expect(second.lines).toEqual([
      fill(texts.rowWrong, { linea: 2, razon: fill(texts.wrong.differs, { valor: key }) }),
      fill(texts.rowWrong, { linea: 3, razon: fill(texts.wrong.unknown, { valor: 'X' }) }),
      fill(texts.rowWrong, { linea: 4, razon: fill(texts.wrong.banco, { valor: '1' }) }),
      fill(texts.loaded, { nuevas: 0, iguales: 0, otras: 3 }),
    ])
    const path = join(folder, `pagar-${Date.now()}.csv`)
    await run(`accounts ${path}`)
    expect(await readFile(path, 'utf8')).toContain(`"${key}";"1007";"ahorros";"03214564821";"ACME";"900"`)
    const trail = await server.asAdmin(
      `select actor, detail from audit_log where company_id = $1 and action = 'bank-accounts-exported'`,
      [world.company.id],
    )
    expect(trail).toEqual([{ actor: 'cli', detail: { cuentas: 1 } }])
    expect((await run('load no-existe.csv')).fault).toContain('No se pudo leer')
  })
})
