import { Liquid, ParseError, RenderError } from 'liquidjs'
import { longestHtml } from '@enlace/contract/content/allow-list.ts'
import { TemplateFault } from './fault.ts'
import type { GivenContext } from './given.ts'
import { ShownDate, shownContext } from './shown-values.ts'

/** What a template may do: show, choose, repeat. Nothing of it reads a file, and nothing reckons with amounts. */
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

/** Milliseconds and units of the language's own count of memory, for one filling. */
const limits = { renderLimit: 1000, memoryLimit: 2_000_000, parseLimit: longestHtml }
/** Texts, fields and tags that one filling writes. */
const mostParts = 100_000

const engine = makeEngine()

function makeEngine(): Liquid {
  const liquid = new Liquid({
    ...limits,
    // There are no other files: not of the company, and not of this machine.
    templates: {},
    outputEscape: 'escape',
    ownPropertyOnly: true,
    strictFilters: true,
  })
  for (const name of Object.keys(liquid.tags)) if (!tags.includes(name)) delete liquid.tags[name]
  const escape = liquid.filters['escape']
  for (const name of Object.keys(liquid.filters)) if (!filters.includes(name)) delete liquid.filters[name]
  if (escape === undefined) throw new Error('The template language cannot escape')
  // Everything is escaped where it is printed: anyone who asks for it as well gets no more than that.
  liquid.registerFilter('escape', (value: unknown) => value)
  liquid.registerFilter('en_letras', (value: unknown) =>
    value instanceof ShownDate ? value.inWords() : value,
  )
  return liquid
}

/**
 * A template with the values of its names in it, each escaped, and the names that mean nothing.
 * @throws TemplateFault when it cannot be read or costs too much.
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

/** The reader's own complaint about a tag or a field that does not end. */
const isOfTokens = (fault: Error) => fault.name === 'TokenizationError' || fault.name === 'AssertionError'
