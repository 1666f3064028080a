import { sql } from 'kysely'
import type { OwnConcept } from '@enlace/contract/catalogues/schemas.ts'
import { query, scopeCompany } from '@enlace/database/database.ts'

/** The company's own withholding concepts, by code and day. */
export const ownConceptRows = sql<OwnConcept>`
  select code as codigo, concepto, sujeto, trim_scale(tarifa)::text as tarifa, trim_scale(base_uvt)::text as base_uvt,
         desde, hasta, norma
    from company_concepts where company_id = ${scopeCompany} order by code, desde`.compile(query)
