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

/** Whom the company's mails come from; empty is what the installation says. */
export const WrittenMailSettings = z.object({
  /** The version that was seen; 0 where nothing was set. */
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

/** A test that somebody sent itself, and the outcome of it. */
export const MailTest = z.object({
  id: z.string(),
  recipient: z.string(),
  at: Instant,
  estado: z.enum(['enviado', 'en-cola', 'reintento', 'rechazado', 'sin-servidor']),
  /** What the mail server said where it did not take it. */
  answer: Optional,
})
export type MailTest = z.infer<typeof MailTest>

/** The code that was mailed to an address, as somebody types it. */
export const SenderCode = z.object({
  code: z.string().check(
    z.overwrite((typed) => typed.replace(/\D/g, '')),
    z.regex(/^\d{8}$/, texts.proof.codeMalformed),
  ),
})
export type SenderCode = z.infer<typeof SenderCode>

/** How the company's mails go out. */
export const MailSettings = z.object({
  ...WrittenMailSettings.shape,
  /** The installation's own address and mail server; nothing where there is none. */
  installation: z.object({ address: z.string(), server: Optional }),
  /** What the mails are sent with now. */
  effective: z.object({ name: z.string(), address: z.string(), replyTo: z.string() }),
  /** Whether the company's own address was proven to be its own; until then mails go out under the installation's. */
  proof: z.discriminatedUnion('state', [
    z.object({ state: z.literal('none') }),
    z.object({ state: z.literal('proven'), at: Instant }),
    /** `until` is how long the code that was mailed is good; nothing where there is none that is. */
    z.object({ state: z.literal('waiting'), until: z.nullable(Instant) }),
  ]),
  /** How the domain of the company's own address stands: mails go out under it only while that is proven. */
  senderDomain: z.nullable(DomainProof),
  /** Until when an address from before domains had to be proven is used all the same. */
  unprovenUntil: z.nullable(Instant),
  tests: z.array(MailTest),
  /** Mails that wait or were given up. */
  waiting: z.number(),
  dead: z.number(),
})
export type MailSettings = z.infer<typeof MailSettings>

/** One of the four things that a receiver looks up of a domain. */
export const DomainCheck = z.object({
  check: z.enum(['spf', 'dkim', 'dmarc', 'mx']),
  level: z.enum(['good', 'warning', 'bad', 'unknown']),
  finding: z.enum(domainFindings),
  /** Where it was looked for, and the record as it is there. */
  name: z.string(),
  found: z.string(),
})
export type DomainCheck = z.infer<typeof DomainCheck>
