import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { searchOpening } from '@enlace/web/search/opening.ts'
import { useSearchKey } from '@enlace/web/search/use-search-key.ts'
import { type ComponentProps, Suspense } from 'react'

const Palette = lazyPart(async () => (await import('./palette.tsx')).Palette)

/** The search over everything of the back office, behind `Ctrl K`; its script comes when it is first opened. */
export function Search(props: Omit<ComponentProps<typeof Palette>, 'onClose'>) {
  const isOpen = useSearchKey()
  return (
    isOpen && (
      <Suspense fallback={null}>
        <Palette {...props} onClose={searchOpening.close} />
      </Suspense>
    )
  )
}
