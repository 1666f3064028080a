import { listDuplicates, mergeSuppliers, previewMerge } from '@enlace/contract/suppliers/merges/calls.ts'
import { listSuppliers } from '@enlace/contract/suppliers/calls.ts'
import type { ComboboxOption } from '@enlace/ui/combobox-field.tsx'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../../core/session/client.ts'

type Both = { id: number; other: number }

/** Third parties that may be one; always asked for anew. */
export const duplicatesQuery = () => ({ ...callQuery(listDuplicates), staleTime: 0 })

/** Two side by side, and what would move. */
export const mergeQuery = (params: Both) => ({ ...callQuery(previewMerge, { params }), staleTime: 0 })

/** Makes the other part of the one. */
export const sendMerge = (params: Both) => withStepUp(() => send(mergeSuppliers, { params }))

/** Finds third parties but one, by what was typed. */
export async function searchOthers(
  q: string,
  except: string,
  signal: AbortSignal,
): Promise<readonly ComboboxOption[]> {
  const { rows } = await send(listSuppliers, { query: { q, size: 10 } }, { signal })
  return rows
    .filter(({ id }) => id !== except)
    .map(({ id, nombre, nit }) => ({ value: id, label: `${nombre} · ${nit}` }))
}
