import { Problem } from '@enlace/contract/core/problems.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { isLoopback, type Settings } from '../../../core/settings/settings.ts'

/** Minutes that the preview address of a mail is valid. */
const validMinutes = 10

/**
 * Returns whether the staff may read mails with personal links or codes: only in the demo or on a local machine,
 * without a mail server. There they are the only way to follow such flows.
 */
export function showsPersonalMails({
  smtpUrl,
  isDemo,
  publicUrl,
}: Pick<Settings, 'smtpUrl' | 'isDemo' | 'publicUrl'>): boolean {
  return smtpUrl === undefined && (isDemo || isLoopback(new URL(publicUrl).hostname))
}

/** Creates the signed, short-lived token of a mail's preview address. */
export function writeMailAddress(keys: Keys, company: number, id: string, now: number): string {
  const text = [company, id, now + validMinutes * 60_000].join('.')
  return `${text}.${keys.derive('mail-preview', text)}`
}

/**
 * Reads the token of a preview address. @throws Problem `unknown-call` if it was not signed by this installation, or
 * has expired.
 */
export function readMailAddress(keys: Keys, written: string, now: number): { company: number; id: string } {
  const [company = '', id = '', until = '', signature = ''] = written.split('.')
  if (!keys.isDerived('mail-preview', [company, id, until].join('.'), signature))
    throw new Problem('unknown-call')
  if (Number(until) < now) throw new Problem('unknown-call')
  return { company: Number(company), id }
}

/** Returns the distinct links of a mail's text. */
export function linksIn(text: string): string[] {
  return [...new Set([...text.matchAll(/https?:\/\/[^\s<>"']+/g)].map(([link]) => link))].slice(0, 20)
}
