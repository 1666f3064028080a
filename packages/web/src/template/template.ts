import { fieldName } from '@enlace/contract/content/templates/template-fields.ts'
import { imageAddress, linkAddress } from '@enlace/contract/content/addresses.ts'
import {
  type TemplateSource,
  templateSources as sources,
} from '@enlace/contract/content/templates/template-sources.ts'

export type Source = TemplateSource

/** How a field is answered. */
export type ControlKind = 'text' | 'number' | 'select' | 'city' | 'area' | 'checkbox' | 'file' | 'hidden'

/** A question of the template. */
export type TemplateField = {
  name: string
  label: string
  hint: string
  kind: ControlKind
  /** The platform's kind of input, for keyboards and autofill. */
  inputType: 'text' | 'email' | 'tel' | 'url' | 'date'
  only: 'letters' | 'digits' | 'number' | undefined
  isRequired: boolean
  maxLength: number | undefined
  placeholder: string | undefined
  autoComplete: string | undefined
  /** What it holds before anybody answered. */
  start: string
  options: { value: string; label: string }[]
  source: Source | undefined
  /** The field whose answer decides the list. */
  dependsOn: string | undefined
  isMultiple: boolean
  /** The kinds of files that it takes, as the template says it. */
  accept: string
  /** What is beside a checkbox; it may hold links. */
  words: TemplateNode[]
}

/** A part of the template, as the form draws it. */
export type TemplateNode =
  | { kind: 'text'; text: string }
  | { kind: 'element'; tag: string; href?: string; src?: string; alt?: string; children: TemplateNode[] }
  | { kind: 'group'; legend: string; children: TemplateNode[] }
  | { kind: 'field'; field: TemplateField }
  | { kind: 'captcha' }

/** Tags that stay what they are; of others only what is in them stays. Headings go below the page's own. */
const plainTags: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'p ul ol li strong b em i small br hr div table tbody thead tr td th'.split(' ').map((t) => [t, t]),
  ),
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
}

const inputTypes = ['email', 'tel', 'url', 'date'] as const

/** Reads a cleaned template: its questions with what they are called, and the words between them. */
export function readTemplate(root: ParentNode & Node): TemplateNode[] {
  return childrenOf(root, { root, radios: new Map() })
}

/** The questions of a template in their order. */
export function fieldsOf(nodes: readonly TemplateNode[]): TemplateField[] {
  return nodes.flatMap((node) =>
    node.kind === 'field' ? [node.field] : 'children' in node ? fieldsOf(node.children) : [],
  )
}

/** Whether the template asks for a captcha. */
export function hasCaptcha(nodes: readonly TemplateNode[]): boolean {
  return nodes.some((node) => node.kind === 'captcha' || ('children' in node && hasCaptcha(node.children)))
}

type Reading = { root: ParentNode; radios: Map<string, TemplateField> }

function childrenOf(parent: Node, reading: Reading): TemplateNode[] {
  return [...parent.childNodes].flatMap((child): TemplateNode[] => {
    if (child instanceof Text) return child.data.trim() === '' ? [] : [{ kind: 'text', text: child.data }]
    return child instanceof Element ? nodesOf(child, reading) : []
  })
}

function nodesOf(element: Element, reading: Reading): TemplateNode[] {
  const tag = element.localName
  if (element.hasAttribute('data-captcha')) return [{ kind: 'captcha' }]
  if (isControl(element)) return fieldNodes(element, reading)
  if (tag === 'button' || tag === 'legend' || tag === 'option') return []
  if (tag === 'label') {
    const controls = [...element.querySelectorAll('input, select, textarea')]
    // A label that points to its control is read with it; one around it is its words.
    return controls.flatMap((control) => fieldNodes(control, reading))
  }
  const children = childrenOf(element, reading)
  if (tag === 'fieldset')
    return [{ kind: 'group', legend: wordsIn(element.querySelector('legend')), children }]
  if (tag === 'a') return [linkNode(element, children)]
  if (tag === 'img') {
    const src = imageAddress(element.getAttribute('src') ?? '')?.address
    return src ? [{ kind: 'element', tag, src, alt: element.getAttribute('alt') ?? '', children: [] }] : []
  }
  const plain = plainTags[tag]
  return plain === undefined ? children : [{ kind: 'element', tag: plain, children }]
}

function linkNode(element: Element, children: TemplateNode[]): TemplateNode {
  const href = linkAddress(element.getAttribute('href') ?? '')
  return href ? { kind: 'element', tag: 'a', href, children } : { kind: 'element', tag: 'span', children }
}

function isControl(element: Element): boolean {
  return element.matches('input, select, textarea')
}

function fieldNodes(element: Element, reading: Reading): TemplateNode[] {
  const name = element.getAttribute('name') ?? ''
  const type = element.localName === 'input' ? (element.getAttribute('type') ?? 'text') : element.localName
  if (!fieldName.test(name) || ['button', 'submit', 'reset', 'image', 'password'].includes(type)) return []
  const field = fieldOf(element, name, type, reading.root)
  if (type !== 'radio') return [{ kind: 'field', field }]
  // The choices of one name are one question, asked where the first of them stands.
  const known = reading.radios.get(name)
  const option = { value: element.getAttribute('value') ?? 'on', label: wordsOf(element, reading.root) }
  if (known) {
    known.options.push(option)
    return []
  }
  reading.radios.set(name, field)
  field.options.push(option)
  return [{ kind: 'field', field }]
}

function fieldOf(element: Element, name: string, type: string, root: ParentNode): TemplateField {
  const source = sources.find((known) => known === element.getAttribute('data-source'))
  const attribute = (key: string) => element.getAttribute(key) ?? undefined
  const only = (['letters', 'digits', 'number'] as const).find((rule) => rule === attribute('data-only')) // the three rules
  const length = Number(attribute('maxlength'))
  return {
    name,
    label: attribute('data-label') ?? (wordsOf(element, root) || name),
    hint: attribute('data-hint') ?? '',
    kind: kindOf(type, source, only),
    inputType: inputTypes.find((known) => known === type) ?? 'text',
    only: only ?? (type === 'number' ? 'number' : undefined),
    isRequired: element.hasAttribute('required'),
    maxLength: Number.isInteger(length) && length > 0 ? length : undefined,
    placeholder: attribute('placeholder'),
    autoComplete: attribute('autocomplete'),
    start: element instanceof HTMLTextAreaElement ? element.defaultValue : (startOf(element) ?? ''),
    options: [...element.querySelectorAll('option')]
      .map((option) => ({ value: option.value, label: wordsIn(option) }))
      .filter(({ value }) => value !== ''),
    source,
    dependsOn: attribute('data-depends'),
    isMultiple: element.hasAttribute('multiple'),
    accept: attribute('accept') ?? '',
    words: type === 'checkbox' ? besideOf(element, root) : [],
  }
}

function kindOf(type: string, source: Source | undefined, only: string | undefined): ControlKind {
  if (source === 'cities') return 'city'
  if (type === 'select' || type === 'radio') return 'select'
  if (type === 'textarea') return 'area'
  if (type === 'checkbox' || type === 'file' || type === 'hidden') return type
  return only === 'digits' || only === 'number' || type === 'number' ? 'number' : 'text'
}

function startOf(element: Element): string | undefined {
  if (element instanceof HTMLSelectElement) {
    return element.querySelector('option[selected]')?.getAttribute('value') ?? undefined
  }
  if (element.getAttribute('type') === 'checkbox') return element.hasAttribute('checked') ? 'on' : ''
  return element.getAttribute('value') ?? undefined
}

function labelOf(element: Element, root: ParentNode): Element | null {
  const id = element.getAttribute('id')
  const around = element.closest('label')
  return around ?? (id === null ? null : root.querySelector(`label[for="${CSS.escape(id)}"]`))
}

function wordsOf(element: Element, root: ParentNode): string {
  const label = labelOf(element, root)?.cloneNode(true)
  if (!(label instanceof Element)) return ''
  for (const control of label.querySelectorAll('input, select, textarea')) control.remove()
  return wordsIn(label)
}

function besideOf(element: Element, root: ParentNode): TemplateNode[] {
  const label = labelOf(element, root)?.cloneNode(true)
  if (!(label instanceof Element)) return []
  for (const control of label.querySelectorAll('input, select, textarea')) control.remove()
  return childrenOf(label, { root, radios: new Map() })
}

function wordsIn(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}
