/** Why a template was not filled: it cannot be parsed, or exceeds the limits. */
export type FaultKind = 'unreadable' | 'too-much'

/** A template was not filled; the details are for its author. */
export class TemplateFault extends Error {
  readonly kind: FaultKind
  readonly detail: string

  constructor(kind: FaultKind, detail: string, cause?: unknown) {
    super(`${kind}: ${detail}`, { cause })
    this.kind = kind
    this.detail = detail
  }
}
