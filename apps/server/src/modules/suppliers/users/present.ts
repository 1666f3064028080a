import type { SupplierEvent, SupplierUserDetail } from '@enlace/contract/suppliers/users/schemas.ts'
import { changesIn } from '../../users/index.ts'
import { presentUser } from '../present.ts'
import type { findSupplierUser, KeptEvent } from '../user-queries.ts'

/** An event of a supplier as the answers show it. */
export function presentEvent({ id, at, actor, action, sobre, detail }: KeptEvent): SupplierEvent {
  return { id, at, actor, suceso: action, sobre, cambios: changesIn(detail) }
}

/** One user of a supplier with its history. */
export function presentUserDetail({
  supplier,
  user,
  branches,
  history,
  devuelto,
  isLocked,
}: NonNullable<Awaited<ReturnType<typeof findSupplierUser>>>): SupplierUserDetail {
  return {
    supplier: { id: String(supplier.id), nombre: supplier.nombre, isActive: supplier.activo },
    user: {
      ...presentUser(user),
      modules: user.modules,
      accounts: user.all_accounts ? null : user.account_ids,
      sello: user.sello,
    },
    isLocked,
    branches,
    history: history.map(presentEvent),
    devuelto,
  }
}
