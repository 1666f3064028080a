import type { LineFault } from '@enlace/contract/users/invitations/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CheckedLine } from './commands.ts'
import { findParties, findUsers, type KnownParty } from './queries.ts'
import type { ReadLine } from './rules.ts'

/** Looks up the person of each line, and returns why a line invites nobody. */
export async function checkLines(
  db: Database,
  scope: Scope,
  lines: readonly ReadLine[],
): Promise<CheckedLine[]> {
  const numbers = [...new Set(lines.flatMap(({ number }) => (number === undefined ? [] : [number])))]
  const parties = new Map<string, KnownParty>()
  for (const party of await findParties(db, scope, numbers))
    if (!parties.has(party.documento_numero)) parties.set(party.documento_numero, party)
  const ids = [...parties.values()].map(({ id }) => id)
  const users = new Map(
    (await findUsers(db, scope, ids)).map(({ third_party_id, correo, has_joined }) => [
      `${third_party_id} ${correo}`,
      has_joined,
    ]),
  )
  return lines.map((line) => {
    const party = line.number === undefined ? undefined : parties.get(line.number)
    return {
      line: line.line,
      nit: line.nit,
      email: line.email,
      first_name: line.firstName,
      last_name: line.lastName,
      third_party_id: party?.id ?? null,
      fault: line.fault ?? faultOf(line, party, users) ?? null,
    }
  })
}

function faultOf(
  { email }: ReadLine,
  party: KnownParty | undefined,
  users: ReadonlyMap<string, boolean>,
): LineFault | undefined {
  if (!party) return 'nit-unknown'
  if (!party.activo) return 'supplier-inactive'
  const hasJoined = users.get(`${party.id} ${email}`)
  if (hasJoined === undefined) return undefined
  return hasJoined ? 'already-user' : 'already-invited'
}
