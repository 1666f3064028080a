/** The DER tags (X.690) of a signature. */
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

/** True, encoded only if the default is false. */
export const yes = (): Buffer => element(0x01, Buffer.from([0xff]))

/** One element: its tag, its length and its content. */
export function element(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body])
}

/** A sequence. */
export const sequence = (...parts: readonly Uint8Array[]): Buffer => element(tags.sequence, ...parts)

/** A set, whose elements DER orders by their bytes. */
export const set = (...parts: readonly Uint8Array[]): Buffer => element(tags.set, ...inOrder(parts))

/** A context-specific element, such as `[0]`. */
export const context = (number: number, ...parts: readonly Uint8Array[]): Buffer =>
  element(0xa0 + number, ...parts)

/** An octet string. */
export const octets = (bytes: Uint8Array): Buffer => element(tags.octets, bytes)

/** A bit string, with a number of unused bits at the end. */
export const bits = (bytes: Uint8Array, unused = 0): Buffer =>
  element(tags.bits, Buffer.from([unused]), bytes)

/** A UTF-8 string. */
export const text = (words: string): Buffer => element(tags.text, Buffer.from(words))

/** A moment before the year 2050, to the second. */
export const time = (at: Date): Buffer =>
  element(tags.time, Buffer.from(`${at.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`))

/** An integer, small or as the bytes of a large one. */
export const integer = (value: number | Uint8Array): Buffer =>
  element(tags.integer, typeof value === 'number' ? Buffer.from([value]) : value)

/** The null element. */
export const nothing = (): Buffer => element(tags.null)

/** An object identifier, such as `1.2.840.113549.1.7.2`. */
export function objectId(written: string): Buffer {
  const [first = 0, second = 0, ...rest] = written.split('.').map(Number)
  return element(tags.object, Buffer.from([first * 40 + second, ...rest.flatMap(inSevens)]))
}

/** Elements sorted by their bytes. */
export const inOrder = (parts: readonly Uint8Array[]): Uint8Array[] => parts.toSorted(Buffer.compare)

/** A number in base 128; all bytes except the last have the high bit set. */
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
