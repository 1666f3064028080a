import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'
import { examineKind, examineShape } from './examine.ts'

const folder = await useScratchFolder('enlace-examine-')
const asker = { company: 1, party: 'supplier:1' }
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h1"/></svg>'

async function fileOf(content: string): Promise<string> {
  const path = join(folder, 'a')
  await writeFile(path, content)
  return path
}

describe('a file', () => {
  it('is told in a thread, by the kinds that are asked for', async () => {
    const path = await fileOf(drawing)
    expect(await examineKind(asker, 'pictures', path)).toBe('image/svg+xml')
    expect(await examineKind(asker, 'papers', path)).toBeUndefined()
  })

  it('is measured in a thread', async () => {
    const read = () => Promise.resolve(Buffer.from(drawing))
    expect(await examineShape(asker, 'image/svg+xml', read)).toEqual({ width: 30, height: 20 })
  })

  it('that the disk does not give is a fault, and the next one is told', async () => {
    await expect(examineKind(asker, 'papers', join(folder, 'none'))).rejects.toThrow(
      'could not be looked into',
    )
    expect(await examineKind(asker, 'papers', await fileOf('<a/>'))).toBe('application/xml')
  })

  it('of a party with too many that wait is refused, and another party’s is told', async () => {
    const path = await fileOf('<a/>')
    const asked = Array.from({ length: 30 }, () =>
      examineKind(asker, 'papers', path).catch((fault: Error) => fault.message),
    )
    expect(await examineKind({ company: 1, party: 'supplier:2' }, 'papers', path)).toBe('application/xml')
    const answers = await Promise.all(asked)
    expect(answers.filter((answer) => answer === 'files-waiting')).toHaveLength(9)
    expect(answers.filter((answer) => answer === 'application/xml')).toHaveLength(21)
  })
})

it('files are examined in the worker thread alone', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const names = (await readdir(root, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const own = /^core\/files\/(?:file-type|xml|examine-job)\.ts$/
  const direct: string[] = []
  for (const name of names.map((one) => one.replaceAll('\\', '/'))) {
    const isDirect = /\b(?:takenTypeOf|tableTypeOf|pictureTypeOf|isXmlDocument)\b/.test(
      await readFile(join(root, name), 'utf8'),
    )
    if (isDirect && !own.test(name)) direct.push(name)
  }
  expect(names.length).toBeGreaterThan(500)
  expect(direct).toEqual([])
})
