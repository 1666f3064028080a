import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { paperKindTexts, issuedPaperTexts as texts } from '@enlace/contract/papers/issued-texts.ts'
import type { IssuedPaper, PaperContent, PaperKind } from '@enlace/contract/papers/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Verification } from '@enlace/documents/verification.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { codeAlphabet, codeLength, formatCode } from '@enlace/domain/verification-code.ts'
import type { Service } from '../../core/http/service.ts'
import { portalLink } from '../../core/mail/links.ts'
import { isTrialAt } from './trial.ts'

/** A document to issue: its statements, and how to draw it with its number and code. */
export interface PaperDraft {
  kind: PaperKind
  fecha_corte: CalendarDate
  content: PaperContent
  draw: (numbering: PaperNumbering) => Promise<Buffer>
}

/** The values that a document gets when it is issued. */
export interface PaperNumbering {
  numero: string
  verification: Verification
  /** The warning on a document without legal effect. */
  warning: string | undefined
}

/** The issuing company, and where its portal is. */
export type Issuing = Pick<Service, 'settings'> & { db: Database; company: number }

/** The columns of the supplier's list of issued documents. */
export const issuedColumns = sql`id, kind, numero, codigo, fecha_corte, issued_at, annulled_at`

/**
 * Issues a document in the caller's transaction, under the next number of its kind and year, so that no number is
 * lost. An identical document of the same day is returned again. At an address that only this machine can reach it is
 * marked as a trial. Look up the verification address before the transaction.
 */
export async function issueIn(
  tx: Transaction,
  { settings, address }: Pick<Issuing, 'settings'> & { address: string },
  draft: PaperDraft,
): Promise<IssuedPaper> {
  const { kind, fecha_corte } = draft
  const isTrial = isTrialAt(address, settings)
  const content = { ...draft.content, ...(isTrial && { prueba: true }) }
  const says = JSON.stringify(content)
  const hash = createHash('sha256').update(says).digest()
  const [begun] = await tx.run(
    sql<{ numero: number | null; known: string | null }>`
      select numero, known from begin_paper_as(${kind}, ${fecha_corte}, ${hash}, ${isTrial}::boolean)`.compile(
      query,
    ),
  )
  let id = begun?.known
  if (!id) {
    const letters = isTrial ? texts.trialLetters : ''
    const numero = `${letters}${numberOf(kind, fecha_corte, begun?.numero ?? 0)}`
    const codigo = newCode()
    const warning = settings.isDemo ? texts.demo : isTrial ? texts.trial : undefined
    const pdf = await draft.draw({ numero, verification: verificationAt(address, codigo), warning })
    const [kept] = await tx.run(
      sql<{
        id: string
      }>`select ${call('keep_paper', {
        wanted_kind: kind,
        number: numero,
        code: codigo,
        cut_off: fecha_corte,
        says,
        hash,
        bytes: pdf,
      })} as id`.compile(query),
    )
    id = kept?.id
  }
  const [paper] = await tx.run(
    sql<IssuedPaper>`select ${issuedColumns} from issued_papers
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  if (!paper) throw new Error('A paper that was kept is there')
  return paper
}

/** Issues a document in its own transaction. */
export async function issue(at: Issuing, scope: Scope, draft: PaperDraft): Promise<IssuedPaper> {
  const address = await verifyAddress(at)
  return at.db.transaction(scope, (tx) => issueIn(tx, { ...at, address }, draft))
}

/** Formats a number, such as `PS-2026-000012`: kind, year of the cut-off day, and the sequence within both. */
function numberOf(kind: PaperKind, fecha_corte: CalendarDate, last: number): string {
  return `${paperKindTexts[kind].letters}-${fecha_corte.slice(0, 4)}-${String(last).padStart(6, '0')}`
}

/** Creates a verification code. Five low bits of each byte choose a character, so that all codes are equally likely. */
export function newCode(): string {
  return Array.from(randomBytes(codeLength), (byte) => codeAlphabet[byte % codeAlphabet.length]).join('')
}

/** Returns the address of the portal page that verifies a company's documents. */
export function verifyAddress({ db, settings, company }: Issuing): Promise<string> {
  return portalLink(db, settings, company, '/verify')
}

/** Returns the instructions to verify the document with this code; `how` names the address as `{address}`. */
export function verificationAt(address: string, codigo: string, how: string = texts.verifyHow): Verification {
  const code = formatCode(codigo)
  return {
    address: `${address}/${code}`,
    title: texts.verify,
    code,
    text: fill(how, { address: address.replace(/^https?:\/\//, '') }),
  }
}
