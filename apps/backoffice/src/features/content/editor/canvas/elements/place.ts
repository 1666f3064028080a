import type { Component, Editor } from 'grapesjs'
import { tagOf } from './tree.ts'

/** Elements in which HTML lets any block stand. */
const holders = new Set(['body', 'div', 'section', 'fieldset', 'td', 'th', 'li', 'blockquote'])
/** Of those, the ones that are there to be filled: what is added while they are chosen goes into them. */
const filled = new Set(['fieldset', 'td', 'th'])

/** Whether blocks may stand in an element; the captcha's place looks like a box and is none. */
function holdsBlocks(component: Component, wrapper: Component): boolean {
  return (
    component === wrapper || (holders.has(tagOf(component)) && !('data-captcha' in component.getAttributes()))
  )
}

/**
 * Where a block goes that is added without a pointer: into what is chosen where that is to be filled, else behind the
 * chosen element or the nearest one around it that stands where blocks may. At the page's end where nothing is chosen.
 */
export function placeOf(editor: Editor): { parent: Component; at: number } | undefined {
  const wrapper = editor.getWrapper()
  let chosen = editor.getSelected()
  if (!wrapper) return undefined
  if (!chosen || chosen === wrapper) return { parent: wrapper, at: wrapper.components().length }
  if (filled.has(tagOf(chosen))) return { parent: chosen, at: chosen.components().length }
  for (;;) {
    const parent: Component = chosen.parent() ?? wrapper
    if (holdsBlocks(parent, wrapper)) return { parent, at: chosen.index() + 1 }
    chosen = parent
  }
}

/** Keeps a pointer from letting blocks go where HTML lets none stand: the browser would tear them out again. */
export function keepBlocksApart(component: Component): void {
  const tag = tagOf(component)
  if (words.has(tag)) component.set('droppable', false)
  else if (tag === 'ul' || tag === 'ol') component.set('droppable', 'li')
}

const words = new Set(
  'p h1 h2 h3 h4 h5 h6 a label legend strong em b i small span select option textarea'.split(' '),
)
