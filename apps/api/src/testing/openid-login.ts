import type Provider from 'oidc-provider'

const page = (uid: string, problem = '') => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Test provider</title></head>
<body>
<main>
<h1>Sign in</h1>
<p role="alert">${problem}</p>
<form method="post" action="/interaction/${uid}">
<label>Username <input name="username" autocomplete="username" required></label>
<button type="submit">Sign in</button>
</form>
<p><a href="/interaction/${uid}/decline">Cancel</a></p>
</main>
</body>
</html>`

async function formOf(request: AsyncIterable<Buffer>): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

const path = /^\/interaction\/([\w-]+)(\/decline)?$/

/** The provider's own pages: a name is enough, since nobody's secret is at stake in a test. */
export function serveLoginPage(provider: Provider, isKnown: (username: string) => boolean): void {
  provider.use(async (context, next) => {
    const [, uid, declined] = path.exec(context.path) ?? []
    if (!uid) return next()
    const { req, res } = context
    if (declined) {
      context.respond = false
      return provider.interactionFinished(req, res, { error: 'access_denied' }, { mergeWithLastSubmission: false })
    }
    const username = context.method === 'POST' ? (await formOf(req)).get('username') : undefined
    if (username && isKnown(username)) {
      context.respond = false
      return provider.interactionFinished(req, res, { login: { accountId: username } })
    }
    context.type = 'html'
    context.body = page(uid, username ? 'Unknown username.' : '')
  })
}
