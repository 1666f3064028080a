import type { MailSettings, MailTest } from '@enlace/contract/mail/settings/schemas.ts'
import { mailServerName, senderAddress } from '../../core/mail/smtp.ts'
import type { Settings } from '../../core/settings/settings.ts'
import { plainHost } from '@enlace/domain/host-name.ts'
import { presentDomain, type DomainRow } from '../domains/index.ts'
import type { findMailSettings, MailSettingsRow, MailTestRow } from './queries.ts'

type Found = Awaited<ReturnType<typeof findMailSettings>>
type Installation = Pick<Settings, 'smtpUrl' | 'mailFrom'>

/** A company's mail settings as the back office shows them. */
export function presentMailSettings(
  installation: Installation,
  company: string,
  { settings, tests, waiting, dead, codeUntil }: Found,
  domains: readonly DomainRow[],
): MailSettings {
  const { smtpUrl } = installation
  const effective = senderOf(installation, company, settings)
  const domain = domains.find((row) => row.domain === domainOf(settings?.from_address ?? ''))
  return {
    version: settings?.version ?? 0,
    fromName: settings?.from_name ?? '',
    fromAddress: settings?.from_address ?? '',
    replyTo: settings?.reply_to ?? '',
    dkimSelector: settings?.dkim_selector ?? '',
    installation: {
      address: senderAddress(installation),
      server: smtpUrl === undefined ? null : mailServerName(smtpUrl),
    },
    effective,
    proof: proofOf(settings, codeUntil),
    senderDomain: domain ? presentDomain(domain) : null,
    unprovenUntil: settings?.own_sender ? graceOf(settings, domain) : null,
    tests: tests.map((test) => presentTest(test, smtpUrl !== undefined)),
    waiting,
    dead,
  }
}

/** Returns the domain of an address, in the form in which it is proven. */
export function domainOf(address: string): string {
  return plainHost(address.slice(address.lastIndexOf('@') + 1))
}

/** An address used without a proven domain was set before the proof was required. */
const graceOf = (settings: MailSettingsRow, domain: DomainRow | undefined) =>
  domain?.proven_at ? null : settings.unproven_until

/**
 * Returns the current sender of a company's mails: until its own address and domain are proven, they only receive
 * replies.
 */
export function senderOf(
  installation: Installation,
  company: string,
  settings: MailSettingsRow | undefined,
): MailSettings['effective'] {
  const wanted = settings?.from_address ?? null
  const address = settings?.own_sender ?? senderAddress(installation)
  return { name: settings?.from_name ?? company, address, replyTo: settings?.reply_to ?? wanted ?? address }
}

const isProven = (settings: MailSettingsRow | undefined) =>
  settings !== undefined && settings.from_address === settings.confirmed_address

function proofOf(settings: MailSettingsRow | undefined, codeUntil: string | null): MailSettings['proof'] {
  if (settings === undefined || settings.from_address === null) return { state: 'none' }
  return isProven(settings) && settings.confirmed_at !== null
    ? { state: 'proven', at: settings.confirmed_at }
    : { state: 'waiting', until: codeUntil }
}

function presentTest(row: MailTestRow, hasServer: boolean): MailTest {
  const { id, recipient, created_at: at, last_error: answer } = row
  return { id, recipient, at, estado: stateOf(row, hasServer), answer }
}

function stateOf(
  { sent_at, dead_at, attempts, last_error }: MailTestRow,
  hasServer: boolean,
): MailTest['estado'] {
  if (sent_at !== null) return 'enviado'
  if (dead_at !== null) return 'rechazado'
  if (!hasServer) return 'sin-servidor'
  return attempts > 0 && last_error !== null ? 'reintento' : 'en-cola'
}
