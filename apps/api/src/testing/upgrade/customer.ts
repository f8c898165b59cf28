import { makeShopper, type Send } from '../fault-shopper.ts'
import { ask } from '../server.ts'

/** The demo's consumer at a server that listens there. */
export async function logInAsTraveller(port: number): Promise<Send> {
  const { headers, text } = await ask(port, {
    method: 'POST',
    path: '/api/v1/account/authentication',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username: 'traveller', password: 'portolan-demo' }).toString(),
  })
  const [cookie = ''] = String(headers['set-cookie']?.[0] ?? '').split(';')
  if (!JSON.parse(text).id) throw new Error(`The traveller could not log in: ${text}`)
  return makeShopper(() => port, { cookie })
}
