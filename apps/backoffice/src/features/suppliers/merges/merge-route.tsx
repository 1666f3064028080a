import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import type { MergePreview } from '@enlace/contract/suppliers/merges/schemas.ts'
import { mergeTexts as texts } from '@enlace/contract/suppliers/merges/texts.ts'
import { SupplierId } from '@enlace/contract/core/values.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { goTo } from '@enlace/web/place.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { duplicatesQuery, mergeQuery, sendMerge } from './queries.ts'
import { MergeView } from './merge-view.tsx'
import { supplierQuery, suppliersKey } from '../queries.ts'

type Both = { id: number; other: number }

/** `/proveedores/{id}/unir/{other}`: two third parties side by side, before they become one. */
export const mergeRoute = screenRoute({
  path: paths.mergeSuppliers.pattern,
  title: texts.previewTitle,
  params: z.object({ id: SupplierId, other: SupplierId }),
  query: mergeQuery,
  Screen: ({ data, params }) => <MergeScreen both={params} preview={data} />,
  Pending: () => <ScreenSkeleton title={texts.previewTitle} />,
})

function MergeScreen({ both, preview }: { both: Both; preview: MergePreview }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('third-parties')
  const { busy, run } = useAct()
  const { id, other } = both
  const handleMerge = () =>
    run(
      'merge',
      async () => {
        await sendMerge(both)
        const keys = [
          suppliersKey(),
          supplierQuery(id).queryKey,
          supplierQuery(other).queryKey,
          duplicatesQuery().queryKey,
        ]
        await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
        goTo(paths.supplier({ id: String(id) }, { parte: 'historia' }), { replaces: true })
      },
      fill(texts.done, { gone: preview.gone.nombre, kept: preview.kept.nombre }),
    )
  return (
    <MergeView
      {...{ preview, mayWrite }}
      isBusy={busy !== undefined}
      links={{
        list: paths.suppliers(),
        duplicates: paths.duplicates(),
        swapped: paths.mergeSuppliers({ id: String(other), other: String(id) }),
      }}
      onMerge={() => void handleMerge()}
    />
  )
}
