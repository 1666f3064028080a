import { sql } from 'kysely'
import { PaymentState, type PaymentConcept } from '@enlace/contract/payments/schemas.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { Money } from '@enlace/domain/money.ts'

/** A payment as stored. */
export interface KeptPayment {
  company_id: number
  id: string
  numero: string
  concept_id: number
  concepto: string
  nit: string
  dv: number
  razon_social: string
  referencia: string
  valor: Money
  /** What the company noted as given back. */
  devuelto: Money
  moneda: string
  correo: string
  gateway: string
  environment: string
  estado: PaymentState
  transaction_id: string | null
  transaction_status: string | null
  expires_at: string
  decided_at: string | null
  reversed_at: string | null
  created_at: string
  /** The hash of its link's secret. */
  token_hash: Buffer
}

/** A company's gateway as stored, with sealed secrets. */
export interface KeptGateway {
  gateway: string
  environment: string
  is_enabled: boolean
  public_key: string
  sealed_secrets: Buffer | null
}

/** The company and id of a payment. */
export interface PaymentPlace {
  company_id: number
  id: string
}

const paymentColumns = [
  'company_id',
  'id',
  'numero',
  'concept_id',
  'concepto',
  'nit',
  'dv',
  'razon_social',
  'referencia',
  'valor',
  'devuelto',
  'moneda',
  'correo',
  'gateway',
  'environment',
  'estado',
  'transaction_id',
  'transaction_status',
  'expires_at',
  'decided_at',
  'reversed_at',
  'created_at',
  'token_hash',
] as const

/** A query for the payments of the open company. */
export const payments = () =>
  query.selectFrom('online_payments').select(paymentColumns).where('company_id', '=', scopeCompany)

/** Types a row as a payment; a check constraint allows no other state. */
export function readPayment<Row extends { estado: string }>(
  row: Row,
): Omit<Row, 'estado'> & { estado: PaymentState } {
  return { ...row, estado: PaymentState.parse(row.estado) }
}

const conceptColumns = ['id', 'nombre', 'descripcion', 'valor'] as const

const concepts = query
  .selectFrom('payment_concepts')
  .select(conceptColumns)
  .where('company_id', '=', scopeCompany)
  .where('activo', '=', true)
  .orderBy('orden')
  .orderBy('nombre')
  .compile()

const publicGateway = query
  .selectFrom('payment_gateways')
  .select(['gateway', 'is_enabled'])
  .where('company_id', '=', scopeCompany)
  .compile()

/** Returns the data for visitors: the concepts, and the gateway if enabled. */
export async function findPaymentOptions(
  db: Database,
  scope: Scope,
): Promise<{ gateway: string | null; concepts: PaymentConcept[] }> {
  const [[gateway], found] = await db.read(scope, [publicGateway, concepts])
  return { gateway: gateway?.is_enabled ? gateway.gateway : null, concepts: found }
}

const keptGateway = query
  .selectFrom('payment_gateways')
  .select(['gateway', 'environment', 'is_enabled', 'public_key', 'sealed_secrets'])
  .where('company_id', '=', scopeCompany)
  .compile()

/** Returns a company's gateway with its sealed secrets, for internal use. */
export async function findGateway(db: Database, company: number): Promise<KeptGateway | undefined> {
  const [[gateway]] = await db.read(Scope.ofStaff(company), [keptGateway])
  return gateway
}

/** Finds the payment that a link's secret opens. */
export async function findPaymentOfLink(db: Database, hash: Buffer): Promise<PaymentPlace | undefined> {
  const [place] = await db.lookUp<PaymentPlace>('online_payment_of_link', [hash])
  return place
}

/** Finds a payment by its number. */
export async function findPaymentByNumber(
  db: Database,
  company: number,
  numero: string,
): Promise<KeptPayment | undefined> {
  const [[row]] = await db.read(Scope.ofStaff(company), [payments().where('numero', '=', numero).compile()])
  return row && readPayment(row)
}

/** Returns a payment with the company's gateway and the transaction ids from events and returns, newest first. */
export async function getPayment(
  db: Database,
  { company_id, id }: PaymentPlace,
): Promise<{ payment: KeptPayment; gateway: KeptGateway | undefined; hints: string[] }> {
  const hints = query
    .selectFrom('online_payment_events')
    .select('transaction_id')
    .where('company_id', '=', scopeCompany)
    .where('payment_id', '=', id)
    .where('transaction_id', 'is not', null)
    .where('kind', 'in', ['evento', 'retorno', 'consulta'])
    .groupBy('transaction_id')
    // Signed events come before return addresses, then the newest.
    .orderBy(sql`bool_or(kind = 'evento')`, 'desc')
    .orderBy(sql`max(id)`, 'desc')
    .limit(hintsAsked)
    .compile()
  const [[row], [gateway], named] = await db.read(Scope.ofStaff(company_id), [
    payments().where('id', '=', id).compile(),
    keptGateway,
    hints,
  ])
  if (row === undefined) throw new Error('A payment that was looked up is kept')
  return {
    payment: readPayment(row),
    gateway,
    hints: named.flatMap(({ transaction_id }) => transaction_id ?? []),
  }
}

/** The maximum number of hinted transactions to query, which limits the requests a visitor can cause. */
const hintsAsked = 5

/** Locks a payment, so that concurrent decisions run one after the other. */
export async function lockPayment(tx: Transaction, id: string): Promise<KeptPayment> {
  const [row] = await tx.run(payments().where('id', '=', id).forUpdate().compile())
  if (row === undefined) throw new Error('A payment is never deleted')
  return readPayment(row)
}

/** Takes the open payments that are due for a check; other nodes skip them. */
export function takeDuePayments(db: Database, howMany: number): Promise<PaymentPlace[]> {
  return db.lookUp<PaymentPlace>('take_due_online_payments', [howMany])
}

const paymentRecipients = query
  .selectFrom('payment_recipients')
  .select('email')
  .where('company_id', '=', scopeCompany)
  .orderBy('email')
  .compile()

/** Finds who of the company is written about approved payments. */
export async function findPaymentRecipients(tx: Pick<Transaction, 'run'>): Promise<string[]> {
  return (await tx.run(paymentRecipients)).map(({ email }) => email)
}
