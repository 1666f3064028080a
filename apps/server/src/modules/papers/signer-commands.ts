import { sql } from 'kysely'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { auditIn, type Author } from '../../core/audit/desk-commands.ts'

/** The author of actions on the server's command line. */
const operator: Author = { actor: 'cli', person: null, address: null }

/** A company's signing certificate: its details, and the sealed PKCS#12 file. */
export interface KeptSigner {
  sealed_signer: Buffer
  nombre: string
  emisor: string
  valid_from: string
  valid_until: string
  fingerprint: string
  is_trial: boolean
}

const columns = [
  'sealed_signer',
  'nombre',
  'emisor',
  'valid_from',
  'valid_until',
  'fingerprint',
  'is_trial',
] as const

/** Finds the certificate with which a company signs its documents; undefined if it does not sign. */
export async function findSigner(db: Database, company: number): Promise<KeptSigner | undefined> {
  const [[signer]] = await db.read(Scope.ofStaff(company), [
    query.selectFrom('paper_signers').select(columns).where('company_id', '=', scopeCompany).compile(),
  ])
  return signer
}

/**
 * Saves or replaces a company's certificate, with an audit entry of both. @throws DatabaseRefusal `company-not-found`.
 */
export async function keepSigner(
  db: Database,
  company: number,
  signer: KeptSigner,
  by: Author = operator,
): Promise<void> {
  const before = await findSigner(db, company)
  await db.transaction(Scope.ofStaff(company), async (tx) => {
    const kept = { ...signer, updated_at: sql<string>`now()` }
    await tx.run(
      query
        .insertInto('paper_signers')
        .values({ company_id: scopeCompany, ...kept })
        .onConflict((conflict) => conflict.column('company_id').doUpdateSet(kept))
        .compile(),
    )
    await auditSigner(tx, by, 'paper-signer-kept', before, signer)
  })
}

/** Removes a company's certificate; false if there was none. @throws DatabaseRefusal `company-not-found`. */
export async function removeSigner(db: Database, company: number, by: Author = operator): Promise<boolean> {
  const before = await findSigner(db, company)
  if (!before) return false
  await db.transaction(Scope.ofStaff(company), async (tx) => {
    await tx.run(query.deleteFrom('paper_signers').where('company_id', '=', scopeCompany).compile())
    await auditSigner(tx, by, 'paper-signer-removed', before, undefined)
  })
  return true
}

function auditSigner(
  tx: Pick<Transaction, 'run'>,
  by: Author,
  action: string,
  before: KeptSigner | undefined,
  after: KeptSigner | undefined,
): Promise<void> {
  const told = (signer: KeptSigner | undefined) =>
    signer ? { nombre: signer.nombre, emisor: signer.emisor, fingerprint: signer.fingerprint } : null
  return auditIn(tx, by, { action, detail: { before: told(before), after: told(after) } })
}
