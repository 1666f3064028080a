import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'
import { isXmlDocument, scanOfData } from './xml.ts'

const folder = await useScratchFolder('enlace-xml-')
const megabyte = 1024 * 1024

/** Documents of about `bytes` bytes, each of the most expensive shape of one kind of markup. */
const shapes: Readonly<Record<string, (bytes: number) => string>> = {
  'a comment that nearly ends': (bytes) => `<a><!--${' -'.repeat(bytes / 2)}--></a>`,
  'a plain comment': (bytes) => `<a><!--${'x'.repeat(bytes)}--></a>`,
  CDATA: (bytes) => `<a><![CDATA[${'] '.repeat(bytes / 2)}]]></a>`,
  'an instruction': (bytes) => `<a><?b ${'? '.repeat(bytes / 2)}?></a>`,
  'many comments': (bytes) => `<a>${'<!---->'.repeat(bytes / 7)}</a>`,
  'many tags': (bytes) => `<a>${'<b/>'.repeat(bytes / 4)}</a>`,
  'a tag without end': (bytes) => `<a><b c="${'x'.repeat(bytes)}`,
  'a text that waits for its reference': (bytes) => `<a>${'&amp;'.repeat(bytes / 5)}`,
  'spaces within tags': (bytes) => `<a>${`<b${' '.repeat(60_000)}/>`.repeat(bytes / 60_000)}</a>`,
}

/** Milliseconds of processor time: the least of three, because a collection of garbage may fall into one. */
async function workOf(text: string): Promise<number> {
  const path = join(folder, 'a.xml')
  await writeFile(path, text)
  const measures: number[] = []
  for (const _ of [1, 2, 3]) {
    const before = process.threadCpuUsage()
    await isXmlDocument(path)
    const { user, system } = process.threadCpuUsage(before)
    measures.push((user + system) / 1000)
  }
  return Math.min(...measures)
}

describe('an XML document of ten megabytes', () => {
  it.each(Object.entries(shapes))('costs about ten times one of one megabyte: %s', async (_, shape) => {
    // Small times include noise of the machine; quadratic work costs a hundred times as much.
    const small = Math.max(await workOf(shape(megabyte)), 20)
    expect(await workOf(shape(10 * megabyte))).toBeLessThan(30 * small)
  })

  it.each(Object.entries(shapes))(
    'is looked through three times at most, where each of its tags is cut: %s',
    (_, shape) => {
      const text = shape(10 * megabyte)
      const scan = scanOfData()
      const piece = 32 * 1024
      for (let at = 0; at < text.length && scan.take(text.slice(at, at + piece)); at += piece);
      expect(scan.looked).toBeLessThan(3 * text.length)
    },
  )
})

describe('data', () => {
  const taken = async (text: string) => {
    const path = join(folder, 'b.xml')
    await writeFile(path, text)
    return isXmlDocument(path)
  }

  it.each([
    ['a page', '<html><body><p>Hola</p></body></html>'],
    ['a page behind a declaration', '<?xml version="1.0"?>\n<!-- a --><HTML></HTML>'],
    ['a page by a reference', '<a xmlns="http://www.w3.org/1999/&#120;html"><script>alert(1)</script></a>'],
    ['a page by a hexadecimal reference', '<a xmlns:h="http://www.w3.org/1999/x&#x68;tml"><h:script/></a>'],
    ['a drawing by a reference', '<a><s:svg xmlns:s="http://www.w3.org/2000/&#115;vg"/></a>'],
    ['a style sheet by its namespace', '<a xmlns="http://www.w3.org/1999/XSL/Transfor&#109;"/>'],
    ['another encoding behind many spaces', `<?xml version="1.0"${' '.repeat(230)}encoding="UTF-16"?><a/>`],
    ['the same attribute twice', '<a b="1" b="2"/>'],
    ['a reference to no letter', '<a>&#1114112;</a>'],
  ])('is not %s', async (_, text) => {
    expect(await taken(text)).toBe(false)
  })

  it('may name those addresses in its texts, and hold another document as CDATA', async () => {
    const note = '<Nota>Vea http://www.w3.org/1999/xhtml</Nota>'
    const held = `<![CDATA[<?xml version="1.0"?>${'<Invoice a="b > c"/>'.repeat(20_000)}]]>`
    expect(
      await taken(`<AttachedDocument>${note}<D>${held}</D><Valor mayor="a > b"/></AttachedDocument>`),
    ).toBe(true)
  })
})
