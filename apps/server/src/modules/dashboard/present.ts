import { type DashboardKind, dashboardKinds } from '@enlace/contract/dashboard/schemas.ts'
import { statesOf } from '@enlace/domain/states.ts'
import type { DocumentCount } from './queries.ts'

/** Returns every month with its figures, or with the default. */
export function presentMonths<Found extends { mes: string }, None>(
  months: readonly string[],
  found: readonly Found[],
  none: None,
): (Found | (None & { mes: string }))[] {
  return months.map((mes) => found.find((one) => one.mes === mes) ?? { mes, ...none })
}

/** Returns the states of suppliers in the order of the vocabulary, empty ones included. */
export function presentSuppliers(counts: readonly { estado: string; filas: number }[]) {
  return inOrder(statesOf('proveedor'), counts).map((estado) => ({
    estado,
    filas: counts.find((one) => one.estado === estado)?.filas ?? 0,
  }))
}

/** Returns documents of each kind by state, in the order of the vocabulary; the ERP's own states come last. */
export function presentDocuments(counts: readonly DocumentCount[]) {
  const kinds: DashboardKind[] = ['account-statements', 'purchase-order', 'purchase-tickets', 'notes-debit']
  return kinds.map((clase) => {
    const own = counts.filter((one) => one.clase === clase)
    return {
      clase,
      estados: inOrder(statesOf(dashboardKinds[clase]), own).flatMap((estado) => {
        const filas = own.find((one) => one.estado === estado)?.filas ?? 0
        return filas === 0 ? [] : [{ estado, filas }]
      }),
    }
  })
}

function inOrder(known: readonly { id: string }[], counts: readonly { estado: string }[]): string[] {
  return [...new Set([...known.map(({ id }) => id), ...counts.map(({ estado }) => estado)])]
}
