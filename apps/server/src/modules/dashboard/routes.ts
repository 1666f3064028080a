import type { FastifyInstance } from 'fastify'
import { getDashboard } from '@enlace/contract/dashboard/calls.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { fairTermDays } from '@enlace/domain/fair-term.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { presentDocuments, presentMonths, presentSuppliers } from './present.ts'
import { countSuppliers, findFigures } from './queries.ts'
import { complianceOf, monthsOf, rangeOf } from './rules.ts'

/** Binds the dashboard of the company and its suppliers. */
export function dashboardRoutes(app: FastifyInstance): void {
  serve(app, getDashboard, async ({ db, scope, query: { periodo } }) => {
    const range = rangeOf(periodo, todayInBogota(new Date()))
    const months = monthsOf(range)
    const [found, suppliers] = await Promise.all([findFigures(db, scope, range), countSuppliers(db, scope)])
    const { entries, entered, downloads, paid, paidInAll, questions } = found
    const fair = found.fair ?? { aTiempo: 0, tarde: 0, sinPagar: 0, sinClasificar: 0 }
    return {
      desde: range.from,
      hasta: range.to,
      proveedores: presentSuppliers(suppliers),
      ingresos: {
        proveedores: entered?.proveedores ?? 0,
        personas: entered?.personas ?? 0,
        ingresos: entries.reduce((sum, one) => sum + one.ingresos, 0),
        meses: presentMonths(months, entries, { ingresos: 0, proveedores: 0 }),
      },
      documentos: presentDocuments(found.documents),
      certificados: {
        descargas: downloads.reduce((sum, one) => sum + one.descargas, 0),
        meses: presentMonths(months, downloads, { descargas: 0 }),
      },
      pago: {
        facturas: paidInAll?.facturas ?? 0,
        dias: paidInAll?.dias ?? null,
        meses: presentMonths(months, paid, { facturas: 0, dias: null }),
      },
      plazo: { dias: fairTermDays, ...fair, cumplimiento: complianceOf(fair) },
      preguntas: { esperan: questions?.esperan ?? 0, desde: questions?.desde ?? null },
    }
  })
}
