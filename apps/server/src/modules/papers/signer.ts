import * as z from 'zod'
import { signatureTexts as texts } from '@enlace/contract/papers/signature-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { SignerWarning } from '@enlace/contract/certificates/settings/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import { daysBetween, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { signPdf, type SignatureFacts } from '@enlace/documents/signature/sign-pdf.ts'
import { loadSigner, type Signer } from '@enlace/documents/signature/signer.ts'
import { SignerFault, type SignerFaultCode } from '@enlace/documents/signature/signer-fault.ts'
import { makeTestSigner } from '@enlace/documents/signature/test-signer.ts'
import { randomToken, type Keys } from '../../core/keys/keys.ts'
import type { Service } from '../../core/http/service.ts'
import { seal, unseal } from '../../core/settings/seal.ts'
import type { Author } from '../../core/audit/desk-commands.ts'
import { findSigner, keepSigner, type KeptSigner } from './signer-commands.ts'

const purpose = 'paper-signer'

const SealedSigner = z.object({ p12: z.string(), password: z.string() })

/** A company's signer, ready to sign. */
export interface PaperSigner {
  /** The subject of its certificate. */
  nombre: string
  /** The issuer of its certificate, in a sentence. */
  voucher: string
  sign: (pdf: Buffer, facts: SignatureFacts) => Promise<Buffer>
}

/** Opened files by company: the key derivation takes longer than signing. */
const opened = new WeakMap<Keys, Map<number, { sealed: Buffer; signer: Signer }>>()

/**
 * Opens a company's signer. Undefined if there is none, the certificate is not in force, or another key sealed it:
 * documents are then issued unsigned, which the law allows.
 */
export async function openPaperSigner(
  { db, keys }: Pick<Service, 'db' | 'keys'>,
  company: number,
  at: Date,
): Promise<PaperSigner | undefined> {
  const opened = await openCompanySigner({ db, keys }, company, at)
  if (!opened) return undefined
  const { signer, isTrial } = opened
  return {
    nombre: signer.name,
    voucher: isTrial ? texts.trial : fill(texts.issuer, { emisor: signer.issuer }),
    sign: (pdf, facts) => signPdf(pdf, signer, facts),
  }
}

/** Opens a company's certificate with its key, if it is in force. */
export async function openCompanySigner(
  { db, keys }: Pick<Service, 'db' | 'keys'>,
  company: number,
  at: Date,
): Promise<{ signer: Signer; isTrial: boolean } | undefined> {
  const kept = await findSigner(db, company)
  if (!kept || standingOf(kept, at) !== 'in-force') return undefined
  const signer = openKept(keys, company, kept)
  return signer && { signer, isTrial: kept.is_trial }
}

/** Returns the state of a certificate at a moment. */
export function standingOf(
  { valid_from, valid_until }: Pick<KeptSigner, 'valid_from' | 'valid_until'>,
  at: Date,
): 'in-force' | 'expired' | 'early' {
  if (at.getTime() > Date.parse(valid_until)) return 'expired'
  return at.getTime() < Date.parse(valid_from) ? 'early' : 'in-force'
}

/** Opens a stored certificate; undefined if it was sealed with another key than this installation's. */
export function openKept(keys: Keys, company: number, { sealed_signer }: KeptSigner): Signer | undefined {
  const companies = opened.get(keys) ?? new Map<number, { sealed: Buffer; signer: Signer }>()
  opened.set(keys, companies)
  const known = companies.get(company)
  if (known?.sealed.equals(sealed_signer)) return known.signer
  const text = unseal(keys, purpose, String(company), sealed_signer)
  if (text === undefined) return undefined
  const { p12, password } = SealedSigner.parse(JSON.parse(text))
  const signer = loadSigner(Buffer.from(p12, 'base64'), password)
  companies.set(company, { sealed: sealed_signer, signer })
  return signer
}

/** Returns why a file cannot sign from a moment on; undefined if it can. */
export function faultOfSigner(file: Buffer, password: string, at: Date): SignerFaultCode | undefined {
  try {
    const { certificate } = loadSigner(file, password)
    return at > certificate.validToDate ? 'expired' : undefined
  } catch (fault) {
    if (fault instanceof SignerFault) return fault.code
    throw fault
  }
}

/**
 * Saves a company's PKCS#12 or PEM file, sealed with its password, after a test signature. @throws SignerFault if it cannot
 * sign.
 */
export async function keepCompanySigner(
  { db, keys }: Pick<Service, 'db' | 'keys'>,
  company: number,
  { p12, password, isTrial = false }: { p12: Buffer; password: string; isTrial?: boolean },
  by?: Author,
): Promise<KeptSigner> {
  const { certificate, name, issuer } = loadSigner(p12, password)
  const secret = JSON.stringify({ p12: p12.toString('base64'), password })
  const kept: KeptSigner = {
    sealed_signer: seal(keys, purpose, String(company), secret),
    nombre: name,
    emisor: issuer,
    valid_from: certificate.validFromDate.toISOString(),
    valid_until: certificate.validToDate.toISOString(),
    fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
    is_trial: isTrial,
  }
  await keepSigner(db, company, kept, by)
  return kept
}

const trialYears = 2

/** Creates a company's self-signed certificate, marked as a trial, with a new key. */
export function keepTrialSigner(
  service: { db: Database; keys: Keys },
  company: number,
  nombre: string,
  by?: Author,
): Promise<KeptSigner> {
  const password = randomToken()
  const from = new Date()
  from.setUTCHours(0, 0, 0, 0)
  const until = new Date(from)
  until.setUTCFullYear(until.getUTCFullYear() + trialYears)
  const commonName = fill(texts.trialName, { company: nombre })
  const p12 = makeTestSigner({ organisation: nombre, commonName, from, until }, password)
  return keepCompanySigner(service, company, { p12, password, isTrial: true }, by)
}

/** Days before expiry from which a renewal is requested. */
const warningDays = 45

/** Returns the days until a certificate expires, in Bogotá; negative after that. */
export function daysLeft({ valid_until }: Pick<KeptSigner, 'valid_until'>, at: Date): number {
  return daysBetween(todayInBogota(at), todayInBogota(new Date(valid_until)))
}

/** Returns the current and upcoming problems of a stored certificate. */
export function warningsOf(keys: Keys, company: number, kept: KeptSigner, at: Date): SignerWarning[] {
  const signer = openKept(keys, company, kept)
  if (!signer) return ['sealed-elsewhere']
  const standing = standingOf(kept, at)
  const isOwn = signer.certificate.subject === signer.certificate.issuer
  return [
    ...(standing === 'expired' ? (['expired'] as const) : []),
    ...(standing === 'early' ? (['early'] as const) : []),
    ...(standing === 'in-force' && daysLeft(kept, at) <= warningDays ? (['expires'] as const) : []),
    ...(isOwn && !kept.is_trial ? (['self-issued'] as const) : []),
    ...(!isOwn && signer.chain.length === 0 ? (['no-chain'] as const) : []),
  ]
}
