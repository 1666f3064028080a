import { sql } from 'kysely'
import type { PendingAnnex } from '@enlace/contract/invoices/schemas.ts'
import type { SupplierRequirements } from '@enlace/contract/invoices/supporting-program/schemas.ts'
import { query, scopeCompany, scopeThirdParty } from '@enlace/database/database.ts'
import { sellerGaps } from '@enlace/domain/supporting/seller.ts'
import { type Reading, readRules } from '../intake/queries.ts'
import { findWholeIn, type KeptInvoice } from '../shown/queries.ts'
import { askedOf, withKnown } from '../supporting/seller.ts'
import { maySend, readSeller, readTerms } from '../terms/queries.ts'

/** Finds the cuenta de cobro of the open supplier by its own number. */
export async function findByNumber(tx: Reading, consecutivo: number): Promise<KeptInvoice | undefined> {
  const [found] = await tx.run(
    sql<{ invoice_id: string }>`select invoice_id from supporting_documents
      where company_id = ${scopeCompany} and third_party_id = ${scopeThirdParty} and consecutivo = ${consecutivo}`.compile(
      query,
    ),
  )
  return found && (await findWholeIn(tx, [found.invoice_id]))[0]
}

/** Returns what is asked of the open supplier. */
export async function readRequirements(tx: Reading): Promise<SupplierRequirements> {
  const rules = await readRules(tx)
  const known = await readSeller(tx)
  const vendedor = withKnown(askedOf(known.ultimo ?? undefined), known)
  const anexos = await tx.run(
    sql<PendingAnnex>`select nombre, documentos, obligatorio from invoice_annexes_of(scope_third_party())`.compile(
      query,
    ),
  )
  return {
    anexos,
    cuenta_cobro: {
      puede: await maySend(tx, rules),
      siguiente: (await readTerms(tx)).siguiente,
      exige_planilla: rules.supporting.asksPlanilla,
      vendedor,
      falta: sellerGaps(vendedor),
    },
  }
}
