import type { Component, Editor } from 'grapesjs'
import { tagOf } from './tree.ts'

const controls = new Set(['INPUT', 'SELECT', 'TEXTAREA'])
/** Kinds of inputs that are not seen, or that stand beside their words. */
const bare = new Set(['hidden', 'checkbox', 'radio'])

/** Whether an element is a question that stands outside of its label: nothing of the page would say what it asks. */
function isUnlabelled(element: HTMLElement): boolean {
  return (
    controls.has(element.tagName) &&
    !bare.has(element.getAttribute('type') ?? '') &&
    element.closest('label') === null
  )
}

/** Has the page in the editor show the label of each question, wherever its template keeps it; what is kept stays as it is. */
export function showQuestions(editor: Editor): void {
  editor.DomComponents.addType('question', {
    isComponent: (element) => isUnlabelled(element),
    model: { defaults: { droppable: false } },
    view: {
      tagName: () => 'div',
      init: ({ model }) => {
        model.on('change:attributes', () => draw(model))
      },
      onRender: ({ model }) => draw(model),
    },
  })
}

function draw(component: Component): void {
  const element = component.getEl()
  if (!element) return
  const { 'data-label': said, name, type, required } = component.getAttributes()
  const label = element.ownerDocument.createElement('label')
  const control = element.ownerDocument.createElement(tagOf(component))
  if (typeof type === 'string') control.setAttribute('type', type)
  // It is chosen as a whole, and answered by nobody here.
  control.setAttribute('disabled', '')
  control.style.pointerEvents = 'none'
  label.append(`${String(said ?? name ?? '')}${required === undefined ? '' : ' *'}`, control)
  element.replaceChildren(label)
}

/** What is moved, copied and removed with a question: the label that it stands in. */
export function wholeOf(component: Component): Component {
  const around = component.parent()
  const isQuestion = controls.has(tagOf(component).toUpperCase())
  return isQuestion && around && tagOf(around) === 'label' ? around : component
}

/** What is edited of something that was added: of a label the question in it. */
export function editedOf(added: Component): Component {
  return (tagOf(added) === 'label' ? added.find('input, select, textarea')[0] : undefined) ?? added
}

/** Says a question's new label in the element around it, too, where its words are the label's only ones. */
export function sayLabel(question: Component, label: string): void {
  const around = question.parent()
  if (!around || tagOf(around) !== 'label') return
  // Words that only change are not drawn anew.
  around
    .components()
    .models.find((one) => one.is('textnode'))
    ?.remove()
  around.append({ type: 'textnode', content: `${label} ` }, { at: 0 })
}

/** The names of the fields that the page has. */
export function fieldNamesOf(editor: Editor): ReadonlySet<string> {
  const found = editor.getWrapper()?.find('[name]') ?? []
  return new Set(found.map((one) => String(one.getAttributes()['name'] ?? '')))
}
