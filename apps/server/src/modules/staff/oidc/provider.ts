import * as oidc from 'openid-client'
import { Problem } from '@enlace/contract/core/problems.ts'
import { guardedFetch } from '../../../core/outgoing/guarded-fetch.ts'
import { isNamedHost, type FindAddresses } from '../../../core/outgoing/guarded-lookup.ts'
import type { Settings } from '../../../core/settings/settings.ts'

/** Our client registration at the provider. */
export interface Client {
  issuer: string
  clientId: string
  secret: string
}

/** Seconds that a provider may take to answer. */
const patience = 8
/** The maximum bytes read of an answer; those of the large providers have less than a tenth. */
const largestAnswer = 512 * 1024

/** The secrets of a sign-in in progress, readable by this server only. */
export interface Proof {
  state: string
  nonce: string
  verifier: string
}

/** The person that the provider asserts. */
export interface Vouched {
  /** The provider's permanent identifier of the person. */
  subject: string
  email: string | undefined
  isVerified: boolean | undefined
}

/** The settings for requests to providers. */
type Asking = Pick<Settings, 'oidcHosts' | 'proxy'>

/** Returns whether an issuer's address may be requested: with TLS, or at a host that the operator named. */
export function mayAsk({ oidcHosts }: Asking, issuer: string): boolean {
  const url = new URL(issuer)
  return url.protocol === 'https:' || isNamedHost(url, oidcHosts)
}

/** Discovers an issuer's configuration. @throws Problem `oidc-unreachable` if it does not answer as a provider. */
export async function discover(
  settings: Asking,
  { issuer, clientId, secret }: Client,
  find?: FindAddresses,
): Promise<oidc.Configuration> {
  if (!mayAsk(settings, issuer)) throw new Problem('oidc-unreachable')
  try {
    return await oidc.discovery(new URL(issuer), clientId, undefined, authentication(secret), {
      timeout: patience,
      // Later requests to addresses that the provider names are guarded in the same way.
      [oidc.customFetch]: askGuarded(settings, find),
      execute: [
        // Tokens must be verified by their signature, not trusted because of the connection.
        oidc.enableNonRepudiationChecks,
        // An address with `http:` was already checked by `mayAsk`.
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

/** Returns the client authentication that the provider expects; most take the secret in the form. */
function authentication(secret: string): oidc.ClientAuth {
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const way = methods.includes('client_secret_post') ? oidc.ClientSecretPost : oidc.ClientSecretBasic
    way(secret)(server, client, body, headers)
  }
}

/**
 * Returns the address to which the browser is sent, and the proof to keep until it returns. @throws Problem
 * `oidc-unreachable` if the provider names no valid page for it.
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
    // The library only accepts web addresses, with TLS if the issuer has it.
    throw new Problem('oidc-unreachable')
  }
}

/**
 * Returns the person that the provider asserts, from the address with which the browser returned. @throws
 * openid-client's errors.
 */
export async function wayBack(provider: oidc.Configuration, address: URL, proof: Proof): Promise<Vouched> {
  const tokens = await oidc.authorizationCodeGrant(provider, address, {
    pkceCodeVerifier: proof.verifier,
    expectedState: proof.state,
    expectedNonce: proof.nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('A sign-in has an identity token')
  // Requested claims are in the token with some providers, in the userinfo answer with others.
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
