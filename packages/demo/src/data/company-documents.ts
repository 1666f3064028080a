import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { LinkedKind } from '@enlace/database/load/tables/document-links.ts'
import type { DocumentLinkRow } from '@enlace/database/load/tables/document-links.ts'
import type { WithholdingLineRow } from '@enlace/database/load/tables/withholding-lines.ts'
import type { DebitNoteRow } from '@enlace/database/load/tables/notes-debit.ts'
import type { ListedOrderLineRow } from '@enlace/database/load/tables/purchase-order.ts'
import type { ListedTicketRow, PurchaseTicketLineRow } from '@enlace/database/load/tables/purchase-tickets.ts'
import type { Plant } from '../catalogue/places.ts'
import { mainSupplier } from '../catalogue/suppliers.ts'
import type { Supplier } from '../catalogue/suppliers.ts'
import type { History, Invoice, Site } from '../history/documents.ts'
import { drawHistory } from '../history/history.ts'
import { numberDocuments, numberInvoices } from '../history/numbering.ts'
import { standingsOf } from '../history/standing.ts'
import { planOf } from './plans.ts'
import { randomOf } from '../core/random.ts'
import { contractRows } from '../rows/contracts.ts'
import type { ContractRows } from '../rows/contracts.ts'
import { linksOf } from '../rows/links.ts'
import { noteLineRows, noteRow } from '../rows/notes.ts'
import type { NoteLineRow } from '../rows/notes.ts'
import { orderLineRows, orderRows } from '../rows/orders.ts'
import type { Buyer, OrderRow } from '../rows/orders.ts'
import { accountKey, accountRows, partyRow } from '../rows/parties.ts'
import type { AccountRow, PartyRow } from '../rows/parties.ts'
import { paymentLineRows, paymentRow } from '../rows/payments.ts'
import type { PaymentLineRow, PaymentRow } from '../rows/payments.ts'
import { statementKey, statementRow } from '../rows/statements.ts'
import type { StatementRow } from '../rows/statements.ts'
import { ticketLineRows, ticketRow } from '../rows/tickets.ts'
import { withholdingRows } from '../rows/withholdings.ts'

/** Links between documents of two kinds. */
export interface KindLinks {
  from: LinkedKind
  to: LinkedKind
  rows: DocumentLinkRow[]
}

/** All documents that a demo company's ERP would send. */
export interface CompanyDocuments {
  parties: PartyRow[]
  accounts: AccountRow[]
  orders: OrderRow[]
  orderLines: ListedOrderLineRow[]
  tickets: ListedTicketRow[]
  ticketLines: PurchaseTicketLineRow[]
  statements: StatementRow[]
  payments: PaymentRow[]
  paymentLines: PaymentLineRow[]
  notes: DebitNoteRow[]
  noteLines: NoteLineRow[]
  contracts: Omit<ContractRows, 'links'>
  withholdings: WithholdingLineRow[]
  links: KindLinks[]
}

/** The input for generating a company's documents. */
export interface DocumentsPlan {
  /** The buyer's NIT. */
  nit: string
  /** DIVIPOLA code of the municipality where the buyer pays its withholdings. */
  municipio: string
  suppliers: readonly Supplier[]
  plants: readonly Plant[]
  buyers: readonly Buyer[]
}

/** Generates the documents of all suppliers of a company as of a day; the same day gives the same documents. */
export function drawCompanyDocuments(plan: DocumentsPlan, today: CalendarDate): CompanyDocuments {
  const { suppliers, plants } = plan
  const drawn = suppliers.map((supplier) => {
    const random = randomOf(`documents of ${supplier.documento_numero}`)
    const history = drawHistory(planOf(supplier, plants, today), random)
    numberInvoices(history.invoices, random)
    return { supplier, history }
  })
  numberDocuments(
    drawn.map(({ history }) => history),
    randomOf(`numbers of ${suppliers[0]?.documento_numero}`),
  )
  const parts = drawn.map(({ supplier, history }) => supplierRows(supplier, history, plan, today))
  return {
    parties: suppliers.map(partyRow),
    accounts: suppliers.flatMap(accountRows),
    orders: parts.flatMap(({ orders }) => orders),
    orderLines: parts.flatMap(({ orderLines }) => orderLines),
    tickets: parts.flatMap(({ tickets }) => tickets),
    ticketLines: parts.flatMap(({ ticketLines }) => ticketLines),
    statements: parts.flatMap(({ statements }) => statements),
    payments: parts.flatMap(({ payments }) => payments),
    paymentLines: parts.flatMap(({ paymentLines }) => paymentLines),
    notes: parts.flatMap(({ notes }) => notes),
    noteLines: parts.flatMap(({ noteLines }) => noteLines),
    contracts: {
      contracts: parts.flatMap(({ contracts }) => contracts?.contracts ?? []),
      amendments: parts.flatMap(({ contracts }) => contracts?.amendments ?? []),
      policies: parts.flatMap(({ contracts }) => contracts?.policies ?? []),
      minutes: parts.flatMap(({ contracts }) => contracts?.minutes ?? []),
    },
    withholdings: parts.flatMap(({ withholdings }) => withholdings),
    links: [
      ...joinLinks(parts.map(({ links }) => links)),
      {
        from: 'purchase-order',
        to: 'supplier-contracts',
        rows: parts.flatMap(({ contracts }) => contracts?.links ?? []),
      },
    ],
  }
}

function supplierRows(
  supplier: Supplier,
  history: History,
  { nit, municipio, buyers }: DocumentsPlan,
  today: CalendarDate,
) {
  const account = ({ branch }: Site) => accountKey(supplier, branch)
  const keyOf = (invoice: Invoice) => statementKey(account(invoice.site), invoice)
  const standings = standingsOf(history, today)
  const parties = { supplier: supplier.documento_numero, customer: nit }
  const { orders, tickets, invoices, payments, notes } = history
  return {
    orders: orderRows(({ site }) => account(site), orders, buyers, today),
    orderLines: orders.flatMap(orderLineRows),
    tickets: tickets.map((ticket) => ticketRow(account(ticket.order.site), ticket)),
    ticketLines: tickets.flatMap(ticketLineRows),
    statements: invoices.flatMap((invoice) => {
      const standing = standings.get(invoice)
      return standing === undefined ? [] : [statementRow(account(invoice.site), invoice, standing, parties)]
    }),
    payments: payments.map((payment) => paymentRow(account(payment.site), payment)),
    paymentLines: payments.flatMap((payment) => paymentLineRows(payment, keyOf)),
    notes: notes.map((note) => noteRow(account(note.invoice.site), note)),
    noteLines: notes.flatMap((note) => noteLineRows(note, keyOf)),
    contracts:
      supplier === mainSupplier
        ? contractRows({
            accountOf: (branch) => accountKey(supplier, branch),
            orders,
            invoices: invoices.filter((invoice) => isOwed(standings.get(invoice)?.estado)),
            supervisors: buyers.map(({ nombre }) => nombre),
            today,
          })
        : undefined,
    withholdings: withholdingRows({
      supplier,
      history,
      standings,
      keyOf,
      accountOf: ({ site }) => account(site),
      municipio,
      today,
    }),
    links: linksOf(history, keyOf),
  }
}

/** Whether an invoice is valid: one that was refused or annulled is not owed. */
const isOwed = (estado: string | undefined) =>
  estado !== undefined && estado !== 'rechazada' && estado !== 'anulada'

function joinLinks(perSupplier: readonly KindLinks[][]): KindLinks[] {
  const [first = []] = perSupplier
  return first.map(({ from, to }, place) => ({
    from,
    to,
    rows: perSupplier.flatMap((links) => links[place]?.rows ?? []),
  }))
}
