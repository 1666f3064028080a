import { addCounts, type LoadCounts } from '@enlace/database/load/load-table'
import { paymentsMadeLinesLoad, paymentsMadeLoad } from '@enlace/database/load/tables/payments-made'
import { upsert } from '@enlace/database/load/upsert'
import type { Client } from '../../core/batch.ts'
import type { ReceivedPayment } from './map.ts'

/** Writes payments with the invoices that each paid. */
export async function writePayments(
  client: Client,
  payments: readonly ReceivedPayment[],
  batch: string,
): Promise<LoadCounts> {
  const counts = await upsert(client, paymentsMadeLoad, { rows: payments.map(({ row }) => row), batch })
  const parents = payments.map(({ row }) => row.erp_key)
  const rows = payments.flatMap(({ lines }) => lines)
  return addCounts(counts, await upsert(client, paymentsMadeLinesLoad, { rows, batch, parents }))
}
