import { describe, expect, it } from 'vitest'
import { drawingOf } from './drawing.ts'

const drawing = (inner: string, more = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"${more}>${inner}</svg>`)
const shape = { width: 40, height: 20 }

describe('a drawing', () => {
  it.each([
    ['shapes', '<rect width="40" height="20" fill="url(#a)"/>'],
    ['a picture within it', '<image href="data:image/png;base64,iVBORw0KGgo="/>'],
    ['a style of its own', '<style>.a { fill: #fff; mask: url(#m) }</style><path class="a" d="M0 0h1z"/>'],
    ['a path as long as the file', `<path d="${'M0 0h1z'.repeat(200_000)}"/>`],
    ['words that look like a style', '<text>Vea url(https://x.test) y «src (1)»</text>'],
  ])('is taken with %s', (_, inner) => {
    expect(drawingOf(drawing(inner))).toEqual(shape)
  })

  it('is taken with the declaration and the document type that programs write', () => {
    const written = `<?xml version="1.0" encoding="UTF-8"?><!-- Illustrator --><!-- 25 -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      ${drawing('<g/>').toString()}`
    expect(drawingOf(Buffer.from(written))).toEqual(shape)
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script under a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['what is done when it loads', '<g onload="alert(1)"/>'],
    ['a page within it', '<foreignObject><p>x</p></foreignObject>'],
    ['a picture from elsewhere', '<image href="https://otro.test/a.png"/>'],
    ['an address written by references', '<a href="&#106;avascript:alert(1)"><text>x</text></a>'],
    ['an address that an animation sets', '<set attributeName="href" to="java&#10;script:alert(1)"/>'],
    ['a style from elsewhere', '<style>@import "https://otro.test/a.css";</style>'],
    [
      'a style whose address is written by escapes',
      String.raw`<style>a{fill:u\72l(https://otro.test/a)}</style>`,
    ],
    [
      'a style that a comment cuts',
      '<style>a{fill:u/**/rl(#a);mask:url(/* */"https://otro.test/a")}</style>',
    ],
    ['a filter from elsewhere', '<rect style="filter:url(https://otro.test/a#b)"/>'],
    ['an end that is missing', '<g>'],
  ])('is refused with %s', (_, inner) => {
    expect(drawingOf(drawing(inner))).toBeUndefined()
  })

  it('is refused with entities of its own, or a style sheet that is run', () => {
    const entities = '<!DOCTYPE svg [<!ENTITY a "b">]>'
    expect(drawingOf(Buffer.concat([Buffer.from(entities), drawing('')]))).toBeUndefined()
    const sheet = '<?xml-stylesheet href="a.xsl" type="text/xsl"?>'
    expect(drawingOf(Buffer.concat([Buffer.from(sheet), drawing('')]))).toBeUndefined()
  })
})
