import type { TemplateKind } from '@enlace/contract/content/drafts/schemas.ts'

/** A picture that goes into the page. */
export type CanvasPicture = { address: string; alt: string; width: number; height: number }

/** What the back office tells the editor's own page. */
export type ToCanvas =
  | { to: 'canvas'; kind: 'open'; html: string; template: TemplateKind; mayWrite: boolean }
  | { to: 'canvas'; kind: 'picked'; picture: CanvasPicture | null }

/** What the editor's page tells the back office. */
export type FromCanvas =
  | { from: 'canvas'; kind: 'ready' }
  | { from: 'canvas'; kind: 'changed'; html: string }
  | { from: 'canvas'; kind: 'pick' }

/** Whether something that came is a message of the editor's page. */
export const isFromCanvas = (message: unknown): message is FromCanvas =>
  typeof message === 'object' && message !== null && 'from' in message && message.from === 'canvas'

/** Whether something that came is a message for the editor's page. */
export const isToCanvas = (message: unknown): message is ToCanvas =>
  typeof message === 'object' && message !== null && 'to' in message && message.to === 'canvas'
