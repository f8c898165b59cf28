import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration, type JWK } from 'oidc-provider'
import { followAsBrowser } from './openid-browser.ts'
import { serveLoginPage } from './openid-login.ts'

/** What the provider says of a person; `sub` is the name typed in the login form. */
export type PersonClaims = Record<string, unknown>

export interface OpenIdProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Goes the whole way of a browser from the provider's address to our callback, and returns that without calling it. */
  signIn(url: string, username?: string): Promise<string>
  /** The same way, but the person says no. */
  decline(url: string): Promise<string>
  close(): Promise<void>
}

interface Options {
  redirectUri: string
  /** By the name typed in the login form; anybody else is not let in. */
  accounts?: Record<string, PersonClaims>
  port?: number
}

const mei = {
  email: 'mei.lam@provider.example',
  email_verified: true,
  given_name: 'Mei',
  family_name: 'Lam',
  preferred_username: 'mei',
}

const clientId = 'portolan'

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' } as JWK
}

const listen = (server: Server, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

function settings(redirectUri: string, clientSecret: string, accounts: Record<string, PersonClaims>): Configuration {
  return {
    clients: [
      { client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri], response_types: ['code'] },
    ],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_, id) => {
      const claims = accounts[id]
      return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) }
    },
    // Consent was given when the account was made: one page less, as in an agency's own Keycloak.
    async loadExistingGrant({ oidc }) {
      const { account, client, provider } = oidc
      if (!account || !client) return undefined
      const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

/** A real OpenID provider on loopback, with a login page that a browser can use as well. */
export async function startOpenIdProvider(options: Options): Promise<OpenIdProvider> {
  const { redirectUri, accounts = { mei }, port = 0 } = options
  let answer: RequestListener = (_, reply) => void reply.writeHead(503).end()
  const server = createServer((request, reply) => answer(request, reply))
  const issuer = `http://127.0.0.1:${await listen(server, port)}`
  const clientSecret = randomBytes(24).toString('base64url')
  const provider = new Provider(issuer, settings(redirectUri, clientSecret, accounts))
  serveLoginPage(provider, (name) => name in accounts)
  answer = provider.callback()
  const [first = ''] = Object.keys(accounts)
  return {
    issuer,
    clientId,
    clientSecret,
    signIn: (url, username = first) => followAsBrowser(url, redirectUri, { username }),
    decline: (url) => followAsBrowser(url, redirectUri, 'decline'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
