import { sql } from 'kysely'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** A document of the demo that gets a file. */
export interface DemoDocument {
  kind: DocumentKind
  id: string
  numero: string
  fecha: CalendarDate
  moneda: string
  valor: Money
  supplier: string
}

/** The documents to which the demo's company has added a file: the newest of each kind of its suppliers with a person. */
export async function findDemoDocuments(db: Database, company: number): Promise<DemoDocument[]> {
  const newest = (
    kind: DocumentKind,
    table: string,
    [numero, fecha, valor]: readonly [string, string, string],
  ) =>
    sql`(select ${kind} as kind, d.id, d.${sql.ref(numero)} as numero, d.${sql.ref(fecha)} as fecha, d.moneda,
           d.${sql.ref(valor)} as valor, t.nombre as supplier
      from ${sql.table(table)} d join third_parties t on t.company_id = d.company_id and t.id = d.third_party_id
     where d.company_id = ${scopeCompany} and d.${sql.ref(fecha)} is not null
       and exists (select from memberships m where m.company_id = d.company_id and m.third_party_id = d.third_party_id and m.is_master)
     order by d.${sql.ref(fecha)} desc, d.id limit ${filesOfAKind})`
  const [documents] = await db.read(Scope.ofStaff(company), [
    sql<DemoDocument>`${sql.join(
      [
        newest('supplier-contracts', 'supplier_contracts', ['nro_contrato', 'fecha_inicio', 'valor']),
        newest('purchase-order', 'purchase_order', ['nro_orden', 'fecha', 'valor_neto']),
        newest('purchase-tickets', 'purchase_tickets', ['nro_entrada', 'fecha', 'valor_neto']),
        newest('account-statements', 'account_statements', [
          'factura_cliente',
          'fecha_factura',
          'valor_facturado',
        ]),
        newest('notes-debit', 'notes_debit', ['nro_nota', 'fecha', 'valor_nota']),
        newest('payments-made', 'payments_made', ['comprobante', 'fecha_pago', 'valor_pagado']),
      ],
      sql` union all `,
    )}`.compile(query),
  ])
  return documents
}

const filesOfAKind = 4
