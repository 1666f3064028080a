import * as z from 'zod/mini'

/** A second factor: an app's code, a passkey, or a recovery code. */
export const Factor = z.enum(['totp', 'passkey', 'recovery'])
export type Factor = z.infer<typeof Factor>

/** The second step of a login. */
export const SignInStep = z.object({
  step: z.string(),
  /** The user's factors that work at this host; empty if one must be set up now, because the company requires it. */
  methods: z.array(Factor),
  enrols: z.boolean(),
  /** The hosts of the user's passkeys, if none is valid at this host. */
  passkeyHosts: z.array(z.string()),
  /** Whether passkeys can be created at this host. */
  canUsePasskeys: z.boolean(),
})
export type SignInStep = z.infer<typeof SignInStep>
