import { manualOf } from '@enlace/web/help/manual.ts'
import type { Block, HelpEntry } from '@enlace/web/help/page.ts'

/** The pages of `docs/manual/compania`; the build makes modules of them (`packages/web/build/manual`). */
export const manual = manualOf(
  import.meta.glob<HelpEntry & { order: number }>('../../../../../docs/manual/compania/*.md', {
    query: '?entry',
    import: 'default',
    eager: true,
  }),
  import.meta.glob<readonly Block[]>('../../../../../docs/manual/compania/*.md', { import: 'default' }),
)
