import { sql } from 'kysely'
import * as z from 'zod/mini'
import {
  indicatorKinds,
  indicatorNames,
  qualificationLimits,
  type IndicatorName,
} from '@enlace/contract/supplier-qualification/evaluation/limits.ts'
import {
  QualificationForm,
  type IndicatorDocument,
} from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import type { IndicatorDocuments, Indicators } from '@enlace/contract/supplier-qualification/schemas.ts'
import { query, scopeCompany, scopeThirdParty, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { periodOfDay } from '@enlace/domain/evaluation-period.ts'
import { freshnessOf } from '../../core/list/queries.ts'
import { mayRead } from '../company/index.ts'
import {
  countedDocuments,
  documentsBehind,
  measured,
  ownerOfScope,
  type Stretch,
} from './evaluation/indicator-queries.ts'
import { formOf } from './evaluation/queries.ts'
import { indicatorValues } from './evaluation/rules.ts'

const mayReadKind = (name: IndicatorName) =>
  sql<{ is_so: boolean }>`select ${mayRead(indicatorKinds[name])} as is_so`.compile(query)

const branches = sql<{ nombre: string }>`select nombre from branch_accounts
  where company_id = ${scopeCompany} and third_party_id = ${scopeThirdParty} and id = any ((select scope_accounts())::integer[])
  order by id`.compile(query)

/** Returns the elapsed days of the current period, by the company's periodicity. */
export async function runningStretch(db: Database, scope: Scope): Promise<Stretch> {
  const [[form]] = await db.read(scope, [formOf().compile(query)])
  const periodicity = form ? z.parse(QualificationForm, form.definition).periodicidad : 'semestral'
  const today = todayInBogota(new Date())
  return { desde: periodOfDay(today, periodicity).desde, hasta: today }
}

/** Measures the scope's documents within a date range, of the kinds that the person may open. */
export async function findIndicators(db: Database, scope: Scope, stretch: Stretch): Promise<Indicators> {
  const owner = ownerOfScope(scope)
  const [onTime, conforming, accepted, returned, places, [freshness], [orders], [entries]] = await db.read(
    scope,
    [
      measured('entregas_a_tiempo', owner, stretch),
      measured('cantidad_conforme', owner, stretch),
      measured('facturas_sin_rechazo', owner, stretch),
      measured('devuelto', owner, stretch),
      branches,
      freshnessOf('purchase-order').compile(),
      mayReadKind('entregas_a_tiempo'),
      mayReadKind('devuelto'),
    ],
  )
  const groups = {
    entregas_a_tiempo: onTime,
    cantidad_conforme: conforming,
    facturas_sin_rechazo: accepted,
    devuelto: returned,
  }
  const isOpen = (name: IndicatorName) => {
    if (indicatorKinds[name] === 'purchase-order') return orders?.is_so === true
    return indicatorKinds[name] === 'account-statements' || entries?.is_so === true
  }
  return {
    ...stretch,
    sucursales: places.map(({ nombre }) => nombre),
    indicadores: indicatorNames.filter(isOpen).flatMap((name) => {
      const [value, ...otras] = indicatorValues(name, groups[name])
      return value ? [{ ...value, otras }] : []
    }),
    dataAsOf: freshness?.as_of ?? null,
  }
}

/** Returns a page of the documents behind an indicator; undefined if the person may not open their kind. */
export async function findIndicatorDocuments(
  db: Database,
  scope: Scope,
  nombre: IndicatorName,
  { stretch, onlyAgainst, page }: { stretch: Stretch; onlyAgainst: boolean; page: number },
): Promise<IndicatorDocuments | undefined> {
  const owner = ownerOfScope(scope)
  const limit = qualificationLimits.documentsPerPage
  const [groups, [counts], rows, [may]] = await db.read(scope, [
    measured(nombre, owner, stretch),
    countedDocuments(nombre, owner, stretch),
    documentsBehind(nombre, owner, stretch, { onlyAgainst, limit, offset: (page - 1) * limit }),
    mayReadKind(nombre),
  ])
  if (may?.is_so !== true) return undefined
  const { total = 0, incumplen = 0 } = counts ?? {}
  return {
    ...stretch,
    nombre,
    valores: indicatorValues(nombre, groups),
    rows: rows.map((row): IndicatorDocument => ({ ...row, kind: indicatorKinds[nombre] })),
    total: onlyAgainst ? incumplen : total,
    incumplen,
  }
}
