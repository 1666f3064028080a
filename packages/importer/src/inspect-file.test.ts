import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'
import { inspectFile } from './inspect-file.ts'
import { sampleFolder } from './shipped.ts'
import { suggestReading } from './suggest-reading.ts'

const folder = await useScratchFolder('enlace-inspected-')

async function inspected(name: string, content: string | Buffer) {
  const path = join(folder, name)
  await writeFile(path, content)
  return inspectFile(path, name)
}

const header = 'NIT;Factura;Fecha;Valor'
const row = (fecha: string, valor: string, factura = 'FE-1') => `900123456;${factura};${fecha};${valor}`

describe('a file that is no table', () => {
  it.each([
    ['a web page', '<html><body><p>Su sesión venció</p></body></html>', 'file-is-page'],
    ['a page with a header alone', '<table><tr><th>NIT</th></tr></table>', 'rows-missing'],
    ['a workbook of an old program without sheets', '<?xml version="1.0"?><Workbook/>', 'file-empty'],
    ['a letter', '{\\rtf1\\ansi Buenos días}', 'file-is-other'],
    ['bytes', 'NIT;Factura\n\0\0\0', 'file-is-other'],
    ['nothing', '', 'file-empty'],
    ['a header alone', `${header}\r\n`, 'rows-missing'],
    ['a title alone', 'Cartera\n\n', 'rows-missing'],
  ])('is refused where it is %s', async (_what, text, code) => {
    await expect(inspected('cartera.csv', text)).rejects.toMatchObject({ code })
  })

  it('is refused at once where a quote stays open far behind the first rows', async () => {
    const rows = Array.from({ length: 60_000 }, (_, n) => row('15/10/2026', '1', `FE-${n}`))
    rows[30_000] = '"Papelería;FE-1;15/10/2026;1'
    await expect(inspected('cartera.csv', [header, ...rows].join('\n'))).rejects.toMatchObject({
      code: 'quote-unclosed',
      values: { line: '30002' },
    })
  })
})

describe('the writing of a file', () => {
  const readingOf = async (rows: readonly string[]) => {
    const seen = await inspected('cartera.csv', [header, ...rows].join('\n'))
    return suggestReading(seen, undefined, { part: 'account-statements' }).fields
  }
  const many = (fecha: string, valor: string) => Array.from({ length: 200 }, () => row(fecha, valor))

  it('is told by rows far below the first ones', async () => {
    const fields = await readingOf([...many('2026-01-09', '5'), ...many('12/20/2026', '1234.5')])
    expect(fields).toMatchObject({ fecha: { dateOrder: 'mdy' }, valor: { decimalMark: '.' } })
  })

  it('of a number with many decimals is seen, and three alone say nothing', async () => {
    expect(await readingOf(many('2026-01-09', '363350.723333333'))).toMatchObject({
      valor: { decimalMark: '.' },
    })
    expect(await readingOf(many('2026-01-09', '363350,7233'))).toMatchObject({ valor: { decimalMark: ',' } })
  })

  it('is Latin-1 where a letter of it stands anywhere', async () => {
    const rows = [...many('2026-01-09', '5'), 'Ñ;FE-2;2026-01-09;5'].join('\n')
    const seen = await inspected('cartera.csv', Buffer.from(`${header}\n${rows}`, 'latin1'))
    expect(seen.encoding).toBe('windows-1252')
  })
})

describe('the receipts of a university', () => {
  const suggested = async (name: string) => {
    const seen = await inspectFile(join(sampleFolder('udistrital'), `${name}.csv.br`), `${name}.csv`)
    const { part, fields } = suggestReading(seen, undefined)
    return {
      part,
      columns: Object.fromEntries(Object.entries(fields).map(([to, { column }]) => [to, column])),
      fields,
    }
  }

  it('are known by their columns, with days as Americans write them', async () => {
    const { part, columns, fields } = await suggested('entradas')
    expect(part).toBe('purchase-tickets')
    expect(columns).toEqual({
      clave: 'Id_entrada',
      consecutivo: 'consecutivo_entrada',
      vigencia: 'Vigencia',
      fecha: 'Fecha_Entrada',
      clase: 'clase_entrada',
      tipo_orden: 'tipo_contrato',
      numero_orden: 'numero_contrato',
      fecha_orden: 'fecha_contrato',
      nit: 'proveedor',
      facturas: 'numero_factura',
      fecha_factura: 'fecha_factura',
      bodega: 'sede',
    })
    expect(fields['fecha']).toMatchObject({ dateOrder: 'mdy' })
  })

  it('have items whose numbers have a point before their decimals', async () => {
    const { part, columns, fields } = await suggested('elementos')
    expect(part).toBe('purchase-tickets-lines')
    expect(columns).toMatchObject({
      entrada: 'id_entrada',
      item: 'nivel',
      precio: 'valor',
      tarifa_iva: 'iva',
    })
    for (const name of ['cantidad', 'precio', 'tarifa_iva', 'ajuste'])
      expect(fields[name]).toMatchObject({ decimalMark: '.' })
  })

  it('come from suppliers that are known by theirs', async () => {
    const { part, columns } = await suggested('proveedores')
    expect([part, columns]).toEqual(['third-parties', { nit: 'ID NIT', nombre: 'Razón Social' }])
  })
})
