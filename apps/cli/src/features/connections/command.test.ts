import { fill } from '@enlace/contract/core/fill.ts'
import { connectorFaultTexts, pullTexts as texts } from '@enlace/contract/connections/texts.ts'
import { Keys } from '@enlace/server/core/keys/keys.ts'
import { sealSecret } from '@enlace/server/modules/connections/open.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { startOdoo, type StandInOdoo } from '@enlace/testing/odoo.ts'
import { furnish, putInvoice } from '@enlace/testing/odoo-documents.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const database = useTestDatabase('own')
const variables = { SECRET_KEY: 'k'.repeat(40), CONNECTION_NETWORKS: '127.0.0.1' }
let odoo: StandInOdoo
beforeEach(async () => {
  odoo = await startOdoo()
})
afterEach(() => odoo.close())

async function enter() {
  const company = await buildCompany(database.db)
  const sealed = sealSecret(new Keys(variables.SECRET_KEY), company.id, odoo.access.secret)
  await database.asAdmin(
    `insert into connections (company_id, nombre, system, address, place, username, sealed_secret, kinds, every_minutes,
       created_by, updated_by)
     values ($1, 'Odoo Bogotá', 'odoo', $2, $3, $4, $5, '{suppliers,invoices}', 60, '', '')`,
    [company.id, odoo.url, odoo.access.database, odoo.access.user, sealed],
  )
  return (rest: string) => runCommand(command, database.db, `--company ${company.id} ${rest}`, variables)
}

describe('pull', () => {
  it('looks at what there is without keeping it, brings it, and brings it whole again', async () => {
    const run = await enter()
    const world = furnish(odoo)
    putInvoice(odoo, world)
    putInvoice(odoo, world, { ref: false })
    const nowhere = fill(texts.finding, {
      reference: 'account.move 2 (BILL/2026/03/0001)',
      why: 'La factura no tiene el número del proveedor. Regístrelo en el ERP para traerla.',
    })
    expect((await run('--connection "odoo bogotá" --dry-run')).lines).toEqual([
      'Proveedores: 1 por traer, 0 que no se pueden traer',
      nowhere,
      'Facturas: 1 por traer, 1 que no se pueden traer',
    ])
    const brought = await run('--connection "Odoo Bogotá"')
    expect(brought.code).toBe(0)
    expect(brought.lines).toEqual([
      'Proveedores: 1 leído, 1 nuevo, 0 modificados, 0 sin cambio, 0 retirados, 0 rechazados',
      'Facturas: 2 leídos, 1 nuevo, 0 modificados, 0 sin cambio, 0 retirados, 1 rechazado',
      nowhere,
    ])
    expect((await run('--connection "Odoo Bogotá" --full')).lines[1]).toBe(
      'Facturas: 2 leídos, 0 nuevos, 0 modificados, 1 sin cambio, 0 retirados, 1 rechazado',
    )
  })

  it('brings some kinds alone, and says which it does not bring or may not read', async () => {
    const run = await enter()
    putInvoice(odoo, furnish(odoo))
    const brought = await run('--connection "Odoo Bogotá" --kinds invoices')
    expect(brought.lines).toEqual([
      'Facturas: 1 leído, 1 nuevo, 0 modificados, 0 sin cambio, 0 retirados, 0 rechazados',
    ])
    expect((await run('--connection "Odoo Bogotá" --kinds invoices,orders')).fault).toBe(
      fill(texts.kindUnknown, { kind: 'orders', known: 'suppliers, invoices' }),
    )
    odoo.denied.add('account.move')
    const looked = await run('--connection "Odoo Bogotá" --dry-run')
    expect(looked.code).toBe(1)
    expect(looked.lines).toEqual([
      'Proveedores: 1 por traer, 0 que no se pueden traer',
      `Facturas: ${fill(connectorFaultTexts['right-missing'], { model: 'account.move' })}`,
    ])
    expect((await run('--connection "Odoo Bogotá"')).lines.at(-1)).toContain('No se terminó: Facturas: ')
  })

  it('says what is wrong in one line', async () => {
    const run = await enter()
    expect((await run('')).fault).toBe(texts.missing)
    expect((await run('--connection SAP')).fault).toContain('Tiene: Odoo Bogotá.')
    odoo.access = { ...odoo.access, secret: 'otra' }
    expect((await run('--connection "Odoo Bogotá" --dry-run')).fault).toContain(
      'no acepta el usuario o la clave',
    )
    const failed = await run('--connection "Odoo Bogotá"')
    expect([failed.code, failed.lines.at(-1)]).toEqual([1, expect.stringContaining('No se terminó: ')])
  })
})
