/** The branding of a company's mails: name, colour, text colour and contact. */
export interface MailBrand {
  company: string
  colour: string
  contrast: string
  contact: string
}

/** The texts of a mail, in reading order; they are plain text, never markup. */
export interface MailWords {
  subject: string
  title: string
  paragraphs: readonly string[]
  /** Pairs of label and value that were sent or decided. */
  facts?: readonly { label: string; value: string }[]
  /** The only action; its address is repeated below, for copying. */
  button?: { label: string; href: string }
  /** Remarks at the end. */
  small?: readonly string[]
}

/** A mail in its two forms. */
export interface MailContent {
  subject: string
  html: string
  text: string
}
