import { manualOf } from '@enlace/web/help/manual.ts'
import type { Block, HelpEntry } from '@enlace/web/help/page.ts'

/** The pages of `docs/manual/proveedor`; the build makes modules of them (`packages/web/build/manual`). */
export const manual = manualOf(
  import.meta.glob<HelpEntry & { order: number }>('../../../../../docs/manual/proveedor/*.md', {
    query: '?entry',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<readonly Block[]>('../../../../../docs/manual/proveedor/*.md', { import: 'default' }),
)
