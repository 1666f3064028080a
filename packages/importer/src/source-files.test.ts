import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'
import { openPlannedFiles } from './source-files.ts'

const folder = await useScratchFolder('enlace-source-files-')

async function workbook(name: string, sheets: Readonly<Record<string, string[][]>>): Promise<string> {
  const book = utils.book_new()
  for (const [sheet, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), sheet)
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' })
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

const orders = [
  ['Número', 'NIT'],
  ['OC-1', '900123456'],
]
const lines = [
  ['Orden', 'Ítem'],
  ['OC-1', 'A1'],
]

describe('two sheets of a workbook', () => {
  it('are told apart in what is said of their rows', async () => {
    const path = await workbook('dos.xlsx', { Órdenes: orders, Líneas: lines })
    const { tables } = await openPlannedFiles([
      { path, name: 'compras.xlsx', part: 'purchase-order', sheet: 'Órdenes' },
      { path, name: 'compras.xlsx', part: 'purchase-order-lines', sheet: 'Líneas' },
    ])
    expect(tables['purchase-order']?.file).toBe('compras.xlsx · Órdenes')
    expect(tables['purchase-order-lines']?.file).toBe('compras.xlsx · Líneas')
  })

  it('are not named where there is one', async () => {
    const path = await workbook('una.xlsx', { Órdenes: orders })
    const { tables } = await openPlannedFiles([{ path, name: 'compras.xlsx', part: 'purchase-order' }])
    expect(tables['purchase-order']?.file).toBe('compras.xlsx')
  })
})
