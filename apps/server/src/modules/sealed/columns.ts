import {
  resealColumn,
  type ResealCounts,
  type SealedColumn,
  type SealedRow,
} from '@enlace/database/reseal.ts'
import { printOf } from '../bank-accounts/index.ts'
import type { Keys } from '../../core/keys/keys.ts'
import { reseal, unseal } from '../../core/settings/seal.ts'

/** A column of sealed values, with purpose and owner. */
export interface SealedPlace extends SealedColumn {
  readonly purpose: string
  readonly ownerOf: (columns: SealedRow['columns']) => string
  /** Computes the fingerprint derived from the opened value. */
  readonly printOf?: (keys: Keys, columns: SealedRow['columns'], opened: string) => Buffer
}

const company = ({ company_id = '' }: SealedRow['columns']) => company_id
const supplier = ({ company_id, third_party_id }: SealedRow['columns']) => `${company_id}:${third_party_id}`
const person = ({ identity_id = '' }: SealedRow['columns']) => identity_id
const number = (keys: Keys, { company_id, banco = '' }: SealedRow['columns'], opened: string) =>
  printOf(keys, Number(company_id), banco, opened)

/** Every column of the database with sealed values; a test compares them with the schema. */
export const sealedPlaces: readonly SealedPlace[] = [
  {
    table: 'bank_accounts',
    column: 'numero',
    key: ['company_id', 'id'],
    needs: ['third_party_id', 'banco'],
    print: 'huella',
    purpose: 'bank-account',
    ownerOf: supplier,
    printOf: number,
  },
  {
    table: 'bank_changes',
    column: 'cuenta',
    key: ['company_id', 'id'],
    needs: ['third_party_id', 'banco'],
    print: 'huella',
    isGuarded: true,
    purpose: 'bank-account',
    ownerOf: supplier,
    printOf: number,
  },
  {
    table: 'connections',
    column: 'sealed_secret',
    key: ['company_id', 'id'],
    purpose: 'connection',
    ownerOf: (columns) => `company:${company(columns)}`,
  },
  {
    table: 'factor_steps',
    column: 'sealed',
    key: ['token_hash'],
    needs: ['identity_id'],
    purpose: 'totp',
    ownerOf: person,
  },
  {
    table: 'invoice_mailboxes',
    column: 'sealed_secret',
    key: ['company_id'],
    purpose: 'invoice-mailbox',
    ownerOf: (columns) => `company:${company(columns)}`,
  },
  {
    table: 'paper_signers',
    column: 'sealed_signer',
    key: ['company_id'],
    purpose: 'paper-signer',
    ownerOf: company,
  },
  {
    table: 'payment_gateways',
    column: 'sealed_secrets',
    key: ['company_id'],
    purpose: 'payment-gateway',
    ownerOf: company,
  },
  {
    table: 'radian_software',
    column: 'sealed_pin',
    key: ['company_id'],
    purpose: 'radian-software',
    ownerOf: company,
  },
  {
    table: 'staff_oidc',
    column: 'sealed_secret',
    key: ['company_id'],
    purpose: 'staff-oidc',
    ownerOf: (columns) => `company:${company(columns)}`,
  },
  {
    table: 'staff_oidc_logins',
    column: 'sealed_proof',
    key: ['company_id', 'state_hash'],
    purpose: 'staff-oidc-proof',
    ownerOf: (columns) => `company:${company(columns)}`,
  },
  { table: 'totp_secrets', column: 'sealed', key: ['identity_id'], purpose: 'totp', ownerOf: person },
  ...['secret', 'former_secret'].map((column) => ({
    table: 'webhook_endpoints',
    column,
    key: ['company_id', 'id'],
    purpose: 'webhook secret',
    ownerOf: ({ company_id, id }: SealedRow['columns']) => `${company_id} ${id}`,
  })),
]

/** The reseal counts by table and column. */
export type SealedCounts = Readonly<Record<string, ResealCounts>>

/**
 * Reseals every value with the current key, from any known key. With `isTrial` it only counts: changes need a
 * previous key, unknown values open with no key.
 */
export async function resealAll(
  adminUrl: string,
  keys: Keys,
  { isTrial = false, places = sealedPlaces }: { isTrial?: boolean; places?: readonly SealedPlace[] } = {},
): Promise<SealedCounts> {
  const counts: Record<string, ResealCounts> = {}
  for (const place of places) {
    const { purpose, ownerOf } = place
    counts[`${place.table}.${place.column}`] = await resealColumn(
      adminUrl,
      place,
      ({ sealed, columns }) => {
        const owner = ownerOf(columns)
        const fresh = reseal(keys, purpose, owner, sealed)
        if (fresh === undefined) return 'unknown'
        if (fresh === null) return 'same'
        const opened = unseal(keys, purpose, owner, fresh) ?? ''
        const print = place.printOf?.(keys, columns, opened)
        return print === undefined ? { sealed: fresh } : { sealed: fresh, print }
      },
      { isTrial },
    )
  }
  return counts
}

/** Adds all counts. */
export function sumOf(counts: SealedCounts): ResealCounts {
  const sum = { changed: 0, same: 0, unknown: 0 }
  for (const one of Object.values(counts)) {
    sum.changed += one.changed
    sum.same += one.same
    sum.unknown += one.unknown
  }
  return sum
}
