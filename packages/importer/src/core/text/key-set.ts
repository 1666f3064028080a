/** Initial sizes of the keys' bytes and the table of places; both double when full. */
const firstBytes = 64 * 1024
const firstPlaces = 4096
const longestUnit = 3 // maximum UTF-8 bytes of one unit of a string

/** The keys seen in a file: a million take forty megabytes, a third of a `Set`. */
export class KeySet {
  /** Each key as UTF-8, after its length in four bytes. */
  #bytes = Buffer.allocUnsafe(firstBytes)
  #end = 0
  /** The offset of each key, by its hash; zero is no key. */
  #places = new Uint32Array(firstPlaces)
  #size = 0

  /** The number of keys. */
  get size(): number {
    return this.#size
  }

  /** Whether the set contains the key. */
  has(key: string): boolean {
    const length = this.#write(key)
    return this.#places[this.#placeOf(length)] !== 0
  }

  /** Adds the key; returns false if it exists already. */
  add(key: string): boolean {
    const length = this.#write(key)
    const place = this.#placeOf(length)
    if (this.#places[place] !== 0) return false
    this.#bytes.writeUInt32LE(length, this.#end)
    this.#places[place] = this.#end + 1
    this.#end += 4 + length
    this.#size += 1
    if (this.#size * 2 > this.#places.length) this.#widen()
    return true
  }

  /** Writes a key after the others, without adding it; returns its length. */
  #write(key: string): number {
    const most = this.#end + 4 + key.length * longestUnit
    if (most > this.#bytes.length) {
      const wider = Buffer.allocUnsafe(Math.max(most, this.#bytes.length * 2))
      this.#bytes.copy(wider, 0, 0, this.#end)
      this.#bytes = wider
    }
    return this.#bytes.write(key, this.#end + 4, 'utf8')
  }

  /** The slot in the table of the key that was written last, or the free one for it. */
  #placeOf(length: number): number {
    const from = this.#end + 4
    const most = this.#places.length - 1
    for (let place = this.#hash(from, length) & most; ; place = (place + 1) & most) {
      const at = this.#places[place] ?? 0
      if (at === 0 || this.#isSame(at - 1, from, length)) return place
    }
  }

  #isSame(at: number, from: number, length: number): boolean {
    const bytes = this.#bytes
    if (bytes.readUInt32LE(at) !== length) return false
    for (let byte = 0; byte < length; byte++) if (bytes[at + 4 + byte] !== bytes[from + byte]) return false
    return true
  }

  /** FNV-1a, mixed once more because the table uses its last bits. */
  #hash(from: number, length: number): number {
    let hash = 0x811c9dc5
    for (let at = from; at < from + length; at++) hash = Math.imul(hash ^ (this.#bytes[at] ?? 0), 0x01000193)
    return hash ^ (hash >>> 15)
  }

  #widen(): void {
    const places = new Uint32Array(this.#places.length * 2)
    const most = places.length - 1
    for (let at = 0; at < this.#end; at += 4 + this.#bytes.readUInt32LE(at)) {
      let place = this.#hash(at + 4, this.#bytes.readUInt32LE(at)) & most
      while (places[place] !== 0) place = (place + 1) & most
      places[place] = at + 1
    }
    this.#places = places
  }
}
