import { randomUUID } from 'node:crypto'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { BuiltBranch } from './builders.ts'
import { type Admin, type Fields, insert, ownerOf } from './document-row.ts'

/** The documents that suppliers act on: their tables and required columns. */
const actedOn = {
  'purchase-order': { table: 'purchase_order', number: 'nro_orden', net: 'valor_neto' },
  'purchase-tickets': { table: 'purchase_tickets', number: 'nro_entrada', net: 'valor_neto' },
  'notes-debit': { table: 'notes_debit', number: 'nro_nota', net: 'valor_nota' },
} as const

/** Creates an order, an entry or a note of a branch as a load does; by default one of 1,000 pesos, of today. */
export async function buildDocument(
  server: Admin,
  kind: keyof typeof actedOn,
  branch: BuiltBranch,
  fields: Fields = {},
): Promise<string> {
  const id = randomUUID()
  const { table, number, net } = actedOn[kind]
  await insert(server, table, {
    ...ownerOf(branch),
    id,
    erp_key: id,
    [number]: `N-${id.slice(0, 8)}`,
    fecha: todayInBogota(new Date()),
    valor_bruto: '1000.00',
    [net]: '1000.00',
    ...fields,
  })
  return id
}

/** Gives an order or an entry lines, numbered from 1, of ten units at 100 pesos each. */
export async function buildLines(
  server: Admin,
  kind: 'purchase-order' | 'purchase-tickets',
  branch: BuiltBranch,
  document: string,
  items: readonly string[],
): Promise<void> {
  const parent = kind === 'purchase-order' ? 'purchase_order_id' : 'purchase_ticket_id'
  for (const [at, item] of items.entries()) {
    await insert(server, `${actedOn[kind].table}_lines`, {
      ...ownerOf(branch),
      [parent]: document,
      linea: at + 1,
      item,
      descripcion: item,
      um: 'UND',
      cantidad: '10',
      precio: '100',
      valor_bruto: '1000.00',
      valor_neto: '1000.00',
    })
  }
}
