import * as z from 'zod/mini'
import { emailPattern } from '@enlace/domain/email'
import { Instant, Optional } from '../../core/values.ts'
import { domainFindings } from './domain-findings.ts'
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

/** A test that somebody sent itself, and what became of it. */
export const MailTest = z.object({
  id: z.string(),
  recipient: z.string(),
  at: Instant,
  estado: z.enum(['enviado', 'en-cola', 'reintento', 'rechazado', 'sin-servidor']),
  /** What the mail server said where it did not take it. */
  answer: Optional,
})
export type MailTest = z.infer<typeof MailTest>

/** How the company's mails go out. */
export const MailSettings = z.object({
  ...WrittenMailSettings.shape,
  /** The installation's own address and mail server; nothing where there is none. */
  installation: z.object({ address: z.string(), server: Optional }),
  /** What the mails are sent with now. */
  effective: z.object({ name: z.string(), address: z.string(), replyTo: z.string() }),
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
  /** Where it was looked for, and the record as it stands there. */
  name: z.string(),
  found: z.string(),
})
export type DomainCheck = z.infer<typeof DomainCheck>
