import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import { getImport, getImportReport, listImportFindings } from '@enlace/contract/imports/calls.ts'
import { plannedFile, useImportDesk } from '@enlace/testing/import-desk.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-import-rows-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')
const { enter, begin, tried, loadOf, finish } = useImportDesk(server)

const fileOf = (lines: readonly string[]) => ({ 'cartera.csv': lines.join('\n') })
const header = 'NIT;Razón social;Factura;Fecha factura;Vencimiento;Valor;Naturaleza'
const row = (factura: string, valor: string, side: string) =>
  `900.123.456-8;Peña S.A.S.;${factura};15/10/2026;14/11/2026;${valor};${side}`

describe('the rows of a file', () => {
  it('are chosen by the cells of a column, and the choice is remembered', async () => {
    const { company, browser } = await enter()
    const lines = [header, row('FE-1', '100,50', 'C'), row('FE-2', '200,00', 'C'), row('FE-1', '40,00', 'D')]
    const rows = { column: 'Naturaleza', keep: 'only' as const, values: ['C'] } // one of the ways
    const begun = await begin(browser, fileOf(lines))
    const chosen = (choice: object) => ({
      files: begun.files.map((file) => ({ ...plannedFile(file), ...choice })),
    })
    const trial = await tried(browser, begun, chosen({ rows }))
    expect(trial.checked).toMatchObject({ rowsRead: 3, refused: 0, leftOut: 1 })
    await finish(browser, trial)
    const sums = await server.asAdmin(
      'select count(*)::integer, sum(saldo_total)::text from account_statements where company_id = $1',
      [company.id],
    )
    expect(sums).toEqual([{ count: 2, sum: '300.50' }])
    const next = await begin(browser, fileOf(lines), 'Contabilidad')
    expect(next.files[0]?.rows).toEqual(rows)
    const others = await tried(
      browser,
      next,
      chosen({ rows: { ...rows, keep: 'without', values: ['C', 'D'] } }),
    )
    expect(others.checked).toMatchObject({ leftOut: 3, kinds: [] })
  })

  it('of one invoice are added up to it where somebody says that they are its parts', async () => {
    const { company, browser } = await enter()
    const lines = [header, row('FE-1', '100,50', 'C'), row('FE-2', '200,00', 'C'), row('FE-1', '40,25', 'C')]
    const begun = await begin(browser, fileOf(lines))
    const files = begun.files.map((file) => ({ ...plannedFile(file), addsUp: true }))
    expect((await tried(browser, begun)).checked).toMatchObject({ refused: 1 })
    const trial = await tried(browser, await loadOf(browser, begun.id), { files })
    expect(trial.checked).toMatchObject({ refused: 0 })
    await finish(browser, trial)
    expect(
      await server.asAdmin(
        `select factura_cliente, valor_facturado::text, saldo_total::text from account_statements
          where company_id = $1 order by 1`,
        [company.id],
      ),
    ).toEqual([
      { factura_cliente: 'FE-1', valor_facturado: '140.75', saldo_total: '140.75' },
      { factura_cliente: 'FE-2', valor_facturado: '200.00', saldo_total: '200.00' },
    ])
  })
})

describe('what is said of the rows of a load', () => {
  it('names the field that is missing, tells totals from what was refused, and bears no code', async () => {
    const { browser } = await enter()
    const lines = [header, row('FE-1', '100,00', 'C'), row('FE-2', '', 'C'), 'TOTAL;;;;;100,00;']
    const trial = await tried(browser, await begin(browser, fileOf(lines)))
    expect(trial.checked).toMatchObject({ rowsRead: 3, refused: 1, leftOut: 1 })
    await finish(browser, trial)
    const params = { id: trial.id }
    const asked = async (severity: 'refused' | 'left-out') =>
      (await server.call(listImportFindings, browser, { params, query: { severity } })).body.rows
    expect(await asked('refused')).toMatchObject([
      {
        file: 'cartera.csv',
        line: 3,
        field: 'Valor',
        message: 'Falta un dato obligatorio: Valor. No se cargó: complételo en el archivo.',
      },
    ])
    expect(await asked('left-out')).toMatchObject([{ line: 4, severity: 'left-out' }])
    expect((await server.call(getImport, browser, { params })).body.batch).toMatchObject({
      refused: 1,
      leftOut: 1,
    })
    const report = await server.call(getImportReport, browser, { params, query: { format: 'csv' } })
    const text = report.response.body
    expect(text).toContain('Archivo;Línea;Resultado;Columna;Decía;Qué pasó')
    expect(text).toContain(`cartera.csv;4;${importTexts.severity['left-out']};`)
    expect(text).not.toMatch(/totals-row|value-missing/)
  })
})
