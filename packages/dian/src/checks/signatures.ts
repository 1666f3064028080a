import { fill } from '@enlace/contract/core/fill.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { CheckName } from '../model/checks.ts'
import type { SignatureReport } from '../model/signature.ts'
import { words } from '../texts/texts.ts'
import { foundIf, type Checker } from './found.ts'

const checksOf = {
  absent: 'signature-absent',
  valid: 'certificate-told',
  'digest-differs': 'signature-digest',
  'value-differs': 'signature-value',
  unreadable: 'signature-unreadable',
} as const satisfies Record<SignatureReport['state'], CheckName>

/** What the verification of the signature found, and of whom it is. */
export const checkSignature: Checker = ({ document: { issueDate }, signature }) => {
  const { state, signer, issuer, validFrom, validTo, chain, policy, isSelfIssued } = signature
  const shown = (moment: Date | null) => (moment ? formatDate(todayInBogota(moment)) : words.noDate)
  const values = {
    firmante: signer || words.noName,
    emisor: issuer || words.noName,
    cadena: chain.length > 1 ? fill(words.chain, { cadena: chain.slice(1).join(', ') }) : words.noChain,
    inicio: shown(validFrom),
    fin: shown(validTo),
  }
  const isOutside =
    (validFrom !== null && issueDate < todayInBogota(validFrom)) ||
    (validTo !== null && issueDate > todayInBogota(validTo))
  return [
    { check: checksOf[state], values },
    ...foundIf(state === 'valid' && policy !== 'dian', 'signature-policy', () => ({
      politica: policy === 'none' ? words.policies.none : words.policies.other,
    })),
    ...foundIf(state === 'valid' && isSelfIssued, 'certificate-self-issued', () => values),
    ...foundIf(isOutside, 'certificate-period', () => ({ ...values, fecha: formatDate(issueDate) })),
  ]
}
