import { listImportSources } from '@enlace/contract/imports/calls.ts'
import { getSourceChanges } from '@enlace/contract/imports/sources/calls.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'
import { watchSources } from './alarms/jobs.ts'

const server = useTestServer()
const source = 'Siesa cartera'
/** A Friday that is a business day, after the hour at which the source is expected. */
const friday = new Date('2026-11-20T15:00:00Z')

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const loader = await buildStaff(server.db, company, 'cuentas_por_pagar')
  await buildStaff(server.db, company, 'consulta')
  const browser = await server.signInStaff(loader)
  return { company, loader, browser }
}

/** Sets a rhythm long ago that expects the source each business day before 8 in the morning. */
const expectSource = ({ id }: BuiltCompany) =>
  server.asAdmin(
    `insert into import_sources (company_id, source, rhythm, updated_by, updated_at)
     values ($1, $2, '{"every": "business-day", "before": "08:00"}', 'prueba', '2026-01-01')`,
    [id, source],
  )

async function come({ id }: BuiltCompany, at: string): Promise<string> {
  const [batch] = await server.asAdmin<{ id: string }>(
    `insert into import_batches (company_id, source, kind, file_name, file_sha256, actor, state, started_at, finished_at)
     values ($1, $2, 'cartera', 'c.csv', $3, 'ana@c.test', 'loaded', $4, $4) returning id`,
    [id, source, 'a'.repeat(64), at],
  )
  return batch?.id ?? ''
}

const watch = ({ id }: BuiltCompany, at = friday) => watchSources(server.portal.service, id, at)
const mailsOf = async ({ id }: BuiltCompany) =>
  server.asAdmin<{ recipient: string; subject: string }>(
    `select recipient, subject from outbox_mails where company_id = $1 and purpose = 'source-alarm'`,
    [id],
  )

describe('a source that did not come by its rhythm', () => {
  it('is told once, by mail to those who may load data and at the sources', async () => {
    const { company, loader, browser } = await enter()
    await expectSource(company)
    await come(company, '2026-11-18T12:00:00Z')
    await watch(company)
    await watch(company, new Date('2026-11-20T16:00:00Z'))
    expect(await mailsOf(company)).toEqual([
      { recipient: loader.email, subject: 'La fuente «Siesa cartera» no llegó' },
    ])
    const { body } = await server.call(listImportSources, browser, {})
    expect(body.sources[0]?.alarmAt).not.toBeNull()
  })

  it('is missed no more as soon as it comes, and is told anew the next time that it does not', async () => {
    const { company, browser } = await enter()
    await expectSource(company)
    await come(company, '2026-11-18T12:00:00Z')
    await watch(company)
    await come(company, '2026-11-20T15:30:00Z')
    const { body } = await server.call(listImportSources, browser, {})
    expect(body.sources[0]?.alarmAt).toBeNull()
    await watch(company, new Date('2026-11-20T16:00:00Z'))
    expect(await mailsOf(company)).toHaveLength(1)
    await watch(company, new Date('2026-11-25T15:00:00Z'))
    expect(await mailsOf(company)).toHaveLength(2)
  })

  it('is not told while it comes in time, nor where nobody expects it', async () => {
    const { company } = await enter()
    await come(company, '2026-01-05T12:00:00Z')
    await watch(company)
    await expectSource(company)
    await come(company, '2026-11-20T12:30:00Z')
    await watch(company)
    expect(await mailsOf(company)).toEqual([])
  })

  it('is missed no more when nobody expects it any more', async () => {
    const { company, browser } = await enter()
    await expectSource(company)
    await come(company, '2026-11-18T12:00:00Z')
    await watch(company)
    await server.asAdmin(`update import_sources set rhythm = '{"every": "never"}' where company_id = $1`, [
      company.id,
    ])
    await watch(company)
    const { body } = await server.call(listImportSources, browser, {})
    expect(body.sources[0]?.alarmAt).toBeNull()
  })
})

describe('what the last load of a source changed', () => {
  const note = (
    company: BuiltCompany,
    batch: string,
    table: string,
    number: string,
    before: unknown,
    after: unknown,
  ) =>
    server.asAdmin(
      `insert into import_changes (company_id, batch_id, table_name, key, before, after)
       values ($1, $2, $3, jsonb_build_object('erp_key', $4::text), $5, $6)`,
      [
        company.id,
        batch,
        table,
        number,
        before === null ? null : JSON.stringify(before),
        after === null ? null : JSON.stringify(after),
      ],
    )

  async function changed() {
    const entered = await enter()
    const { company } = entered
    const old = await come(company, '2026-11-18T12:00:00Z')
    await note(company, old, 'account_statements', 'F0', null, { factura_cliente: 'F0' })
    const last = await come(company, '2026-11-19T12:00:00Z')
    const was = { id: 'x', factura_cliente: 'F1', saldo_total: 100, estado: 'causada', nota: 'queda' }
    await note(company, last, 'account_statements', 'F1', was, {
      factura_cliente: 'F1',
      saldo_total: 60,
      estado: 'causada',
    })
    await note(company, last, 'account_statements', 'F1', was, {
      factura_cliente: 'F1',
      saldo_total: 0,
      estado: 'causada',
    })
    await note(company, last, 'account_statements', 'F2', null, { factura_cliente: 'F2', saldo_total: 10 })
    await note(company, last, 'purchase_order', 'O1', { nro_orden: 'O1' }, null)
    return { ...entered, old, last }
  }

  it('is told by table and row by row: once for each, from what it was to what it is', async () => {
    const { browser, old, last } = await changed()
    const { body } = await server.call(getSourceChanges, browser, { params: { source } })
    expect([body.carga?.id, body.anterior?.id, body.total]).toEqual([last, old, 3])
    expect(body.tablas).toEqual([
      { tabla: 'account_statements', nuevas: 1, cambiadas: 1, quitadas: 0 },
      { tabla: 'purchase_order', nuevas: 0, cambiadas: 0, quitadas: 1 },
    ])
    expect(body.filas[0]).toMatchObject({
      tabla: 'account_statements',
      nombre: 'F1',
      tipo: 'cambiada',
      cambios: [{ campo: 'saldo_total', antes: '100', ahora: '0' }],
    })
    expect(body.filas.map(({ nombre, tipo }) => [nombre, tipo])).toEqual([
      ['F1', 'cambiada'],
      ['F2', 'nueva'],
      ['O1', 'quitada'],
    ])
  })

  it('is narrowed by table and by what happened', async () => {
    const { browser } = await changed()
    const { body } = await server.call(getSourceChanges, browser, {
      params: { source },
      query: { tabla: 'account_statements', tipo: 'nueva' },
    })
    expect([body.total, body.filas.map(({ nombre }) => nombre)]).toEqual([1, ['F2']])
  })

  it('is nothing for a source without loads, and for another company', async () => {
    const { browser } = await changed()
    const other = await enter()
    for (const [asking, name] of [
      [browser, 'Otra'],
      [other.browser, source],
    ] as const) {
      const { body } = await server.call(getSourceChanges, asking, { params: { source: name } })
      expect([body.carga, body.filas]).toEqual([null, []])
    }
  })
})
