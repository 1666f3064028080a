import { describe, expect, it } from 'vitest'
import { readPng } from './png.ts'
import { readSvg } from './svg.ts'

/** Milliseconds of processor time for reading: quadratic work on two megabytes takes ten seconds and more. */
function workOf(read: () => unknown): number {
  const before = process.threadCpuUsage()
  read()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

describe('a logo of two megabytes', () => {
  it('is read within a moment, in however many chunks it comes', () => {
    const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000', 'hex')
    const chunk = Buffer.concat([Buffer.from([0, 0, 0, 12]), Buffer.from('IDAT'), Buffer.alloc(16)])
    const picture = Buffer.concat([header, Buffer.alloc(4), ...Array.from({ length: 80_000 }, () => chunk)])
    expect(workOf(() => readPng(picture))).toBeLessThan(2000)
  })

  it.each(['<!--', '<?', '<!DOCTYPE', '<g a="'])(
    'is read within a moment, however often %s is not closed',
    (begin) => {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><![CDATA[${begin.repeat(2_000_000 / begin.length)}`
      expect(workOf(() => expect(readSvg(drawing)).toBeUndefined())).toBeLessThan(2000)
    },
  )

  it('is not drawn with more dots than a paper has use for', () => {
    const header = Buffer.from('89504e470d0a1a0a0000000d49484452000010000000100008020000000000', 'hex')
    expect(readPng(header)).toBeUndefined()
  })
})
