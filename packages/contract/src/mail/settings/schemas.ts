import * as z from 'zod/mini'
import { emailPattern } from '@enlace/domain/email.ts'
import { DomainProof } from '../../domains/schemas.ts'
import { Instant, Optional } from '../../core/values.ts'
import { domainFindings } from './finding-schemas.ts'
import { mailSettingsTexts as texts } from './texts.ts'

const address = z.string().check(
  z.trim(),
  z.maxLength(254, texts.form.addressLong),
  z.refine((text) => text === '' || emailPattern.test(text), texts.form.addressMalformed),
)

/** The sender of the company's mails; empty uses that of the installation. */
export const WrittenMailSettings = z.object({
  /** The version that was seen; 0 if nothing was set. */
  version: z.number(),
  fromName: z
    .string()
    .check(
      z.trim(),
      z.maxLength(100, texts.form.nameLong),
      z.regex(/^[^<>"\\\p{Cc}]*$/u, texts.form.nameMalformed),
    ),
  fromAddress: address,
  replyTo: address,
  dkimSelector: z
    .string()
    .check(
      z.trim(),
      z.regex(/^$|^[A-Za-z0-9]([A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/, texts.form.selectorMalformed),
    ),
})
export type WrittenMailSettings = z.infer<typeof WrittenMailSettings>

/** A test mail of a user, and its outcome. */
export const MailTest = z.object({
  id: z.string(),
  recipient: z.string(),
  at: Instant,
  estado: z.enum(['enviado', 'en-cola', 'reintento', 'rechazado', 'sin-servidor']),
  /** The mail server's response if it refused the mail. */
  answer: Optional,
})
export type MailTest = z.infer<typeof MailTest>

/** The mailed verification code of an address, as typed. */
export const SenderCode = z.object({
  code: z.string().check(
    z.overwrite((typed) => typed.replace(/\D/g, '')),
    z.regex(/^\d{8}$/, texts.proof.codeMalformed),
  ),
})
export type SenderCode = z.infer<typeof SenderCode>

/** The mail settings of the company. */
export const MailSettings = z.object({
  ...WrittenMailSettings.shape,
  /** The installation's own address and mail server, if any. */
  installation: z.object({ address: z.string(), server: Optional }),
  /** The sender in effect. */
  effective: z.object({ name: z.string(), address: z.string(), replyTo: z.string() }),
  /** The proof of the company's own address; without it the installation's address is used. */
  proof: z.discriminatedUnion('state', [
    z.object({ state: z.literal('none') }),
    z.object({ state: z.literal('proven'), at: Instant }),
    /** `until` is the expiry of the mailed code; null without a valid one. */
    z.object({ state: z.literal('waiting'), until: z.nullable(Instant) }),
  ]),
  /** The proof of the domain of the company's own address, which is required to use the address. */
  senderDomain: z.nullable(DomainProof),
  /** Until when an address from before the domain check is used without proof. */
  unprovenUntil: z.nullable(Instant),
  tests: z.array(MailTest),
  /** Pending or abandoned mails. */
  waiting: z.number(),
  dead: z.number(),
})
export type MailSettings = z.infer<typeof MailSettings>

/** One of the four DNS checks of a domain by receivers. */
export const DomainCheck = z.object({
  check: z.enum(['spf', 'dkim', 'dmarc', 'mx']),
  level: z.enum(['good', 'warning', 'bad', 'unknown']),
  finding: z.enum(domainFindings),
  /** The name that was looked up, and its record. */
  name: z.string(),
  found: z.string(),
})
export type DomainCheck = z.infer<typeof DomainCheck>
