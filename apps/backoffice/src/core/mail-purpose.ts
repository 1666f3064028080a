import {
  mailPurposePrefixTexts,
  mailPurposeTexts,
  otherMailPurposeText,
} from '@enlace/contract/mail/desk/texts.ts'

/** What caused a mail, in words, also where another version of the portal sent it. */
export function purposeText(purpose: string): string {
  const beginning = Object.keys(mailPurposePrefixTexts).find((start) => purpose.startsWith(start))
  return mailPurposeTexts[purpose] ?? mailPurposePrefixTexts[beginning ?? ''] ?? otherMailPurposeText
}
