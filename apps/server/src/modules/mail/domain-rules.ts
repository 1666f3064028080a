import { createPublicKey } from 'node:crypto'
import type { DomainFinding } from '@enlace/contract/mail/settings/finding-schemas.ts'
import type { DomainCheck } from '@enlace/contract/mail/settings/schemas.ts'
import type { DomainNames } from '../../core/outgoing/domain-names.ts'

/** Selectors of the usual mail services, tried if a company named none. */
export const usualSelectors = ['google', 'selector1', 'selector2', 'default', 'k1', 's1', 'mail'] as const

const levels: Readonly<Record<DomainFinding, DomainCheck['level']>> = {
  'mx-good': 'good',
  'mx-none': 'warning',
  'spf-strict': 'good',
  'spf-soft': 'good',
  'spf-neutral': 'warning',
  'spf-open': 'bad',
  'spf-many': 'bad',
  'spf-lookups': 'bad',
  'spf-none': 'bad',
  'dkim-good': 'good',
  'dkim-weak': 'warning',
  'dkim-revoked': 'bad',
  'dkim-broken': 'bad',
  'dkim-none': 'bad',
  'dkim-unknown': 'warning',
  'dmarc-enforced': 'good',
  'dmarc-watch': 'warning',
  'dmarc-many': 'bad',
  'dmarc-broken': 'bad',
  'dmarc-none': 'bad',
  unanswered: 'unknown',
}

/**
 * Checks a domain's records as a receiving server would; an unreachable name server proves nothing about the domain.
 */
export function checkDomain(
  names: DomainNames,
  domain: string,
  selector: string | null,
): Promise<DomainCheck[]> {
  return Promise.all([
    answered('spf', domain, async () => spfOf(domain, await names.txt(domain))),
    answered('dkim', selector === null ? domain : keyName(selector, domain), () =>
      dkimOf(names, domain, selector),
    ),
    answered('dmarc', `_dmarc.${domain}`, () => dmarcOf(names, domain)),
    answered('mx', domain, async () => {
      const hosts = await names.mx(domain)
      return { finding: hosts.length > 0 ? 'mx-good' : 'mx-none', name: domain, found: hosts.join(', ') }
    }),
  ])
}

interface Found {
  finding: DomainFinding
  name: string
  found: string
}

async function answered(
  check: DomainCheck['check'],
  name: string,
  ask: () => Promise<Found>,
): Promise<DomainCheck> {
  const found = await ask().catch((): Found => ({ finding: 'unanswered', name, found: '' }))
  return { check, level: levels[found.finding], ...found, found: found.found.slice(0, 1000) }
}

/** Checks SPF (RFC 7208): one record, at most ten lookups, and an `all` term. */
function spfOf(name: string, texts: readonly string[]): Found {
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text))
  const [record = ''] = records
  return { finding: spfFinding(records), name, found: records.length > 1 ? records.join(' · ') : record }
}

function spfFinding(records: readonly string[]): DomainFinding {
  const [record] = records
  if (record === undefined) return 'spf-none'
  if (records.length > 1) return 'spf-many'
  const terms = record.trim().toLowerCase().split(/\s+/).slice(1)
  const lookups = terms.filter((term) => /^[+?~-]?(include:|exists:|redirect=|(a|mx|ptr)([:/]|$))/.test(term))
  if (lookups.length > 10) return 'spf-lookups'
  const everybody = terms.find((term) => /^[+?~-]?all$/.test(term))
  if (everybody === '-all') return 'spf-strict'
  if (everybody === '~all') return 'spf-soft'
  if (everybody === 'all' || everybody === '+all') return 'spf-open'
  // A redirect delegates the `all` term to another domain.
  return everybody === undefined && terms.some((term) => term.startsWith('redirect='))
    ? 'spf-soft'
    : 'spf-neutral'
}

const keyName = (selector: string, domain: string) => `${selector}._domainkey.${domain}`

/** Checks DKIM (RFC 6376): the key of the selector, or of the first usual selector that has one. */
async function dkimOf(names: DomainNames, domain: string, selector: string | null): Promise<Found> {
  if (selector !== null) {
    const name = keyName(selector, domain)
    const record = keyRecord(await names.txt(name))
    return { finding: record === undefined ? 'dkim-none' : keyFinding(record), name, found: record ?? '' }
  }
  const asked = await Promise.all(
    usualSelectors.map(async (usual) => {
      const name = keyName(usual, domain)
      return { name, record: keyRecord(await names.txt(name)) }
    }),
  )
  const hit = asked.find(({ record }) => record !== undefined)
  if (hit?.record === undefined) return { finding: 'dkim-unknown', name: `*._domainkey.${domain}`, found: '' }
  return { finding: keyFinding(hit.record), name: hit.name, found: hit.record }
}

const keyRecord = (texts: readonly string[]) => texts.find((text) => /(^|;)\s*p\s*=/i.test(text))

function keyFinding(record: string): DomainFinding {
  const tags = tagsOf(record)
  const key = (tags.get('p') ?? '').replace(/\s/g, '')
  if (key === '') return 'dkim-revoked'
  if ((tags.get('k') ?? 'rsa').toLowerCase() === 'ed25519')
    return Buffer.from(key, 'base64').length === 32 ? 'dkim-good' : 'dkim-broken'
  try {
    const { asymmetricKeyDetails } = createPublicKey({
      key: Buffer.from(key, 'base64'),
      format: 'der',
      type: 'spki',
    })
    return (asymmetricKeyDetails?.modulusLength ?? 0) < 2048 ? 'dkim-weak' : 'dkim-good'
  } catch {
    return 'dkim-broken'
  }
}

/** Checks DMARC (RFC 7489): of the domain itself, or of a parent domain. */
async function dmarcOf(names: DomainNames, domain: string): Promise<Found> {
  const labels = domain.split('.')
  const above = labels.map((_, place) => labels.slice(place).join('.')).filter((name) => name.includes('.'))
  for (const each of above) {
    const name = `_dmarc.${each}`
    // Sequential: the nearest domain with a record decides.
    const records = (await names.txt(name)).filter((text) => /^v\s*=\s*DMARC1/i.test(text))
    const [record] = records
    if (records.length > 1) return { finding: 'dmarc-many', name, found: records.join(' · ') }
    if (record !== undefined) return { finding: dmarcFinding(record), name, found: record }
  }
  return { finding: 'dmarc-none', name: `_dmarc.${domain}`, found: '' }
}

function dmarcFinding(record: string): DomainFinding {
  const policy = tagsOf(record).get('p')?.toLowerCase()
  if (policy === 'none') return 'dmarc-watch'
  return policy === 'quarantine' || policy === 'reject' ? 'dmarc-enforced' : 'dmarc-broken'
}

/** Parses the tags of a record (`v=DMARC1; p=none`), by name. */
function tagsOf(record: string): Map<string, string> {
  return new Map(
    record.split(';').flatMap((part) => {
      const [name, ...rest] = part.split('=')
      return name === undefined || rest.length === 0
        ? []
        : [[name.trim().toLowerCase(), rest.join('=').trim()] as const]
    }),
  )
}
