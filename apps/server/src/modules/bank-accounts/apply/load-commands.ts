import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { type BankAccountKind, lastDigits } from '@enlace/domain/bank-account.ts'
import { isEmail } from '@enlace/domain/email.ts'
import type { Service } from '../../../core/http/service.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { mailBrandOf } from '../../../core/mail/writing/write.ts'
import { writeDifference } from '../mails.ts'
import { bankMailsOf } from '../notice-commands.ts'
import { printOf, sealNumber } from '../secrets.ts'

/** An account from the company's ERP, by the ERP's key of the branch. */
export interface BroughtAccount {
  branch: string
  banco: string
  tipo: BankAccountKind
  numero: string
  titular: string
  titular_documento: string
}

/**
 * The outcome: a new account, the current one, a different one (reported once, known from then on), a branch with an
 * open change, or no branch.
 */
export type LoadOutcome = 'new' | 'same' | 'differs' | 'differs-known' | 'in-change' | 'unknown'

interface Place {
  id: number
  third_party_id: number
  sucursal: string
  proveedor: string
}

/**
 * Loads a branch's account from the ERP: it creates the account if there is none, and never changes one in use. A
 * different one is logged, and the supplier's masters are mailed.
 */
export async function loadBankAccount(
  service: Pick<Service, 'settings' | 'keys'> & { db: Database },
  company: number,
  brought: BroughtAccount,
): Promise<LoadOutcome> {
  const { db, keys } = service
  const scope = Scope.ofStaff(company)
  const [[place]] = await db.read(scope, [
    sql<Place>`select b.id, b.third_party_id, b.nombre as sucursal, t.nombre as proveedor
      from branch_accounts b join third_parties t on t.company_id = b.company_id and t.id = b.third_party_id
     where b.company_id = ${scopeCompany} and b.erp_key = ${brought.branch}`.compile(query),
  ])
  if (!place) return 'unknown'
  const { banco, tipo, numero, titular, titular_documento } = brought
  const sealed = sealNumber(keys, company, place.third_party_id, numero)
  const print = printOf(keys, company, banco, numero)
  const ultimos = lastDigits(numero)
  const { profile, linkTo } = await bankMailsOf(service, company)
  return db.transaction(scope, async (tx) => {
    const [answer] = await tx.run(
      sql<{
        outcome: LoadOutcome
      }>`select ${call('load_bank_account', {
        branch: place.id,
        bank: banco,
        kind: tipo,
        sealed,
        last_digits: ultimos,
        print,
        holder: titular,
        holder_document: titular_documento,
      })} as outcome`.compile(query),
    )
    if (answer?.outcome !== 'differs') return answer?.outcome ?? 'unknown'
    const masters = await tx.run(
      sql<{ email: string }>`select email from bank_masters(${place.third_party_id}::integer)`.compile(query),
    )
    const words = { proveedor: place.proveedor, sucursal: place.sucursal, brought: { banco, tipo, ultimos } }
    const content = writeDifference(mailBrandOf(profile), words, linkTo('/profile/bank-accounts'))
    for (const { email } of masters.filter((master) => isEmail(master.email)))
      await queueMail(tx, { purpose: 'bank-account-differs', recipient: email, content })
    return 'differs'
  })
}
