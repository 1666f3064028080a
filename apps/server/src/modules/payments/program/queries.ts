import { sql } from 'kysely'
import type {
  ProgramPayment,
  ProgramPayments,
  ProgramPaymentsQuery,
} from '@enlace/contract/payments/program-schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Before every payment. */
const beginning = '0.00000000-0000-0000-0000-000000000000'

/**
 * Finds approved payments by their last change, the oldest first. A change is told after some seconds, so that none
 * that is committed late is passed over.
 */
export async function findProgramPayments(
  db: Database,
  scope: Scope,
  { after = beginning, size }: ProgramPaymentsQuery,
): Promise<ProgramPayments> {
  const [moment = '0', id = ''] = after.split('.')
  const [found] = await db.read(scope, [
    sql<
      ProgramPayment & { cursor: string }
    >`select p.id, p.numero, p.concepto, p.referencia, p.nit as documento_numero,
        p.dv as documento_dv, p.razon_social, p.moneda, p.valor, p.devuelto,
        case when p.reversed_at is null then p.valor - p.devuelto else 0.00 end as neto, p.gateway as pasarela,
        p.environment as ambiente, p.transaction_id as transaccion, p.decided_at as aprobado_at,
        p.reversed_at as anulado_at,
        coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'fecha', r.fecha, 'valor', r.valor::text,
                                                      'referencia', r.referencia) order by r.noted_at, r.id)
                    from online_payment_refunds r
                   where r.company_id = p.company_id and r.payment_id = p.id and r.withdrawn_at is null), '[]') as devoluciones,
        (extract(epoch from p.updated_at) * 1000000)::bigint || '.' || p.id as cursor
      from online_payments p
     where p.company_id = ${scopeCompany} and p.estado = 'Aprobada' and p.updated_at < now() - interval '5 seconds'
       and (p.updated_at, p.id) > (timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond', ${id}::uuid)
     order by p.updated_at, p.id limit ${size}`.compile(query),
  ])
  const next = found.at(-1)?.cursor
  return {
    payments: found.map(({ cursor: _, ...payment }) => payment),
    next: next ?? (after === beginning ? null : after),
  }
}
