import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Money } from '@enlace/domain/money.ts'
import { isInScope } from '../../../core/list/queries.ts'

/** An invoice of the company with the fields of a comparison. */
export interface ComparedRow {
  id: string
  numero: string
  moneda: string
  estado: string
  valor_facturado: Money
  saldo_total: Money
  pendiente: boolean
}

/** Finds the scope's pending invoices, and all others with one of the numbers; they are compared by their key. */
export async function findCompared(
  db: Database,
  scope: Scope,
  keys: readonly string[],
): Promise<ComparedRow[]> {
  const [rows] = await db.read(scope, [
    sql<ComparedRow>`select id, factura_cliente as numero, moneda, estado, valor_facturado, saldo_total, pendiente
      from account_statements where ${isInScope(scope)} and (pendiente or factura_clave = any(${keys}))
     order by fecha_vencimiento, id`.compile(query),
  ])
  return rows
}
