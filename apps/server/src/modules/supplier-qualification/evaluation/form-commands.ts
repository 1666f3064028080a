import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { QualificationForm } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { EvaluationPeriod } from '@enlace/domain/evaluation-period.ts'
import { formFaults, type FormFault } from '@enlace/domain/qualification.ts'
import type { GivenScores } from './rules.ts'

/**
 * Sets the company's form for new evaluations; existing ones keep theirs. Returns its version, or its faults. An
 * unchanged form creates no version. @throws Problem `changed-meanwhile` if `seen` is given and not the current
 * version.
 */
export async function setForm(
  db: Database,
  company: number,
  form: QualificationForm,
  actor: string,
  seen?: number,
): Promise<{ version: number } | { faults: FormFault[] }> {
  const faults = formFaults(form)
  if (faults.length > 0) return { faults }
  const definition = JSON.stringify(form)
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    await tx.run(sql`select 1 from companies where id = ${scopeCompany} for update`.compile(query))
    const [before] = await tx.run(
      sql<{ version: number; is_same: boolean }>`select version, definition = ${definition}::jsonb as is_same
        from qualification_forms where company_id = ${scopeCompany} order by version desc limit 1`.compile(
        query,
      ),
    )
    if (seen !== undefined && seen !== (before?.version ?? 0)) throw new Problem('changed-meanwhile')
    if (before?.is_same) return { version: before.version }
    const version = (before?.version ?? 0) + 1
    await tx.run(
      sql`insert into qualification_forms (company_id, version, definition, actor)
        values (${scopeCompany}, ${version}, ${definition}::jsonb, ${actor})`.compile(query),
    )
    await tx.run(
      sql`select ${call('append_own_audit', {
        who: actor,
        person: null,
        what: 'evaluation-form:set',
        aim: String(version),
        origin: null,
        more: '{}',
      })}`.compile(query),
    )
    return { version }
  })
}

/** The scores that the company gave a supplier for a period. */
export interface Scoring {
  thirdParty: number
  period: EvaluationPeriod
  formVersion: number
  scores: GivenScores
  observacion: string
  evaluador: string
  /** The `updated_at` of the draft that was read; another one is not overwritten. */
  seen?: string
}

/**
 * Saves the draft of a supplier's period, creating it if necessary. A published period gets a draft of its next
 * version. Returns whether the draft matched `seen`, if given.
 */
export async function keepDraft(
  db: Database,
  company: number,
  { thirdParty, period, formVersion, scores, observacion, evaluador, seen }: Scoring,
): Promise<boolean> {
  const kept = await db.transaction(Scope.ofStaff(company), (tx) =>
    tx.run(
      sql`insert into supplier_evaluations (company_id, third_party_id, periodo, desde, hasta, version, form_version, scores,
          observacion, evaluador)
        select ${scopeCompany}, ${thirdParty}, ${period.id}, ${period.desde}::date, ${period.hasta}::date,
               1 + coalesce(max(e.version), 0), ${formVersion}::integer, ${JSON.stringify(scores)}::jsonb, ${observacion},
               ${evaluador}
          from supplier_evaluations e
         where e.company_id = ${scopeCompany} and e.third_party_id = ${thirdParty} and e.periodo = ${period.id}
           and e.published_at is not null
        on conflict (company_id, third_party_id, periodo) where published_at is null
        do update set form_version = excluded.form_version, scores = excluded.scores, observacion = excluded.observacion,
                      evaluador = excluded.evaluador, updated_at = clock_timestamp()
        where ${seen ?? null}::text is null or supplier_evaluations.updated_at::text = ${seen ?? null}
        returning id`.compile(query),
    ),
  )
  return kept.length > 0
}
