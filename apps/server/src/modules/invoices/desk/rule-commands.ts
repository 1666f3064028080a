import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { sql } from 'kysely'
import { findMatch, type FoundMatch } from '../intake/match.ts'
import { readRules } from '../intake/queries.ts'
import type { IntakeRules } from '../intake/settings.ts'
import { stepOf } from '../lists/rules.ts'
import { absentAnnexes } from '../shown/present.ts'
import { findWholeIn, type KeptInvoice, wholeInvoices } from '../shown/queries.ts'
import { decideIn } from './commands.ts'
import { cameAgain, type Rules, rulingOf } from './rules.ts'

/** Who decides in the trail where a rule does. */
const ruleActor = 'regla-de-la-compania'

/**
 * Decides about a document that was just handed in, if the company lets a rule do so: its match is made anew, in the company's
 * own scope. What no rule decides waits for a person.
 */
export async function applyRules(db: Database, supplier: Scope, id: string): Promise<void> {
  const { company_id: company } = await db.context(supplier)
  await applyRulesOf(db, company, id)
}

/** The same for a document of a company. */
export async function applyRulesOf(db: Database, company: number, id: string): Promise<void> {
  await db.transaction(Scope.ofStaff(company), async (tx) => {
    const rules = await readRules(tx)
    if (!hasRules(rules)) return
    const [row] = await findWholeIn(tx, [id])
    if (!row || row.guardado !== 'radicada' || cameAgain(row.historia)) return
    const { tolerance } = rules
    const found = await findMatch(tx, row.documento, { tolerance, own: id, thirdParty: row.third_party_id })
    const ruling = rulingOf(ruledOf(row, found, rules), found?.match, rules)
    if (!ruling) return
    const { becomes, rule } = ruling
    const seen = { id, version: row.version, rule }
    if (becomes === 'aceptada') await decideIn(tx, { actor: ruleActor }, { ...seen, becomes })
    else {
      const { reason, detalle } = ruling
      const { id: motivo, titulo } = reason
      const paso = stepOf(reason, row)
      await decideIn(tx, { actor: ruleActor }, { ...seen, becomes, motivo, titulo, paso, detalle })
    }
  })
}

const hasRules = ({ accepts, reasons }: Rules) =>
  accepts !== undefined || reasons.some(({ activo, regla }) => activo && regla !== null)

const ruledOf = (row: KeptInvoice, found: Pick<FoundMatch, 'order'> | undefined, rules: IntakeRules) => ({
  ...row,
  orden: found?.order?.numero ?? row.orden ?? '',
  faltantes: absentAnnexes(row, rules),
})

/** The days of a preview, and the most documents of it. */
const previewDays = 90
const mostPreviewed = 500

/**
 * Counts what rules would have decided about the documents of the last days, as their checks and their match were when they
 * came; of many, about the newest.
 */
export async function previewRules(tx: Transaction, reasons: Rules['reasons']) {
  const rules = { ...(await readRules(tx)), reasons: [...reasons] }
  const rows = await tx.run(
    wholeInvoices(sql`i.id in (select r.id from submitted_invoices r
      where r.company_id = i.company_id and r.radicado is not null
        and r.enviada_at > now() - make_interval(days => ${previewDays}::integer)
      order by r.enviada_at desc, r.id limit ${mostPreviewed})`).compile(query),
  )
  const rulings = rows.map((row) =>
    rulingOf({ ...ruledOf(row, undefined, rules), estado_erp: null }, row.match ?? undefined, rules),
  )
  const returned = (reason: Rules['reasons'][number]) =>
    rulings.filter((ruling) => ruling?.becomes === 'devuelta' && ruling.reason === reason).length
  return {
    dias: previewDays,
    documentos: rows.length,
    devueltos: rules.reasons.map((reason) => returned(reason)),
    aceptados: rulings.filter((ruling) => ruling?.becomes === 'aceptada').length,
  }
}
