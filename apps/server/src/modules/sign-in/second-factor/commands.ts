import { sql } from 'kysely'
import type { SignInOutcome } from '@enlace/contract/sign-in/security/schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import { mostPasskeys } from './rules.ts'

/** Replaces the passkey challenge or the app key of a step. */
export async function changeStep(
  db: Database,
  token: Buffer,
  { challenge, sealed }: { challenge?: string; sealed?: Buffer },
): Promise<void> {
  await db.lookUp('change_factor_step', [token, challenge ?? null, sealed ?? null])
}

/** Takes the challenge of a step, which can be answered only once. */
export async function takeChallenge(db: Database, token: Buffer): Promise<string | undefined> {
  const [row] = await db.lookUp<{ take_factor_challenge: string | null }>('take_factor_challenge', [token])
  return row?.take_factor_challenge ?? undefined
}

/** Ends a step; false if another tab was first. */
export async function spendStep(db: Database, token: Buffer): Promise<boolean> {
  const [row] = await db.lookUp<{ spend_factor_step: boolean }>('spend_factor_step', [token])
  return row?.spend_factor_step === true
}

/** Returns the sealed key of a person's app; undefined if there is none. */
export async function findTotpSecret(db: Database, person: string): Promise<Buffer | undefined> {
  const [row] = await db.lookUp<{ totp_secret_of: Buffer | null }>('totp_secret_of', [person])
  return row?.totp_secret_of ?? undefined
}

/** Uses a TOTP counter; false if it or a later one was used. */
export async function useTotp(db: Database, person: string, counter: number): Promise<boolean> {
  const [row] = await db.lookUp<{ use_totp: boolean }>('use_totp', [person, counter])
  return row?.use_totp === true
}

/** A new passkey to save. */
export interface MadePasskey {
  credential: string
  publicKey: Buffer
  counter: number
  transports: string[]
  host: string
  isSynced: boolean
}

/** A passkey as stored. */
export interface KeptPasskey {
  id: string
  credential_id: string
  public_key: Buffer
  /** As text, since it may exceed the safe integers. */
  counter: string
  transports: string[]
  rp_id: string
}

/** Returns all passkeys of a person. */
export function findPasskeys(db: Database, person: string): Promise<KeptPasskey[]> {
  return db.lookUp<KeptPasskey>('passkeys_of', [person])
}

/** Uses a passkey; false if its counter did not increase. */
export async function usePasskey(
  db: Database,
  person: string,
  passkey: { id: string; counter: number },
): Promise<boolean> {
  const [row] = await db.lookUp<{ use_passkey: boolean }>('use_passkey', [
    person,
    passkey.id,
    passkey.counter,
  ])
  return row?.use_passkey === true
}

/** Uses a recovery code; false if it is not among the unused ones. */
export async function useRecoveryCode(db: Database, person: string, hash: Buffer): Promise<boolean> {
  const [row] = await db.lookUp<{ use_recovery_code: boolean }>('use_recovery_code', [person, hash])
  return row?.use_recovery_code === true
}

/** Saves an authenticator app, replacing an earlier one. */
export async function setTotp(
  tx: Pick<Transaction, 'run'>,
  person: string,
  sealed: Buffer,
  counter: number,
): Promise<void> {
  await tx.run(sql`select set_totp(${person}, ${sealed}, ${counter})`.compile(query))
}

/** Saves a passkey; false if there are too many, or it is known already. */
export async function addPasskey(
  tx: Pick<Transaction, 'run'>,
  person: string,
  name: string,
  made: MadePasskey,
): Promise<boolean> {
  const { credential, publicKey, counter, transports, host, isSynced } = made
  const [row] = await tx.run(
    sql<{ is_added: boolean }>`select ${call('add_passkey', {
      person,
      credential,
      key: publicKey,
      first_counter: counter,
      ways: transports,
      host,
      given_name: name,
      synced: isSynced,
      at_most: mostPasskeys,
    })} as is_added`.compile(query),
  )
  return row?.is_added === true
}

/** Replaces all recovery codes; without `renews`, only if none is left. */
export async function setRecoveryCodes(
  tx: Pick<Transaction, 'run'>,
  person: string,
  hashes: readonly Buffer[],
  renews: boolean,
): Promise<boolean> {
  const [row] = await tx.run(
    sql<{
      is_set: boolean
    }>`select set_recovery_codes(${person}, ${hashes}::bytea[], ${renews}) as is_set`.compile(query),
  )
  return row?.is_set === true
}

/** Saves the new cookie of a browser. Returns whether the person has used other browsers before, but never this one. */
export async function noteDevice(
  tx: Pick<Transaction, 'run'>,
  person: string,
  seen: { former: Buffer | null; token: Buffer; device: string; address: string; trustSeconds: number },
): Promise<boolean> {
  const [noted] = await tx.run(
    sql<{
      is_new: boolean
      is_first: boolean
    }>`select * from ${call('note_device', {
      person,
      former: seen.former,
      token: seen.token,
      device_text: seen.device,
      origin: seen.address,
      trust_seconds: seen.trustSeconds,
    })}`.compile(query),
  )
  return noted?.is_new === true && !noted.is_first
}

/** Adds the outcome of a login to the person's history. */
export async function noteSignIn(
  tx: Pick<Transaction, 'run'>,
  entry: { person: string; company: number; address: string; device: string; outcome: SignInOutcome },
): Promise<void> {
  const { person, company, address, device, outcome } = entry
  await tx.run(
    sql`select note_sign_in(${person}, ${company}, ${address}, ${device}, ${outcome})`.compile(query),
  )
}
