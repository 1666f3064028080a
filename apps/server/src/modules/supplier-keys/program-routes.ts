import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { supplierWhoAmI } from '@enlace/contract/supplier-keys/program-calls.ts'
import { serveSupplierProgram } from '../../core/http/program/serve-supplier-program.ts'
import { findOwner } from './queries.ts'

/** Binds what a supplier's program may ask about its key. */
export function supplierKeyProgramRoutes(app: FastifyInstance): void {
  serveSupplierProgram(app, supplierWhoAmI, async ({ db, key }) => {
    const owner = await findOwner(db, key.scope)
    if (!owner) throw new Problem('supplier-key-refused')
    return {
      company: { id: owner.company_id, nombre: owner.company, nit: owner.company_nit },
      supplier: { nombre: owner.supplier, nit: owner.supplier_nit },
      key: { id: owner.id, nombre: owner.nombre, vence_at: owner.vence_at },
    }
  })
}
