import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { compareMoney, formatMoney, type Money } from '@enlace/domain/money.ts'
import type { Decision } from './rules.ts'
import { minutesToPay, newNumber, nextCheck } from './rules.ts'
import { payments, readPayment, type KeptPayment, type PaymentPlace } from './queries.ts'

/** The terms of a new payment. */
export interface PaymentTerms {
  id: string
  tokenHash: Buffer
  idempotencyKey: string
  concept: { id: number; nombre: string }
  nit: string
  dv: number
  razon_social: string
  referencia: string
  valor: Money
  correo: string
  gateway: string
  environment: string
  address: string | null
}

/**
 * Creates a payment, or returns the existing one with the same key or still open for the same thing. The product
 * writes it for the company, since a visitor's scope cannot. @throws Problem `payment-repeated` if it is paid already,
 * `malformed-request` if a key is reused with other terms.
 */
export function beginPayment(db: Database, company: number, terms: PaymentTerms): Promise<KeptPayment> {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    // Serialises payments of the same reference.
    const subject = `online-payment:${company}:${terms.nit}:${terms.referencia.toLowerCase()}`
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.compile(query))
    const known = await findKnown(tx, terms)
    if (known) return known
    await insertPayment(tx, terms)
    const [row] = await tx.run(payments().where('id', '=', terms.id).compile())
    if (row === undefined) throw new Error('A payment that was begun is kept')
    return readPayment(row)
  })
}

async function findKnown(tx: Transaction, terms: PaymentTerms): Promise<KeptPayment | undefined> {
  const [ofKey] = await tx.run(payments().where('idempotency_key', '=', terms.idempotencyKey).compile())
  if (ofKey) {
    if (!isSame(readPayment(ofKey), terms)) throw new Problem('malformed-request')
    return readPayment(ofKey)
  }
  const ofReference = await tx.run(
    payments()
      .where('gateway', '=', terms.gateway)
      .where('environment', '=', terms.environment)
      .where('concept_id', '=', terms.concept.id)
      .where('nit', '=', terms.nit)
      .where(sql`lower(referencia)`, '=', terms.referencia.toLowerCase())
      .where('estado', 'in', ['Pendiente', 'Aprobada'])
      .compile(),
  )
  const same = ofReference.map(readPayment).filter((payment) => isSame(payment, terms))
  if (same.some(isPaid)) {
    const { referencia, valor } = terms
    throw new Problem('payment-repeated', { referencia, valor: formatMoney(valor) })
  }
  return same.find(({ estado, correo }) => estado === 'Pendiente' && correo === terms.correo)
}

/** Whether the company still has some of the money; what it gave back wholly can be paid again. */
function isPaid({ estado, reversed_at, valor, devuelto }: KeptPayment): boolean {
  return estado === 'Aprobada' && reversed_at === null && compareMoney(devuelto, valor) < 0
}

function isSame(payment: KeptPayment, terms: PaymentTerms): boolean {
  return (
    payment.concept_id === terms.concept.id &&
    payment.nit === terms.nit &&
    payment.referencia.toLowerCase() === terms.referencia.toLowerCase() &&
    compareMoney(payment.valor, terms.valor) === 0
  )
}

async function insertPayment(tx: Transaction, terms: PaymentTerms): Promise<void> {
  const { tokenHash, idempotencyKey, concept, ...kept } = terms
  await tx.run(
    query
      .insertInto('online_payments')
      .values({
        ...kept,
        company_id: scopeCompany,
        numero: newNumber(),
        token_hash: tokenHash,
        idempotency_key: idempotencyKey,
        concept_id: concept.id,
        concepto: concept.nombre,
        expires_at: sql<string>`now() + make_interval(mins => ${minutesToPay})`,
        next_check_at: sql<string>`now() + interval '1 minute'`,
      })
      .compile(),
  )
  await tx.run(
    eventOf(terms.id, { kind: 'creado', estado_anterior: 'Pendiente', estado: 'Pendiente' }).compile(),
  )
}

/** The data of a log entry besides its payment. */
interface LogEntry {
  kind: 'creado' | 'retorno' | 'evento' | 'consulta' | 'vencimiento'
  estado_anterior: string
  estado: string
  transaction_id?: string | null
  status?: string | null
  event_hash?: Buffer | null
}

function eventOf(payment: string, entry: LogEntry) {
  return query
    .insertInto('online_payment_events')
    .values({ company_id: scopeCompany, payment_id: payment, ...entry })
    .onConflict((conflict) => conflict.columns(['company_id', 'event_hash']).doNothing())
}

/** The maximum number of transactions recorded from a payer's returns; more visits to the link record nothing. */
const returnsKept = 20

/**
 * Records a transaction named by a signed event or by a return address. It changes no state, since only the gateway
 * decides. Returns whether it was new.
 */
export async function noteTransaction(
  db: Database,
  payment: PaymentPlace & Pick<KeptPayment, 'estado'>,
  told: { kind: 'evento' | 'retorno'; transactionId: string; word: string | null; hash: Buffer },
): Promise<boolean> {
  const { company_id, id, estado } = payment
  return db.transaction(Scope.ofStaff(company_id), async (tx) => {
    if (told.kind === 'retorno' && (await countReturns(tx, id)) >= returnsKept) return false
    const entry: LogEntry = {
      kind: told.kind,
      estado_anterior: estado,
      estado,
      transaction_id: told.transactionId,
      status: told.word,
      event_hash: told.hash,
    }
    const noted = await tx.run(eventOf(id, entry).returning('id').compile())
    if (noted.length === 0) return false
    // The caller queries it at once; the watch does so soon, if this process ends before.
    const soon = { next_check_at: sql<string>`now() + interval '15 seconds'` }
    await tx.run(update(id, soon).compile())
    return true
  })
}

async function countReturns(tx: Transaction, id: string): Promise<number> {
  const [row] = await tx.run(
    query
      .selectFrom('online_payment_events')
      .select(sql<number>`count(*)::integer`.as('returns'))
      .where('company_id', '=', scopeCompany)
      .where('payment_id', '=', id)
      .where('kind', '=', 'retorno')
      .compile(),
  )
  return row?.returns ?? 0
}

/** Saves the decision on a locked payment, with its log entry. Returns whether anything changed. */
export async function writeDecision(
  tx: Transaction,
  payment: KeptPayment,
  { estado, transaction, isReversed }: Decision,
  now: Date,
): Promise<boolean> {
  const isReversal = isReversed && payment.reversed_at === null
  const isChange =
    estado !== payment.estado ||
    isReversal ||
    (transaction !== undefined &&
      (transaction.id !== payment.transaction_id || transaction.word !== payment.transaction_status))
  await tx.run(
    update(payment.id, {
      estado,
      ...(transaction && { transaction_id: transaction.id, transaction_status: transaction.word }),
      ...(estado !== payment.estado && { decided_at: now.toISOString() }),
      ...(isReversal && { reversed_at: now.toISOString() }),
      next_check_at: nextCheck(estado, payment.expires_at, now)?.toISOString() ?? null,
    }).compile(),
  )
  if (isChange) {
    const entry: LogEntry = {
      kind: estado === 'Expirada' ? 'vencimiento' : 'consulta',
      estado_anterior: payment.estado,
      estado,
      transaction_id: transaction?.id ?? null,
      status: transaction?.word ?? null,
    }
    await tx.run(eventOf(payment.id, entry).compile())
  }
  return isChange
}

interface Changes {
  estado?: string
  transaction_id?: string
  transaction_status?: string
  decided_at?: string
  reversed_at?: string
  next_check_at: string | null | ReturnType<typeof sql<string>>
}

function update(id: string, changes: Changes) {
  return query
    .updateTable('online_payments')
    .set(changes)
    .where('company_id', '=', scopeCompany)
    .where('id', '=', id)
}
