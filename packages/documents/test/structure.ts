import { objectsOfPdf, referenceIn } from './pdf-objects.ts'

/** A paper as a screen reader receives it: its elements in order, and the problems. */
export interface ToldStructure {
  /** The nested roles of all elements, such as `Table(TR(TH TH) TR(TD TD))`. */
  outline: string
  faults: string[]
}

/** Reads a paper's structure, and finds content of its pages outside of it. */
export function structureOfPdf(bytes: Buffer): ToldStructure {
  const objects = objectsOfPdf(bytes)
  const all = [...objects.values()]
  const root = all.find(({ head }) => head.includes('/Type /Catalog'))
  const tree = objects.get(referenceIn(root?.head ?? '', 'StructTreeRoot'))
  const mark = objects.get(referenceIn(root?.head ?? '', 'MarkInfo'))
  const faults: string[] = []
  if (!/\/Marked true/.test(mark?.head ?? '')) faults.push('not marked')
  const outlineOf = (id: number): string => {
    const head = objects.get(id)?.head ?? ''
    const [, role = '?'] = /\/S \/(\w+)/.exec(head) ?? []
    if (role === 'Figure' && !/\/Alt \(/.test(head)) faults.push(`picture ${id} without words`)
    const kids = [...(/\/K \[([^\]]*)\]/.exec(head)?.[1] ?? '').matchAll(/(\d+) 0 R/g)]
    return kids.length === 0 ? role : `${role}(${kids.map(([, kid]) => outlineOf(Number(kid))).join(' ')})`
  }
  const tops = [
    ...(/\/K \[([^\]]*)\]/.exec(tree?.head.replace(/\/Nums \[[\s\S]*?\n *\]/, '') ?? '')?.[1] ?? '').matchAll(
      /(\d+) 0 R/g,
    ),
  ]
  for (const { id, head } of all.filter((object) => object.head.includes('/Type /Page\n'))) {
    const content = objects.get(referenceIn(head, 'Contents'))?.stream?.toString('latin1') ?? ''
    if (!/\/StructParents \d+/.test(head) || !/\/Tabs \/S/.test(head))
      faults.push(`page ${id} tells no parts`)
    faults.push(...looseContent(content).map((line) => `page ${id}: ${line}`))
  }
  return { outline: tops.map(([, id]) => outlineOf(Number(id))).join(' '), faults }
}

/** Lines with content outside of every marked part, and marks that do not end. */
function looseContent(content: string): string[] {
  const loose: string[] = []
  let depth = 0
  for (const line of content.split('\n')) {
    if (/ (BDC|BMC)$/.test(line)) depth++
    else if (line === 'EMC') depth--
    else if (depth === 0 && /(TJ|Tj|Do|^f\*?|^S|^B\*?)$/.test(line)) loose.push(line)
    else if (depth > 1) loose.push(`nested: ${line}`)
  }
  return depth === 0 ? loose : [...loose, 'a mark that does not end']
}
