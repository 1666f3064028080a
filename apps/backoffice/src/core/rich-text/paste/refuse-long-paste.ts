import { longestHtml } from '@enlace/contract/content/allow-list.ts'
import { contentTexts as texts } from '@enlace/contract/content/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import type { ClipboardEvent } from 'react'

/** Leaves out of a text what would make it longer than it may be, and says so: a browser takes long to draw so much. */
export function refuseLongPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const pasted = event.clipboardData.getData('text/plain').length
  if (value.length - (selectionEnd - selectionStart) + pasted <= longestHtml) return
  event.preventDefault()
  toast({ kind: 'error', message: texts.htmlLong })
}

/** What is wrong with the length of a text; undefined where nothing is. */
export const lengthFault = (html: string) => (html.length > longestHtml ? texts.htmlLong : undefined)
