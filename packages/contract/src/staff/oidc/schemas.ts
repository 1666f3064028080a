import * as z from 'zod/mini'
import { DomainProof } from '../../domains/schemas.ts'
import { staffOidcTexts } from './texts.ts'

const texts = staffOidcTexts.form

/** A company's identity provider as somebody writes it. */
export const WrittenStaffOidc = z.object({
  /** The version that was seen; 0 where nothing was set. */
  version: z.number(),
  isOn: z.boolean(),
  issuer: z.string().check(
    z.trim(),
    z.maxLength(500, texts.long),
    z.refine((text) => /^https?:\/\/[^\s#?]+$/.test(text), texts.issuerMalformed),
  ),
  clientId: z.string().check(z.trim(), z.minLength(1, texts.clientMissing), z.maxLength(300, texts.long)),
  /** Empty keeps the one that is kept. */
  secret: z.string().check(z.trim(), z.maxLength(1000, texts.long)),
  domains: z
    .array(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(253)))
    .check(z.minLength(1, texts.domainsMissing), z.maxLength(20, texts.long)),
  satisfiesFactor: z.boolean(),
  needsVerifiedEmail: z.boolean(),
})
export type WrittenStaffOidc = z.infer<typeof WrittenStaffOidc>

/** The same as the back office shows it: never the secret. */
export const StaffOidc = z.object({
  ...z.omit(WrittenStaffOidc, { secret: true, issuer: true, clientId: true, domains: true }).shape,
  issuer: z.string(),
  clientId: z.string(),
  domains: z.array(z.string()),
  hasSecret: z.boolean(),
  /** How the proof of each of the domains stands: nobody enters by one that is not proven. */
  proofs: z.array(DomainProof),
  /** Where the provider sends people back to. */
  redirectUri: z.string(),
})
export type StaffOidc = z.infer<typeof StaffOidc>

/** What a provider says of itself. */
export const FoundProvider = z.object({
  issuer: z.string(),
  authorization: z.string(),
  hasPkce: z.boolean(),
})
export type FoundProvider = z.infer<typeof FoundProvider>
