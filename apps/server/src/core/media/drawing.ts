import type { Dimensions } from './dimensions.ts'

/** The shape of a drawing that says none. */
const usual = { width: 300, height: 150 }

/**
 * The shape of an SVG by its first element; undefined for what is none, or holds what runs, fetches or embeds something.
 * It is only ever shown as a picture, in which nothing runs; what it may not hold says so to whoever uploads it.
 */
export function drawingOf(bytes: Buffer): Dimensions | undefined {
  const text = bytes.toString('utf8')
  const start =
    /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--.*?-->\s*)*(?:<!DOCTYPE svg[^>[]*>\s*)?(?:<!--.*?-->\s*)*<svg(\s[^>]*)?>/s.exec(
      text.slice(0, 20_000),
    )
  if (!start || !/<\/svg\s*>\s*$/.test(text) || active.test(text)) return undefined
  const attributes = start[1] ?? ''
  const box = /\sviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(attributes)
  const width = lengthIn(attributes, 'width') ?? Number(box?.[1] ?? usual.width)
  const height = lengthIn(attributes, 'height') ?? Number(box?.[2] ?? usual.height)
  const rounded = { width: Math.round(width), height: Math.round(height) }
  return rounded.width > 0 && rounded.height > 0 && rounded.width < 100_000 && rounded.height < 100_000
    ? rounded
    : usual
}

const active =
  /<\s*(?:script|foreignObject|iframe|embed|object|handler)\b|\son\w+\s*=|javascript:|<!ENTITY|xml-stylesheet|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg|webp|gif))/i

function lengthIn(attributes: string, name: string): number | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(attributes)
  return found ? Number(found[1]) : undefined
}
