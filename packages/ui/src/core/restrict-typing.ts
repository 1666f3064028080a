import { cleanTyped, type TypedTextRule } from './typed-text.ts'

/** Ways of putting text into a field in one piece, where the caret is. */
const pastes = new Set(['insertFromPaste', 'insertFromPasteAsQuotation', 'insertFromDrop', 'insertFromYank'])
/**
 * What is cleaned before it comes in. The rest is cleaned once it is there: a composition is not to be broken, and a
 * correction or a filled-in value replaces more than the selection tells.
 */
const inserts = new Set(['insertText', ...pastes])
/** The browser takes a step back or forth in what was typed. */
const steps = new Map([
  ['historyUndo', 'undo'],
  ['historyRedo', 'redo'],
])

/**
 * Lets a field take only what its rule admits, however the text comes: keys, paste, drop, dictation, autofill, a phone's
 * keyboard. Only inserted text is touched, so keys that move, delete, send or copy do what they always do; a text
 * that is still being composed (´ before a, an input method) is left alone until it is finished. Gives what ends it.
 */
export function restrictTyping(field: HTMLInputElement, rule: TypedTextRule): () => void {
  const ends = new AbortController()
  const listen = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    handle: (event: HTMLElementEventMap[Kind]) => void,
  ) => field.addEventListener(kind, handle, { signal: ends.signal })

  listen('beforeinput', (event) => takeInserted(field, rule, event))
  listen('input', (event) => {
    if (event instanceof InputEvent && event.isComposing) return
    const step = event instanceof InputEvent ? steps.get(event.inputType) : undefined
    tidy(field, rule, step)
  })
  listen('compositionend', () => tidy(field, rule))
  listen('change', () => tidy(field, rule))
  listen('blur', () => {
    if (rule.isFinished(field.value)) tidy(field, rule)
    else setValue(field, '')
  })
  return () => ends.abort()
}

/** Puts in what is admitted of the text that is about to be inserted, as one step that can be undone. */
function takeInserted(field: HTMLInputElement, rule: TypedTextRule, event: InputEvent) {
  const text = event.data ?? event.dataTransfer?.getData('text/plain')
  if (!event.cancelable || event.isComposing || !inserts.has(event.inputType) || !text) return
  const { before, after } = around(field)
  const isPasted = pastes.has(event.inputType)
  const admitted = rule.admit(text, { before, after, isPasted })
  if (admitted === text) return
  event.preventDefault()
  if (isPasted) endStep(field)
  insert(field, admitted.slice(0, roomIn(field, before + after)))
  if (isPasted) endStep(field)
}

/** What is typed next, or was typed before, is undone apart: moving the selection is what tells the browser. */
function endStep(field: HTMLInputElement) {
  const { selectionStart: start, selectionEnd: end } = field
  if (start === null || end === null) return
  const elsewhere = start === 0 && end === 0 ? field.value.length : 0
  field.setSelectionRange(elsewhere, elsewhere)
  field.setSelectionRange(start, end)
}

/** Cleans a value that came past `beforeinput`: composed, filled in by the browser, set by a password manager. */
function tidy(field: HTMLInputElement, rule: TypedTextRule, step?: string) {
  const dirty = field.value
  const clean = cleanTyped(rule, dirty).slice(0, limitOf(field))
  if (clean === dirty) return
  // A step back that shows what was cleaned before goes one further, or nobody would get past it.
  if (step !== undefined && document.execCommand(step)) return
  if (field.ownerDocument.activeElement !== field) {
    setValue(field, clean)
    return
  }
  const caret = cleanTyped(rule, dirty.slice(0, field.selectionStart ?? dirty.length)).length
  const [start, end] = difference(dirty, clean)
  field.setSelectionRange(start, end)
  insert(field, clean.slice(start, clean.length - (dirty.length - end)))
  field.setSelectionRange(caret, caret)
}

function around({ value, selectionStart, selectionEnd }: HTMLInputElement) {
  return {
    before: value.slice(0, selectionStart ?? value.length),
    after: value.slice(selectionEnd ?? value.length),
  }
}

/** Replaces the selection. The command is the one way that keeps the browser's undo; without it the value is set. */
function insert(field: HTMLInputElement, text: string) {
  const { before, after } = around(field)
  if (text === '' && before + after === field.value) return
  const isDone =
    text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)
  if (isDone) return
  setValue(field, before + text + after)
  field.setSelectionRange(before.length + text.length, before.length + text.length)
}

/** Sets a value so that anyone who listens to the field, React too, hears of it. */
function setValue(field: HTMLInputElement, value: string) {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  property?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function limitOf({ maxLength }: HTMLInputElement): number {
  return maxLength < 0 ? Infinity : maxLength
}

function roomIn(field: HTMLInputElement, rest: string): number {
  return Math.max(0, limitOf(field) - rest.length)
}

/** The stretch of a text outside of which it is the same as another. */
function difference(from: string, to: string): [start: number, end: number] {
  const shorter = Math.min(from.length, to.length)
  let start = 0
  while (start < shorter && from[start] === to[start]) start += 1
  let same = 0
  while (same < shorter - start && from.at(-1 - same) === to.at(-1 - same)) same += 1
  return [start, from.length - same]
}
