import type pg from 'pg'
import { type MeasuredSupplier, openSession } from './seed-statements.ts'

/** The documents that are listed, each in a table of its own. */
export const documentTables = [
  'account_statements',
  'payments_made',
  'purchase_order',
  'purchase_tickets',
  'notes_debit',
] as const
export type DocumentTable = (typeof documentTables)[number]

const companyId = 900
/** The supplier that has more documents than any other. */
const bigSupplier = 1
const rowsOfTheBig = 100_000
const rowsOfOthers = 1000

/** The columns of each table beside its owner and key, from a number `n`, a `day`, a `valor` and something by `chance`. */
const facts: Record<DocumentTable, { columns: string; values: string }> = {
  account_statements: {
    columns: `factura_cliente, condicion_pago, fecha_factura, fecha_proveedor, fecha_vencimiento, fecha_estimada_pago,
      estado_programacion_pago, valor_facturado, saldo_total`,
    values: `'FE-' || n, '30D', day, day, day + 30, case when chance % 3 = 0 then day + 37 end,
      case when chance % 3 = 0 then 'programada' else 'sin_programar' end, valor, case when chance % 10 = 0 then valor else 0 end`,
  },
  payments_made: {
    columns: `comprobante, fecha_pago, medio, banco, valor_bruto, valor_retenciones, valor_pagado, estado`,
    values: `'CE-' || n, day, case when chance % 9 = 0 then 'Cheque' else 'Transferencia' end, 'Bancolombia', valor,
      valor * 0.035, valor - valor * 0.035, case when chance % 50 = 0 then 'en_proceso' else 'pagado' end`,
  },
  purchase_order: {
    columns: `nro_orden, fecha, fecha_entrega, comprador, bodega, valor_bruto, valor_impuesto, valor_neto, recibido_pct, estado`,
    values: `'OC-' || n, day, day + 15, 'Comprador ' || chance % 7, 'Bodega ' || chance % 3, valor, valor * 0.19, valor * 1.19,
      case when chance % 4 = 0 and day > current_date - 120 then 40 else 100 end,
      case when chance % 4 = 0 and day > current_date - 120 then 'recibida_parcial' else 'recibida' end`,
  },
  purchase_tickets: {
    columns: `nro_entrada, fecha, oc_relacionada, bodega, remision, valor_bruto, valor_impuesto, valor_neto, estado`,
    values: `'EA-' || n, day, 'OC-' || n, 'Bodega ' || chance % 3, 'R' || n, valor, valor * 0.19, valor * 1.19,
      case when chance % 4 = 0 then 'registrada' else 'facturada' end`,
  },
  notes_debit: {
    columns: `nro_nota, fecha, motivo, valor_bruto, valor_impuesto, valor_nota, valor_aplicado, estado`,
    values: `'ND-' || n, day, case when chance % 3 = 0 then 'Devolución' else 'Diferencia de precio' end, valor, valor * 0.19,
      valor * 1.19, case when chance % 4 = 0 then 0 else valor * 1.19 end, case when chance % 4 = 0 then 'emitida' else 'aplicada' end`,
  },
}

/** The kinds whose items are looked through by a text, and how a line names its document. */
const linesOf: Partial<Record<DocumentTable, string>> = {
  purchase_order: 'purchase_order_id',
  purchase_tickets: 'purchase_ticket_id',
}

/** Makes the measured company with so many suppliers, whose documents then follow. */
export async function seedSuppliers(client: pg.Client, suppliers: number): Promise<void> {
  await client.query(
    `insert into companies (id, nit, dv, nombre) values ($1, '899999063', 3, 'Compañía medida') on conflict do nothing`,
    [companyId],
  )
  await client.query(
    `insert into settings (company_id, name, value)
     select $1, name, '1' from unnest(array['pageOnline', 'orden_compra', 'orden_ticket', 'orden_notas_debito']) name
     on conflict do nothing`,
    [companyId],
  )
  await client.query(
    `insert into third_parties (company_id, id, erp_key, documento_numero, nombre)
     select $1, 1000000 + n, n::text, (800000000 + n)::text, 'Proveedor ' || n from generate_series(1, $2::int) n
     on conflict do nothing`,
    [companyId, suppliers],
  )
  await client.query(
    `insert into branch_accounts (company_id, id, third_party_id, erp_key, codigo, nombre)
     select $1, 1000000 + n, 1000000 + n, n::text, '001', 'Principal' from generate_series(1, $2::int) n
     on conflict do nothing`,
    [companyId, suppliers],
  )
}

/**
 * Fills one table with so many rows: 100,000 of one supplier, of all others so many each, in the order in which an ERP
 * writes them, a day's of all suppliers together. What follows the documents (search, history) is left out.
 */
export async function seedDocuments(
  client: pg.Client,
  table: DocumentTable,
  rows: number,
  perSupplier = rowsOfOthers,
): Promise<void> {
  const { columns, values } = facts[table]
  const others = (rows - rowsOfTheBig) / perSupplier
  // The one with more has one document for every so many of all.
  const every = rows / rowsOfTheBig
  // Neither triggers nor keys are looked at row by row, and the indexes are built at the end: an hour becomes minutes.
  await client.query('set session_replication_role = replica')
  await client.query(`set maintenance_work_mem = '512MB'`)
  await client.query(`update pg_index set indisready = false where indrelid = '${table}'::regclass`)
  await client.query(
    `insert into ${table} (company_id, third_party_id, third_id, erp_key, ${columns})
     select ${companyId}, 1000000 + supplier, 1000000 + supplier, 'M' || n, ${values}
       from (select n, case when n % ${every} = 0 then ${bigSupplier} else 2 + (n - n / ${every}) % ${others} end as supplier,
                    abs(hashint4(n)) as chance, current_date - 20 - (n / ${others + 1}) % 1400 as day,
                    1000 + n % 99991 as valor from generate_series(1, ${rows}) n) r`,
  )
  await client.query(`update pg_index set indisready = true where indrelid = '${table}'::regclass`)
  await client.query(`reindex table ${table}`)
  if (table === 'payments_made')
    await client.query(
      `insert into payments_made_lines (company_id, payment_id, linea, third_party_id, third_id, factura, valor_factura,
         valor_retefuente, neto_pagado)
       select company_id, id, 1, third_party_id, third_id, comprobante, valor_bruto, valor_retenciones, valor_pagado
         from payments_made where company_id = ${companyId}`,
    )
  const parent = linesOf[table]
  if (parent !== undefined)
    await client.query(
      `insert into ${table}_lines (company_id, ${parent}, linea, third_party_id, third_id, item, descripcion, um, cantidad,
         precio, valor_bruto, valor_neto)
       select company_id, id, 1, third_party_id, third_id, 'A-' || abs(hashtext(erp_key)) % 500, 'Artículo de oficina', 'UND',
         1, 1, 1, 1 from ${table} where company_id = ${companyId}`,
    )
  await client.query('set session_replication_role = origin')
  await client.query(`vacuum analyze ${table}`)
}

/** Adds up and folds the figures that lists keep, which the seeds' rows do not: triggers are off for them. */
export async function keepFigures(client: pg.Client): Promise<void> {
  await client.query('select * from mend_figures($1)', [companyId])
  await client.query('select fold_figures($1)', [companyId])
  const { rows } = await client.query<{ name: string }>('select figure_tables() as name')
  for (const { name } of rows) await client.query(`vacuum analyze ${name}`)
  await client.query('vacuum analyze payments_made_lines, purchase_order_lines, purchase_tickets_lines')
}

/** How many suppliers a table of so many rows has. */
export const suppliersOf = (rows: number): number => 1 + (rows - rowsOfTheBig) / rowsOfOthers

/** Sessions of the supplier with 100,000 documents and of some of the others. */
export async function openSessions(client: pg.Client, suppliers: number, count: number) {
  const sessions: MeasuredSupplier[] = []
  for (let at = 0; at <= count; at++) {
    const supplier = at === 0 ? bigSupplier : 2 + Math.floor(((at - 1) * (suppliers - 2)) / count)
    sessions.push(await openSession(client, supplier))
  }
  const [big, ...others] = sessions
  if (!big) throw new Error('No supplier to measure')
  return { big, others }
}
