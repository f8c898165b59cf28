import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { type Described, describeApi } from './openapi/document.ts'

/** The documentation page brings its own scripts and styles as files; nothing inline, nothing from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Our name, and no bar that advertises the tool and fetches other documents. */
const theme = {
  title: 'Portolan API',
  css: [{ filename: 'portolan.css', content: '.swagger-ui .topbar { display: none }' }],
}

export async function serveDocs(app: FastifyInstance, described: Described): Promise<void> {
  let written: object | undefined
  /** Of all that is ready when the server listens this was the longest to write, and few nodes are ever asked for it. */
  const write = () => {
    written ??= describeApi(described)
    return written as never
  }
  await app.register(swagger, { mode: 'static', specification: { document: { openapi: '3.1.0' } as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    theme,
    transformSpecification: write,
    transformSpecificationClone: false,
  })
}
