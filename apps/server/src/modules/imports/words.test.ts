import type { ImportField, ImportLoad } from '@enlace/contract/imports/schemas.ts'
import { plannedFile, useImportDesk } from '@enlace/testing/import-desk.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-import-words-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')
const { enter, begin, tried, finish } = useImportDesk(server)

const suppliers = 'NIT;Razón social\n900123456;Peña S.A.S.\n'

/** Runs a trial with the meanings of cells, by field. */
const translated = (
  browser: TestBrowser,
  load: ImportLoad,
  source: string,
  words: Readonly<Record<string, ImportField['words']>> = {},
) =>
  tried(browser, load, {
    source,
    files: load.files.map((file) => ({
      ...plannedFile(file),
      fields: Object.fromEntries(
        Object.entries(file.fields).map(([name, field]) => [
          name,
          words[name] ? { ...field, words: words[name] } : field,
        ]),
      ),
    })),
  })

const reasonsOf = ({ checked }: ImportLoad) =>
  checked?.reasons.map(({ severity, reason }) => `${severity} ${reason}`).toSorted()

describe('a word that a closed list does not know', () => {
  const contracts = [
    'Contrato;NIT;Objeto;Tipo de contrato;Valor;Estado',
    'CT-1;900123456;Papel;Decreto 092;1.000,00;En trámite',
    'CT-2;900123456;Papel;Suministros;1.000,00;Modificado',
  ].join('\n')
  const files = { 'proveedores.csv': suppliers, 'contratos.csv': contracts }

  it('refuses no record for an optional field, is translated, and the translation is remembered', async () => {
    const { company, browser } = await enter()
    const first = await begin(browser, files)
    const untold = await translated(browser, first, 'SECOP')
    expect(reasonsOf(untold)).toEqual(['refused contract-type-unknown'])
    const typed = await translated(browser, untold, 'SECOP', { tipo: { 'Decreto 092': 'servicios' } })
    expect(reasonsOf(typed)).toEqual(['doubtful contract-state-unknown'])
    expect(typed.checked?.kinds).toContainEqual(
      expect.objectContaining({ kind: 'supplier-contracts', inserted: 2 }),
    )
    const told = await translated(browser, typed, 'SECOP', {
      tipo: { 'Decreto 092': 'servicios' },
      estado: { 'En trámite': 'suspendido' },
    })
    expect(reasonsOf(told)).toEqual([])
    await finish(browser, told)
    expect(
      await server.asAdmin(
        `select nro_contrato, tipo, estado from supplier_contracts where company_id = $1 order by 1`,
        [company.id],
      ),
    ).toEqual([
      { nro_contrato: 'CT-1', tipo: 'servicios', estado: 'suspendido' },
      { nro_contrato: 'CT-2', tipo: 'bienes', estado: 'vigente' },
    ])
    const next = await begin(browser, files, 'SECOP')
    expect(next.files.find(({ part }) => part === 'contracts')?.fields).toMatchObject({
      tipo: { words: { 'Decreto 092': 'servicios' } },
      estado: { words: { 'En trámite': 'suspendido' } },
    })
    expect(reasonsOf(await translated(browser, next, 'SECOP'))).toEqual([])
  })
})

describe('a rate that is a code', () => {
  it('of a withholding is told as one, and translated', async () => {
    const { company, browser } = await enter()
    const lines = [
      'NIT;Tipo de retención;Concepto;Tarifa;Base;Valor retenido;Fecha;Factura;Municipio',
      '900123456;ReteFuente;Compras;2;1.000.000;25.000;14/03/2026;FE-1;11001',
    ].join('\n')
    const begun = await begin(browser, { 'proveedores.csv': suppliers, 'retenciones.csv': lines })
    const untold = await translated(browser, begun, 'Retenciones')
    expect(reasonsOf(untold)).toEqual(['doubtful withholding-rate-maybe-code'])
    expect(untold.checked?.reasons[0]?.message).toMatch(/^Con la tarifa «2» .*20\.000.*parece un código/)
    const told = await translated(browser, untold, 'Retenciones', { tarifa: { 2: '2,5 %' } })
    expect(reasonsOf(told)).toEqual([])
    await finish(browser, told)
    expect(
      await server.asAdmin(`select tarifa::text from withholding_lines where company_id = $1`, [company.id]),
    ).toEqual([{ tarifa: '2.50000' }])
  })

  it('of a line is refused as one, and translated', async () => {
    const { browser } = await enter()
    const begun = await begin(browser, {
      'proveedores.csv': suppliers,
      'ordenes.csv': 'Número;NIT;Fecha;Valor total\nOC-1;900123456;2026-10-15;119\n',
      'lineas.csv': 'Orden;Ítem;Descripción;U.M.;Cantidad;Precio;Tarifa IVA\nOC-1;A;Papel;UND;1;100;6\n',
    })
    const untold = await translated(browser, begun, 'Órdenes')
    expect(untold.checked?.reasons.find(({ severity }) => severity === 'refused')?.message).toMatch(
      /^La tarifa «6» no es un porcentaje .*parece un código/,
    )
    const told = await translated(browser, untold, 'Órdenes', { tarifa_iva: { 6: '19 %' } })
    expect(told.checked?.refused).toBe(0)
  })
})
