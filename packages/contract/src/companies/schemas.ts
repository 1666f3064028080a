import * as z from 'zod/mini'
import { isColour } from '@enlace/domain/brand-colours.ts'
import { isCountryCode, isExtension, isMobile, isPhone } from '@enlace/domain/company-contact.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { CompanyName, CompanyNit } from '../company/name.ts'
import { CompanyContact } from '../company/schemas.ts'
import { hostNameOf } from '../domains/schemas.ts'
import { companiesTexts as texts } from './texts.ts'

/** A host name as browsers send it: punycode, no port, no IP address. */
export const HostName = hostNameOf(texts.hostMalformed)

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, texts.lineLong))

/** A line that is empty or passes the check. */
const checkedLine = (most: number, isRight: (text: string) => boolean, fault: string) =>
  line(most).check(z.refine((text) => text === '' || isRight(text), fault))

/** The company's contact data as staff writes it; it is public as stored. */
export const WrittenContact = z
  .object({
    indicativo: checkedLine(4, isCountryCode, texts.contactFaults.indicativo),
    telefono: checkedLine(20, isPhone, texts.contactFaults.telefono),
    ext: checkedLine(10, isExtension, texts.contactFaults.ext),
    numero_tele: line(20),
    correo: checkedLine(254, isEmail, texts.contactFaults.correo),
    horario: line(200),
    dir: line(200),
  })
  .check(
    z.refine(({ numero_tele, indicativo }) => numero_tele === '' || isMobile(numero_tele, indicativo), {
      path: ['numero_tele'],
      error: texts.contactFaults.numero_tele,
    }),
  )

/**
 * The states of a host. `approved` and `proven` are active: they show the company's portal, and links use them; so is
 * `failing`, although its record was not found lately. `pending` waits for its record, `operator` for an operator.
 */
export const HostState = z.enum(['approved', 'proven', 'failing', 'pending', 'operator'])
export type HostState = z.infer<typeof HostState>

/** A host of a company and, if a DNS record proves it, that record. */
export const CompanyHost = z.object({
  host: z.string(),
  state: HostState,
  recordName: z.string(),
  recordText: z.nullable(z.string()),
  /** When its record was last checked, and until when a failing host stays active. */
  checkedAt: z.nullable(z.string()),
  until: z.nullable(z.string()),
})
export type CompanyHost = z.infer<typeof CompanyHost>

/** A company as its own staff sees it. */
export const OwnCompany = z.object({
  id: z.number(),
  nombre: z.string(),
  nit: z.string(),
  contact: CompanyContact,
  hosts: z.array(CompanyHost),
  /** The portal's URL without a host of its own, and whether it shows the company. */
  portalUrl: z.string(),
  isAtPortalUrl: z.boolean(),
  /**
   * Whether only the machine of the installation reaches the portal, so that links in mails and certificates fail
   * elsewhere.
   */
  isLocal: z.boolean(),
  version: z.string(),
})
export type OwnCompany = z.infer<typeof OwnCompany>

/** Whether a host leads to this portal, without revealing other targets or their responses. */
export const HostCheck = z.object({
  state: z.enum(['reaches', 'no-address', 'elsewhere']),
  checkedUrl: z.string(),
  hosts: z.array(CompanyHost),
})
export type HostCheck = z.infer<typeof HostCheck>

/** The parts of another company's configuration that a new one may copy. */
export const copyParts = [
  'parameters',
  'branding',
  'content',
  'menu',
  'templates',
  'legal',
  'documents',
  'calendar',
  'lists',
] as const
export type CopyPart = (typeof copyParts)[number]

/** A company to create. */
export const NewCompany = z.object({
  nit: CompanyNit,
  nombre: CompanyName,
  colour: z.string().check(z.refine(isColour, texts.colourMalformed)),
  host: z.union([z.literal(''), HostName]),
  /** A company of which the user is an administrator; null starts with the defaults. */
  copyFrom: z.nullable(z.number()),
  parts: z.array(z.enum(copyParts)),
})
export type NewCompany = z.infer<typeof NewCompany>

/** A company of this installation. */
export const InstalledCompany = z.object({
  id: z.number(),
  nombre: z.string(),
  nit: z.string(),
  hosts: z.array(z.string()),
  createdAt: z.string(),
  staff: z.number(),
  /** Whether it is a trial, which an operator may remove. */
  isTrial: z.boolean(),
  /** Whether the user works there and may copy its configuration. */
  isOwn: z.boolean(),
  mayCopy: z.boolean(),
})
export type InstalledCompany = z.infer<typeof InstalledCompany>

/** A host of any company, as operators see it. */
export const InstalledHost = z.object({
  company: z.number(),
  nombre: z.string(),
  host: z.string(),
  state: z.enum(['approved', 'proven', 'pending', 'operator']),
  since: z.string(),
})
export type InstalledHost = z.infer<typeof InstalledHost>
