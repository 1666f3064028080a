import * as z from 'zod/mini'

/** What a person may show beside its password: an app's code, a passkey, or one of the codes for when both are lost. */
export const Factor = z.enum(['totp', 'passkey', 'recovery'])
export type Factor = z.infer<typeof Factor>

/** The token of a step that is under way. */
export const StepToken = z.string().check(z.maxLength(100))

/** A code as somebody types it: of the app, or of those for an emergency. */
const TypedCode = z.string().check(z.maxLength(40))

const Bytes = z.string().check(z.maxLength(20_000))

/** What a passkey answers to a challenge, as the browser gives it. */
export const PasskeyAnswer = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.optional(Bytes),
  }),
  clientExtensionResults: z.object({}),
})

/** A new passkey, as the browser made it. */
export const NewPasskey = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
  clientExtensionResults: z.object({}),
})

const Described = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
})

/** What a browser is asked to let a passkey sign. */
export const PasskeyRequest = z.object({
  step: z.string(),
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.literal('preferred'),
    allowCredentials: z.array(Described),
  }),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

/** What a browser is asked to make a passkey of. */
export const PasskeyCreation = z.object({
  step: z.string(),
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
    timeout: z.number(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(Described),
    authenticatorSelection: z.object({
      residentKey: z.literal('preferred'),
      requireResidentKey: z.boolean(),
      userVerification: z.literal('preferred'),
    }),
  }),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** A key for an authenticator app: as text, as its address, and as a picture (the side in modules, and the dark ones as an SVG path). */
export const TotpKey = z.object({
  step: z.string(),
  secret: z.string(),
  address: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
})
export type TotpKey = z.infer<typeof TotpKey>

/** What shows that somebody is the person: with `step`, the passkey's answer to that step's challenge. */
export const FactorProof = z.discriminatedUnion('factor', [
  z.object({ factor: z.literal('totp'), code: TypedCode }),
  z.object({ factor: z.literal('recovery'), code: TypedCode }),
  z.object({ factor: z.literal('passkey'), answer: PasskeyAnswer }),
])
export type FactorProof = z.infer<typeof FactorProof>

/** The second step that a login waits for; `methods` is empty where the person has none yet and must set one up. */
export const SignInStep = z.object({
  step: z.string(),
  methods: z.array(Factor),
  enrols: z.boolean(),
  /** Where the person's passkeys were made, when none of them is good at this host. */
  passkeyHosts: z.array(z.string()),
  /** Whether passkeys can be used at this address at all. */
  canUsePasskeys: z.boolean(),
})
export type SignInStep = z.infer<typeof SignInStep>

/** The codes for when the rest is lost, shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.nullable(z.array(z.string())) })

/** How a session may show again who it is. */
export const StepUpMethods = z.object({
  methods: z.array(z.enum(['password', 'totp', 'passkey', 'recovery'])),
})

/** What shows again who a session is: the password, where the person has no second factor. */
export const StepUpBody = z.discriminatedUnion('factor', [
  z.object({ factor: z.literal('password'), password: z.string().check(z.maxLength(200)) }),
  z.object({ factor: z.literal('totp'), code: TypedCode }),
  z.object({ factor: z.literal('recovery'), code: TypedCode }),
  z.object({ factor: z.literal('passkey'), step: StepToken, answer: PasskeyAnswer }),
])
export type StepUpBody = z.infer<typeof StepUpBody>
