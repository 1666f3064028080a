import * as oidc from 'openid-client'
import { Problem } from '@enlace/contract/core/problems.ts'
import { guardedFetch } from '../../../core/outgoing/guarded-fetch.ts'
import { isNamedHost, type FindAddresses } from '../../../core/outgoing/guarded-lookup.ts'
import type { Settings } from '../../../core/settings/settings.ts'

/** Whom the provider knows us as. */
export interface Client {
  issuer: string
  clientId: string
  secret: string
}

/** Seconds that a provider may take to answer. */
const patience = 8
/** Bytes of an answer that are read: those of the large providers have less than a tenth. */
const largestAnswer = 512 * 1024

/** What is kept between the way out and the way back; nobody but this server reads it. */
export interface Proof {
  state: string
  nonce: string
  verifier: string
}

/** Who the provider says that came. */
export interface Vouched {
  /** What it knows the person by, for ever. */
  subject: string
  email: string | undefined
  isVerified: boolean | undefined
}

/** What of the settings says how a provider is asked. */
type Asking = Pick<Settings, 'oidcHosts' | 'proxy'>

/** Whether an issuer's address is written as one that may be asked: with TLS, or at a host that the operator named. */
export function mayAsk({ oidcHosts }: Asking, issuer: string): boolean {
  const url = new URL(issuer)
  return url.protocol === 'https:' || isNamedHost(url, oidcHosts)
}

/** Asks an issuer what it is. @throws Problem `oidc-unreachable` where it does not answer as a provider. */
export async function discover(
  settings: Asking,
  { issuer, clientId, secret }: Client,
  find?: FindAddresses,
): Promise<oidc.Configuration> {
  if (!mayAsk(settings, issuer)) throw new Problem('oidc-unreachable')
  try {
    return await oidc.discovery(new URL(issuer), clientId, undefined, authentication(secret), {
      timeout: patience,
      // Whatever is asked later, of the addresses that the provider itself names, is asked in the same way.
      [oidc.customFetch]: askGuarded(settings, find),
      execute: [
        // A token is believed by its signature, not by the connection that it came over.
        oidc.enableNonRepudiationChecks,
        // Only what may be asked without TLS gets here with such an address.
        ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
      ],
    })
  } catch {
    throw new Problem('oidc-unreachable')
  }
}

function askGuarded({ oidcHosts, proxy }: Asking, find: FindAddresses | undefined): oidc.CustomFetch {
  return (url, { method, headers, body }) => {
    // The library sends forms, and nothing else.
    const sent = body === undefined || body === null ? undefined : String(body as URLSearchParams | string)
    return guardedFetch(
      url,
      { method, headers, ...(sent !== undefined && { body: sent }) },
      { ownHosts: oidcHosts, patienceMilliseconds: patience * 1000, largestAnswer, proxy, find },
    )
  }
}

/** The secret as the provider wants it; most take it in the form. */
function authentication(secret: string): oidc.ClientAuth {
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const way = methods.includes('client_secret_post') ? oidc.ClientSecretPost : oidc.ClientSecretBasic
    way(secret)(server, client, body, headers)
  }
}

/**
 * Where the browser goes to sign in, and what to keep until it comes back.
 * @throws Problem `oidc-unreachable` where the provider names no page of the web for it.
 */
export async function wayOut(
  provider: oidc.Configuration,
  redirectUri: string,
  email: string,
): Promise<{ address: string; proof: Proof }> {
  const proof = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  }
  const asked = {
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(proof.verifier),
    code_challenge_method: 'S256',
    state: proof.state,
    nonce: proof.nonce,
    login_hint: email,
  }
  try {
    return { address: oidc.buildAuthorizationUrl(provider, asked).href, proof }
  } catch {
    // The library takes addresses of the web only, and with TLS where the issuer has it.
    throw new Problem('oidc-unreachable')
  }
}

/** Whom the provider vouches for, by the address that it sent the browser back to. @throws what openid-client throws. */
export async function wayBack(provider: oidc.Configuration, address: URL, proof: Proof): Promise<Vouched> {
  const tokens = await oidc.authorizationCodeGrant(provider, address, {
    pkceCodeVerifier: proof.verifier,
    expectedState: proof.state,
    expectedNonce: proof.nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('A sign-in has an identity token')
  // What is asked for as a scope comes in the token with some providers, by a call of its own with others.
  const told =
    claims['email'] === undefined && provider.serverMetadata().userinfo_endpoint !== undefined
      ? { ...claims, ...(await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)) }
      : claims
  const email = told['email'] ?? told['preferred_username']
  const isVerified = told['email_verified']
  return {
    subject: claims.sub,
    email: typeof email === 'string' ? email : undefined,
    isVerified:
      isVerified === true || isVerified === 'true' ? true : isVerified === undefined ? undefined : false,
  }
}
