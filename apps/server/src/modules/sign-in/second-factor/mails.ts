import type { FastifyRequest } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  accessChangedMailTexts,
  accessFactTexts as facts,
  newDeviceMailTexts,
} from '@enlace/contract/sign-in/security/mail-texts.ts'
import type { Database } from '@enlace/database/database.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { readProfile } from '../../company/index.ts'
import type { Audience } from '../../../core/http/service.ts'
import { backofficeLink, personLink } from '../../../core/mail/links.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import { mailBrandOf, writeMail } from '../../../core/mail/writing/write.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import { deviceName, userAgentOf } from '../attempts/device.ts'

/** The kind of change to a person's sign-in. */
export type AccessChange = keyof typeof accessChangedMailTexts

/** The address and browser of a request. */
export interface Origin {
  address: string
  device: string
}

/** Returns the origin of a request. */
export function originOf(request: FastifyRequest): Origin {
  return { address: request.ip, device: deviceName(userAgentOf(request)) }
}

/** The services that the mails need. */
export interface MailService {
  /** Where the person signs in. */
  audience: Audience
  db: Database
  settings: Pick<Settings, 'publicUrl' | 'backofficeUrl'>
}

/** Writes the mail about a change to a person's sign-in, with time, origin and what to do if it was somebody else. */
export async function writeAccessMail(
  service: MailService,
  { company, email }: { company: number; email: string },
  change: AccessChange,
  origin: Origin | null,
  what = '',
): Promise<MailContent> {
  const { subject, body } = accessChangedMailTexts[change]
  return write(service, { company, email }, { subject, title: subject, body }, origin, what)
}

/** Writes the mail about a login from a new device. */
export function writeNewDeviceMail(
  service: MailService,
  who: { company: number; email: string },
  origin: Origin,
): Promise<MailContent> {
  return write(service, who, newDeviceMailTexts, origin)
}

async function write(
  { audience, db, settings }: MailService,
  { company, email }: { company: number; email: string },
  words: { subject: string; title: string; body: string },
  origin: Origin | null,
  what = '',
): Promise<MailContent> {
  const brand = mailBrandOf(await readProfile(db, company))
  return writeMail(brand, {
    subject: words.subject,
    title: words.title,
    paragraphs: [fill(words.body, { email, company: brand.company, what })],
    facts: [
      { label: facts.at, value: formatInstant(new Date()) },
      ...(origin
        ? [
            { label: facts.device, value: origin.device },
            { label: facts.address, value: origin.address },
          ]
        : []),
    ],
    button: {
      label: facts.button,
      href:
        audience === 'backoffice'
          ? backofficeLink(settings, '/mi-cuenta')
          : await personLink(db, settings, { company, email }, '/profile/security'),
    },
    small: [facts.unexpected],
  })
}
