/** The trailer of a paper as pdfkit writes it: object offsets, first page, catalogue. */
interface Index {
  offsetOf: (id: number) => number
  size: number
  root: number
  info: number
  fileId: string
  start: number
}

/** Appends objects to one of our papers without changing its bytes: an incremental update (ISO 32000-1, 7.5.6). */
export class AppendedPdf {
  readonly #bytes: Buffer
  readonly #index: Index
  readonly #changed = new Map<number, Buffer>()
  #size: number

  /** @throws when the bytes are not a paper of ours. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#index = indexOf(bytes)
    this.#size = this.#index.size
  }

  /** The catalogue object. */
  get root(): number {
    return this.#index.root
  }

  /** The first page. */
  get firstPage(): number {
    const pages = idIn(this.dictionaryOf(this.root), 'Pages')
    const [, first] = /\/Kids \[(\d+) 0 R/.exec(this.dictionaryOf(pages)) ?? []
    if (first === undefined) throw new Error('A paper has a page')
    return Number(first)
  }

  /** An object's entries, as written. */
  dictionaryOf(id: number): string {
    const from = this.#index.offsetOf(id)
    const to = this.#bytes.indexOf('\nendobj', from)
    const written = this.#bytes.toString('latin1', from, to)
    const head = `${id} 0 obj\n`
    if (!written.startsWith(head)) throw new Error('An object is where the index says')
    return written.slice(head.length)
  }

  /** Allocates the number of a new object. */
  take(): number {
    return this.#size++
  }

  /** Writes an object, new or replacing another. */
  write(id: number, dictionary: string): void {
    this.#changed.set(id, Buffer.from(`${id} 0 obj\n${dictionary}\nendobj\n`, 'latin1'))
  }

  /** Writes an object again with one more entry. @throws when it has such an entry. */
  addEntry(id: number, name: string, value: string): void {
    const written = this.dictionaryOf(id)
    if (new RegExp(`/${name}\\b`).test(written)) throw new Error(`A paper has ${name} already`)
    const end = written.lastIndexOf('>>')
    this.write(id, `${written.slice(0, end)}/${name} ${value}\n>>`)
  }

  /** The paper with the appended objects; `mark` is the identifier of this revision. */
  finish(mark: string): Buffer {
    const { root, info, fileId, start } = this.#index
    const parts = [this.#bytes]
    let at = this.#bytes.length
    // New objects come first, so that the placeholder of a signature is found before anything similar.
    const table = new Map<number, number>()
    for (const [id, written] of [...this.#changed].toSorted(([one], [other]) => other - one)) {
      table.set(id, at)
      parts.push(written)
      at += written.length
    }
    const rows = [...table].toSorted(([one], [other]) => one - other)
    const listed = rows.map(([id, offset]) => `${id} 1\n${String(offset).padStart(10, '0')} 00000 n \n`)
    const trailer = [
      `/Size ${this.#size}`,
      `/Root ${root} 0 R`,
      `/Info ${info} 0 R`,
      `/ID [<${fileId}> <${mark}>]`,
      `/Prev ${start}`,
    ]
    const end = `xref\n${listed.join('')}trailer\n<<\n${trailer.join('\n')}\n>>\nstartxref\n${at}\n%%EOF\n`
    return Buffer.concat([...parts, Buffer.from(end, 'latin1')])
  }
}

const tailBytes = 2048

function indexOf(bytes: Buffer): Index {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - tailBytes))
  const trailer = tail.slice(tail.lastIndexOf('trailer\n'))
  const [, start = ''] = /startxref\n(\d+)\n%%EOF\s*$/.exec(trailer) ?? []
  const [, fileId = ''] = /\/ID \[<([0-9a-f]+)>/.exec(trailer) ?? []
  const from = Number(start)
  const [head = '', count = ''] = /^xref\n0 (\d+)\n/.exec(bytes.toString('latin1', from, from + 40)) ?? []
  if (start === '' || fileId === '' || count === '') throw new Error('Only papers of ours are signed')
  return {
    offsetOf: (id) => {
      const row = from + head.length + 20 * id
      return Number(bytes.toString('latin1', row, row + 10))
    },
    size: Number(count),
    root: idIn(trailer, 'Root'),
    info: idIn(trailer, 'Info'),
    fileId,
    start: from,
  }
}

function idIn(dictionary: string, name: string): number {
  const [, id] = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary) ?? []
  if (id === undefined) throw new Error(`A paper says its ${name}`)
  return Number(id)
}
