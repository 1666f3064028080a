import type { FastifyInstance } from 'fastify'
import { searchDesk } from '@enlace/contract/search/desk/calls.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { findAtDesk, type KeptFound } from './desk-queries.ts'

/** A single character matches too many of a company's documents. */
const fewest = 2

/** The global search of the back office. */
export function deskSearchRoutes(app: FastifyInstance): void {
  serve(app, searchDesk, async ({ db, scope, query }) => {
    const text = query.q.trim()
    if (text.length < fewest) return { rows: [] }
    const rows = await findAtDesk(db, scope, text)
    return { rows: rows.map(present) }
  })
}

const present = ({ documento_numero, documento_dv, ...found }: KeptFound) =>
  found.kind === 'suppliers' ? { ...found, numero: formatNit(documento_numero, documento_dv) } : found
