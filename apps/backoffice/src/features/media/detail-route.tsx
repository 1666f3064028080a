import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Medium } from '@enlace/contract/media/schemas.ts'
import { mediaLibraryTexts as texts } from '@enlace/contract/media/library-texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { goTo } from '@enlace/web/place.ts'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { dropMedium, mediumQuery, saveMedium, sendReplacement } from '../../core/media/queries.ts'
import { paths } from '../../core/paths.ts'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { MediumView } from './detail-view.tsx'

/** `/biblioteca/{id}`: one picture, what stands for it, where its subject is, and the places that show it. */
export const mediumRoute = screenRoute({
  path: paths.medium.pattern,
  title: ({ data }: { data: { medium: Medium } | undefined }) => data?.medium.name ?? texts.title,
  params: {
    safeParse(raw) {
      const id = paramOf(raw, 'id') ?? ''
      return /^[\da-f-]{36}$/.test(id) ? { success: true, data: { id } } : { success: false }
    },
  },
  query: ({ id }) => mediumQuery(id),
  Screen: function MediumScreen({ data, params: { id } }) {
    const client = useQueryClient()
    const mayWrite = useMayWrite('content')
    const refresh = () => client.invalidateQueries({ queryKey: mediumQuery(id).queryKey })
    const { medium, uses } = data
    return (
      <MediumView
        key={medium.version}
        medium={medium}
        uses={uses}
        mayWrite={mayWrite}
        onSave={async (changed) => {
          await saveMedium(id, changed)
          await refresh()
        }}
        onReplace={async ([file], onProgress) => {
          if (!file) return
          await sendReplacement(id, medium.version, file, onProgress)
          await refresh()
        }}
        onRemove={async () => {
          await dropMedium(id)
          toast({ kind: 'success', message: fill(texts.removed, { name: medium.name }) })
          goTo(paths.media())
        }}
      />
    )
  },
  Pending: () => <Skeleton lines={12} />,
})
