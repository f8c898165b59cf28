import { type Language, tagOf } from '@portolan/domain/language'
import type * as openid from 'openid-client'
import type { Config } from '../config.ts'
import { hashOf } from '../platform/crypto.ts'
import { type Identity, identityOf } from './claims.ts'

/** What must come back unchanged, and is never shown to the browser. */
export interface Handshake {
  state: string
  nonce: string
  verifier: string
}

export type Recognition =
  | { identity: Identity }
  /** The code is not one that was given for this handshake: replayed, guessed or too old. */
  | 'codeRefused'
  | 'failed'

export interface Provider {
  /** Where to send the browser; undefined when the provider cannot be reached. */
  begin(language: Language): Promise<{ address: URL; handshake: Handshake } | undefined>
  recognise(callback: URL, handshake: Handshake): Promise<Recognition>
}

type Settings = NonNullable<Config['oidc']>

type Program = typeof openid

/** Why it did not work, for the operator: names and codes, never what the provider or the browser sent. */
export type Tell = (reason: { name: string; code: unknown }) => void

function reasonOf(client: Program, error: unknown): { name: string; code: unknown } {
  const { name, cause } = error instanceof Error ? error : new Error()
  if (error instanceof client.ResponseBodyError) return { name, code: error.error }
  const { code } = error as { code?: unknown }
  return { name, code: code ?? (cause as { code?: unknown } | undefined)?.code }
}

/** Seconds for each question to the provider. */
const patience = 4

/** Milliseconds for all questions of one callback together. */
const allTogether = 9_000

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** In clear only where nobody can listen, or where nothing is at stake. */
const mayBeInsecure = ({ protocol, hostname }: URL, production: boolean): boolean =>
  protocol === 'http:' && (!production || loopback.test(hostname))

/** Basic is what every provider must understand unless it says otherwise. */
function authenticationBy(client: Program, secret: string | undefined): openid.ClientAuth {
  if (!secret) return client.None()
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest)
  }
}

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The provider took too long.')), allTogether)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

interface Parts {
  settings: Settings
  redirectUri: URL
  production: boolean
  tell: Tell
}

/** Authorisation code with PKCE, at any OpenID provider. The provider is asked about itself at the first use. */
function openProvider(client: Program, { settings, redirectUri, production, tell }: Parts): Provider {
  const { issuer, clientId, clientSecret } = settings
  let asked: Promise<openid.Configuration> | undefined

  const discover = (): Promise<openid.Configuration> => {
    const execute = [client.enableNonRepudiationChecks]
    if (mayBeInsecure(issuer, production)) execute.push(client.allowInsecureRequests)
    asked ??= client
      .discovery(issuer, clientId, undefined, authenticationBy(client, clientSecret), { timeout: patience, execute })
      .catch((error: unknown) => {
        asked = undefined
        throw error
      })
    return asked
  }

  async function identify(callback: URL, { state, nonce, verifier }: Handshake): Promise<Identity> {
    const provider = await discover()
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
    const tokens = await client.authorizationCodeGrant(provider, callback, checks)
    const claims = tokens.claims()
    if (!claims) throw new Error('The provider sent no identity.')
    const more =
      claims.email === undefined && provider.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(provider, tokens.access_token, claims.sub)
        : {}
    return identityOf(claims.iss, claims.sub, hashOf(`${claims.iss} ${claims.sub}`).slice(0, 12), {
      ...claims,
      ...more,
    })
  }

  return {
    async begin(language) {
      const provider = await discover().catch((error: unknown) => tell(reasonOf(client, error)))
      if (!provider) return undefined
      const verifier = client.randomPKCECodeVerifier()
      const handshake = { state: client.randomState(), nonce: client.randomNonce(), verifier }
      const address = client.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri.href,
        scope: 'openid email profile',
        response_type: 'code',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state: handshake.state,
        nonce: handshake.nonce,
        ui_locales: tagOf(language),
      })
      return { address, handshake }
    },
    async recognise(callback, handshake) {
      try {
        return { identity: await inTime(identify(callback, handshake)) }
      } catch (error) {
        tell(reasonOf(client, error))
        const refused = error instanceof client.ResponseBodyError && error.error === 'invalid_grant'
        return refused ? 'codeRefused' : 'failed'
      }
    },
  }
}

/** The program that speaks to providers is read when somebody signs on: most installations have none. */
export function makeProvider(parts: Parts): Provider {
  const open = async () => openProvider(await import('openid-client'), parts)
  let opened: Promise<Provider> | undefined
  const provider = () => {
    opened ??= open()
    return opened
  }
  return {
    begin: async (language) => (await provider()).begin(language),
    recognise: async (callback, handshake) => (await provider()).recognise(callback, handshake),
  }
}
