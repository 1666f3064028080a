/** Why a template was not filled: it cannot be read, or it asks for more than a page may cost. */
export type FaultKind = 'unreadable' | 'too-much'

/** A template that was not filled, with what its writer must know. */
export class TemplateFault extends Error {
  readonly kind: FaultKind
  readonly detail: string

  constructor(kind: FaultKind, detail: string, cause?: unknown) {
    super(`${kind}: ${detail}`, { cause })
    this.kind = kind
    this.detail = detail
  }
}
