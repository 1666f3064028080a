import { Problem } from '@enlace/contract/core/problems.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { isLoopback, type Settings } from '../../../core/settings/settings.ts'

/** Minutes for which the address of a mail draws it. */
const validMinutes = 10

/**
 * Whether mails that open something for their recipient alone may be read by the staff: only where nobody else could, in the
 * demonstration or on one's own machine, and no mail server takes them away. There a newcomer follows every flow by them.
 */
export function showsPersonalMails({
  smtpUrl,
  isDemo,
  publicUrl,
}: Pick<Settings, 'smtpUrl' | 'isDemo' | 'publicUrl'>): boolean {
  return smtpUrl === undefined && (isDemo || isLoopback(new URL(publicUrl).hostname))
}

/** The text by which an address draws a mail: signed, so that nobody else has one drawn, and for some minutes only. */
export function writeMailAddress(keys: Keys, company: number, id: string, now: number): string {
  const text = [company, id, now + validMinutes * 60_000].join('.')
  return `${text}.${keys.derive('mail-preview', text)}`
}

/** The mail that an address names. @throws Problem `unknown-call` where nobody of this installation wrote it, or too long ago. */
export function readMailAddress(keys: Keys, written: string, now: number): { company: number; id: string } {
  const [company = '', id = '', until = '', signature = ''] = written.split('.')
  if (!keys.isDerived('mail-preview', [company, id, until].join('.'), signature))
    throw new Problem('unknown-call')
  if (Number(until) < now) throw new Problem('unknown-call')
  return { company: Number(company), id }
}

/** The addresses in a mail's text, each once. */
export function linksIn(text: string): string[] {
  return [...new Set([...text.matchAll(/https?:\/\/[^\s<>"']+/g)].map(([link]) => link))].slice(0, 20)
}
