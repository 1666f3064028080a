import type { SupportingSeller } from '@enlace/contract/invoices/supporting-content.ts'
import { sql } from 'kysely'
import type { MaskedAccount } from '@enlace/contract/invoices/supporting-content.ts'
import { query, scopeAccounts, scopeCompany } from '@enlace/database/database.ts'
import { bankName } from '@enlace/domain/catalogue/banks.ts'
import { maySendSupporting, type SupportingSupplier } from '@enlace/domain/supporting/document.ts'
import type { Reading } from '../intake/queries.ts'
import type { IntakeRules } from '../intake/settings.ts'

/** What is known of the open supplier for its cuentas de cobro. */
export type SupportingTerms = SupportingSupplier & { siguiente: number }

/** Returns the terms of the open supplier. */
export async function readTerms(tx: Reading): Promise<SupportingTerms> {
  const [terms] = await tx.run(sql<SupportingTerms>`select * from scope_supporting_terms()`.compile(query))
  if (!terms) throw new Error('An open scope has a supplier')
  return terms
}

/** Returns whether the open supplier's person may send a cuenta de cobro. */
export async function maySend(tx: Reading, { supporting }: IntakeRules): Promise<boolean> {
  const [person] = await tx.run(sql<{ acts: boolean }>`select scope_may_act() as acts`.compile(query))
  return person?.acts === true && maySendSupporting(await readTerms(tx), supporting.rule)
}

/** What is known of the seller without asking. */
export interface KnownSeller {
  nombre: string
  documento_numero: string
  documento_dv: number | null
  persona: string
  /** The regime that the company knows; null where it is asked. */
  regimen: string | null
  direccion: string | null
  ciudad: string | null
  correo: string | null
  /** What it answered when it registered. */
  registro: Readonly<Record<string, unknown>> | null
  /** What its last cuenta de cobro said. */
  ultimo: SupportingSeller | null
}

/** Returns what is known of the open supplier as the seller of a documento soporte. */
export async function readSeller(tx: Reading): Promise<KnownSeller> {
  const [seller] = await tx.run(sql<KnownSeller>`select * from scope_supporting_seller()`.compile(query))
  if (!seller) throw new Error('An open scope has a supplier')
  return seller
}

/** Returns the accounts that the open person may choose from, masked. */
export async function findAccounts(tx: Reading): Promise<MaskedAccount[]> {
  const accounts = await tx.run(
    sql<
      Omit<MaskedAccount, 'nombre'>
    >`select id, banco, tipo, ultimos from scope_supporting_accounts()`.compile(query),
  )
  return accounts.map((account) => ({ ...account, nombre: bankName(account.banco) }))
}

/** Returns the city of the open scope's first branch; empty if it is not known. */
export async function findCity(tx: Reading): Promise<string> {
  const [branch] = await tx.run(
    sql<{ ciudad: string | null }>`select ciudad from branch_accounts
      where company_id = ${scopeCompany} and id = any ((${scopeAccounts})::integer[]) and ciudad is not null
      order by id limit 1`.compile(query),
  )
  return branch?.ciudad ?? ''
}

/** The supplier of the open scope on the head of its cuenta de cobro. */
export interface PaperSender {
  direccion: string | null
  ciudad: string | null
  telefono: string | null
  correo: string | null
}

/** Returns where the supplier of an invoice's branch is reached. */
export async function findSender(tx: Reading, branch: number): Promise<PaperSender | undefined> {
  const [sender] = await tx.run(
    sql<PaperSender>`select direccion, ciudad, telefono, correo from branch_accounts
      where company_id = ${scopeCompany} and id = ${branch}`.compile(query),
  )
  return sender
}
