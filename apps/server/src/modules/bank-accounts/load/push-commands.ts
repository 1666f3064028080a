import type { PushedAccount, PushedAccountsAnswer } from '@enlace/contract/bank-accounts/load/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { infer as Inferred } from 'zod/mini'
import { auditIn } from '../../../core/audit/desk-commands.ts'
import type { OpenedKey } from '../../../core/http/program/open-api-key.ts'
import type { Service } from '../../../core/http/service.ts'
import { countOutcomes, messagesOf, treatAccounts, wordOf } from './commands.ts'

/** Loads the accounts that a program sends, with one entry in the audit trail for all of them. */
export async function pushAccounts(
  service: Pick<Service, 'settings' | 'keys'> & { db: Database },
  key: OpenedKey,
  address: string,
  accounts: readonly PushedAccount[],
): Promise<Inferred<typeof PushedAccountsAnswer>> {
  const sent = accounts.map((account, at) => ({
    line: at + 1,
    // A JSON number has lost the zeros at its beginning.
    isNumeric: typeof account.numero === 'number',
    cells: {
      sucursal: textOf(account.sucursal),
      banco: textOf(account.banco),
      tipo: textOf(account.tipo),
      numero: textOf(account.numero),
      titular: textOf(account.titular),
      documento: textOf(account.documento),
    },
  }))
  const rows = await treatAccounts(service, key.scope, key.company, sent, false)
  const counts = countOutcomes(rows)
  await service.db.transaction(key.scope, (tx) =>
    auditIn(
      tx,
      { actor: key.actor, person: null, address },
      { action: 'bank-accounts-pushed', detail: counts },
    ),
  )
  return {
    rows: rows.map((row) => ({
      line: row.line,
      sucursal: row.branch,
      outcome: wordOf(row.outcome),
      findings: messagesOf(row),
    })),
    counts,
  }
}

const textOf = (value: string | number | null | undefined) => String(value ?? '')
