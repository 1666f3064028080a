import { fill } from '@enlace/contract/core/fill.ts'
import { intakeRuleTexts as texts } from '@enlace/contract/invoices/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { formatMoney, money } from '@enlace/domain/money.ts'
import { findMatch } from '../intake/match.ts'
import { readRules } from '../intake/queries.ts'
import { findWholeIn } from '../shown/queries.ts'
import { decideIn } from './commands.ts'
import { isAcceptedByRule } from './rules.ts'

/** Who decides in the trail where a rule does. */
const ruleActor = 'regla-de-aceptacion'

/**
 * Accepts an invoice that was just handed in, if the company lets a rule do so: its match is made anew, in the company's
 * own scope. An invoice that the rule does not accept waits for a person.
 */
export async function acceptByRule(db: Database, supplier: Scope, id: string): Promise<void> {
  const { company_id: company } = await db.context(supplier)
  await acceptByRuleOf(db, company, id)
}

/** The same for an invoice of a company. */
export async function acceptByRuleOf(db: Database, company: number, id: string): Promise<void> {
  await db.transaction(Scope.ofStaff(company), async (tx) => {
    const { accepts, tolerance } = await readRules(tx)
    if (!accepts) return
    const [row] = await findWholeIn(tx, [id])
    if (!row || row.guardado !== 'radicada') return
    const found = await findMatch(tx, row.documento, { tolerance, own: id, thirdParty: row.third_party_id })
    if (!found || !isAcceptedByRule(row, found.match, accepts)) return
    const rule = fill(texts.matched, {
      orden: found.order?.numero ?? '',
      porcentaje: accepts.porcentaje,
      valor: formatMoney(money(String(accepts.valor))),
    })
    await decideIn(tx, { actor: ruleActor }, { id, version: row.version, becomes: 'aceptada', rule })
  })
}
