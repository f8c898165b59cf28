import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../../scripts/server.mjs'
import { freePort } from '../../../scripts/services.mjs'
import { startOpenIdProvider } from '../../api/src/testing/openid-provider.ts'

/** One built server with the demo world and one real OpenID provider, for all journeys. */
export default async function startWorld(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portolan-e2e-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const provider = await startOpenIdProvider({
    redirectUri: `${url}/api/v1/account/authentication/keycloak/callback`,
  })
  const server = await startServer(
    {
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      SUPPLIERS: 'house,simulated',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
    },
    port,
  )
  process.env.BASE_URL = url
  process.env.OUTBOX = join(dataDir, 'outbox')
  return async () => {
    await server.stop()
    await provider.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
