import { sql } from 'kysely'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'

type Tx = Pick<Transaction, 'run' | 'context'>

/** Seconds that the links of an email change are valid. */
export const emailChangeSeconds = 24 * 60 * 60

/** Removes the app or a passkey. Returns its name, or null if there is none. */
export async function removeFactor(tx: Tx, passkey: string | null): Promise<string | null> {
  const [row] = await tx.run(
    sql<{ removed: string | null }>`select remove_factor(${passkey}) as removed`.compile(query),
  )
  return row?.removed ?? null
}

/** Ends one or all of the person's other sessions. Returns their number. */
export async function endOtherFamilies(tx: Tx, family: string | null): Promise<number> {
  const [row] = await tx.run(
    sql<{ ended: number }>`select end_other_families(${tx.context.session_id}, ${family}) as ended`.compile(
      query,
    ),
  )
  return row?.ended ?? 0
}

/** Withdraws the trust in a device. Returns whether it was trusted. */
export async function distrust(tx: Tx, device: string): Promise<boolean> {
  const [row] = await tx.run(sql<{ n: number }>`select distrust_devices(${device}) as n`.compile(query))
  return (row?.n ?? 0) > 0
}

/** Replaces the password; false if it was changed meanwhile. */
export async function replacePassword(tx: Tx, former: string, hash: string): Promise<boolean> {
  const [row] = await tx.run(
    sql<{ is_changed: boolean }>`select change_own_password(${tx.context.session_id}, ${former}, ${hash})
      as is_changed`.compile(query),
  )
  return row?.is_changed === true
}

/** Starts an email change. Returns whether the new address is already in use. */
export async function keepEmailChange(
  tx: Tx,
  wanted: { email: string; oldToken: Buffer; newToken: Buffer },
): Promise<boolean> {
  const [row] = await tx.run(
    sql<{
      is_taken: boolean
    }>`select begin_email_change(${wanted.email}, ${wanted.oldToken}, ${wanted.newToken},
      ${emailChangeSeconds}) as is_taken`.compile(query),
  )
  return row?.is_taken === true
}

/** Cancels a pending email change. Returns whether there was one. */
export async function stopEmailChange(tx: Tx): Promise<boolean> {
  const [row] = await tx.run(sql<{ ended: boolean }>`select cancel_email_change() as ended`.compile(query))
  return row?.ended === true
}

/** A valid link of an email change. */
export interface KeptEmailLink {
  company_id: number
  identity_id: string
  side: 'old' | 'new'
  old_email: string
  new_email: string
  is_confirmed: boolean
}

/** Finds the email change of a link; undefined if the link is invalid. */
export async function findEmailLink(db: Database, token: Buffer): Promise<KeptEmailLink | undefined> {
  const [link] = await db.lookUp<KeptEmailLink>('email_change_link', [token])
  return link
}

/** The outcome of an email change after one address decided. */
export interface DecidedEmail {
  outcome: 'waiting' | 'applied' | 'cancelled' | 'taken'
  company_id: number
  identity_id: string
  old_email: string
  new_email: string
}

/** Confirms or cancels an email change; undefined if its link was invalid. */
export async function decideEmail(
  tx: Pick<Transaction, 'run'>,
  token: Buffer,
  confirms: boolean,
): Promise<DecidedEmail | undefined> {
  const [decided] = await tx.run(
    sql<DecidedEmail>`select * from decide_email_change(${token}, ${confirms})`.compile(query),
  )
  return decided
}
