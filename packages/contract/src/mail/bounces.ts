/** The kinds of bounces of a sent mail: permanent, temporary, or delayed and still tried. */
export const mailBounces = ['rechazado', 'temporal', 'demorado'] as const
export type MailBounce = (typeof mailBounces)[number]
