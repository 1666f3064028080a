import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import type { KeyBag } from './pkcs12.ts'
import { SignerFault } from './signer-fault.ts'

const block = /-----BEGIN ([A-Z0-9 ]{1,40})-----([^]*?)-----END \1-----/g

/** Whether a file has PEM blocks; other programs write explanations in front of them. */
export function isPem(bytes: Buffer): boolean {
  return bytes.includes('-----BEGIN ')
}

/**
 * Reads the keys and certificates of PEM blocks, in any order. Blocks of other kinds are left out.
 * @throws SignerFault
 */
export function readPem(bytes: Buffer, password: string): KeyBag {
  const found: KeyBag = { keys: [], certificates: [] }
  for (const [text, label = '', body = ''] of bytes.toString('latin1').matchAll(block)) {
    if (label === 'CERTIFICATE' || label === 'X509 CERTIFICATE' || label === 'TRUSTED CERTIFICATE')
      found.certificates.push(certificateOf(text))
    else if (label.endsWith('PRIVATE KEY'))
      found.keys.push(keyOf(text, password, label.startsWith('ENCRYPTED') || body.includes('4,ENCRYPTED')))
  }
  return found
}

function certificateOf(text: string): X509Certificate {
  try {
    return new X509Certificate(text)
  } catch (fault) {
    throw new SignerFault('malformed', fault)
  }
}

/** A wrong password decrypts to bytes that are no key, for which OpenSSL has several errors. */
function keyOf(text: string, password: string, isLocked: boolean): KeyObject {
  if (isLocked && password === '') throw new SignerFault('key-locked')
  try {
    return createPrivateKey(isLocked ? { key: text, passphrase: password } : text)
  } catch (fault) {
    throw new SignerFault(isLocked ? 'wrong-password' : 'malformed', fault)
  }
}
