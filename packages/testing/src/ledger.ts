import { randomUUID } from 'node:crypto'
import type { BuiltBranch } from './builders.ts'
import { type Admin, type Fields, insert, ownerOf } from './document-row.ts'

/** Creates an invoice of a branch; by default an open one of 1,000 pesos, recorded and due in some weeks. */
export async function buildStatement(
  server: Admin,
  branch: BuiltBranch,
  fields: Fields = {},
): Promise<string> {
  const id = await keep(server, branch, 'account_statements', (id) => ({
    factura_cliente: `FE-${id.slice(0, 8)}`,
    fecha_proveedor: '2026-10-01',
    fecha_factura: '2026-10-05',
    fecha_vencimiento: '2026-12-01',
    estado: 'causada',
    valor_facturado: '1000.00',
    saldo_total: '1000.00',
    ...fields,
  }))
  return id
}

/** The amount of a payment or a note for one invoice. */
export interface AppliedTo {
  statement: string | null
  factura?: string
  valor: string
  descuento?: string
}

/** Creates a payment of a branch with its lines; by default a completed one. */
export async function buildPayment(
  server: Admin,
  branch: BuiltBranch,
  lines: readonly AppliedTo[],
  fields: Fields = {},
): Promise<string> {
  const id = await keep(server, branch, 'payments_made', (id) => ({
    comprobante: `CE-${id.slice(0, 8)}`,
    fecha_pago: '2026-11-06',
    medio: 'Transferencia',
    valor_bruto: '0',
    valor_pagado: '0',
    ...fields,
  }))
  for (const [at, { statement, factura = 'FE', valor, descuento = '0' }] of lines.entries()) {
    await insert(server, 'payments_made_lines', {
      ...ownerOf(branch),
      payment_id: id,
      linea: at + 1,
      factura,
      account_statement_id: statement,
      valor_factura: valor,
      descuento_pronto_pago: descuento,
      neto_pagado: valor,
    })
  }
  return id
}

/** Creates a debit note of a branch with the invoices to which it was applied; by default an applied one. */
export async function buildDebitNote(
  server: Admin,
  branch: BuiltBranch,
  lines: readonly AppliedTo[],
  fields: Fields = {},
): Promise<string> {
  const id = await keep(server, branch, 'notes_debit', (id) => ({
    nro_nota: `ND-${id.slice(0, 8)}`,
    fecha: '2026-10-20',
    valor_bruto: '0',
    valor_nota: '0',
    estado: 'aplicada',
    ...fields,
  }))
  for (const [at, { statement, factura = 'FE', valor }] of lines.entries()) {
    await insert(server, 'notes_debit_lines', {
      ...ownerOf(branch),
      note_id: id,
      linea: at + 1,
      doc_cruce: factura,
      account_statement_id: statement,
      saldo: '0',
      valor,
      saldo_nuevo: '0',
    })
  }
  return id
}

/** Creates a warehouse entry of a branch that an invoice bills. */
export async function buildBilledEntry(
  server: Admin,
  branch: BuiltBranch,
  statement: string,
  fields: Fields = {},
): Promise<string> {
  const id = await keep(server, branch, 'purchase_tickets', (id) => ({
    nro_entrada: `EA-${id.slice(0, 8)}`,
    fecha: '2026-10-02',
    valor_bruto: '0',
    valor_neto: '0',
    ...fields,
  }))
  await insert(server, 'document_links', {
    ...ownerOf(branch),
    from_kind: 'account-statements',
    from_id: statement,
    to_kind: 'purchase-tickets',
    to_id: id,
  })
  return id
}

/** Inserts a document of a branch with an id from which its number is made. */
async function keep(server: Admin, branch: BuiltBranch, table: string, fields: (id: string) => Fields) {
  const id = randomUUID()
  await insert(server, table, { ...ownerOf(branch), id, erp_key: id, ...fields(id) })
  return id
}
