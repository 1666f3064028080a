import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { showInstant, showText } from '@enlace/web/document/shown.ts'

/** The cells that every list of suppliers' documents has of its own: the NIT with its points, and when it was first opened. */
export const deskCells = {
  nit: { cell: ({ nit }: { nit: string }) => <Unbroken>{formatWholeNit(nit)}</Unbroken> },
  visto_at: {
    cell: ({ visto_at }: { visto_at: string | null }) => (
      <Unbroken>{visto_at === null ? showText(null) : showInstant(visto_at)}</Unbroken>
    ),
  },
}
