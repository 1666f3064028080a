import sanitizeHtml from 'sanitize-html'
import { fieldName } from '@enlace/contract/content/templates/template-fields.ts'
import { type TemplateSource, templateSources } from '@enlace/contract/content/templates/template-sources.ts'

/** What a template asks for, as far as the server holds a request to it. */
export interface TemplateDemands {
  /** What each field is called for people, by its name. */
  labels: Readonly<Record<string, string>>
  required: readonly string[]
  /** The names of its file inputs; files under other names are not asked for. */
  files: readonly string[]
  /** What the file inputs say that they take, by their names. */
  accepts: Readonly<Record<string, string>>
  /** The portal's lists from which an answer must be chosen. */
  lists: readonly TemplateSource[]
  hasCaptcha: boolean
}

const controls = new Set(['input', 'select', 'textarea'])
const buttons = new Set(['button', 'submit', 'reset'])

/** Reads what a template asks for. It is parsed as HTML and never run; a field without a fit name asks for nothing. */
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
    // The parser's walk over all tags is what is wanted; what it writes is thrown away.
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
