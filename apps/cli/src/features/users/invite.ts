import { query, scopeCompany, type Database } from '@enlace/database/database'
import { Scope } from '@enlace/database/scope'
import { queueMail } from '@enlace/server/core/mail/commands'
import type { MailContent } from '@enlace/server/core/mail/words'

/** Minutes for which an invitation's link works: seven days. */
export const invitationMinutes = 7 * 24 * 60

/** The third party that a person is invited to, with its branch accounts. */
export interface InvitingParty {
  id: number
  nombre: string
  documento_numero: string
  documento_dv: number | null
  accounts: { id: number; codigo: string }[]
}

/** An invitation to give. */
export interface NewInvitation {
  email: string
  party: InvitingParty
  /** The one branch account that the person may see; null is all. */
  account: number | null
  isMaster: boolean
  /** SHA-256 of the link's token. */
  tokenHash: Buffer
}

interface InvitedPerson {
  membership_id: string
  has_password: boolean
}

/** The third party of a NIT in a company, whose name is answered too. @throws DatabaseRefusal `company-not-found`. */
export async function findInvitingParty(
  db: Database,
  company: number,
  documento_numero: string,
): Promise<{ company: string; party: InvitingParty | undefined }> {
  const parties = query
    .selectFrom('third_parties')
    .select(['id', 'nombre', 'documento_numero', 'documento_dv'])
    .where('company_id', '=', scopeCompany)
    .where('documento_numero', '=', documento_numero)
    .orderBy('id')
  const accounts = query
    .selectFrom('branch_accounts')
    .select(['id', 'codigo', 'third_party_id'])
    .where('company_id', '=', scopeCompany)
    .where('activo', '=', true)
    .where('third_party_id', 'in', parties.clearSelect().select('id').clearOrderBy())
    .orderBy('codigo')
  const [[own], [party], all] = await db.read(Scope.ofStaff(company), [
    query.selectFrom('companies').select('nombre').where('id', '=', scopeCompany).compile(),
    parties.compile(),
    accounts.compile(),
  ])
  return {
    company: own?.nombre ?? '',
    party: party && { ...party, accounts: all.filter(({ third_party_id }) => third_party_id === party.id) },
  }
}

/**
 * Invites a person: identity, membership, link and mail in one transaction. Nobody but the person sets its password.
 * Answers whether it has one already.
 */
export function invitePerson(
  db: Database,
  company: number,
  invitation: NewInvitation,
  writeMail: (hasPassword: boolean) => MailContent,
): Promise<boolean> {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const { email, party, account, isMaster, tokenHash } = invitation
    const { rows } = await tx.client.query<InvitedPerson>(
      'select * from invite_person($1, $2, $3, $4, $5, $6, $7, $8)',
      [email, '', '', party.id, isMaster, account === null ? null : [account], tokenHash, invitationMinutes],
    )
    const hasPassword = rows[0]?.has_password === true
    await queueMail(tx, {
      purpose: 'invitation',
      recipient: email,
      content: writeMail(hasPassword),
      holdsSecret: true,
    })
    await tx.client.query(
      `select append_audit((select scope_company()), 'cli', null, 'user-invited', $1, null, $2::jsonb)`,
      [rows[0]?.membership_id ?? null, JSON.stringify({ email, third_party: party.id, account, isMaster })],
    )
    return hasPassword
  })
}
