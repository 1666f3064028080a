import { BillRefusal, type BillSettings } from '../core/bill.ts'
import { ConnectorFault } from '../core/fault.ts'
import type { OdooClient } from './client.ts'
import { BillAccounts } from './bill-accounts.ts'
import { fileModel } from './files.ts'

/** What the user of an Odoo needs: to make drafts and delete its own wrong ones, to attach files, and to read taxes. */
const needed = [
  ['account.move', 'create'],
  ['account.move', 'unlink'],
  [fileModel, 'create'],
  ['account.tax', 'read'],
  ['account.account', 'read'],
] as const

/** Returns what is missing to write drafts of bills. */
export async function probeBills(
  odoo: OdooClient,
  { expenseAccount, roundingAccount }: BillSettings,
): Promise<(ConnectorFault | BillRefusal)[]> {
  const faults: (ConnectorFault | BillRefusal)[] = []
  for (const [model, right] of needed)
    await mayHave(odoo, model, right).catch((fault: unknown) => faults.push(ownFault(fault)))
  if (faults.length > 0) return faults
  const accounts = new BillAccounts(odoo)
  for (const code of [expenseAccount, roundingAccount].filter((one) => one !== ''))
    await accounts.account(code).catch((fault: unknown) => faults.push(ownFault(fault)))
  return faults
}

/** @throws ConnectorFault `right-missing` */
async function mayHave(odoo: OdooClient, model: string, right: string): Promise<void> {
  const answer = await odoo
    .execute(model, 'check_access_rights', [right, false], {})
    .catch((fault: unknown) => newerAnswer(odoo, model, right, fault))
  if (answer !== true) throw new ConnectorFault('right-missing', { model, said: '' })
}

/** Odoo 19 has only `has_access`. */
function newerAnswer(odoo: OdooClient, model: string, right: string, fault: unknown): Promise<unknown> {
  const isGone = fault instanceof ConnectorFault && fault.reason === 'erp-fault'
  if (!isGone) throw fault
  return odoo.execute(model, 'has_access', [[], right], {})
}

function ownFault(fault: unknown): ConnectorFault | BillRefusal {
  if (fault instanceof BillRefusal || (fault instanceof ConnectorFault && fault.isOfKind)) return fault
  throw fault
}
