/** What a later server said of a mail that had gone out: refused for good, given up for now, or late and still tried. */
export const mailBounces = ['rechazado', 'temporal', 'demorado'] as const
export type MailBounce = (typeof mailBounces)[number]
