import { createHash } from 'node:crypto'
import { money, multiplyMoney, sumMoney } from '@enlace/domain/money.ts'
import { Float } from './erp-server.ts'
import { type ErpnextRow, FrappeError, type ListArguments } from './erpnext-list.ts'

type Values = Readonly<Record<string, unknown>>

/** The documents of a stand-in, and what its user may not do. */
export interface ErpnextStore {
  /** Rights that the user lacks, each prefixed by its kind, such as `Purchase Invoice create`. */
  forbidden: Set<string>
  /** The content of files, by their URL. */
  files: Map<string, Buffer>
  /** Documents of a kind as they are stored. */
  rows(doctype: string): readonly ErpnextRow[]
  /** Adds a document, or changes the one of that name; stamped with the next instant by default. */
  put(
    doctype: string,
    values: ErpnextRow,
    rows?: Readonly<Record<string, readonly Record<string, unknown>[]>>,
  ): void
  /** Deletes a document; its content remains in a `Deleted Document`. */
  remove(doctype: string, name: string): void
}

/** Does what Frappe's methods that write do, and says whether the user may. @throws FrappeError as Frappe would. */
export function writeDocuments(
  erpnext: ErpnextStore,
  path: string,
  asked: ListArguments,
  user: string,
): unknown {
  const may = (doctype: string, right: string) =>
    user !== 'Guest' && !erpnext.forbidden.has(`${doctype} ${right}`)
  const demand = (doctype: string, right: string) => {
    if (!may(doctype, right)) throw new FrappeError(403, 'PermissionError', `No permission for ${doctype}`)
  }
  switch (path) {
    case '/api/method/frappe.client.has_permission':
      return { has_permission: may(String(asked['doctype']), String(asked['perm_type'])) }
    case '/api/method/frappe.client.insert': {
      const doc = asked['doc'] as Values // by Frappe's own form
      demand(String(doc['doctype']), 'create')
      return insertInvoice(erpnext, doc)
    }
    case '/api/method/frappe.client.delete':
      demand(String(asked['doctype']), 'delete')
      erpnext.remove(String(asked['doctype']), String(asked['name']))
      return null
    case '/api/method/frappe.client.attach_file':
      demand('File', 'create')
      return attachFile(erpnext, asked)
    default:
      throw new FrappeError(404, 'DoesNotExistError', `${path} not found`)
  }
}

/** A draft, whose total is counted from its rows. */
function insertInvoice(erpnext: ErpnextStore, doc: Values): unknown {
  const { doctype, items, taxes, ignore_pricing_rule: _, disable_rounded_total: __, ...values } = doc
  const rows = items as Values[] // by ERPNext's own form
  for (const row of rows)
    if (row['item_code'] === undefined && row['expense_account'] === undefined)
      throw new FrappeError(417, 'MandatoryError', 'Expense Account is mandatory')
  const amountOf = (row: Values) => multiplyMoney(money(String(row['rate'])), String(row['qty']))
  const net = sumMoney(rows.map(amountOf))
  const extra = (taxes as Values[]).map((row) => money(String(row['tax_amount']))) // by ERPNext's own form
  const count = erpnext.rows('Purchase Invoice').length + 1
  const name = `ACC-PINV-2026-${String(count).padStart(5, '0')}`
  const stored: Values & { name: string } = {
    ...values,
    name,
    docstatus: 0,
    net_total: new Float(net),
    grand_total: new Float(sumMoney([net, ...extra])),
  }
  erpnext.put(String(doctype), stored, {
    'Purchase Invoice Item': rows.map((row) => ({ ...row, amount: new Float(amountOf(row)) })),
    'Purchase Taxes and Charges': taxes as Values[], // by ERPNext's own form
  })
  return stored
}

function attachFile(erpnext: ErpnextStore, { filename, filedata, doctype, docname }: Values): unknown {
  const bytes = Buffer.from(String(filedata), 'base64')
  const url = `/private/files/${String(filename)}`
  erpnext.files.set(url, bytes)
  const stored = {
    name: createHash('md5')
      .update(`${String(docname)} ${String(filename)}`)
      .digest('hex')
      .slice(0, 10),
    file_name: filename,
    file_url: url,
    file_size: bytes.length,
    is_private: 1,
    is_folder: 0,
    attached_to_doctype: doctype,
    attached_to_name: docname,
  }
  erpnext.put('File', stored)
  return stored
}

/** Adds what bills need besides their supplier: a currency, accounts and an item. */
export function furnishBills(erpnext: ErpnextStore): void {
  erpnext.put('Currency', { name: 'COP', enabled: 1 })
  for (const name of ['Compras - D', 'IVA descontable - D', 'Ajuste al peso - D'])
    erpnext.put('Account', { name, account_name: name })
  erpnext.put('Item', { name: 'SERVICIO', item_name: 'Servicio' })
}
