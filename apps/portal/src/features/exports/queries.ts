import { getExportFile, removeExport } from '@enlace/contract/exports/calls.ts'
import type { Export } from '@enlace/contract/exports/schemas.ts'
import { downloadsTexts as texts } from '@enlace/contract/exports/screen-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '@enlace/ui/core/toasts.ts'
import { exportsQuery, isUnderWay } from '../../core/export/exports-query.ts'
import { send } from '../../core/http/client.ts'
import { download } from '@enlace/web/http/download.ts'
import { useAct } from '@enlace/web/http/use-act.ts'

/** What the page does with a file; one thing at a time. */
export function useExportActions() {
  const client = useQueryClient()
  const { busy, run } = useAct()
  return {
    busy,
    download: ({ id }: Export) => void run(id, () => download(getExportFile, { params: { id } })),
    remove: (one: Export) =>
      void run(one.id, async () => {
        try {
          await send(removeExport, { params: { id: one.id } })
          toast({ kind: 'success', message: isUnderWay(one) ? texts.cancelled : texts.removed })
        } finally {
          await client.invalidateQueries({ queryKey: exportsQuery().queryKey })
        }
      }),
  }
}
