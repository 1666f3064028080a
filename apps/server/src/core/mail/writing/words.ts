/** How a company's mails look: its name, its colour with the text on it, and how it is reached. */
export interface MailBrand {
  company: string
  colour: string
  contrast: string
  contact: string
}

/** What a mail says, in the order in which it is read; nothing of it is ever markup. */
export interface MailWords {
  subject: string
  title: string
  paragraphs: readonly string[]
  /** What was sent or decided, as pairs of a label and a value. */
  facts?: readonly { label: string; value: string }[]
  /** The one thing to do; its address also is below, to be copied. */
  button?: { label: string; href: string }
  /** Remarks below everything else. */
  small?: readonly string[]
}

/** A mail in its two forms. */
export interface MailContent {
  subject: string
  html: string
  text: string
}
