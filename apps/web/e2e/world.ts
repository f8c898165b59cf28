import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../../scripts/server.mjs'
import { freePort } from '../../../scripts/services.mjs'
import { openPostgres } from '../../api/src/platform/db-postgres.ts'
import { startOpenIdProvider } from '../../api/src/testing/openid-provider.ts'

/** On PostgreSQL where one runs: it works beside the server, where PGlite holds it up. */
async function openDatabase(): Promise<{ env: Record<string, string>; drop(): Promise<void> }> {
  const { TEST_DATABASE_URL: address } = process.env
  if (!address) return { env: {}, drop: async () => {} }
  const name = `journeys_${Date.now()}`
  const tell = async (words: string) => {
    const server = await openPostgres(address)
    await server.script(words)
    await server.close()
  }
  await tell(`create database ${name}`)
  return {
    env: { DATABASE_URL: Object.assign(new URL(address), { pathname: `/${name}` }).href },
    drop: () => tell(`drop database if exists ${name} with (force)`),
  }
}

/** One built server with the demo world and one real OpenID provider, for all journeys. */
export default async function startWorld(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portolan-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const database = await openDatabase()
  const provider = await startOpenIdProvider({
    redirectUri: `${url}/api/v1/account/authentication/keycloak/callback`,
  })
  const server = await startServer(
    {
      ...database.env,
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      SUPPLIERS: 'house,simulated',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
    },
    { port },
  )
  process.env.BASE_URL = url
  process.env.OUTBOX = join(dataDir, 'outbox')
  process.env.CLAIMS = join(dataDir, 'claims')
  mkdirSync(process.env.CLAIMS)
  return async () => {
    await server.stop()
    // Why the server refused something is known to the server alone.
    if (process.env.E2E_REPORT) writeFileSync(`${process.env.E2E_REPORT}.log`, server.said())
    await provider.close()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
