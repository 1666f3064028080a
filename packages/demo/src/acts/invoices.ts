import { returnReasonTexts } from '@enlace/contract/invoices/desk/texts.ts'
import { sql } from 'kysely'
import type { ElectronicLine } from '@enlace/documents/ubl/electronic-document.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { addDays, type CalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { money, multiplyMoney } from '@enlace/domain/money.ts'
import type { Settings } from '@enlace/server/core/settings/settings.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { keepDrafts, storePart } from '@enlace/server/modules/invoices/index.ts'
import { caribeSupplier, mainSupplier } from '../catalogue/suppliers.ts'
import { demoCompanies } from '../data/companies.ts'
import { demoInvoiceTexts as texts } from '../texts/invoices.ts'
import { actAsPerson } from './act-as-person.ts'
import { type DemoInvoice, demoInvoice } from './invoice-document.ts'
import { deliver } from './deliveries.ts'
import { type BilledOrder, findInvoiceParts, type PostedInvoice, type Sender } from './invoices-queries.ts'

/** The suppliers whose master hands invoices in. */
const senders = [mainSupplier, caribeSupplier].map(({ documento_numero }) => documento_numero)

/** The states of what is handed in. */
export const fates = ['borrador', 'radicada', 'en_revision', 'aceptada', 'devuelta'] as const

/** The way that each invoice took that the ERP has. */
const postedFates = ['archivo', 'programa', 'escrita', 'encontrada'] as const

/** What happens to the invoice of each order, newest first; the last one is accepted, and no connection could write it. */
const orderFates = [...fates, 'pendiente'] as const
export type Fate = (typeof orderFates)[number] | (typeof postedFates)[number]

/** An invoice of the demo that was handed in. */
export interface HandedIn {
  company: number
  id: string
  fate: Fate
}

/** Hands invoices of the demo's supplier in, so that each company has one in each state, and delivers those that are accepted. */
export async function addDemoInvoices(db: Database, settings: Settings): Promise<HandedIn[]> {
  const storage = openStorage(settings)
  const today = todayInBogota(new Date())
  const handedIn: HandedIn[] = []
  for (const { id: company } of demoCompanies) {
    const most = { orders: orderFates.length, posted: postedFates.length }
    const parts = await findInvoiceParts(db, company, senders, most)
    if (!parts) continue
    const invoices = [
      ...parts.orders.flatMap((order, at) => {
        const fate = orderFates[at]
        return fate ? [{ fate, invoice: ofOrder(order, at, fate, today) }] : []
      }),
      ...parts.posted.flatMap((posted, at) => {
        const [fate, invoice] = [postedFates[at], ofPosted(posted)]
        return fate && invoice ? [{ fate, invoice }] : []
      }),
    ].toReversed()
    const task = 'demo-invoices'
    await actAsPerson(db, { company, membership: parts.sender.membership, task }, async (scope) => {
      for (const { fate, invoice } of invoices) {
        const id = await keepDraft({ db, storage, scope, company }, parts.sender, invoice)
        if (fate === 'borrador') continue
        await handIn(db, scope, id)
        await decide(db, company, id, fate)
        await deliver(db, company, id, fate)
        handedIn.push({ company, id, fate })
      }
    })
  }
  return handedIn
}

type Place = { db: Database; storage: ReturnType<typeof openStorage>; scope: Scope; company: number }

async function keepDraft(place: Place, from: Sender, invoice: DemoInvoice): Promise<string> {
  const { xml, read } = demoInvoice(from, invoice)
  const original = await storePart(place, place, { name: read.xml.name, bytes: xml }, 'original')
  const file = { name: read.xml.name, storageKey: original.storage_key }
  const [answer] = await place.db.transaction(place.scope, (tx) =>
    keepDrafts(tx, [{ file, isPaper: false, documents: [{ read, parts: [original] }], refusals: [] }], false),
  )
  const id = answer?.facturas[0]?.id
  if (id === undefined) throw new Error('An invoice of the demo is no draft')
  return id
}

/** Hands a draft in as it is: the demo's ERP has one of them already, and past acts send no mail. */
export async function handIn(db: Database, scope: Scope, id: string): Promise<void> {
  await db.transaction(scope, async (tx) => {
    await tx.run(
      sql`select hand_in_invoice(i.id, to_jsonb(i) || jsonb_build_object('hallazgos', coalesce((
            select jsonb_agg(f) from jsonb_array_elements(i.hallazgos) f where f ->> 'gravedad' <> 'rechaza'), '[]')))
          from submitted_invoices i where i.company_id = ${scopeCompany} and i.id = ${id}`.compile(query),
    )
  })
}

const reason = returnReasonTexts.cantidad

/** The company decides about an invoice of the demo. */
export async function decide(db: Database, company: number, id: string, fate: Fate): Promise<void> {
  if (fate === 'borrador' || fate === 'radicada') return
  const version = sql`(select i.version from submitted_invoices i where i.company_id = ${scopeCompany} and i.id = ${id})`
  const statement =
    fate === 'en_revision'
      ? sql`select assign_invoice(${id}, ${version}, (select min(m.id::text)::uuid from staff_members m
          where m.company_id = ${scopeCompany} and m.role = 'cuentas_por_pagar' and m.active), array['cuentas_por_pagar'],
          ${texts.decider})`
      : fate === 'devuelta'
        ? sql`select * from decide_invoice(wanted => ${id}, seen => ${version}, decision => 'devuelta', reason => 'cantidad',
            title => ${reason.titulo}, step => ${reason.paso}, words => ${texts.returned}, decider => ${texts.decider}, rule => null)`
        : sql`select * from decide_invoice(wanted => ${id}, seen => ${version}, decision => 'aceptada', reason => null,
            title => '', step => '', words => '', decider => ${texts.decider}, rule => null)`
  await db.transaction(Scope.ofStaff(company), async (tx) => {
    await tx.run(statement.compile(query))
  })
}

function ofOrder(
  { numero, fecha, lineas }: BilledOrder,
  at: number,
  fate: Fate,
  today: CalendarDate,
): DemoInvoice {
  // Company staff looks at one whose price is not the order's.
  const factor = fate === 'en_revision' ? '1.04' : '1'
  const issueDate = fecha > addDays(today, -at - 1) ? today : addDays(today, -at - 1)
  return {
    number: `FEP${2040 + at}`,
    issueDate,
    dueDate: addDays(issueDate, 45),
    // The draft names no order: one is proposed, and the supplier is warned.
    order: fate === 'borrador' ? null : numero,
    // One was opened in another program: its signature no longer holds, and the desk sees why.
    isChanged: fate === 'en_revision',
    lines: lineas.map((line) =>
      lineOf(
        line.item,
        line.descripcion,
        line.cantidad,
        line.um,
        multiplyMoney(line.valor, factor),
        String(line.linea),
      ),
    ),
  }
}

function ofPosted({ numero, fecha, vence, base, iva }: PostedInvoice): DemoInvoice | undefined {
  if (fecha === null || vence === null || base === null || iva === null) return undefined
  const number = numero.replace('-', '')
  const line = lineOf('SUM', fill(texts.concept, { numero }), '1', '94', base)
  return { number, issueDate: fecha, dueDate: vence, order: null, lines: [{ ...line, iva }] }
}

function lineOf(
  code: string,
  description: string,
  quantity: string,
  unit: string,
  total: DemoInvoice['lines'][number]['total'],
  orderLine?: string,
): ElectronicLine {
  const price = (Number(total) / Number(quantity)).toFixed(2)
  const iva = multiplyMoney(total, '0.19')
  return {
    code,
    description,
    quantity,
    unit,
    price: money(price),
    total,
    rate: '19.00',
    iva,
    ...(orderLine !== undefined && { orderLine }),
  }
}
