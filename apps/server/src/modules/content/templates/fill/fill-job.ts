import { sanitiseHtml } from '../../sanitise/sanitise.ts'
import { fillText } from './engine.ts'
import { type FaultKind, TemplateFault } from './fault.ts'
import type { GivenContext } from './given.ts'

/** A template with its values. */
export interface FillJob {
  source: string
  given: GivenContext
}

/** A filled and sanitised template, with the facts for its author. */
export interface FilledHtml {
  html: string
  /** Unknown names in it, which were shown as nothing. */
  unknown: string[]
  /** HTML that the sanitiser removed, as `tag` or `tag[attribute]`. */
  removed: string[]
  /** The hosts of images and frames in the template itself, for the page's policy. */
  imageHosts: string[]
  frameHosts: string[]
}

/** The thread's answer. */
export type FillAnswer = { filled: FilledHtml } | { fault: FaultKind; detail: string }

/**
 * Fills a template and sanitises the result. Other hosts are only allowed in addresses that are literally in the
 * template: an address built from a field would reveal the supplier's data to them.
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
