import { fill } from '@enlace/contract/core/fill.ts'
import { templateCanvasTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import type { Component, Editor } from 'grapesjs'

/** An element of the page as a line of its structure. */
export type Branch = { component: Component; id: string; name: string; depth: number }

/** The elements of the page in their order; bare text belongs to the element around it. */
export function branchesOf(editor: Editor): Branch[] {
  const wrapper = editor.getWrapper()
  return wrapper ? below(wrapper, 0) : []
}

function below(parent: Component, depth: number): Branch[] {
  return parent.components().models.flatMap((component): Branch[] => {
    if (component.is('textnode')) return []
    const isWhole = component.is('text') || wholes.has(tagOf(component))
    const branch = { component, id: component.getId(), name: nameOf(component), depth }
    return [branch, ...(isWhole ? [] : below(component, depth + 1))]
  })
}

/** Elements whose parts are edited in their own form. */
const wholes = new Set(['select', 'picture'])

/** The tag of an element; an instruction of the language has none. */
export const tagOf = (component: Component): string =>
  component.is('comment') ? 'instruction' : (component.get('tagName') ?? '').toLowerCase()

/** What an element is called for people, with the beginning of what it says. */
export function nameOf(component: Component): string {
  const tag = tagOf(component)
  if (tag === 'instruction') return `{%${String(component.get('content')).replaceAll('%', '')}%}`
  if ('data-captcha' in component.getAttributes()) return texts.blockNames.captcha
  const word =
    /^h[1-6]$/.test(tag) && tag !== 'hr'
      ? fill(texts.tags.h, { level: tag.slice(1) })
      : Object.hasOwn(texts.tags, tag)
        ? texts.tags[tag as Exclude<keyof typeof texts.tags, 'h'>] // one of its own names
        : tag
  const attributes = component.getAttributes()
  const legend =
    tag === 'fieldset' ? component.components().models.find((one) => tagOf(one) === 'legend') : undefined
  const said = String(
    attributes['data-label'] ?? attributes['alt'] ?? attributes['name'] ?? textOf(legend ?? component),
  )
  const short = said.length > 40 ? `${said.slice(0, 40)}…` : said
  return short.trim() === '' ? word : `${word}: ${short}`
}

/** The words of an element without its tags. */
export function textOf(component: Component): string {
  return component.getEl()?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}
