import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** The third party of an invitation, with its branch accounts. */
export interface InvitingParty {
  id: number
  nombre: string
  documento_numero: string
  documento_dv: number | null
  activo: boolean
  accounts: { id: number; codigo: string }[]
}

/** The key to find a third party. */
type Wanted = { id: number } | { documento_numero: string }

/** Finds a third party of the open company, with the company's name. @throws DatabaseRefusal `company-not-found`. */
export async function findInvitingParty(
  db: Database,
  scope: Scope,
  wanted: Wanted,
): Promise<{ company: string; party: InvitingParty | undefined }> {
  const [column, value] =
    'id' in wanted ? (['id', wanted.id] as const) : (['documento_numero', wanted.documento_numero] as const) // the pair belongs together
  const parties = query
    .selectFrom('third_parties')
    .select(['id', 'nombre', 'documento_numero', 'documento_dv', 'activo'])
    .where('company_id', '=', scopeCompany)
    .where(column, '=', value)
    .orderBy('id')
  const accounts = query
    .selectFrom('branch_accounts')
    .select(['id', 'codigo', 'third_party_id'])
    .where('company_id', '=', scopeCompany)
    .where('activo', '=', true)
    .where('third_party_id', 'in', parties.clearSelect().select('id').clearOrderBy())
    .orderBy('codigo')
  const [[own], [party], all] = await db.read(scope, [
    query.selectFrom('companies').select('nombre').where('id', '=', scopeCompany).compile(),
    parties.compile(),
    accounts.compile(),
  ])
  return {
    company: own?.nombre ?? '',
    party: party && { ...party, accounts: all.filter(({ third_party_id }) => third_party_id === party.id) },
  }
}
