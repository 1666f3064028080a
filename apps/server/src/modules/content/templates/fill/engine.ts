import { Liquid, ParseError, RenderError } from 'liquidjs'
import { longestHtml } from '@enlace/contract/content/allow-list.ts'
import { TemplateFault } from './fault.ts'
import type { GivenContext } from './given.ts'
import { ShownDate, shownContext } from './shown-values.ts'

/** The allowed tags: output, conditions, loops. None reads a file or calculates with amounts. */
const tags = [
  'if',
  'unless',
  'case',
  'for',
  'break',
  'continue',
  'assign',
  'echo',
  'comment',
  'raw',
  'cycle',
  '#',
]
const filters =
  `append capitalize concat default downcase first join last lstrip map prepend remove remove_first replace
  replace_first reverse rstrip size slice split strip truncate truncatewords uniq upcase url_encode where`.split(
    /\s+/,
  )

/** Limits of one filling: milliseconds, and units of the language's own memory count. */
const limits = { renderLimit: 1000, memoryLimit: 2_000_000, parseLimit: longestHtml }
/** Maximum texts, fields and tags that one filling writes. */
const mostParts = 100_000

const engine = makeEngine()

function makeEngine(): Liquid {
  const liquid = new Liquid({
    ...limits,
    // Templates cannot include files, neither of the company nor of this machine.
    templates: {},
    outputEscape: 'escape',
    ownPropertyOnly: true,
    strictFilters: true,
  })
  for (const name of Object.keys(liquid.tags)) if (!tags.includes(name)) delete liquid.tags[name]
  const escape = liquid.filters['escape']
  for (const name of Object.keys(liquid.filters)) if (!filters.includes(name)) delete liquid.filters[name]
  if (escape === undefined) throw new Error('The template language cannot escape')
  // All output is escaped, so an explicit `escape` does nothing more.
  liquid.registerFilter('escape', (value: unknown) => value)
  liquid.registerFilter('en_letras', (value: unknown) =>
    value instanceof ShownDate ? value.inWords() : value,
  )
  return liquid
}

/**
 * Fills a template with escaped values, and returns its unknown names. @throws TemplateFault if it cannot be parsed or
 * is too expensive.
 */
export function fillText(source: string, given: GivenContext): { text: string; unknown: string[] } {
  const unknown = new Set<string>()
  const context = shownContext(given, (name) => unknown.add(name))
  try {
    const text: unknown = engine.parseAndRenderSync(source, context, { templateLimit: mostParts })
    if (typeof text !== 'string') throw new TemplateFault('unreadable', '')
    if (text.length > longestHtml) throw new TemplateFault('too-much', `${text.length} > ${longestHtml}`)
    return { text, unknown: [...unknown].toSorted() }
  } catch (fault) {
    throw faultOf(fault)
  }
}

function faultOf(fault: unknown): TemplateFault {
  if (fault instanceof TemplateFault) return fault
  if (!(fault instanceof Error)) throw fault
  const isMuch = /limit exceeded|invalid string length/i.test(fault.message)
  const isOfTemplate =
    fault instanceof ParseError || fault instanceof RenderError || isMuch || isOfTokens(fault)
  // Anything else is a fault of the program.
  if (!isOfTemplate) throw fault
  return new TemplateFault(isMuch ? 'too-much' : 'unreadable', fault.message, fault)
}

/** Whether the parser complains of an unclosed tag or field. */
const isOfTokens = (fault: Error) => fault.name === 'TokenizationError' || fault.name === 'AssertionError'
