import { fill } from '@enlace/contract/core/fill.ts'
import { postTexts as texts } from '@enlace/contract/blog/supplier/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'

type SharePostProps = {
  title: string
  /** The post's place in the portal. */
  href: string
}

/** Hands the link of a post on: by the device's own sheet where it has one, and by the clipboard. */
export function SharePost({ title, href }: SharePostProps) {
  const url = new URL(href, location.href).href
  const canShare = typeof navigator.share === 'function'
  return (
    <Actions>
      {canShare && (
        // Who closes the sheet has shared nothing, and needs no word about it.
        <Button variant="quiet" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
          {texts.share}
        </Button>
      )}
      <Button variant="quiet" onClick={() => void copy(url)}>
        {texts.copy}
      </Button>
    </Actions>
  )
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast({ kind: 'success', message: texts.copied })
  } catch {
    toast({ kind: 'warning', message: fill(texts.copyFailed, { enlace: url }) })
  }
}
