import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { demoQualificationTexts as texts } from '../texts/supplier-qualification.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { demoCompanies } from '../data/companies.ts'
import { Scope } from '@enlace/database/scope.ts'
import { addDays, todayInBogota, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { lastEndedPeriod, type EvaluationPeriod } from '@enlace/domain/evaluation-period.ts'
import { deskLinks } from '@enlace/server/modules/backoffice/index.ts'
import type { Service } from '@enlace/server/core/http/service.ts'
import { actAsPerson } from './act-as-person.ts'
import { keepDemoPaper } from './paper.ts'
import {
  addAction,
  askReview,
  sendEvidence,
} from '@enlace/server/modules/supplier-qualification/evaluation/commands.ts'
import {
  decideAction,
  decideReview,
} from '@enlace/server/modules/supplier-qualification/evaluation/decide-commands.ts'
import { keepDraft, setForm } from '@enlace/server/modules/supplier-qualification/evaluation/form-commands.ts'
import { publishEvaluations } from '@enlace/server/modules/supplier-qualification/evaluation/publish-commands.ts'
import {
  findQualification,
  findReview,
} from '@enlace/server/modules/supplier-qualification/evaluation/queries.ts'
import type { GivenScores } from '@enlace/server/modules/supplier-qualification/evaluation/rules.ts'
import { usualForm } from '@enlace/server/modules/supplier-qualification/evaluation/usual-form.ts'

type DemoService = Pick<Service, 'settings' | 'storage'> & { db: Database }

/** The latest evaluation was published this many days ago. */
const publishedAgo = 6

/** The scores, oldest period first: calidad, cumplimiento, oportunidad, gestión, one item each. */
const given = [
  ['332', '22', '32', '322'],
  ['433', '23', '23', '323'],
  ['433', '33', '33', '332'],
  ['443', '32', '33', '433'],
  ['433', '23', '34', '443'],
  ['434', '43', '32', '433'],
] as const

/**
 * Evaluates the suppliers with a login in the demo's first company, six periods back, with an accepted review and a
 * plan under way; the second has a form and no evaluation yet. All by the product's own operations.
 */
export async function addDemoQualification(service: DemoService): Promise<void> {
  const [first, ...others] = demoCompanies
  if (!first) return
  for (const { id } of others) await setForm(service.db, id, usualForm('semestral'), texts.actor)
  const set = await setForm(service.db, first.id, usualForm('trimestral'), texts.actor)
  if ('faults' in set) throw new Error(`The demo’s form has faults: ${set.faults.join(', ')}`)
  const today = todayInBogota(new Date())
  const periods = periodsUntil(addDays(today, -publishedAgo), given.length)
  const [suppliers] = await service.db.read(Scope.ofStaff(first.id), [
    sql<{
      id: number
      nit: string
      membership: string
    }>`select distinct on (t.id) t.id, t.documento_numero as nit, m.id as membership
      from memberships m join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
     where m.company_id = ${scopeCompany} and m.is_master and m.active order by t.id, m.created_at`.compile(
      query,
    ),
  ])
  for (const { id, nit, membership } of suppliers) {
    const supplier = { id, nit, version: set.version }
    for (const at of periods.keys()) await evaluate(service.db, first.id, supplier, periods, { at, today })
    await actAsPerson(
      service.db,
      { company: first.id, membership, task: 'demo-qualification' },
      async (scope) => {
        await reviewLatest(service, first.id, scope)
        await evaluate(service.db, first.id, supplier, periods, {
          at: periods.length - 1,
          today,
          isCorrected: true,
        })
        await planForLatest(service, first.id, scope, today)
      },
    )
  }
}

function periodsUntil(day: CalendarDate, count: number): EvaluationPeriod[] {
  const periods: EvaluationPeriod[] = []
  let before = day
  for (let at = 0; at < count; at += 1) {
    const period = lastEndedPeriod(before, 'trimestral')
    periods.unshift(period)
    before = period.desde
  }
  return periods
}

async function evaluate(
  db: Database,
  company: number,
  supplier: { id: number; nit: string; version: number },
  periods: readonly EvaluationPeriod[],
  { at, today, isCorrected = false }: { at: number; today: CalendarDate; isCorrected?: boolean },
): Promise<void> {
  const period = periods[at]
  if (!period) return
  await keepDraft(db, company, {
    thirdParty: supplier.id,
    period,
    formVersion: supplier.version,
    scores: scoresOf(at, isCorrected),
    observacion: isCorrected ? texts.review.corrected : (texts.remarks[at] ?? ''),
    evaluador: texts.evaluator,
  })
  const isLatest = at === periods.length - 1
  const day = isLatest ? addDays(today, -publishedAgo) : addDays(period.hasta, 18)
  await publishEvaluations(db, company, {
    periodo: period.id,
    nit: supplier.nit,
    actor: texts.actor,
    ...(isCorrected ? {} : { at: new Date(`${day}T15:20:00-05:00`) }),
    isTold: isCorrected,
  })
}

function scoresOf(at: number, isCorrected: boolean): GivenScores {
  const row = given[at] ?? given[0]
  const names = ['calidad', 'cumplimiento', 'oportunidad', 'gestion'] as const
  return Object.fromEntries(
    names.map((name, place) => {
      const isMended = isCorrected && name === 'cumplimiento'
      return [
        name,
        {
          valores: isMended ? ['4', '4'] : Array.from(row[place] ?? ''),
          observacion: isMended ? texts.review.corrected : texts.criteria[name],
        },
      ]
    }),
  )
}

/** The supplier requests a review of the latest evaluation, and the company accepts. */
async function reviewLatest(service: DemoService, company: number, scope: Scope): Promise<void> {
  const acting = { db: service.db, scope, address: null, desk: deskLinks(service.settings) }
  const { evaluation } = await findQualification(service.db, scope, null)
  if (!evaluation) return
  const id = await askReview(acting, evaluation.id, {
    text: texts.review.asks,
    files: [],
    criterios: ['cumplimiento'],
    key: randomUUID(),
  })
  const review = await findReview(service.db, scope, id)
  if (!review) return
  await decideReview(service, company, {
    numero: review.numero,
    act: 'accept',
    text: texts.review.answers,
    actor: texts.actor,
  })
}

/** A plan with a completed action, a late one and a pending one. */
async function planForLatest(
  service: DemoService,
  company: number,
  scope: Scope,
  today: CalendarDate,
): Promise<void> {
  const { db } = service
  const acting = { db, scope, address: null, desk: deskLinks(service.settings) }
  const { evaluation } = await findQualification(db, scope, null)
  if (!evaluation) return
  const { done, waiting, late } = texts.actions
  const plan = [
    { ...done, criterio: 'calidad', fecha: addDays(today, -3) },
    { ...late, criterio: 'gestion', fecha: addDays(today, -1) },
    { ...waiting, criterio: 'oportunidad', fecha: addDays(today, 24) },
  ]
  for (const { criterio, accion, responsable, fecha } of plan)
    await addAction(acting, evaluation.id, { criterio, accion, responsable, fecha }, randomUUID())
  const { actions } = await findQualification(db, scope, null)
  const ready = actions.find(({ accion }) => accion === done.accion)
  if (!ready) return
  const file = await keepDemoPaper(service, company, done)
  await sendEvidence(acting, ready.id, ready.version, { text: done.evidence, files: [file] })
  await decideAction(service, company, {
    id: ready.id,
    isDone: true,
    text: done.answer,
    actor: texts.actor,
  })
}
