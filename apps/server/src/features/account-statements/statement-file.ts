import { sql } from 'kysely'
import { fill } from '@enlace/contract/core/fill'
import type { Movement } from '@enlace/contract/features/account-statements/movements-schemas'
import { statementPaperTexts as texts } from '@enlace/contract/features/account-statements/paper-texts'
import { query, type Database } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'
import { statementOfAccount } from '@enlace/documents/statement-of-account'
import {
  addDays,
  formatInstant,
  formatLongDate,
  todayInBogota,
  type CalendarDate,
} from '@enlace/domain/calendar-date'
import { readProfile } from '../../core/company/profile.ts'
import type { DeliveredFile } from '../../core/http/deliver.ts'
import type { Service } from '../../core/http/service.ts'
import { paperFileName } from '../../core/papers/document-file.ts'
import { paperFrame } from '../../core/papers/letterhead.ts'
import { getPaperParty } from '../../core/papers/queries.ts'
import { branchFact, freshnessFact, partyFacts } from '../../core/papers/shown.ts'
import { movementBalances, movementRows } from './movements-queries.ts'
import { summarise } from './present.ts'
import { findAccountStatements } from './queries.ts'
import { currencyStatements } from './statement-present.ts'

/** Days of movements where no range is asked for. */
const usualDays = 90
/** Rows of each table: paper beyond that is read by nobody, and the totals tell of all. */
const mostRows = 2000

/** The statement of account of a scope as it stands now, with the movements of a range, as a file. */
export async function statementFile(
  service: Pick<Service, 'db' | 'settings'>,
  { db, scope }: { db: Database; scope: Scope },
  asked: { from?: CalendarDate | undefined; to?: CalendarDate | undefined },
): Promise<DeliveredFile> {
  const createdAt = new Date()
  const today = todayInBogota(createdAt)
  const to = asked.to ?? today
  const range = { from: asked.from ?? addDays(to, 1 - usualDays), to }
  const party = await getPaperParty(db, scope, 'account-statements')
  const { parameters } = await readProfile(db, party.company_id)
  return {
    name: paperFileName(texts.file, today),
    mediaType: 'application/pdf',
    body: async () => {
      const { rows, groups, payments } = await findAccountStatements(db, scope, {
        days: 0,
        page: 1,
        size: mostRows,
      })
      const [movements, balances] = await db.read(scope, [
        sql<Movement>`${movementRows(scope, range).select} limit ${mostRows}`.compile(query),
        movementBalances(scope, range).compile(query),
      ])
      const frame = await paperFrame(service, party.company_id)
      const company = frame.letterhead.company
      return statementOfAccount({
        ...frame,
        title: texts.title,
        subtitle: fill(texts.cutOff, { fecha: formatLongDate(today) }),
        facts: [...partyFacts(party), branchFact(party), freshnessFact(party)],
        currencies: currencyStatements(
          { summary: summarise(groups, payments), rows, movements, balances, range },
          parameters,
        ),
        empty: texts.empty,
        note: fill(texts.note, { company, instant: formatInstant(createdAt) }),
        createdAt,
      })
    },
  }
}
