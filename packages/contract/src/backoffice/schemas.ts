import * as z from 'zod/mini'

/** What the server writes into the back office's page. */
export const BackofficeBoot = z.object({
  /** Where its API is, relative to the page. */
  apiUrl: z.string(),
  /** The suppliers' portal. */
  portalUrl: z.string(),
  /** Whether some company lets its staff in by its own identity provider. */
  offersOidc: z.boolean(),
  captcha: z.object({ provider: z.enum(['altcha', 'turnstile', 'recaptcha']), siteKey: z.string() }),
})
export type BackofficeBoot = z.infer<typeof BackofficeBoot>
