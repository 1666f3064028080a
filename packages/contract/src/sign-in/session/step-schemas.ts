import * as z from 'zod/mini'

/** What a person may show beside its password: an app's code, a passkey, or one of the codes for when both are lost. */
export const Factor = z.enum(['totp', 'passkey', 'recovery'])
export type Factor = z.infer<typeof Factor>

/** The second step that a login waits for. */
export const SignInStep = z.object({
  step: z.string(),
  /** What the person has and this host takes; empty where it must set one up now, because the company asks for it. */
  methods: z.array(Factor),
  enrols: z.boolean(),
  /** Where the person's passkeys were made, if none of them is good at this host. */
  passkeyHosts: z.array(z.string()),
  /** Whether passkeys can be made at this address. */
  canUsePasskeys: z.boolean(),
})
export type SignInStep = z.infer<typeof SignInStep>
