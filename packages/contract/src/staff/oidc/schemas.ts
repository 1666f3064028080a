import * as z from 'zod/mini'
import { DomainProof } from '../../domains/schemas.ts'
import { staffOidcTexts } from './texts.ts'

const texts = staffOidcTexts.form

/** A company's identity provider, as typed. */
export const WrittenStaffOidc = z.object({
  /** The version that was seen; 0 if nothing was set. */
  version: z.number(),
  isOn: z.boolean(),
  issuer: z.string().check(
    z.trim(),
    z.maxLength(500, texts.long),
    z.refine((text) => /^https?:\/\/[^\s#?]+$/.test(text), texts.issuerMalformed),
  ),
  clientId: z.string().check(z.trim(), z.minLength(1, texts.clientMissing), z.maxLength(300, texts.long)),
  /** An empty secret keeps the stored one. */
  secret: z.string().check(z.trim(), z.maxLength(1000, texts.long)),
  domains: z
    .array(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(253)))
    .check(z.minLength(1, texts.domainsMissing), z.maxLength(20, texts.long)),
  satisfiesFactor: z.boolean(),
  needsVerifiedEmail: z.boolean(),
})
export type WrittenStaffOidc = z.infer<typeof WrittenStaffOidc>

/** The identity provider as shown in the back office, without its secret. */
export const StaffOidc = z.object({
  ...z.omit(WrittenStaffOidc, { secret: true, issuer: true, clientId: true, domains: true }).shape,
  issuer: z.string(),
  clientId: z.string(),
  domains: z.array(z.string()),
  hasSecret: z.boolean(),
  /** The proofs of the domains; logins need a proven one. */
  proofs: z.array(DomainProof),
  /** The redirect URI for the provider. */
  redirectUri: z.string(),
})
export type StaffOidc = z.infer<typeof StaffOidc>

/** The metadata of a provider. */
export const FoundProvider = z.object({
  issuer: z.string(),
  authorization: z.string(),
  hasPkce: z.boolean(),
})
export type FoundProvider = z.infer<typeof FoundProvider>
