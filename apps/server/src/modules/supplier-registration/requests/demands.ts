import sanitizeHtml from 'sanitize-html'
import { fieldName } from '@enlace/contract/content/templates/template-fields.ts'
import { type TemplateSource, templateSources } from '@enlace/contract/content/templates/template-sources.ts'

/** The demands of a template that the server enforces. */
export interface TemplateDemands {
  /** The label of each field, by name. */
  labels: Readonly<Record<string, string>>
  required: readonly string[]
  /** The names of its file inputs; other files are ignored. */
  files: readonly string[]
  /** The `accept` attribute of each file input, by name. */
  accepts: Readonly<Record<string, string>>
  /** The portal's lists from which an answer must be chosen. */
  lists: readonly TemplateSource[]
  hasCaptcha: boolean
}

const controls = new Set(['input', 'select', 'textarea'])
const buttons = new Set(['button', 'submit', 'reset'])

/** Reads the demands of a template. The HTML is parsed, but never run; fields without a valid name are ignored. */
export function demandsOf(html: string): TemplateDemands {
  const labels: Record<string, string> = {}
  const required = new Set<string>()
  const files = new Set<string>()
  const accepts: Record<string, string> = {}
  const lists = new Set<TemplateSource>()
  let hasCaptcha = false
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // Only the parser's visit of all tags is used; its output is discarded.
    allowVulnerableTags: true,
    onOpenTag: (tag, attributes) => {
      if ('data-captcha' in attributes) hasCaptcha = true
      const name = attributes['name'] ?? ''
      const type = attributes['type'] ?? 'text'
      if (!controls.has(tag) || !fieldName.test(name) || buttons.has(type)) return
      if (tag === 'input' && type === 'file') {
        files.add(name)
        accepts[name] ??= attributes['accept'] ?? ''
      }
      labels[name] ??= attributes['data-label'] ?? name
      if (!('required' in attributes)) return
      required.add(name)
      const source = templateSources.find((known) => known === attributes['data-source'])
      if (source) lists.add(source)
    },
  })
  return { labels, required: [...required], files: [...files], accepts, lists: [...lists], hasCaptcha }
}
