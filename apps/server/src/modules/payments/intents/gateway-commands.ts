import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { Money } from '@enlace/domain/money.ts'

/** A company's gateway to save, with its secrets already sealed. */
export interface GatewayChoice {
  gateway: 'simulador' | 'wompi'
  environment: 'test' | 'prod'
  public_key: string
  sealed_secrets: Buffer | null
}

/** Sets a company's gateway and enables payments; open payments keep the gateway they began with. */
export async function chooseGateway(db: Database, company: number, choice: GatewayChoice): Promise<void> {
  const kept = { ...choice, is_enabled: true }
  await db.read(Scope.ofStaff(company), [
    query
      .insertInto('payment_gateways')
      .values({ company_id: scopeCompany, ...kept })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(kept))
      .compile(),
  ])
}

/** Enables or disables a company's payments; false if it has no gateway yet. */
export async function switchPayments(db: Database, company: number, isEnabled: boolean): Promise<boolean> {
  const [changed] = await db.read(Scope.ofStaff(company), [
    query
      .updateTable('payment_gateways')
      .set({ is_enabled: isEnabled })
      .where('company_id', '=', scopeCompany)
      .returning('gateway')
      .compile(),
  ])
  return changed.length > 0
}

/** Saves a concept by its name; a withdrawn one is kept for its payments. */
export async function keepConcept(
  db: Database,
  company: number,
  concept: { nombre: string; descripcion: string; valor: Money | null; activo: boolean },
): Promise<void> {
  await db.read(Scope.ofStaff(company), [
    query
      .insertInto('payment_concepts')
      .values({ company_id: scopeCompany, ...concept })
      .onConflict((conflict) => conflict.columns(['company_id', 'nombre']).doUpdateSet(concept))
      .compile(),
  ])
}
