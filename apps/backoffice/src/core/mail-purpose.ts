import { mailPurposePrefixTexts, mailPurposeTexts } from '@enlace/contract/mail/desk/texts.ts'

/** What caused a mail, in words; a cause that has none is shown as it is kept. */
export function purposeText(purpose: string): string {
  const beginning = Object.keys(mailPurposePrefixTexts).find((start) => purpose.startsWith(start))
  return (
    mailPurposeTexts[purpose] ??
    (beginning === undefined ? purpose : (mailPurposePrefixTexts[beginning] ?? purpose))
  )
}
