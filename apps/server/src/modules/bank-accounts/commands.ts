import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CertificateReading } from '@enlace/contract/bank-accounts/certificate/schemas.ts'
import type { NewBankChange } from '@enlace/contract/bank-accounts/schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { HolderMatch } from '@enlace/domain/holder-name.ts'
import { askDeciders, type BankMails, notifyParties } from './notice-commands.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'

/** A stored change: the number sealed, with its last digits and a keyed hash for comparing accounts. */
export interface SealedChange {
  sent: Pick<
    NewBankChange,
    'banco' | 'tipo_cuenta' | 'titular' | 'certificado_fecha' | 'motivo' | 'idempotencyKey'
  >
  branches: readonly number[]
  sealed: Buffer
  last: string
  print: Buffer
  documento_numero: string
  match: Extract<HolderMatch, 'same' | 'near'>
  /** What the certificate's text says of it; undefined if there was no time to read it. */
  reading: CertificateReading | undefined
  certificate: Pick<ReceivedFile, 'storageKey' | 'name'>
  address: string
}

/**
 * Requests another account in the open scope, once per key, and notifies everyone concerned, in one transaction.
 * @throws DatabaseRefusal `bank-hidden`, `bank-change-open`, `bank-account-same`, `bank-change-refused`,
 * `account-foreign`.
 */
export function requestChange(
  db: Database,
  scope: Scope,
  mails: BankMails,
  {
    sent,
    branches,
    sealed,
    last,
    print,
    documento_numero,
    match,
    reading,
    certificate,
    address,
  }: SealedChange,
): Promise<{ id: string; numero: string }> {
  const file = JSON.stringify({ storage_key: certificate.storageKey, name: certificate.name })
  return db.transaction(scope, async (tx) => {
    const [made] = await tx.run(
      sql<{
        id: string
        number: string
        is_new: boolean
      }>`select * from ${call('request_bank_change', {
        fresh: randomUUID(),
        branches,
        bank: sent.banco,
        kind: sent.tipo_cuenta,
        sealed,
        last_digits: last,
        print,
        holder: sent.titular,
        holder_document: documento_numero,
        match,
        issued: sent.certificado_fecha,
        reading: JSON.stringify(reading ?? {}),
        why: sent.motivo,
        file,
        key: sent.idempotencyKey,
        origin: address,
      })}`.compile(query),
    )
    if (!made) throw new Error('A change that was asked for has a number')
    if (made.is_new) {
      await notifyParties(tx, mails, made.id, 'asked')
      await askDeciders(tx, mails, made.id)
    }
    return { id: made.id, numero: made.number }
  })
}

/**
 * Cancels a change as a master and mails the people concerned. @throws DatabaseRefusal `bank-change-closed`,
 * `document-not-found`.
 */
export async function cancelChange(
  db: Database,
  scope: Scope,
  mails: BankMails,
  { id, address }: { id: string; address: string },
): Promise<void> {
  await db.transaction(scope, async (tx) => {
    await tx.run(sql`select cancel_bank_change(${id}, ${address})`.compile(query))
    await notifyParties(tx, mails, id, 'cancelled')
  })
}

/**
 * Cancels a change by the link of a mail, and uses the link up. False if the link is no longer valid. @throws
 * DatabaseRefusal `bank-change-closed`.
 */
export function cancelChangeByLink(
  db: Database,
  company: number,
  mails: BankMails,
  { hash, address }: { hash: Buffer; address: string },
): Promise<boolean> {
  return db.transaction(Scope.ofVisitor(company), async (tx) => {
    const [stopped] = await tx.run(
      sql<{ id: string }>`select id from cancel_bank_change_by_link(${hash}, ${address})`.compile(query),
    )
    if (stopped) await notifyParties(tx, mails, stopped.id, 'cancelled')
    return stopped !== undefined
  })
}
