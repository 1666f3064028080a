import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import { hashOf, type Keys } from '@enlace/server/core/keys/keys.ts'
import { tokenOf } from '@enlace/server/modules/payments/intents/links.ts'
import { newNumber } from '@enlace/server/modules/payments/intents/rules.ts'
import { demoCompanies } from '../data/companies.ts'
import { type DemoPayment, demoOnlinePayments } from '../data/online-payments.ts'
import { demoPaymentTexts as texts } from '../texts/payments.ts'

/** The simulator's word for each state; it never heard of a payment that nobody paid. */
const wordOf = { Pendiente: 'PENDING', Aprobada: 'APPROVED', Rechazada: 'DECLINED', Expirada: null } as const

/** Gives the demo's first company online payments in every state, as the simulator of the gateway knows them, too. */
export async function addDemoPayments(db: Database, keys: Keys): Promise<void> {
  const [company] = demoCompanies
  if (!company) return
  await db.transaction(Scope.ofStaff(company.id), async (tx) => {
    for (const payment of demoOnlinePayments) await addPayment(tx, keys, payment)
  })
}

async function addPayment(tx: Transaction, keys: Keys, payment: DemoPayment): Promise<void> {
  const { ago, nit, nombre, concepto, referencia, valor, estado, isReversed = false, refund } = payment
  const [id, numero] = [randomUUID(), newNumber()]
  const began = sql`(now() - make_interval(hours => ${ago}))`
  const decided = sql`(${began} + interval '4 minutes')`
  const word = wordOf[estado]
  const transaction = word === null ? null : `sim-${id.slice(0, 12)}`
  const isOpen = estado === 'Pendiente'
  await tx.run(
    sql`insert into online_payments (company_id, id, numero, token_hash, idempotency_key, concept_id, concepto, nit, dv,
        razon_social, referencia, valor, correo, gateway, environment, estado, transaction_id, transaction_status,
        expires_at, decided_at, reversed_at, failed_at, next_check_at, created_at)
      select ${scopeCompany}, ${id}::uuid, ${numero}, ${hashOf(tokenOf(keys, id))}, ${randomUUID()}::uuid, c.id, c.nombre,
        ${nit}, ${checkDigit(nit) ?? 0}::smallint, ${nombre}, ${referencia}, ${valor}::numeric, 'pagos@demo.example',
        'simulador', 'test', ${estado}, ${transaction}, ${isReversed ? 'VOIDED' : word}, ${began} + interval '1 hour',
        case when ${!isOpen} then ${decided} end, case when ${isReversed} then ${decided} + interval '2 hours' end,
        case when ${estado} in ('Rechazada', 'Expirada') then ${began} + interval '61 minutes' end,
        case when ${isOpen} then now() + interval '1 hour' end, ${began}
      from payment_concepts c where c.company_id = ${scopeCompany} and c.nombre = ${concepto}`.compile(query),
  )
  await tx.run(
    sql`insert into online_payment_events (company_id, payment_id, at, kind, transaction_id, status, estado_anterior, estado)
      select ${scopeCompany}, ${id}::uuid, at, kind, transaction_id, status, 'Pendiente', estado from (values
        (1, ${began}, 'creado', null, null, 'Pendiente'),
        (2, ${decided} - interval '2 seconds', 'evento', ${transaction}::text, ${word}::text, 'Pendiente'),
        (3, ${decided}, case when ${estado} = 'Expirada' then 'vencimiento' else 'consulta' end, ${transaction},
          ${word}, ${estado})) as news (place, at, kind, transaction_id, status, estado)
      where (place <> 2 or ${transaction}::text is not null) order by place`.compile(query),
  )
  if (transaction !== null)
    await tx.run(
      sql`insert into simulated_transactions (company_id, reference, id, status, valor, moneda, created_at, finalized_at)
        values (${scopeCompany}, ${numero}, ${transaction}, ${word}, ${valor}::numeric, 'COP', ${began},
          case when ${!isOpen} then ${decided} end)`.compile(query),
    )
  if (refund) await addRefund(tx, id, refund)
}

async function addRefund(
  tx: Transaction,
  payment: string,
  { valor, isWrong }: NonNullable<DemoPayment['refund']>,
): Promise<void> {
  const id = randomUUID()
  await tx.run(
    sql`insert into online_payment_refunds (company_id, payment_id, id, fecha, valor, motivo, referencia, avisada,
        idempotency_key, noted_by, noted_at)
      values (${scopeCompany}, ${payment}::uuid, ${id}::uuid, (now() at time zone 'America/Bogota')::date,
        ${valor}::numeric, ${isWrong ? texts.wrongRefund : texts.refund}, '', false, ${id}, 'cuentas@demo.co',
        now() - interval '20 minutes')`.compile(query),
  )
  if (isWrong)
    await tx.run(
      sql`update online_payment_refunds set withdrawn_at = now() - interval '10 minutes', withdrawn_by = 'admin@demo.co',
          withdrawn_reason = ${texts.wrongReason}
        where company_id = ${scopeCompany} and id = ${id}::uuid`.compile(query),
    )
}
