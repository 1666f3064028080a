import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reportsCommandTexts as texts } from '@enlace/contract/reports/cli-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { getReport, listReports } from '@enlace/contract/reports/calls.ts'
import { exportReport } from '@enlace/contract/reports/export-calls.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const server = useTestServer()
const folder = await useScratchFolder('enlace-report-files-')

const enter = async () => {
  const company = await buildCompany(server.db, { settings: { reports: 1 } })
  const supplier = await buildSupplier(server.db, company)
  return { company, ...supplier, browser: await server.signIn(supplier.person) }
}
const run = ({ id }: BuiltCompany, line: string) => runCommand(command, server.db, `${line} --company ${id}`)
const operate = (line: string) =>
  runCommand(command, server.db, line, { DATABASE_URL: server.adminUrl, SECRET_KEY: 'k'.repeat(40) })

const view = `-- titulo: Órdenes por bodega
-- contenido: Lo pedido, por bodega de entrega.
-- columna nro_orden: Orden
-- columna fecha: Fecha | periodo
-- columna bodega: Bodega | filtro | grafica
-- columna moneda: Moneda
-- columna valor_neto: Valor | dinero | suma
select company_id, third_party_id, third_id, nro_orden, fecha, bodega, moneda, valor_neto from purchase_order
`

describe('reports', () => {
  it('are shown as the company wants them: title, columns, filters, order, or not at all', async () => {
    const { company, branch, browser } = await enter()
    await buildStatement(server, branch, { factura_cliente: 'FE-1' })
    const set = await run(
      company,
      'set --report cartera-por-edades --title "Mi cartera" --columns saldo_total,factura_cliente,moneda --filters factura_cliente --place 9',
    )
    expect(set.lines).toEqual([fill(texts.set, { report: 'cartera-por-edades' })])
    await run(company, 'hide --report compras-por-item')
    await run(company, 'set --report notas-debito-por-motivo --place 1')
    const { body: index } = await server.call(listReports, browser, {})
    expect(index.reports.map(({ id }) => id)).toEqual([
      'notas-debito-por-motivo',
      'cartera-por-edades',
      'pagos-con-retenciones',
      'oc-pendientes',
      'entradas-sin-facturar',
      'cumplimiento-entregas',
    ])
    const { body: report } = await server.call(getReport, browser, {
      params: { report: 'cartera-por-edades' },
    })
    expect(report.titulo).toBe('Mi cartera')
    expect(report.columns.map(({ id }) => id)).toEqual(['saldo_total', 'factura_cliente', 'moneda'])
    const file = await server.call(exportReport, browser, {
      params: { format: 'csv' },
      query: { report: 'cartera-por-edades' },
    })
    expect(file.response.rawPayload.toString('utf8').slice(1)).toBe(
      'Saldo;Factura;Moneda\r\n1000,00;FE-1;COP\r\n',
    )
    expect((await run(company, 'list')).lines.join('\n')).toContain('no compras-por-item')

    await run(company, 'reset --report cartera-por-edades')
    const { body: again } = await server.call(getReport, browser, {
      params: { report: 'cartera-por-edades' },
    })
    expect(again.titulo).toBe('Cartera por edades')
    const trail = await server.asAdmin(
      `select distinct target from audit_log where company_id = $1 and actor = 'cli' and action = 'report-changed' order by 1`,
      [company.id],
    )
    expect(trail).toHaveLength(3)
  })

  it('elsewhere are links, by their title, to encrypted addresses only', async () => {
    const { company, browser } = await enter()
    await run(
      company,
      'link --title "Tablero de calidad" --url https://calidad.ejemplo.co/t?x=1 --about "Indicadores"',
    )
    await run(company, 'link --title "Tablero de calidad" --url https://calidad.ejemplo.co/nuevo')
    const { body } = await server.call(listReports, browser, {})
    expect(body.links.map(({ titulo, url }) => [titulo, url])).toEqual([
      ['Tablero de calidad', 'https://calidad.ejemplo.co/nuevo'],
    ])
    for (const url of ['http://x.co', 'javascript:alert(1)', 'https://ana:clave@x.co', 'x'])
      expect((await run(company, `link --title T --url ${url}`)).fault).toBe(texts.urlMissing)
    const { browser: foreign } = await enter()
    expect((await server.call(listReports, foreign, {})).body.links).toEqual([])
    await run(company, 'unlink --title "Tablero de calidad"')
    expect((await run(company, 'unlink --title "Tablero de calidad"')).fault).toContain('No hay un enlace')
  })

  it('of the operator are installed from a file, offered where the company wants, and tell of nobody else', async () => {
    const { company, branch, browser } = await enter()
    const neighbour = await buildSupplier(server.db, company)
    await buildDocument(server, 'purchase-order', branch, { nro_orden: 'OC-PROPIA', bodega: 'Tocancipá' })
    await buildDocument(server, 'purchase-order', neighbour.branch, {
      nro_orden: 'OC-AJENA',
      bodega: 'Yumbo',
    })
    const file = join(folder, 'ordenes-por-bodega.sql')
    await writeFile(file, view)
    expect((await operate(`check --file ${file}`)).lines).toEqual([
      fill(texts.checked, { name: 'ordenes_por_bodega', columns: 5 }),
    ])
    expect((await operate(`install --file ${file}`)).lines[0]).toContain('reports.ordenes_por_bodega')
    const params = { report: 'ordenes-por-bodega' }
    expect((await server.call(getReport, browser, { params })).status).toBe(404)
    await run(company, 'show --report ordenes-por-bodega')
    const { body: report } = await server.call(getReport, browser, { params, query: { periodo: 'todo' } })
    expect(report).toMatchObject({ titulo: 'Órdenes por bodega', periodo: 'todo', total: 1 })
    expect(report.rows[0]?.cells[0]).toBe('OC-PROPIA')
    expect(report.totals).toEqual([{ moneda: 'COP', rows: 1, amounts: { valor_neto: '1000.00' } }])
    expect(report.chart?.series[0]?.bars).toEqual([
      { id: 'Tocancipá', corto: 'Tocancipá', nombre: 'Tocancipá', valor: '1000.00' },
    ])
    const { body: past } = await server.call(getReport, browser, {
      params,
      query: { periodo: 'fechas', from: '2020-01-01', to: '2020-12-31' },
    })
    expect(past.total).toBe(0)
    const { browser: elsewhere } = await enter()
    expect((await server.call(getReport, elsewhere, { params })).status).toBe(404)
    await writeFile(file, view.replace('third_id, ', ''))
    expect((await operate(`install --file ${file}`)).fault).toBe(
      fill(texts.refused, { reason: texts.reasons.scope }),
    )
    await operate('remove --name ordenes_por_bodega')
    expect((await server.call(getReport, browser, { params })).status).toBe(404)
    expect((await operate('remove --name cartera_por_edades')).fault).toContain('No hay una vista')
  })

  it.each([
    ['', texts.actionUnknown],
    ['list now', texts.actionUnknown],
    ['show', texts.reportMissing],
    ['hide --report nadie', fill(texts.reportUnknown, { report: 'nadie' })],
    ['set --report cartera-por-edades', texts.nothingToSet],
    ['set --report cartera-por-edades --place 0', texts.placeMalformed],
    ['set --report cartera-por-edades --title ""', texts.titleMissing],
    ['set --report compras-por-item --filters valor_neto', 'no se filtra por valor_neto'],
    ['set --report compras-por-item --columns item,nada', 'no tiene la columna nada'],
    ['link --title T', texts.urlMissing],
    ['install', texts.fileMissing],
    ['install --file /no/hay.sql', fill(texts.fileUnreadable, { file: '/no/hay.sql' })],
    ['remove', texts.nameMissing],
  ])('%s is refused in one line', async (line, fault) => {
    expect((await run((await enter()).company, line)).fault).toContain(fault)
  })

  it('of a company that does not exist are nobody’s', async () => {
    expect((await runCommand(command, server.db, 'list --company 5')).fault).toBe(
      fill(texts.companyUnknown, { id: 5 }),
    )
  })
})
