import { createCipheriv, createHash, generateKeyPairSync, pbkdf2Sync, type KeyObject } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { context, integer, nothing, objectId, octets, sequence } from './der.ts'
import { openRc2 } from './rc2.ts'
import { SignerFault } from './signer-fault.ts'
import { loadSigner } from './signer.ts'
import { makeTestSigner } from './test-signer.ts'

const subject = {
  organisation: 'Andina',
  commonName: 'Andina de prueba',
  from: new Date('2026-01-01'),
  until: new Date('2036-01-01'),
}
const password = 'Clave ñ €'

function faultOf(p12: Buffer, typed: string): string {
  try {
    loadSigner(p12, typed)
    return 'none'
  } catch (fault) {
    return fault instanceof SignerFault ? fault.code : 'another'
  }
}

const data = (bytes: Buffer) => sequence(objectId('1.2.840.113549.1.7.1'), context(0, octets(bytes)))
const pfxOf = (...contents: Buffer[]) => sequence(integer(3), data(sequence(...contents)))
const certificateBag = (certificate: Buffer) =>
  sequence(
    objectId('1.2.840.113549.1.12.10.1.3'),
    context(0, sequence(objectId('1.2.840.113549.1.9.22.1'), context(0, octets(certificate)))),
  )
const keyBag = (key: KeyObject) =>
  sequence(objectId('1.2.840.113549.1.12.10.1.1'), context(0, key.export({ format: 'der', type: 'pkcs8' })))
/** Encrypted content, as PKCS#12 encodes it. */
const lockedContent = (algorithm: Buffer, locked: Buffer) =>
  sequence(
    objectId('1.2.840.113549.1.7.6'),
    context(
      0,
      sequence(
        integer(0),
        sequence(
          objectId('1.2.840.113549.1.7.1'),
          algorithm,
          Buffer.concat([Buffer.from([0x80, 0x82, locked.length >> 8, locked.length & 255]), locked]),
        ),
      ),
    ),
  )

/** Written by OpenSSL 3.0 (`pkcs12 -export -legacy`): its certificate under RC2-40, its key under Triple DES. */
const olderFile = Buffer.from(
  'MIIDsgIBAzCCA3gGCSqGSIb3DQEHAaCCA2kEggNlMIIDYTCCAlcGCSqGSIb3DQEHBqCCAkgwggJEAgEAMIICPQYJKoZIhvcNAQcB' +
    'MBwGCiqGSIb3DQEMAQYwDgQI0HdOYG7pAr0CAggAgIICEAuRKar4/nSMd4VK93SeZ1mzeGtFEp9CVINKTels9RDtEXFvjXkV7PUt' +
    'r+tSktb4XqA96FRX6fB5wMS4k4+GWs7F7+lQlB9v0A+zdbSHPCH3NZtuiJkQVH7cvf7B578b0/2fqFLFK2Vn+T7KO0tIg7KhkPB0' +
    'IqvyyZ/aJk8jFboT1wKGp/ajPt1xi19FfEpkLLmrgxzgiWkhx1UwV6GqXhwyr9MfZBh7cvIOSvzz5rkKlaVDRTnHSvVk2E40cAKn' +
    'lKxgiYg+KFis4mXuVOZfy1qQKyWycpgA2nP5LSj6/UvxVHZ9z3CW1psMLy0Rg3TyjZOQWULCFXPTXn91T37lasdh5/rOVy1HlMza' +
    'rINLVjveGEg0+h6LHD7UrZb4ewAqx/kSX6Q2+39puyQ7P0E7m5W4bWczq2WorrIZMENPeV8Qm0BkfrhlyprDL5MYZb8Pnhm6z9qW' +
    'yXPCXg0r2ZGukK9EkMwSb3lUonoMTjXJTIJg6J0C39Ah4LvmFXBDsPEyN+jFYG8Mk5xvI2xVEJ2ZiPUwD7s5HSBxk7+fI56/MjO3' +
    '3I1BlJu9dd/T8QGghH6xeU5S29gTPAEWDEKaOGYl0d7Z3OsmU4NKZSb+fdhDsDf7BTskfqw2Vr1u5XFyb+tTHtwa0jXw2Ef8kxyy' +
    'upX2XeFdguR1p9OcuKA1r/DPDeSM3WnrzFMCd9rmlkfmaNItZzCCAQIGCSqGSIb3DQEHAaCB9ASB8TCB7jCB6wYLKoZIhvcNAQwK' +
    'AQKggbQwgbEwHAYKKoZIhvcNAQwBAzAOBAhbQviYcP1deQICCAAEgZC95/SIXT5zAYinX1w9G7uoFGjYINpEROTUOmziKMWflv1X' +
    'XicISwQHxmOwVAZTINbhq3l+EP2wYcDjm/cGp7mbSQ+6lsJGfnv+DA4samHSMc3/BKqlt5t9DFnlbVUY7IH4KQZzkOs+ChQ4OV8w' +
    'P+j62l8JeE0smiuzcgsu2EhJGq/vFzl0eTmG0miNGhJCgLkxJTAjBgkqhkiG9w0BCRUxFgQUaUlXMwCa7YCVe5uYG7NkNSg6Bm8w' +
    'MTAhMAkGBSsOAwIaBQAEFG0DK7wJyf6yqPu76SW86FiQKtznBAgSuUz1KsZvSAICCAA=',
  'base64',
)

describe('a PKCS#12 file', () => {
  it('opens with its password and tells whom the certificate names', () => {
    const signer = loadSigner(makeTestSigner(subject, password), password)
    expect(signer).toMatchObject({ name: 'Andina de prueba', issuer: 'Andina de prueba', chain: [] })
    expect(signer.certificate.checkPrivateKey(signer.key)).toBe(true)
  })

  it('stays closed for every other password', () => {
    const p12 = makeTestSigner(subject, password)
    for (const typed of ['', 'clave', 'Clave n €', `${password} `])
      expect(faultOf(p12, typed)).toBe('wrong-password')
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('una clave')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['half of one', makeTestSigner(subject, password).subarray(0, 400)],
    ['zeros', Buffer.alloc(4000)],
    ['an empty one', sequence(integer(3))],
  ])('is not %s', (_, bytes) => {
    expect(faultOf(bytes, password)).toBe('malformed')
  })

  it('needs a key, and the certificate of that key', () => {
    const { certificate, key } = loadSigner(makeTestSigner(subject, 'a'), 'a')
    const other = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey
    expect(faultOf(pfxOf(data(sequence(certificateBag(certificate.raw)))), '')).toBe('no-key')
    expect(faultOf(pfxOf(data(sequence(keyBag(other), certificateBag(certificate.raw)))), '')).toBe(
      'key-mismatch',
    )
    expect(faultOf(pfxOf(data(sequence(keyBag(key)))), '')).toBe('no-certificate')
    expect(faultOf(pfxOf(data(sequence(keyBag(key), certificateBag(certificate.raw)))), '')).toBe('none')
  })

  it.each([
    ['aes-128-cbc', '2.16.840.1.101.3.4.1.2', 16, 16],
    ['aes-256-cbc', '2.16.840.1.101.3.4.1.42', 32, 16],
    ['des-ede3-cbc', '1.2.840.113549.3.7', 24, 8],
  ])('may lock its certificates with %s', (cipher, id, keyBytes, vectorBytes) => {
    const { certificate, key } = loadSigner(makeTestSigner(subject, 'a'), 'a')
    const salt = Buffer.alloc(8, 7)
    const vector = Buffer.alloc(vectorBytes, 9)
    const secret = pbkdf2Sync(password, salt, 1000, keyBytes, 'sha256')
    const lock = (plain: Buffer) => {
      const locking = createCipheriv(cipher, secret, vector)
      return Buffer.concat([locking.update(plain), locking.final()])
    }
    const algorithm = sequence(
      objectId('1.2.840.113549.1.5.13'),
      sequence(
        sequence(
          objectId('1.2.840.113549.1.5.12'),
          sequence(
            octets(salt),
            integer(Buffer.from([3, 232])),
            sequence(objectId('1.2.840.113549.2.9'), nothing()),
          ),
        ),
        sequence(objectId(id), octets(vector)),
      ),
    )
    const p12Of = (plain: Buffer) => pfxOf(lockedContent(algorithm, lock(plain)), data(sequence(keyBag(key))))
    const p12 = p12Of(sequence(certificateBag(certificate.raw)))
    expect(faultOf(p12, password)).toBe('none')
    // The result of a wrong password may look like an empty element.
    for (const nothing of ['', '3000', 'a000', '3100ff', '3003020101'])
      expect(faultOf(p12Of(Buffer.from(nothing, 'hex')), password)).toBe('wrong-password')
    // Some of them decrypt it to bytes with valid padding and invalid content.
    for (let other = 0; other < 700; other++) expect(faultOf(p12, `otra${other}`)).toBe('wrong-password')
  })

  it('may be of the older kind, with Triple DES and a key that SHA-1 stirred', () => {
    const { certificate, key } = loadSigner(makeTestSigner(subject, 'a'), 'a')
    // One round over one block is two hashes that can be calculated by hand (RFC 7292, appendix B.2).
    const salt = Buffer.alloc(64, 5)
    const words = Buffer.from('abcdefghijklmnopqrstuvwxyz01234\0', 'utf16le').swap16()
    expect(words).toHaveLength(64)
    const stirred = (purpose: number, blocks: Buffer) =>
      createHash('sha1').update(Buffer.alloc(64, purpose)).update(blocks).digest()
    const blocks = Buffer.concat([salt, words])
    const first = stirred(1, blocks)
    const added = Buffer.concat(
      [salt, words].map((block) => {
        const sum =
          BigInt(`0x${block.toString('hex')}`) + BigInt(`0x${Buffer.alloc(64, first).toString('hex')}`) + 1n
        return Buffer.from(BigInt.asUintN(512, sum).toString(16).padStart(128, '0'), 'hex')
      }),
    )
    const secret = Buffer.concat([first, stirred(1, added)]).subarray(0, 24)
    const locking = createCipheriv('des-ede3-cbc', secret, stirred(2, blocks).subarray(0, 8))
    const locked = Buffer.concat([locking.update(sequence(certificateBag(certificate.raw))), locking.final()])
    const algorithm = sequence(objectId('1.2.840.113549.1.12.1.3'), sequence(octets(salt), integer(1)))
    const p12 = pfxOf(lockedContent(algorithm, locked), data(sequence(keyBag(key))))
    expect(faultOf(p12, 'abcdefghijklmnopqrstuvwxyz01234')).toBe('none')
    expect(faultOf(p12, 'abcdefghijklmnopqrstuvwxyz01235')).toBe('wrong-password')
  })

  it('may be an older one as OpenSSL writes it, with RC2 of 40 bits', () => {
    expect(loadSigner(olderFile, password)).toMatchObject({ name: 'Andina', issuer: 'Andina' })
    expect(faultOf(olderFile, 'Clave n €')).toBe('wrong-password')
  })

  it('says so when it is locked in a way that nobody uses', () => {
    const algorithm = sequence(
      objectId('1.2.840.113549.1.12.1.1'),
      sequence(octets(Buffer.alloc(8)), integer(1)),
    )
    expect(faultOf(pfxOf(lockedContent(algorithm, Buffer.alloc(300))), 'x')).toBe('unsupported-cipher')
  })
})

describe('a PEM file', () => {
  const { certificate, key } = loadSigner(makeTestSigner(subject, 'a'), 'a')
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const written = (of: KeyObject, more: object = {}) =>
    of.export({ format: 'pem', type: 'pkcs8', ...more }).toString()
  const faultOfText = (text: string, typed = '') => faultOf(Buffer.from(text), typed)
  const locked = written(key, { cipher: 'aes-256-cbc', passphrase: password })

  it.each([
    ['the certificate first', `${certificate.toString()}${written(key)}`],
    ['the key first', `${written(key)}${certificate.toString()}`],
    ['line ends of Windows', `${certificate.toString()}${written(key)}`.replaceAll('\n', '\r\n')],
    ['a key in the form of SEC 1', `${certificate.toString()}${written(key, { type: 'sec1' })}`],
    [
      'what OpenSSL writes around it',
      `Bag Attributes\n    friendlyName: Andina\n${written(key)}subject=CN = Andina\n${certificate.toString()}`,
    ],
    [
      'blocks of other kinds',
      `-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n${written(key)}${certificate.toString()}`,
    ],
  ])('opens with %s', (_, text) => {
    expect(loadSigner(Buffer.from(text), '')).toMatchObject({ name: 'Andina de prueba', chain: [] })
  })

  it('whose key is encrypted opens with its password only', () => {
    const text = `${certificate.toString()}${locked}`
    expect(loadSigner(Buffer.from(text), password).certificate.checkPrivateKey(key)).toBe(true)
    expect(faultOfText(text)).toBe('key-locked')
    for (let other = 0; other < 20; other++) expect(faultOfText(text, `otra${other}`)).toBe('wrong-password')
    const legacy = rsa.export({ format: 'pem', type: 'pkcs1', cipher: 'aes-128-cbc', passphrase: 'x' })
    expect(faultOfText(`${certificate.toString()}${legacy.toString()}`)).toBe('key-locked')
    expect(faultOfText(`${certificate.toString()}${legacy.toString()}`, 'y')).toBe('wrong-password')
    expect(faultOfText(`${certificate.toString()}${legacy.toString()}`, 'x')).toBe('key-mismatch')
  })

  it('needs a key and the certificate of that key', () => {
    expect(faultOfText(certificate.toString())).toBe('no-key')
    expect(faultOfText(written(key))).toBe('no-certificate')
    expect(faultOfText(`${certificate.toString()}${written(rsa)}`)).toBe('key-mismatch')
  })

  it('with a damaged block is told so', () => {
    const broken = certificate.toString().replace(/\n.{20}/, '\nAAAA')
    expect(faultOfText(`${broken}${written(key)}`)).toBe('malformed')
    expect(faultOfText(`${certificate.toString()}${written(key).replace(/\n.{30}/, '\nAAAA')}`)).toBe(
      'malformed',
    )
    expect(faultOfText('-----BEGIN CERTIFICATE-----')).toBe('no-key')
  })
})

describe('RC2', () => {
  // RFC 2268, section 5: the encryption of eight bytes with a key of these effective bits.
  it.each([
    ['0000000000000000', 63, '0000000000000000', 'ebb773f993278eff'],
    ['ffffffffffffffff', 64, 'ffffffffffffffff', '278b27e42e2f0d49'],
    ['3000000000000000', 64, '1000000000000001', '30649edf9be7d2c2'],
    ['88', 64, '0000000000000000', '61a8a244adacccf0'],
    ['88bca90e90875a', 64, '0000000000000000', '6ccf4308974c267f'],
    ['88bca90e90875a7f0f79c384627bafb2', 64, '0000000000000000', '1a807d272bbe5db1'],
    ['88bca90e90875a7f0f79c384627bafb2', 128, '0000000000000000', '2269552ab0f85ca6'],
  ])('opens the example of key %s with %i bits', (key, bits, plain, locked) => {
    // Followed by a block that decrypts to padding: its vector is chosen accordingly.
    const filler = Buffer.alloc(8, 8)
    const block = Buffer.from(locked, 'hex')
    const vector = Buffer.from(plain, 'hex').map((byte, at) => byte ^ (filler[at] ?? 0))
    expect(openRc2(Buffer.from(key, 'hex'), bits, Buffer.from(vector), block)).toEqual(Buffer.alloc(0))
  })

  it('does not open what another key locked', () => {
    expect(openRc2(Buffer.alloc(5, 1), 40, Buffer.alloc(8), Buffer.alloc(16, 3))).toBeUndefined()
    expect(openRc2(Buffer.alloc(5, 1), 40, Buffer.alloc(8), Buffer.alloc(15, 3))).toBeUndefined()
  })
})
