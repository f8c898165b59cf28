import { makeShopper, type Send } from '../fault-shopper.ts'
import { ask } from '../server.ts'

/** The demo's consumer at a server that listens there; which one is asked anew for each call. */
export async function logInAsTraveller(portNow: () => number): Promise<Send> {
  const { headers, text } = await ask(portNow(), {
    method: 'POST',
    path: '/api/v1/account/authentication',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username: 'traveller', password: 'portolan-demo' }).toString(),
  })
  const [cookie = ''] = String(headers['set-cookie']?.[0] ?? '').split(';')
  if (!JSON.parse(text).id) throw new Error(`The traveller could not log in: ${text}`)
  return makeShopper(portNow, { cookie })
}
