import {
  mailPurposePrefixTexts,
  mailPurposeTexts,
  otherMailPurposeText,
} from '@enlace/contract/mail/desk/texts.ts'
import { describe, expect, it } from 'vitest'
import { purposeText } from './mail-purpose.ts'

describe('what caused a mail', () => {
  it('is said in Spanish, and never by the name under which it is kept', () => {
    expect(purposeText('mail-sender-code')).toBe(mailPurposeTexts['mail-sender-code'])
    expect(purposeText('registration-approved')).toBe(mailPurposePrefixTexts['registration-'])
    expect(purposeText('something-new')).toBe(otherMailPurposeText)
  })
})
