import { sql } from 'kysely'
import type { PaperContent } from '@enlace/contract/papers/schemas.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { CertificateDraft } from './draft.ts'
import type { KeptLine } from '../releases/queries.ts'

/** The certificate to issue, for whom and on which day. */
export interface Issuing {
  scope: Scope
  draft: CertificateDraft
  today: CalendarDate
  /** Whether it is a trial. */
  isTrial: boolean
}

/** The start of an issue: the current version, or the next number and version, or a refusal. */
export type Begun =
  | { state: 'known'; id: string }
  | { state: 'revoked'; reason: string }
  | { state: 'next'; numero: number; version: number }

/** A drawn certificate, ready to be stored. */
export interface DrawnCertificate {
  numero: string
  codigo: string
  version: number
  content: PaperContent
  pdf: Buffer
}

/** An issued certificate, with its file. */
export interface IssuedCertificate {
  id: string
  numero: string
  codigo: string
  version: number
  pdf: Buffer
}

/** The type `certificate_wanted` of the schema. */
const wantedOf = ({ key, line, tells, asked, hash }: CertificateDraft) =>
  sql`row(${key.tipo}, ${key.anio}::integer, ${key.periodo}::smallint, ${key.municipio}, ${line?.id ?? null}::uuid,
    ${tells}::integer[], ${asked}::integer[], ${hash}::bytea)::certificate_wanted`

/** Finds the current version or takes the next number, which is locked until the transaction ends. */
export async function beginCertificate(
  tx: Transaction,
  { scope, draft, today, isTrial }: Issuing,
): Promise<Begun> {
  const wanted = wantedOf(draft)
  const begin =
    scope.kind === 'staff'
      ? sql`begin_company_certificate(${draft.thirdParty}, ${wanted}, ${today}, ${isTrial}::boolean)`
      : sql`begin_certificate(${wanted}, ${today}, ${isTrial}::boolean)`
  const [begun] = await tx.run(
    sql<{ numero: number | null; version: number | null; known: string | null; refused: string | null }>`
      select numero, version, known, refused from ${begin}`.compile(query),
  )
  const { numero = null, version = null, known = null, refused = null } = begun ?? {}
  if (known !== null) return { state: 'known', id: known }
  if (refused !== null) return { state: 'revoked', reason: refused }
  if (numero === null || version === null)
    throw new Error('A certificate that is new has a number and a version')
  return { state: 'next', numero, version }
}

/** Stores a drawn certificate in place of the current one; returns its id. */
export async function keepCertificate(
  tx: Transaction,
  { scope, draft, today }: Issuing,
  { numero, codigo, version, content, pdf }: DrawnCertificate,
): Promise<string> {
  const { rows, totals, lines } = draft
  const hasOperations = rows.some(({ operacion }) => operacion !== null)
  const said = sql`row(${numero}, ${codigo}, ${JSON.stringify(content)}::jsonb,
    ${JSON.stringify(lines.map(snapshotOf))}::jsonb, ${lines.length}::integer, ${totals.base}::numeric,
    ${hasOperations ? totals.operacion : null}::numeric, ${totals.valor}::numeric, ${pdf}::bytea)::certificate_said`
  const wanted = wantedOf(draft)
  const keep =
    scope.kind === 'staff'
      ? sql`keep_company_certificate(${draft.thirdParty}, ${wanted}, ${said}, ${today}, ${version}::integer)`
      : sql`keep_certificate(${wanted}, ${said}, ${today}, ${version}::integer)`
  const [row] = await tx.run(sql<{ id: string }>`select ${keep} as id`.compile(query))
  if (!row) throw new Error('A certificate that was kept has an id')
  return row.id
}

/** Returns a withholding as it is stored with its certificate. */
function snapshotOf(line: KeptLine & { hash?: Buffer }): KeptLine {
  const { hash: _, ...snapshot } = line
  return snapshot
}

/** Reads a stored certificate with its file. */
export async function readIssued(tx: Transaction, id: string): Promise<IssuedCertificate> {
  const [row] = await tx.run(
    sql<IssuedCertificate>`
      select c.paper_id as id, p.numero, p.codigo, c.version, p.pdf
        from certificates c join issued_papers p on p.company_id = c.company_id and p.id = c.paper_id
       where c.company_id = ${scopeCompany} and c.paper_id = ${id}`.compile(query),
  )
  if (!row) throw new Error('A certificate that was kept is there')
  return row
}
