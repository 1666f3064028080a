import * as z from 'zod/mini'

/** The data that the server writes into the back office's page. */
export const BackofficeBoot = z.object({
  /** The URL of its API, relative to the page. */
  apiUrl: z.string(),
  /** The URL of the suppliers' portal. */
  portalUrl: z.string(),
  /** Whether any company uses its own identity provider for staff. */
  offersOidc: z.boolean(),
  captcha: z.object({ provider: z.enum(['altcha', 'turnstile', 'recaptcha']), siteKey: z.string() }),
})
export type BackofficeBoot = z.infer<typeof BackofficeBoot>
