import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { ChunkFailure, provideMissingNotice, tellMissing } from '@enlace/ui/core/chunk.ts'
import { toast } from '@enlace/ui/core/toasts.ts'

/** Tells by a notice that a part of the page did not arrive: one that is drawn, or one that an act would have loaded. */
export function tellMissingParts(): void {
  // One notice for all parts that are missing: equal ones are shown once.
  const missing = new Set<() => void>()
  const handleRetry = () => {
    const parts = [...missing]
    missing.clear()
    for (const retry of parts) retry()
  }
  provideMissingNotice((onRetry) => {
    if (onRetry) missing.add(onRetry)
    toast({
      kind: 'error',
      title: pageTexts.missingTitle,
      message: pageTexts.missingHelp,
      action: onRetry && { label: pageTexts.retry, onClick: handleRetry },
    })
  })
  window.addEventListener('unhandledrejection', (event) => {
    if (!(event.reason instanceof ChunkFailure)) return
    event.preventDefault()
    tellMissing()
  })
}
