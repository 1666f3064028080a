import * as z from 'zod'
import { fill } from '@enlace/contract/core/fill.ts'
import { monthlyStatementTexts as texts } from '@enlace/contract/account-statements/monthly-texts.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { statementOfAccount, type StatementOfAccount } from '@enlace/documents/statement-of-account.ts'
import {
  addDays,
  formatDate,
  formatMonth,
  isCalendarDate,
  monthBefore,
  todayInBogota,
  type CalendarDate,
} from '@enlace/domain/calendar-date.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { formatCode } from '@enlace/domain/verification-code.ts'
import { readProfile } from '../../company/index.ts'
import { addJob } from '../../../core/jobs/commands.ts'
import { monthly } from '../../../core/jobs/schedule.ts'
import type { Job, JobService, Task } from '../../../core/jobs/task.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { portalLink } from '../../../core/mail/links.ts'
import { mailBrandOf, writeMail } from '../../../core/mail/writing/write.ts'
import {
  issueIn,
  type PaperDraft,
  getPaperParty,
  type PaperParty,
  verifyAddress,
} from '../../papers/index.ts'
import { getScopePerson } from '../../sign-in/index.ts'
import { noteMonthlyStatement } from './monthly-commands.ts'
import { findSubscribers } from './monthly-queries.ts'
import { readStatement } from './statement-pdf-present.ts'

/** The day and hour at which last month's statements are sent. */
const schedule = monthly(1, 6)

const Payload = z.object({ month: z.string().refine(isCalendarDate) })

/** On the first of a month, adds a job for each person of the company who wants last month's statement. */
export const monthlyStatements: Task = {
  name: 'monthly-statements',
  schedule,
  async run({ scope }, { db }) {
    const { first: month } = monthBefore(todayInBogota(new Date()))
    const subscribers = await findSubscribers(db, scope, month)
    await db.transaction(scope, async (tx) => {
      for (const membership of subscribers) {
        await addJob(tx, monthlyStatement.name, { month }, { key: `${membership}:${month}`, membership })
      }
    })
  },
}

/** Issues one person's statement of a month and mails it, exactly once and in one transaction. */
export const monthlyStatement: Task = {
  name: 'monthly-statement',
  async run(job, service) {
    try {
      await sendMonthlyStatement(job, service)
    } catch (fault) {
      // A person who has lost access gets nothing; that is no failure.
      if (!(fault instanceof DatabaseRefusal)) throw fault
    }
  },
}

async function sendMonthlyStatement({ payload, scope }: Job, service: JobService): Promise<void> {
  const { db, settings } = service
  const { month } = Payload.parse(payload)
  // The previous month of a day six weeks after the first is the month itself.
  const { first: from, last: to } = monthBefore(addDays(month, 42))
  const createdAt = new Date()
  const party = await getPaperParty(db, scope, 'account-statements')
  const statement = await readStatement(service, { db, scope }, { from, to, party, createdAt })
  const profile = await readProfile(db, party.company_id)
  const person = await getScopePerson(db, scope)
  const link = await portalLink(db, settings, party.company_id, '/papers')
  const address = await verifyAddress({ db, settings, company: party.company_id })
  const today = todayInBogota(createdAt)
  await db.transaction(scope, async (tx) => {
    if (!(await noteMonthlyStatement(tx, month))) return
    const draft = draftOf(statement, { party, company: profile.company, today })
    const paper = await issueIn(tx, { settings, address }, draft)
    const words = {
      company: profile.company.nombre,
      supplier: party.nombre,
      month: formatMonth(month),
      fecha: formatDate(today),
    }
    const content = writeMail(mailBrandOf(profile), {
      subject: fill(texts.subject, words),
      title: fill(texts.title, words),
      paragraphs: [fill(texts.body, words), texts.how],
      facts: [
        ...draft.content.facts,
        { label: texts.number, value: paper.numero },
        { label: texts.code, value: formatCode(paper.codigo) },
      ],
      button: { label: texts.button, href: link },
      small: [texts.stop],
    })
    await queueMail(tx, { purpose: 'monthly-statement', recipient: person.email, content })
  })
}

/** Returns the verifiable content of the statement: the figures of each currency. */
function draftOf(
  statement: StatementOfAccount,
  {
    party,
    company,
    today,
  }: { party: PaperParty; company: { nombre: string; nit: string }; today: CalendarDate },
): PaperDraft {
  return {
    kind: 'estado_de_cuenta',
    fecha_corte: today,
    content: {
      compania: company.nombre,
      compania_nit: company.nit,
      proveedor: party.nombre,
      proveedor_nit: formatNit(party.documento_numero, party.documento_dv),
      sucursales: party.branches,
      facts: statement.currencies.flatMap(({ title, figures }) =>
        figures.map(({ label, value }) => ({ label: `${title} · ${label}`, value })),
      ),
    },
    draw: ({ numero, verification, warning }) =>
      statementOfAccount({
        ...statement,
        subtitle: `${numero} · ${statement.subtitle}`,
        verification,
        warning,
      }),
  }
}
