/** Bytes of one block of texts. */
const blockLength = 4 * 1024 * 1024
/**
 * Texts by number, stored as bytes outside of the heap: a workbook may have a million of them, and each is rarely
 * needed.
 */
export class TextPool {
  /** Maximum bytes of all texts. */
  static readonly mostBytes = 96 * 1024 * 1024

  readonly #blocks: Buffer[] = []
  #ends = new Uint32Array(1024)
  #count = 0
  #at = 0

  /** Stores a text under the next number; returns false if there is no room. */
  add(text: string): boolean {
    const length = Buffer.byteLength(text)
    if (length > blockLength || this.#at + length > TextPool.mostBytes) return false
    const room = blockLength - (this.#at % blockLength)
    // A text is in one block; the rest of the previous one remains unused.
    const start = room < length ? this.#at + room : this.#at
    const block = Math.floor(start / blockLength)
    this.#blocks[block] ??= Buffer.allocUnsafe(blockLength)
    this.#blocks[block].write(text, start % blockLength)
    if (2 * this.#count + 2 > this.#ends.length) {
      const longer = new Uint32Array(this.#ends.length * 2)
      longer.set(this.#ends)
      this.#ends = longer
    }
    this.#ends.set([start, start + length], 2 * this.#count)
    this.#count += 1
    this.#at = start + length
    return true
  }

  /** The text of a number, or undefined if there is none. */
  get(number: number): string | undefined {
    if (!Number.isInteger(number) || number < 0 || number >= this.#count) return undefined
    const [start = 0, end = 0] = this.#ends.subarray(2 * number, 2 * number + 2)
    const from = start % blockLength
    return this.#blocks[Math.floor(start / blockLength)]?.toString('utf8', from, from + end - start)
  }
}
