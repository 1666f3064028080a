/** The table of RFC 2268, derived from the digits of π. */
const table = Buffer.from(
  'd978f9c419ddb5ed28e9fd794aa0d89dc67e37832b76538e624c6488448bfba2179a59f587b34f1361456d8d09817d32' +
    'bd8f40eb86b77b0bf09521225c6b4e8254d66593ce60b21c7356c014a78cf1dc1275ca1f3bbee4d1423dd430a33cb626' +
    '6fbf0eda4669075727f21d9bbc944303f811c7f690ef3ee706c3d52fc8661ed708e8eade8052eef784aa72ac354d6a2a' +
    '961ad2715a1549744b9fd05e0418a4ecc2e0416e0f51cbcc2491af50a1f47039997c3a8523b8b47afc02365b25559731' +
    '2d5dfa98e38a92ae05df2910676cbac9d300e6cfe19ea82c6316013f58e289a90d38341bab33ffb0bb480c5fb9b1cd2e' +
    'c5f3db47e5a59c770aa62068fe7fc1ad',
  'hex',
)

const shifts = [1, 2, 3, 5] as const
const blockBytes = 8

/**
 * Decrypts RC2 in CBC mode (RFC 2268), the cipher of legacy PKCS#12 files, which OpenSSL no longer includes. Returns
 * undefined for a wrong key.
 */
export function openRc2(key: Buffer, bits: number, vector: Buffer, locked: Buffer): Buffer | undefined {
  if (locked.length === 0 || locked.length % blockBytes !== 0) return undefined
  const words = wordsOf(key, bits)
  const opened = Buffer.alloc(locked.length)
  for (let at = 0; at < locked.length; at += blockBytes) {
    const block = openBlock(words, locked.subarray(at, at + blockBytes))
    const before = at === 0 ? vector : locked.subarray(at - blockBytes, at)
    for (const [place, byte] of block.entries()) opened[at + place] = byte ^ (before[place] ?? 0)
  }
  // The last byte is the length of the padding.
  const added = opened.at(-1) ?? 0
  const isFilled = added > 0 && added <= blockBytes && opened.subarray(-added).every((byte) => byte === added)
  return isFilled ? opened.subarray(0, -added) : undefined
}

/** The sixty-four words of a key with a number of effective bits. */
function wordsOf(key: Buffer, bits: number): Uint16Array {
  const bytes = Buffer.alloc(128)
  key.copy(bytes)
  const of = (index: number) => table[index & 255] ?? 0
  const at = (index: number) => bytes[index] ?? 0
  for (let i = key.length; i < 128; i++) bytes[i] = of(at(i - 1) + at(i - key.length))
  const effective = Math.ceil(bits / 8)
  bytes[128 - effective] = of(at(128 - effective) & (255 >> (8 * effective - bits)))
  for (let i = 127 - effective; i >= 0; i--) bytes[i] = of(at(i + 1) ^ at(i + effective))
  return Uint16Array.from({ length: 64 }, (_, i) => bytes.readUInt16LE(2 * i))
}

function openBlock(words: Uint16Array, block: Buffer): Buffer {
  const r = Uint16Array.from({ length: 4 }, (_, i) => block.readUInt16LE(2 * i))
  const at = (index: number) => r[(index + 4) % 4] ?? 0
  let next = 63
  const unmix = (rounds: number) => {
    for (let round = 0; round < rounds; round++) {
      for (let i = 3; i >= 0; i--) {
        const shift = shifts[i] ?? 0
        const turned = (at(i) >>> shift) | (at(i) << (16 - shift))
        r[i] = turned - (words[next--] ?? 0) - (at(i - 1) & at(i - 2)) - (~at(i - 1) & at(i - 3))
      }
    }
  }
  const unmash = () => {
    for (let i = 3; i >= 0; i--) r[i] = at(i) - (words[at(i - 1) & 63] ?? 0)
  }
  unmix(5)
  unmash()
  unmix(6)
  unmash()
  unmix(5)
  const opened = Buffer.alloc(blockBytes)
  for (const [i, word] of r.entries()) opened.writeUInt16LE(word, 2 * i)
  return opened
}
