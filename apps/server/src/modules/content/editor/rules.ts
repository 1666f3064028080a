import sanitizeHtml from 'sanitize-html'
import { fieldName } from '@enlace/contract/content/templates/template-fields.ts'
import { templateSources } from '@enlace/contract/content/templates/template-sources.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { templateReviewTexts as texts } from '@enlace/contract/content/editor/review-texts.ts'
import type { TemplateFinding } from '@enlace/contract/content/editor/schemas.ts'
import { neededFields } from '@enlace/domain/company-start/registration-form.ts'
import type { ContentWarning } from '../sanitise/checks.ts'
import type { Loss } from '../sanitise/losses.ts'

const controls = new Set(['input', 'select', 'textarea'])
const buttons = new Set(['button', 'submit', 'reset'])

interface Control {
  tag: string
  type: string
  attributes: Readonly<Record<string, string>>
  isLabelled: boolean
  optionCount: number
}

/**
 * Returns the findings about the fields of a form: names, labels, lists, the captcha. The registration form has further
 * rules.
 */
export function formFindings(html: string): TemplateFinding[] {
  const { found, captchas } = controlsOf(html)
  const names = found.map(({ attributes }) => attributes['name'] ?? '')
  const say: TemplateFinding[] = []
  const fault = (message: string) => say.push({ kind: 'fault', message, line: null, excerpt: '' })
  for (const { attributes, tag, type, isLabelled, optionCount } of found) {
    const name = attributes['name'] ?? ''
    const source = attributes['data-source']
    const depends = attributes['data-depends']
    if (name === '') fault(texts.nameMissing)
    else if (!fieldName.test(name)) fault(fill(texts.nameWrong, { name }))
    if (type !== 'hidden' && !isLabelled) fault(fill(texts.labelMissing, { name }))
    if (source !== undefined && !templateSources.some((known) => known === source))
      fault(fill(texts.sourceUnknown, { source, name, known: templateSources.join(', ') }))
    if (depends !== undefined && !names.includes(depends))
      fault(fill(texts.dependsUnknown, { name, depends }))
    if (tag === 'select' && source === undefined && optionCount === 0)
      fault(fill(texts.optionsMissing, { name }))
  }
  const single = found.filter(({ type }) => type !== 'radio' && type !== 'checkbox')
  const twice = single
    .map(({ attributes }) => attributes['name'] ?? '')
    .filter((name, at, all) => name !== '' && all.indexOf(name) < at)
  for (const name of new Set(twice)) fault(fill(texts.nameTwice, { name }))
  for (const name of neededFields)
    if (!names.includes(name)) fault(fill(texts.requiredMissing, { label: texts.needed[name] }))
  if (captchas === 0) say.push({ kind: 'warning', message: texts.captchaMissing, line: null, excerpt: '' })
  if (captchas > 1) fault(texts.captchaTwice)
  return say
}

function controlsOf(html: string): { found: Control[]; captchas: number } {
  const found: Control[] = []
  const named = new Set<string>()
  let captchas = 0
  let labels = 0
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    // Only the parser's walk over all tags is needed; its output is discarded.
    allowVulnerableTags: true,
    onOpenTag: (tag, attributes) => {
      if ('data-captcha' in attributes) captchas += 1
      if (tag === 'label') {
        labels += 1
        if (attributes['for']) named.add(attributes['for'])
      }
      if (tag === 'option' && attributes['value'] !== '') {
        const list = found.findLast((control) => control.tag === 'select')
        if (list) list.optionCount += 1
      }
      const type = attributes['type'] ?? 'text'
      if (!controls.has(tag) || (tag === 'input' && buttons.has(type))) return
      const isLabelled = labels > 0 || (attributes['data-label'] ?? '').trim() !== ''
      found.push({ tag, type: tag === 'input' ? type : tag, attributes, isLabelled, optionCount: 0 })
    },
    onCloseTag: (tag) => {
      if (tag === 'label') labels -= 1
    },
  })
  const controlsFound = found.map((control) => ({
    ...control,
    isLabelled: control.isLabelled || named.has(control.attributes['id'] ?? ' '),
  }))
  return { found: controlsFound, captchas }
}

/** Returns a sentence for each removal by the sanitiser. */
export function lossFinding({
  kind,
  tag,
  attribute = '',
  value = '',
  isEmptied,
  line,
  excerpt,
}: Loss): TemplateFinding {
  const sentence =
    kind === 'element' ? (isEmptied ? texts.elementEmptied : texts.elementRemoved) : texts[kind]
  return { kind: 'removed', message: fill(sentence, { tag, attribute, value }), line, excerpt }
}

const warnings: Readonly<Record<ContentWarning['code'], string>> = {
  'image-without-words': texts.imageWordless,
  'heading-jump': texts.headingJump,
  'heading-empty': texts.headingEmpty,
  'link-empty': texts.linkEmpty,
  'link-unclear': texts.linkUnclear,
  'link-insecure': texts.linkInsecure,
  'link-nowhere': texts.linkNowhere,
}

/** Returns a sentence for an accessibility warning. */
export function warningFinding({ code, line, excerpt }: ContentWarning): TemplateFinding {
  return { kind: 'warning', message: warnings[code], line, excerpt }
}
