import { sql } from 'kysely'
import type { OwnConcept } from '@enlace/contract/catalogues/schemas.ts'
import { query, scopeCompany } from '@enlace/database/database.ts'
import type { WithholdingConcept } from '@enlace/domain/withholding-concepts.ts'

/** The company's own withholding concepts, by code and day. */
export const ownConceptRows = sql<OwnConcept>`
  select code as codigo, concepto, sujeto, trim_scale(tarifa)::text as tarifa, trim_scale(base_uvt)::text as base_uvt,
         desde, hasta, norma
    from company_concepts where company_id = ${scopeCompany} order by code, desde`.compile(query)

/** A concept of the company's own as the rules of withholding take it. */
export const conceptOfRow = ({ base_uvt: baseUvt, ...concept }: OwnConcept): WithholdingConcept => ({
  ...concept,
  baseUvt: Number(baseUvt),
})
