import { sanitiseHtml } from '../../sanitise/sanitise.ts'
import { fillText } from './engine.ts'
import { type FaultKind, TemplateFault } from './fault.ts'
import type { GivenContext } from './given.ts'

/** A template and what it is filled with. */
export interface FillJob {
  source: string
  given: GivenContext
}

/** A filled template that may be shown, with what its writer should know. */
export interface FilledHtml {
  html: string
  /** Names in it that mean nothing, and were shown as nothing. */
  unknown: string[]
  /** What the allow-list took away, as `tag` or `tag[attribute]`. */
  removed: string[]
  /** The hosts of images and frames that are in the template itself, for the page's policy. */
  imageHosts: string[]
  frameHosts: string[]
}

/** What the thread answers. */
export type FillAnswer = { filled: FilledHtml } | { fault: FaultKind; detail: string }

/**
 * Fills a template and sanitises what came of it. Other hosts are asked only by addresses that stand literally in the
 * template: what a field makes of one would tell them of the supplier.
 */
export function fillJob({ source, given }: FillJob): FillAnswer {
  try {
    const { text, unknown } = fillText(source, given)
    const literal = new Set<string>()
    const { imageHosts, frameHosts } = sanitiseHtml(source, 'content', {
      noteAddress: (address) => literal.add(address),
    })
    const { html, removed } = sanitiseHtml(text, 'content', { only: literal })
    return { filled: { html, unknown, removed, imageHosts, frameHosts } }
  } catch (fault) {
    if (!(fault instanceof TemplateFault)) throw fault
    return { fault: fault.kind, detail: fault.detail }
  }
}
