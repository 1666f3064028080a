import { addCounts, noCounts, type LoadCounts } from '@enlace/database/load/load-table.ts'
import { closedStatementsLoad, openStatementsOf } from '@enlace/database/load/tables/account-statements.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import { zeroMoney } from '@enlace/domain/money.ts'
import type { Client } from '../../core/records/batch.ts'
import { ImportFault } from '../../core/findings/import-fault.ts'
import type { Mapping } from '../../core/mapping/mapping.ts'
import type { CountRead } from '../../core/records/record-reader.ts'
import type { ListedStatements } from './listed-map.ts'

/** The invoices that a complete list closes: how many of how many, and the first of them. */
export interface Closing {
  open: number
  closed: number
  examples: string[]
  /** More than a fifth would be closed: the user has to confirm it. */
  needsConfirmation: boolean
}

/** What a load needs besides its rows. */
export interface ListedLoad {
  mapping: Mapping
  batch: string
  /** Why an invoice is closed. */
  words: string
  confirmsClosing: boolean
  /** Called as the rows are sent to the database, with the number sent and the total. */
  onSent: CountRead
}

const examplesShown = 20
/** A complete list that closes more than this share of the open invoices needs confirmation (decisions 8). */
const closingShare = 0.2

/**
 * Writes listed invoices; if they are the source's complete list, those no longer listed are closed.
 * @throws ImportFault `too-many-closed` if more than a fifth would be closed without confirmation.
 */
export async function writeListedStatements(
  client: Client,
  { count, keys, rows }: ListedStatements,
  { mapping, batch, words, confirmsClosing, onSent }: ListedLoad,
): Promise<{ counts: LoadCounts; closing: Closing | null }> {
  const isWhole = mapping.rules.picture === 'whole'
  const open = isWhole ? await openStatementsOf(client, mapping.source) : []
  const gone = open.filter(({ erp_key }) => !keys.has(erp_key))
  const closing = isWhole ? closingOf(open.length, gone) : null
  if (closing?.needsConfirmation === true && !confirmsClosing) {
    const values = {
      closed: closing.closed.toLocaleString('es-CO'),
      open: closing.open.toLocaleString('es-CO'),
    }
    throw new ImportFault('too-many-closed', values)
  }
  const counts = await upsert(client, rows.target, {
    rows,
    batch,
    onSent: (sent) => onSent(sent, count),
  })
  const closed = gone.map((row) => ({
    ...row,
    estado: 'pagada',
    estado_programacion_pago: 'pagada',
    motivo: words,
    saldo_total: zeroMoney,
  }))
  const more =
    closed.length > 0 ? await upsert(client, closedStatementsLoad, { rows: closed, batch }) : noCounts
  return { counts: addCounts(counts, more), closing }
}

function closingOf(open: number, gone: readonly { factura_cliente: string }[]): Closing {
  return {
    open,
    closed: gone.length,
    examples: gone.slice(0, examplesShown).map(({ factura_cliente }) => factura_cliente),
    needsConfirmation: gone.length > open * closingShare,
  }
}
