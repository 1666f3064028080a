import { checkImport, getRefusedRecords, suggestImport } from '@enlace/contract/imports/calls.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { isOwnColumn } from '@enlace/importer/core/mapping/own-columns.ts'
import { plannedFile, useImportDesk } from '@enlace/testing/import-desk.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-import-questions-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')
const { enter, begin, save, tried, finish } = useImportDesk(server)

async function loaded(browser: TestBrowser, name: string, text: string) {
  const load = await tried(browser, await begin(browser, { [name]: text }))
  await finish(browser, load)
  return load.id
}

const header = 'NIT;Razón social;Factura;Fecha factura;Vencimiento;Valor;Saldo'
const row = (factura: string, valor = '1.190.000,00', saldo = valor) =>
  `900.123.456-8;Papelería Ñandú S.A.S.;${factura};15/10/2026;14/11/2026;${valor};${saldo}`
const listOf = (...rows: string[]) => [header, ...rows].join('\r\n')

describe('a file that was handed back to be corrected', () => {
  it('never tells a supplier why a record was refused', async () => {
    expect(isOwnColumn(importsTexts.sheets.why)).toBe(true)
    const { browser, company } = await enter()
    const id = await loaded(browser, 'cartera.csv', listOf(row('FE-1'), row('FE-1'), row('FE-2', 'mucho')))
    const query = { file: 'cartera.csv' }
    const handed = (await server.call(getRefusedRecords, browser, { params: { id }, query })).response
      .rawPayload
    const again = await begin(browser, { 'corregido.xlsx': handed }, 'Contabilidad')
    const [file] = again.files
    const line = file?.sheets[0]?.rows.find((one) => one.line === file.headerLine)
    expect(line?.cells).toContain(importsTexts.sheets.why)
    expect(Object.values(file?.fields ?? {}).map(({ column }) => column)).not.toContain(
      importsTexts.sheets.why,
    )
    // Earlier mappings or user mistakes do not map it either.
    const slip = again.files.map((one) => ({
      ...plannedFile(one),
      fields: { ...one.fields, motivo: { column: importsTexts.sheets.why } },
    }))
    const mended = await tried(browser, again, { files: slip })
    await finish(browser, mended)
    const told = 'select motivo from account_statements where company_id = $1 and motivo is not null'
    expect(await server.asAdmin(told, [company.id])).toEqual([])
    // On reloading, the reason of the earlier refusal is not offered as a column.
    const params = { id: again.id }
    const twice = await server.call(getRefusedRecords, browser, { params, query: { file: 'corregido.xlsx' } })
    const { files } = await begin(browser, { 'otra.xlsx': twice.response.rawPayload }, 'Contabilidad')
    const names = files[0]?.sheets[0]?.rows.find((one) => one.line === files[0]?.headerLine)?.cells ?? []
    expect(names.filter(isOwnColumn)).toEqual([importsTexts.sheets.why])
  })
})

describe('a file of which nobody can tell what it holds', () => {
  const text = 'NIT;Nombre;No. Factura;Fecha Vcto;Saldo\n900123456;ACME;FE-1;14/11/2026;500000,5\n'

  it('is asked, and not tried before somebody has answered', async () => {
    const { browser } = await enter()
    const load = await begin(browser, { 'notas debito.csv': text })
    const asked = load.files[0]?.doubts?.find(({ field }) => field === null)
    expect(asked?.reason).toBe('kind-name-differs')
    expect(asked?.options.map(({ part }) => part)).toEqual(
      expect.arrayContaining(['account-statements', 'notes-debit']),
    )
    expect(asked?.options[0]?.examples).toContain('No. Factura: FE-1')
    const files = load.files.map((file) => ({
      ...plannedFile(file),
      fields: { ...file.fields, fecha: { column: 'Fecha Vcto' }, valor: { column: 'Saldo' } },
    }))
    const body = await save(browser, load, { files })
    const unready = await server.call(checkImport, browser, { params: { id: load.id }, body })
    expect([unready.status, unready.problem.code]).toEqual([422, 'import-unready'])
    const said = await server.call(suggestImport, browser, {
      params: { id: load.id },
      body: { source: '', seq: 1, part: 'account-statements', sheet: null, headerLine: null },
    })
    expect(said.body).toMatchObject({ part: 'account-statements' })
    expect(said.body.doubts).toBeUndefined()
  })

  it('that holds the company’s own NIT is asked for its suppliers’', async () => {
    const { browser, company } = await enter()
    const [own] = await server.asAdmin<{ nit: string }>('select nit from companies where id = $1', [
      company.id,
    ])
    const rows = ['FE-1', 'FE-2'].map((factura) => `${own?.nit};900123456;${factura};15/10/2026;1500,5`)
    const lines = ['NIT;Código;Factura;Fecha;Valor', ...rows].join('\n')
    const { files } = await begin(browser, { 'cartera.csv': lines })
    expect(files[0]?.fields['nit']).toBeUndefined()
    expect(files[0]?.doubts).toMatchObject([
      { reason: 'nit-own', field: 'nit', options: [{ column: 'NIT' }, { column: 'Código' }] },
    ])
  })
})

describe('what hardly anybody means', () => {
  it('is told by the trial: values of known invoices that change', async () => {
    const { browser } = await enter()
    const numbers = ['FE-1', 'FE-2', 'FE-3', 'FE-4', 'FE-5', 'FE-6']
    await loaded(browser, 'cartera.csv', listOf(...numbers.map((number) => row(number))))
    const paid = await tried(
      browser,
      await begin(browser, {
        'cartera.csv': listOf(
          ...numbers.map((number) => row(number, '1.190.000,00', number === 'FE-1' ? '0' : '1.190.000,00')),
        ),
      }),
    )
    expect(paid.checked?.unlikely).toEqual([])
    const notes = await tried(
      browser,
      await begin(browser, { 'cartera.csv': listOf(...numbers.map((number) => row(number, '119.000,00'))) }),
    )
    expect(notes.checked?.unlikely).toMatchObject([{ reason: 'values-change', count: 6, of: 6, file: null }])
    expect(notes.checked?.unlikely?.[0]?.examples[0]?.replaceAll('\u00a0', ' ')).toBe(
      'FE-1: $ 1.190.000,00 → $ 119.000,00',
    )
    const balances = await tried(
      browser,
      await begin(browser, {
        'cartera.csv': listOf(...numbers.map((number) => row(number, '1.190.000,00', '19.000,00'))),
      }),
    )
    expect(balances.checked?.unlikely).toMatchObject([{ reason: 'balances-change', count: 6, of: 6 }])
  })

  it('is told by the trial: known suppliers that get another name', async () => {
    const { browser } = await enter()
    const suppliers = (name: string) =>
      `NIT;Razón social\n900123456;${name}\n860001911;Ferretería Industrial\n`
    await loaded(browser, 'proveedores.csv', suppliers('Papelería Ñandú S.A.S.'))
    const same = await tried(
      browser,
      await begin(browser, { 'proveedores.csv': suppliers('PAPELERIA NANDU SAS') }),
    )
    expect(same.checked?.unlikely).toEqual([])
    const other = await tried(
      browser,
      await begin(browser, { 'proveedores.csv': suppliers('Consorcio Vías') }),
    )
    expect(other.checked?.unlikely).toMatchObject([
      {
        reason: 'names-change',
        count: 1,
        of: 2,
        examples: ['900123456: «Papelería Ñandú S.A.S.» → «Consorcio Vías»'],
      },
    ])
  })
})
