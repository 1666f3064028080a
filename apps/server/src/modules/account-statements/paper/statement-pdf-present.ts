import { fill } from '@enlace/contract/core/fill.ts'
import { statementPaperTexts as texts } from '@enlace/contract/account-statements/paper-texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { statementOfAccount, type StatementOfAccount } from '@enlace/documents/statement-of-account.ts'
import {
  formatInstant,
  formatLongDate,
  todayInBogota,
  type CalendarDate,
} from '@enlace/domain/calendar-date.ts'
import { windowStart } from '@enlace/domain/list-window.ts'
import { readProfile } from '../../company/index.ts'
import type { DeliveredFile } from '../../../core/http/serve/deliver.ts'
import type { Service } from '../../../core/http/service.ts'
import {
  paperFileName,
  paperFrame,
  getPaperParty,
  type PaperParty,
  branchFact,
  freshnessFact,
  partyFacts,
} from '../../papers/index.ts'
import { summarise } from '../present.ts'
import { findAccountStatements } from '../queries.ts'
import { findFirstMovements } from './statement-queries.ts'
import { currencyStatements } from './statement-present.ts'

/** Days of movements if no range is given. */
const usualDays = 90
/** Maximum rows per table of the PDF; the totals include all rows. */
const mostRows = 2000

/** The content of a statement: the scope's accounts now, with the movements of a range. */
export interface AskedStatement {
  from?: CalendarDate | undefined
  to?: CalendarDate | undefined
}

/** Creates the statement of account of a scope as a file; it is drawn when it is sent. */
export async function statementFile(
  service: Pick<Service, 'db' | 'settings'>,
  reader: { db: Database; scope: Scope },
  asked: AskedStatement,
): Promise<DeliveredFile> {
  // A reader without access is refused before anything is drawn.
  const party = await getPaperParty(reader.db, reader.scope, 'account-statements')
  const createdAt = new Date()
  return {
    name: paperFileName(texts.file, todayInBogota(createdAt)),
    mediaType: 'application/pdf',
    body: async () =>
      statementOfAccount(await readStatement(service, reader, { ...asked, party, createdAt })),
  }
}

/** Reads the content of a scope's statement of account. */
export async function readStatement(
  service: Pick<Service, 'db' | 'settings'>,
  { db, scope }: { db: Database; scope: Scope },
  { from, to, party, createdAt }: AskedStatement & { party: PaperParty; createdAt: Date },
): Promise<StatementOfAccount> {
  const today = todayInBogota(createdAt)
  const last = to ?? today
  const range = { from: from ?? windowStart(last, usualDays), to: last }
  const { parameters } = await readProfile(db, party.company_id)
  const { rows, groups, payments } = await findAccountStatements(db, scope, {
    days: 0,
    page: 1,
    size: mostRows,
  })
  const { movements, balances } = await findFirstMovements(db, scope, range, mostRows)
  const frame = await paperFrame(service, party.company_id, 'estado_de_cuenta')
  const company = frame.letterhead.company
  return {
    ...frame,
    title: texts.title,
    subtitle: fill(texts.cutOff, { fecha: formatLongDate(today) }),
    facts: [...partyFacts(party), branchFact(party), freshnessFact(party)],
    currencies: currencyStatements(
      { summary: summarise(groups, payments, null), rows, movements, balances, range },
      parameters,
    ),
    empty: texts.empty,
    note: fill(texts.note, { company, instant: formatInstant(createdAt) }),
    createdAt,
  }
}
