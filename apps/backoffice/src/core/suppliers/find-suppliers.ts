import { listSuppliers } from '@enlace/contract/suppliers/calls.ts'
import type { ComboboxOption } from '@enlace/ui/combobox-field.tsx'
import { send } from '../session/client.ts'

/** Finds third parties by what was typed of their NIT or name. */
export async function findSuppliers(q: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> {
  const { rows } = await send(listSuppliers, { query: { q, size: 10 } }, { signal })
  return rows.map(({ id, nombre, nit }) => ({ value: id, label: supplierLabel({ nombre, nit }) }))
}

/** A third party as a choice. */
export const supplierLabel = ({ nombre, nit }: { nombre: string; nit: string }) => `${nombre} · ${nit}`
