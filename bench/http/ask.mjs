import { Agent, request } from 'node:http'

/** They end before the server ends them, as those of buyers do. */
const connections = new Agent({ keepAlive: true, maxSockets: 512, timeout: 60_000 })

/** Answers how many bytes travelled. */
export function ask({ url, cookie }, { path, body, headers: own }, index) {
  return new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body(index))
    const headers = {
      cookie,
      origin: url,
      'accept-encoding': 'br',
      accept: 'application/json',
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...own?.(index),
    }
    const sent = request(`${url}${path}`, { method: text ? 'POST' : 'GET', agent: connections, headers })
    sent.once('error', reject)
    sent.once('response', (reply) => {
      const parts = []
      reply.on('data', (part) => parts.push(part))
      reply.once('end', () => {
        const answer = Buffer.concat(parts)
        if (reply.statusCode === 200) resolve(answer.length)
        else reject(new Error(`${path}: ${reply.statusCode} ${answer}`))
      })
    })
    sent.end(text)
  })
}
