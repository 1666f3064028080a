/** Tags of DER (X.690) that a signature is written with. */
const tags = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  null: 0x05,
  object: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
} as const

/** True, which is written only where false would be understood. */
export const yes = (): Buffer => element(0x01, Buffer.from([0xff]))

/** One element: its tag, its length and what it holds. */
export function element(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body])
}

/** Elements one after the other. */
export const sequence = (...parts: readonly Uint8Array[]): Buffer => element(tags.sequence, ...parts)

/** A set, whose elements DER wants in the order of their bytes. */
export const set = (...parts: readonly Uint8Array[]): Buffer => element(tags.set, ...inOrder(parts))

/** An element under a number of its context, such as `[0]`. */
export const context = (number: number, ...parts: readonly Uint8Array[]): Buffer =>
  element(0xa0 + number, ...parts)

/** Bytes. */
export const octets = (bytes: Uint8Array): Buffer => element(tags.octets, bytes)

/** Bytes as bits, of which as many at the end as said are not. */
export const bits = (bytes: Uint8Array, unused = 0): Buffer =>
  element(tags.bits, Buffer.from([unused]), bytes)

/** A text. */
export const text = (words: string): Buffer => element(tags.text, Buffer.from(words))

/** A moment before the year 2050, to the second. */
export const time = (at: Date): Buffer =>
  element(tags.time, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`))

/** A small whole number, or a large one by its bytes. */
export const integer = (value: number | Uint8Array): Buffer =>
  element(tags.integer, typeof value === 'number' ? Buffer.from([value]) : value)

/** Nothing, where something has to stand. */
export const nothing = (): Buffer => element(tags.null)

/** An object identifier, such as `1.2.840.113549.1.7.2`. */
export function objectId(written: string): Buffer {
  const [first = 0, second = 0, ...rest] = written.split('.').map(Number)
  return element(tags.object, Buffer.from([first * 40 + second, ...rest.flatMap(inSevens)]))
}

/** Elements in the order of their bytes. */
export const inOrder = (parts: readonly Uint8Array[]): Uint8Array[] => parts.toSorted(Buffer.compare)

/** A number in groups of seven bits, all but the last of which say that another follows. */
function inSevens(value: number): number[] {
  const groups = [value % 128]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) {
    groups.unshift(0x80 + (rest % 128))
  }
  return groups
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const bytes: number[] = []
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256)
  return Buffer.from([0x80 + bytes.length, ...bytes])
}
